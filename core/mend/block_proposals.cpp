// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/language/language.h"
#include "core/mend/context.h"
#include "core/mend/fences.h"
#include "core/mend/forms.h"
#include "core/mend/lines.h"
#include "core/text/json_data.h"
#include "core/text/strict_yaml.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;
using language::Field;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

const Field* sectionCalled(std::string_view name) {
  return language::specDocumentType().field(name);
}
bool isList(const Field& section) {
  return section.type().kind == TypeKind::List;
}

/// The lines of one block, to be changed.
class BlockLines {
 public:
  BlockLines(const SourceText& source, Span content) {
    for (std::uint32_t number = source.lineOf(content.begin); number <= source.lineCount(); ++number) {
      const Line line = lineAt(source, number);
      if (line.begin >= content.end) break;
      m_lines.push_back(line);
    }
  }
  const std::vector<Line>& lines() const { return m_lines; }
  const Line* startingWith(std::string_view start) const {
    const auto found =
        std::ranges::find_if(m_lines, [&](const Line& line) { return line.text.starts_with(start); });
    return found == m_lines.end() ? nullptr : &*found;
  }

 private:
  std::vector<Line> m_lines;
};

class Blocks {
 public:
  Blocks(const Context& context, const text::YamlBlock& block, Proposals& proposals)
      : m_context(context), m_block(block), m_lines(context.source, block.content), m_proposals(proposals) {}

  void run() {
    itemsKey();
    namesAsKeys();
    otherSectionKey();
    json();
    table();
    anchors();
  }

 private:
  void offer(std::vector<TextEdit> edits, std::string title, std::string message, int cost) {
    if (edits.empty()) return;
    std::ranges::stable_sort(edits, {}, [](const TextEdit& edit) { return edit.span.begin; });
    m_proposals.push_back({std::move(edits), std::move(title), std::move(message), cost, false});
  }

  /// The list of a section without "items" above it.
  void itemsKey() {
    const Field* section = sectionCalled(m_block.section);
    if (section == nullptr || !isList(*section) || m_lines.startingWith("items:") != nullptr) return;
    for (const Line& line : m_lines.lines()) {
      if (!line.hasDash()) continue;
      offer({{{line.begin, line.begin}, "items:\n"}},
            "Insert items:", "The entries of the section stand under the key \"items\"", 5);
      return;
    }
  }

  /// "zones:" with its entries below, for section: "zones" and items; several of them in one block.
  void namesAsKeys() {
    std::vector<TextEdit> edits;
    const Field* section = nullptr;
    std::size_t sections = m_block.section.empty() ? 0 : 1;
    for (std::size_t i = 0; i < m_lines.lines().size(); ++i) {
      const Line& line = m_lines.lines()[i];
      if (line.isEmpty()) continue;
      const std::size_t colon = line.text.find(':');
      const std::string_view key = line.text.substr(0, std::min(colon, line.text.size()));
      const Field* named = line.indent() == 0 && colon != std::string_view::npos && key != m_block.section
                               ? sectionCalled(key)
                               : nullptr;
      if (named != nullptr && (m_block.section.empty() || isList(*named))) {
        section = named;
        const std::string_view rest = line.text.substr(colon + 1);
        const bool isAlone = rest.find_first_not_of(' ') == std::string_view::npos;
        std::string head = (++sections > 1 ? "```\n\n```yaml\n" : "") + ("section: \"" + named->name + '"');
        if (isList(*named)) head += isAlone ? "\nitems:" : "\nitems:" + std::string(rest);
        if (!isAlone && !isList(*named)) return;
        edits.push_back({{line.begin, line.end}, head});
      } else if (section != nullptr && !isList(*section)) {
        if (line.indent() < 2) return;
        edits.push_back({{line.begin, line.begin + 2}, ""});
      }
    }
    offer(std::move(edits), "Begin the block with its section",
          "A block says which section it holds with the key \"section\"", 5);
  }

  /// part: "zones" for section: "zones".
  void otherSectionKey() {
    if (!m_block.section.empty()) return;
    for (const DataEntry& entry : m_block.root.entries) {
      if (entry.value.kind != DataKind::String || sectionCalled(entry.value.text) == nullptr ||
          !entry.keySpan.known())
        continue;
      offer({{entry.keySpan, "section"}}, "Replace with \"section\"",
            "A block says which section it holds with the key \"section\"", 6);
      return;
    }
  }

  /// A block in JSON, or in braces as a whole.
  void json() {
    const std::string_view content = m_context.view(m_block.content);
    const std::size_t brace = content.find_first_not_of(" \n");
    if (brace == std::string_view::npos || content[brace] != '{') return;
    const SourceText inner("block.json", std::string(content));
    diagnostics::List mistakes;
    const DataNode data = text::readJson(inner, mistakes);
    if (!mistakes.empty() || data.kind != DataKind::Map) return;
    std::vector<TextEdit> edits = {{m_block.content, text::writeYaml(data)}};
    const Line fence = lineOf(m_context.source, m_block.fence.begin);
    if (fence.text != "```yaml") edits.insert(edits.begin(), TextEdit{{fence.begin, fence.end}, "```yaml"});
    offer(std::move(edits), "Write the block as YAML", "The block is written as JSON", 3);
  }

  static std::vector<std::string> cells(std::string_view row) {
    std::vector<std::string> found;
    row.remove_prefix(std::min(row.find('|') + 1, row.size()));
    for (std::size_t bar = row.find('|'); bar != std::string_view::npos; bar = row.find('|')) {
      std::string_view cell = row.substr(0, bar);
      cell.remove_prefix(std::min(cell.find_first_not_of(' '), cell.size()));
      cell = cell.substr(0, cell.find_last_not_of(' ') + 1);
      found.emplace_back(cell);
      row.remove_prefix(bar + 1);
    }
    return found;
  }

  /// Rows under a head of keys, for entries.
  void table() {
    std::vector<std::string> head;
    std::string items;
    Span span;
    for (const Line& line : m_lines.lines()) {
      const std::string_view text = line.text.substr(line.indent());
      if (!text.starts_with('|')) continue;
      const std::vector<std::string> row = cells(text);
      if (!span.known()) span.begin = line.begin;
      span.end = line.next;
      if (text.find_first_not_of("|-: ") == std::string_view::npos) continue;
      if (head.empty()) {
        head = row;
        continue;
      }
      if (row.size() != head.size()) return;
      std::string entry;
      for (std::size_t i = 0; i < row.size(); ++i) {
        if (row[i].empty()) continue;
        const std::size_t digits = row[i].starts_with('-') ? 1 : 0;
        const bool isPlain =
            row[i] == "true" || row[i] == "false" || row[i].starts_with('"') || row[i].starts_with('{') ||
            row[i].starts_with('[') ||
            (row[i].size() > digits && row[i].find_first_not_of("0123456789", digits) == std::string::npos);
        entry += (entry.empty() ? "" : ", ") + head[i] + ": " +
                 (isPlain ? row[i] : flowText(DataNode::ofString(row[i])));
      }
      items += "  - { " + entry + " }\n";
    }
    if (items.empty()) return;
    if (m_lines.startingWith("items:") == nullptr) items.insert(0, "items:\n");
    offer({{span, items}}, "Write the rows as entries", "A table stands where entries belong", 4);
  }

  /// Each alias written out, and the anchors taken away.
  void anchors() {
    const std::string_view content = m_context.view(m_block.content);
    std::vector<TextEdit> edits;
    std::vector<std::pair<std::string, std::string>> values;
    for (std::size_t at = content.find(" &"); at != std::string_view::npos; at = content.find(" &", at + 1)) {
      const std::size_t name = at + 2;
      const std::size_t end = std::min(content.find_first_of(" \n", name), content.size());
      const std::size_t stop = valueEnd(content, end + 1);
      if (end == name || stop <= end + 1) continue;
      values.emplace_back(std::string(content.substr(name, end - name)),
                          std::string(content.substr(end + 1, stop - end - 1)));
      edits.push_back({spanAt(at + 1, end + 1), ""});
    }
    for (std::size_t at = content.find('*'); at != std::string_view::npos && !values.empty();
         at = content.find('*', at + 1)) {
      for (const auto& [name, value] : values) {
        if (!content.substr(at + 1).starts_with(name)) continue;
        const std::size_t end = at + 1 + name.size();
        const std::size_t merge = content.substr(0, at).ends_with("<<: ") ? at - 4 : at;
        if (merge == at) {
          edits.push_back({spanAt(at, end), value});
          continue;
        }
        mergedKeys(content, merge, end, value, edits);
      }
    }
    if (values.size() < edits.size())
      offer(std::move(edits), "Write the values out", "Anchors and aliases are not allowed", 3);
  }

  /// The keys of a merged mapping that are not given already.
  void mergedKeys(std::string_view content, std::size_t begin, std::size_t end, const std::string& value,
                  std::vector<TextEdit>& edits) {
    const std::size_t open = content.rfind('{', begin);
    const std::size_t stop = open == std::string_view::npos ? open : valueEnd(content, open);
    if (stop == std::string_view::npos || !value.starts_with('{')) return;
    const std::string_view own = content.substr(end, stop - end);
    std::string added;
    for (std::size_t at = 1; at + 1 < value.size();) {
      const std::size_t key = value.find_first_not_of(" ,", at);
      const std::size_t colon = value.find(": ", key);
      if (key == std::string::npos || colon == std::string::npos) break;
      const std::size_t after = valueEnd(value, colon + 2);
      const std::string name = value.substr(key, colon - key);
      if (own.find(" " + name + ":") == std::string_view::npos)
        added += (added.empty() ? "" : ", ") + value.substr(key, after - key);
      at = after;
    }
    std::size_t last = end;
    if (added.empty() && content[last] == ',') ++last;
    if (added.empty() && content[last] == ' ') ++last;
    edits.push_back({spanAt(begin, last), added});
  }

  /// Where a value on one line ends that begins at `at`.
  static std::size_t valueEnd(std::string_view text, std::size_t at) {
    int depth = 0;
    bool isText = false;
    for (; at < text.size() && text[at] != '\n'; ++at) {
      const char c = text[at];
      if (c == '"') isText = !isText;
      if (isText) continue;
      if (c == '{' || c == '[') ++depth;
      if (c == '}' || c == ']') {
        if (--depth < 0) break;
        if (depth == 0) return at + 1;
      }
      if (c == ',' && depth == 0) break;
    }
    while (at > 0 && text[at - 1] == ' ') --at;
    return at;
  }

  Span spanAt(std::size_t begin, std::size_t end) const {
    return {m_block.content.begin + static_cast<std::uint32_t>(begin),
            m_block.content.begin + static_cast<std::uint32_t>(end)};
  }

  const Context& m_context;
  const text::YamlBlock& m_block;
  BlockLines m_lines;
  Proposals& m_proposals;
};

}  // namespace

void proposeBlocks(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  std::vector<TextEdit> fences = fenceEdits(context.source);
  if (!fences.empty() && fences.size() < 100)
    proposals.push_back({std::move(fences),
                         "Put each section into a block of its own, between ```yaml and ```",
                         "The rules of a section stand between ```yaml and ```", 4, false});
  if (!told.span.known()) return;
  for (const text::YamlBlock& block : context.markdown.blocks) {
    if (block.fence.touches(told.span.begin) || block.content.touches(told.span.begin))
      Blocks(context, block, proposals).run();
  }
}

}  // namespace ludo::mend
