// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>

#include "core/base/letters.h"
#include "core/language/language.h"
#include "core/mend/proposers.h"
#include "core/text/json_data.h"
#include "core/text/strict_yaml.h"
#include "core/wording/fences.h"
#include "core/wording/flow_text.h"
#include "core/wording/lines.h"

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
    otherHead();
    assignments();
    json();
    inBraces();
    withoutHead();
    listAlone();
    otherSection();
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
    bool isDeeper = false;  // what belongs to the section stands one level too deep
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
        const bool hasItems = isAlone && i + 1 < m_lines.lines().size() &&
                              m_lines.lines()[i + 1].text.substr(m_lines.lines()[i + 1].indent()) == "items:";
        isDeeper = hasItems || !isList(*named);
        if (isList(*named) && !hasItems) head += isAlone ? "\nitems:" : "\nitems:" + std::string(rest);
        if (!isAlone && !isList(*named)) return;
        edits.push_back({{line.begin, line.end}, head});
      } else if (section != nullptr && isDeeper) {
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

  /// "[tests]", "== tests ==" and "tests section" for section: "tests".
  void otherHead() {
    if (!m_block.section.empty()) return;
    const auto isFull = [](const Line& line) { return !line.isEmpty(); };
    const auto first = std::ranges::find_if(m_lines.lines(), isFull);
    if (first == m_lines.lines().end() || first->text.size() > 40) return;
    std::vector<std::string> words(1);
    for (const char c : first->text) {
      if (isLetter(c))
        words.back() += c;
      else if (!words.back().empty())
        words.emplace_back();
    }
    std::erase_if(words, [](const std::string& word) { return word.empty() || word == "section"; });
    if (words.size() != 1 || sectionCalled(words[0]) == nullptr) return;
    offer({{{first->begin, first->end}, "section: \"" + words[0] + '"'}}, "Begin the block with its section",
          "A block says which section it holds with the key \"section\"", 6);
  }

  /// [constants] and LAST = 14 below it, as in files of settings.
  void assignments() {
    if (!m_block.section.empty()) return;
    std::vector<TextEdit> edits;
    for (const Line& line : m_lines.lines()) {
      if (line.isEmpty()) continue;
      std::string word;
      for (const char c : line.text) {
        if (isLetter(c)) word += c;
      }
      if (word.starts_with("section")) word.erase(0, 7);
      if (edits.empty()) {
        if (sectionCalled(word) == nullptr) return;
        edits.push_back({{line.begin, line.end}, "section: \"" + word + '"'});
        continue;
      }
      const std::size_t mark = line.text.find('=');
      if (mark == std::string_view::npos || mark == 0 || line.text.find_first_of("{[:\"") < mark) return;
      std::string key(line.text.substr(0, mark));
      std::string value(line.text.substr(mark + 1));
      while (key.ends_with(' ')) key.pop_back();
      value.erase(0, std::min(value.find_first_not_of(' '), value.size()));
      const bool isPlain = value.find_first_not_of("-0123456789") == std::string::npos || value == "true" ||
                           value == "false" || value.find_first_of("\"{[") == 0;
      edits.push_back(
          {{line.begin, line.end}, key + ": " + (isPlain ? value : flowText(DataNode::ofString(value)))});
    }
    if (edits.size() > 1)
      offer(std::move(edits), "Write the section, and colons",
            "The block is written as a file of settings is", 3);
  }

  /// The value of a part of the block that is written as JSON; a Null where it is none.
  DataNode jsonFrom(std::uint32_t begin) const {
    const std::string_view content = m_context.view({begin, m_block.content.end});
    const SourceText inner("block.json", std::string(content));
    diagnostics::List mistakes;
    DataNode data = text::readJson(inner, mistakes);
    return mistakes.empty() ? data : DataNode();
  }

  void offerYaml(std::uint32_t begin, const std::string& yaml) {
    std::vector<TextEdit> edits = {{{begin, m_block.content.end}, yaml}};
    const Line fence = lineOf(m_context.source, m_block.fence.begin);
    if (fence.text != "```yaml") edits.insert(edits.begin(), TextEdit{{fence.begin, fence.end}, "```yaml"});
    offer(std::move(edits), "Write the block as YAML", "The block is written as JSON", 3);
  }

  /// { LAST: 14, SIDES: 6 } on a line alone: the keys of the section.
  void inBraces() {
    for (const Line& line : m_lines.lines()) {
      const std::string_view text = line.text.substr(line.indent());
      if (line.isEmpty() || line.text.starts_with("section:")) continue;
      if (!text.starts_with("{ ") || !text.ends_with(" }")) return;
      std::string made;
      int depth = 0;
      bool isText = false;
      for (std::size_t i = 2; i + 2 < text.size(); ++i) {
        const char c = text[i];
        if (c == '"') isText = !isText;
        depth += isText ? 0 : c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
        const bool isEnd = c == ',' && depth == 0 && !isText;
        made += isEnd ? '\n' : c;
        if (isEnd && text[i + 1] == ' ') ++i;
      }
      offer({{{line.begin, line.end}, made}}, "Write each key on a line of its own",
            "The keys of a section stand without braces", 4);
      return;
    }
  }

  /// A block in JSON, or in braces as a whole, or its entries.
  void json() {
    for (const Line& line : m_lines.lines()) {
      if (line.isEmpty() || line.text.starts_with("section:")) continue;
      const std::string_view text = line.text.substr(line.indent());
      const bool isKey = text.starts_with("items:");
      const std::size_t open = isKey ? text.find_first_of("[{", 6) : 0;
      if (open == std::string_view::npos || (text[open] != '{' && text[open] != '[')) return;
      DataNode data = jsonFrom(line.content + static_cast<std::uint32_t>(open));
      const Field* named = data.entries.size() == 1 ? sectionCalled(data.entries[0].key) : nullptr;
      if (named != nullptr && m_block.section.empty()) {
        DataNode whole = DataNode::map();
        whole.set("section", DataNode::ofString(named->name));
        if (isList(*named))
          whole.set("items", data.entries[0].value);
        else
          whole.entries.insert(whole.entries.end(), data.entries[0].value.entries.begin(),
                               data.entries[0].value.entries.end());
        data = std::move(whole);
      }
      if (data.kind == DataKind::Map && !isKey) offerYaml(line.begin, text::writeYaml(data));
      if (data.kind != DataKind::List) return;
      DataNode whole = DataNode::map();
      whole.set("items", std::move(data));
      offerYaml(line.begin, text::writeYaml(whole));
      return;
    }
  }

  /// The section may be one that the document lacks: its name was copied from another block.
  void otherSection() {
    if (!m_block.sectionSpan.known()) return;
    for (const Field& section : language::specDocumentType().fields) {
      const auto isIt = [&](const text::YamlBlock& block) { return block.section == section.name; };
      if (std::ranges::any_of(m_context.markdown.blocks, isIt) || section.name.starts_with("bundle"))
        continue;
      offer({{m_block.sectionSpan, '"' + section.name + '"'}}, "Replace with \"" + section.name + '"', {},
            13);
    }
  }

  /// A list alone: its section may be named on the fence, be that of the block before, or any that its
  /// entries fit.
  void listAlone() {
    if (!m_block.section.empty()) return;
    const auto isFull = [](const Line& line) { return !line.isEmpty(); };
    const auto first = std::ranges::find_if(m_lines.lines(), isFull);
    if (first == m_lines.lines().end() || !first->hasDash()) return;
    const Line fence = lineOf(m_context.source, m_block.fence.begin);
    const std::string_view last =
        fence.text.substr(std::min(fence.text.rfind(' '), fence.text.size() - 1) + 1);
    const Field* onFence = sectionCalled(last);
    const Field* before = nullptr;
    for (const text::YamlBlock& block : m_context.markdown.blocks) {
      if (block.fence.begin >= m_block.fence.begin) break;
      before = sectionCalled(block.section);
    }
    for (const Field& section : language::specDocumentType().fields) {
      if (!isList(section) || section.name.starts_with("bundle")) continue;
      const int cost = &section == onFence ? 4 : &section == before ? 5 : 6;
      offer({{{first->begin, first->begin}, "section: \"" + section.name + "\"\nitems:\n"}},
            "Begin the block with section: \"" + section.name + '"',
            "The list says not to which section it belongs", cost);
    }
  }

  /// A block that goes on with what the one before it holds.
  void withoutHead() {
    if (!m_block.section.empty()) return;
    const Line opening = lineOf(m_context.source, m_block.fence.begin);
    const std::uint32_t above = previousFull(m_context.source, opening.number);
    if (above == 0 || lineAt(m_context.source, above).text != "```") return;
    offer({{{lineAt(m_context.source, above).begin, opening.next}, ""}}, "Take the two lines out",
          "What belongs to one section stands in one block", 5);
  }

  const Context& m_context;
  const text::YamlBlock& m_block;
  BlockLines m_lines;
  Proposals& m_proposals;
};

/// The same in all blocks, where it is in several.
void proposeEverywhere(const Context& context, Proposals& proposals) {
  std::map<std::string, Proposal> together;
  std::map<std::string, std::size_t> counts;
  for (const text::YamlBlock& block : context.markdown.blocks) {
    Proposals ofBlock;
    Blocks(context, block, ofBlock).run();
    for (Proposal& one : ofBlock) {
      if (one.title.starts_with("Replace with")) continue;
      Proposal& all = together[one.title];
      if (!all.edits.empty() && all.edits.back().span.end > one.edits.front().span.begin) continue;
      all.title = one.title;
      all.message = one.message;
      all.cost = std::max(one.cost - 2, 1);
      all.edits.insert(all.edits.end(), one.edits.begin(), one.edits.end());
      ++counts[one.title];
    }
  }
  for (auto& [title, all] : together) {
    if (counts[title] > 1) proposals.push_back(std::move(all));
  }
}

}  // namespace

void proposeBlocks(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  std::vector<TextEdit> fences = fenceEdits(context.source);
  if (!fences.empty() && fences.size() < 100)
    proposals.push_back({std::move(fences),
                         "Put each section into a block of its own, between ```yaml and ```",
                         "The rules of a section stand between ```yaml and ```", 4, false});
  proposeTables(context, told, proposals);
  proposeAnchors(context, proposals);
  if (!told.span.known()) return;
  for (const text::YamlBlock& block : context.markdown.blocks) {
    if (block.fence.touches(told.span.begin) || block.content.touches(told.span.begin))
      Blocks(context, block, proposals).run();
  }
  proposeEverywhere(context, proposals);
}

}  // namespace ludo::mend
