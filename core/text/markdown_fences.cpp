// SPDX-License-Identifier: Apache-2.0
#include "core/text/markdown_fences.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/base/limits.h"
#include "core/base/nearest.h"
#include "core/text/strict_yaml.h"
#include "core/text/yaml_scalar.h"

namespace ludo::text {
namespace {

using diagnostics::Diagnostic;
using diagnostics::Fix;
using diagnostics::TextEdit;
namespace kinds = diagnostics::kinds;

constexpr std::string_view blank = " \t";

/// Names that the second word of a label may give a block, with the section each stands for.
constexpr std::pair<std::string_view, std::string_view> sectionLabels[] = {{"meta", "metadata"},
                                                                           {"metadata", "metadata"},
                                                                           {"constants", "constants"},
                                                                           {"variables", "variables"},
                                                                           {"vars", "variables"},
                                                                           {"zones", "zones"},
                                                                           {"boards", "boards"},
                                                                           {"board", "boards"},
                                                                           {"tokens", "tokenTypes"},
                                                                           {"tokentypes", "tokenTypes"},
                                                                           {"setup", "setup"},
                                                                           {"turn", "turn"},
                                                                           {"actions", "actions"},
                                                                           {"triggers", "triggers"},
                                                                           {"end", "end"},
                                                                           {"scoring", "scoring"},
                                                                           {"bundles", "bundles"},
                                                                           {"rendering", "rendering"},
                                                                           {"tests", "tests"}};

std::string_view firstWord(std::string_view text) {
  std::size_t begin = std::min(text.find_first_not_of(blank), text.size());
  text.remove_prefix(begin);
  return text.substr(0, text.find_first_of(blank));
}

std::string_view secondWord(std::string_view text) {
  std::string_view first = firstWord(text);
  return first.empty() ? first : firstWord(text.substr(static_cast<std::size_t>(first.end() - text.begin())));
}

/// Whether one of the lines begins with a section key, be it quoted as in JSON.
bool hasSectionKey(std::string_view content) {
  for (std::size_t at = 0; at < content.size();) {
    std::size_t end = std::min(content.find('\n', at), content.size());
    std::string_view line = content.substr(at, end - at);
    line.remove_prefix(std::min(line.find_first_not_of(" \t{\"'"), line.size()));
    if (line.starts_with("section")) {
      line.remove_prefix(7);
      line.remove_prefix(std::min(line.find_first_not_of(" \"'"), line.size()));
      if (line.starts_with(':')) return true;
    }
    at = end + 1;
  }
  return false;
}

/// Whether a line reads as more of a list or a mapping: `  - id: "x"`, `- { ... }`, `    name: "y"`.
bool goesOn(std::string_view line) {
  const bool isInside = line.starts_with(' ');
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  const bool isItem = line.starts_with("- ");
  if (isItem) line.remove_prefix(2);
  if (isItem && (line.starts_with('{') || line.starts_with('[') || line.starts_with('"'))) return true;
  const std::size_t word =
      line.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_$.-");
  if ((!isItem && !isInside) || word == 0 || word == std::string_view::npos || line[word] != ':')
    return false;
  return word + 1 == line.size() || line[word + 1] == ' ';
}

/// The mapping without the entry, and whether it was there.
bool removeEntry(DataNode& map, std::string_view key, DataEntry& removed) {
  auto found =
      std::find_if(map.entries.begin(), map.entries.end(), [&](const DataEntry& e) { return e.key == key; });
  if (found == map.entries.end()) return false;
  removed = std::move(*found);
  map.entries.erase(found);
  return true;
}

}  // namespace

Diagnostic& FenceReader::report(const diagnostics::Kind& kind, Span span, std::string message) {
  return diagnostics::report(m_diagnostics, kind, span, {}, std::move(message));
}

void FenceReader::read(Span lines, std::string_view info) {
  while (!m_isFull && readFence(lines, info)) {
  }
}

/// Reads the block that begins at `lines`. True when it was not closed and another begins inside it, at which
/// `lines` and `info` are left.
bool FenceReader::readFence(Span& lines, std::string_view& info) {
  std::uint32_t firstLine = m_source.lineOf(lines.begin);
  std::string_view opening = m_source.line(firstLine);
  std::size_t fence = opening.find_first_of("`~");
  std::size_t marks = fence;
  while (marks < opening.size() && opening[marks] == opening[fence]) ++marks;
  // An indented code block has no fence, and a fence in a quotation or a list item is not at the left margin.
  if (fence == std::string_view::npos || marks - fence < 3) return false;
  std::size_t start = m_source.lineStart(firstLine);
  Span label = spanOf(start + marks, start + opening.size());
  bool isClosed = false;
  Span content = contentOf(lines, spanOf(start + fence, start + marks), isClosed);
  if (!isYaml(info, label, content)) return false;
  // A block that is not closed swallows the next one, whose fence opens nothing inside a block.
  std::size_t next = openingInside(content, m_source.view(spanOf(start + fence, start + marks)));
  const Span opened = spanOf(start + fence, start + opening.size());
  if (next >= content.end) {
    readBlock(isClosed ? spanOf(start + fence, lines.end) : opened, label, content, isClosed, info);
    return false;
  }
  readBlock(opened, label, spanOf(content.begin, next), false, info);
  lines.begin = static_cast<std::uint32_t>(next);
  info = m_source.line(m_source.lineOf(next)).substr(marks - fence);
  return true;
}

/// Reads a block whose fence takes `fence`, up to the end of its first line when it is not closed.
void FenceReader::readBlock(Span fence, Span label, Span content, bool isClosed, std::string_view info) {
  if (m_document.blocks.size() >= limits::blocks) {
    m_isFull = true;
    report(kinds::TooLarge, fence,
           "The document has more than " + std::to_string(limits::blocks) +
               " blocks; this is the first of those left out")
        .suggestion = "Put what belongs to one section into one block";
    return;
  }
  if (m_diagnostics.size() >= limits::mistakes) {
    m_isFull = true;
    report(kinds::TooLarge, fence, "From here on, the blocks were not read").suggestion =
        "Mend the mistakes above first";
    return;
  }
  const std::string& text = m_source.content();
  YamlBlock block;
  if (!isClosed) {
    std::size_t end = endOfYaml(content);
    content.end = static_cast<std::uint32_t>(end);
    Diagnostic& mistake = report(kinds::UnclosedFence, fence, "The block that begins here is never closed");
    std::string marks =
        text.substr(fence.begin, text.find_first_not_of(text[fence.begin], fence.begin) - fence.begin);
    mistake.suggestion = "End it with a line of " + marks;
    bool endsLine = content.end > content.begin && text[content.end - 1] == '\n';
    mistake.fix = Fix{"Close the block", {{spanOf(end, end), (endsLine ? "" : "\n") + marks + "\n"}}, true};
    fence.end = content.end;
  }
  block.fence = fence;
  block.content = content;
  block.root = m_cache != nullptr ? m_cache->read(m_source, content, m_diagnostics, m_values)
                                  : readStrictYaml(m_source, content, m_diagnostics, &m_values);
  takeSection(block, label, info);
  m_document.blocks.push_back(std::move(block));
}

/// Where a line inside the block opens another one with the same marks; the block's end when none does.
std::size_t FenceReader::openingInside(Span content, std::string_view marks) const {
  for (std::size_t at = content.begin; at < content.end;) {
    std::string_view line = m_source.line(m_source.lineOf(at));
    if (line.starts_with(marks) && lowerCase(firstWord(line.substr(marks.size()))) == "yaml") return at;
    at = m_source.lineStart(m_source.lineOf(at) + 1);
  }
  return content.end;
}

/// Where the rules of a block that is not closed end: before the empty line that prose follows.
std::size_t FenceReader::endOfYaml(Span content) const {
  std::size_t end = content.begin;
  bool afterGap = false;
  for (std::size_t at = content.begin; at < content.end;) {
    std::string_view line = m_source.line(m_source.lineOf(at));
    std::size_t next = std::min<std::size_t>(m_source.lineStart(m_source.lineOf(at) + 1), content.end);
    bool isEmpty = line.find_first_not_of(" \t\r") == std::string_view::npos;
    at = next;
    // After a gap a # may begin a heading as well as a comment: what follows it decides.
    if (afterGap && line.starts_with('#')) continue;
    bool isYaml = line.starts_with(' ') || line.starts_with('-') || line.starts_with('#') ||
                  line.substr(0, line.find(' ')).find(':') != std::string_view::npos;
    if (!isEmpty && afterGap && !isYaml) break;
    if (!isEmpty) end = next;
    afterGap = isEmpty;
  }
  return end;
}

/// The lines between the fences. cmark gives a block that is not closed all lines to the document's end.
Span FenceReader::contentOf(Span lines, Span opening, bool& isClosed) const {
  std::uint32_t first = m_source.lineOf(lines.begin);
  std::uint32_t last = m_source.lineOf(lines.end);
  std::string_view closing = m_source.line(last);
  std::size_t mark = closing.find(m_source.content()[opening.begin]);
  if (mark != std::string_view::npos) closing.remove_prefix(mark);
  std::size_t count = std::min(closing.find_first_not_of(m_source.content()[opening.begin]), closing.size());
  isClosed = last > first && mark != std::string_view::npos && count >= opening.end - opening.begin &&
             closing.find_first_not_of(blank, count) == std::string_view::npos;
  std::size_t begin = m_source.lineStart(first + 1);
  std::size_t end = isClosed ? m_source.lineStart(last) : lines.end;
  if (!isClosed && end < m_source.content().size()) end = m_source.lineStart(last + 1);
  return spanOf(std::min(begin, end), std::max(begin, end));
}

bool FenceReader::isYaml(std::string_view info, Span label, Span content) {
  std::string_view word = firstWord(info);
  if (word == "yaml") return true;
  std::string lower = lowerCase(word);
  static constexpr std::string_view labels[] = {"json", "jsonc", "json5", "toml", "text", "txt", "plaintext"};
  bool isAlmost = std::find(std::begin(labels), std::end(labels), lower) != std::end(labels) ||
                  lower.starts_with("yaml") || lower.starts_with("yml");
  if ((!isAlmost && !word.empty()) || !hasSectionKey(m_source.view(content))) return false;
  m_hasMislabelled = true;
  std::string message = word.empty() ? "A block with a section key has no label"
                                     : "A block with a section key is labelled \"" + std::string(word) + '"';
  std::size_t begin = label.begin;
  std::string_view text = m_source.view(label);
  begin += std::min(text.find_first_not_of(blank), text.size());
  Span wordSpan = spanOf(begin, begin + word.size());
  Diagnostic& mistake =
      report(kinds::MislabelledFence, word.empty() ? spanOf(label.begin - 3, label.begin) : wordSpan,
             std::move(message));
  mistake.suggestion = "Label it yaml, so that it is read";
  mistake.fix =
      Fix{"Label it yaml", {{word.empty() ? spanOf(label.begin, label.begin) : wordSpan, "yaml"}}, true};
  return true;
}

void FenceReader::takeSection(YamlBlock& block, Span label, std::string_view info) {
  Span place = block.content.begin < block.content.end
                   ? spanOf(block.fence.begin, std::max(block.fence.begin, label.end))
                   : block.fence;
  if (block.root.kind != DataKind::Map) {
    bool isEmpty = block.root.kind == DataKind::Null;
    if (!block.root.damaged) {
      Diagnostic& mistake =
          report(kinds::BlockNotMapping, isEmpty ? place : block.root.span,
                 isEmpty ? std::string("The block is empty")
                         : "The block is " + std::string(describe(block.root.kind)) + ", not a mapping");
      mistake.suggestion = "Write keys with values, beginning with section: \"...\"";
      if (block.root.kind == DataKind::List) mistake.suggestion += "; put the list under items:";
    }
    block.root = DataNode{};
    block.root.damaged = true;
    return;
  }
  DataEntry entry;
  if (removeEntry(block.root, "section", entry)) {
    block.sectionSpan = entry.value.span;
    const bool isText = entry.value.kind == DataKind::String;
    if (isText && entry.value.text.find_first_not_of(blank) == std::string::npos) {
      if (entry.value.damaged) return;
      Diagnostic& mistake =
          report(kinds::InvalidSection, entry.value.span, "The section of the block has no name");
      mistake.suggestion = "Write the name of a section between the quotes, e.g. section: \"actions\"";
    } else if (isText) {
      block.section = entry.value.text;
    } else if (!entry.value.damaged) {
      Diagnostic& mistake =
          report(kinds::InvalidSection, entry.value.span,
                 "The section of the block is " + std::string(describe(entry.value.kind)) + ", not a text");
      mistake.suggestion = "Write the name of a section in quotes, e.g. section: \"actions\"";
    }
    return;
  }
  if (takeMisspeltSection(block)) return;
  Diagnostic& mistake = report(kinds::MissingSection, place, "The block has no section key");
  mistake.suggestion = "Begin the block with section: \"...\"";
  std::string word = lowerCase(secondWord(info));
  for (const auto& [name, section] : sectionLabels) {
    if (word != name) continue;
    std::size_t at = block.root.span.begin;
    std::size_t lineStart = m_source.lineStart(m_source.lineOf(at));
    std::string margin(m_source.content(), lineStart, at - lineStart);
    bool isFlow = m_source.content()[at] == '{';
    std::string line = "section: \"" + std::string(section) + "\"";
    TextEdit edit = isFlow ? TextEdit{spanOf(at + 1, at + 1), line + ","}
                           : TextEdit{spanOf(lineStart, lineStart), margin + line + "\n"};
    mistake.suggestion = "Begin the block with " + line;
    mistake.fix = Fix{"Insert " + line, {std::move(edit)}, true};
    return;
  }
}

/// Takes the first key for the section key when it is nearly called so.
bool FenceReader::takeMisspeltSection(YamlBlock& block) {
  if (block.root.entries.empty()) return false;
  const DataEntry& first = block.root.entries.front();
  if (first.value.kind != DataKind::String || !nearest(first.key, {"section"})) return false;
  Diagnostic& mistake = report(kinds::MissingSection, first.keySpan,
                               "The block begins with \"" + first.key + "\" and not with \"section\"");
  mistake.suggestion = "Did you mean \"section\"?";
  mistake.fix = Fix{"Replace with \"section\"", {{first.keySpan, "section"}}, true};
  block.section = first.value.text;
  block.sectionSpan = first.value.span;
  block.root.entries.erase(block.root.entries.begin());
  return true;
}

/// A section key at the beginning of a line, outside all blocks, begins rules that nobody reads.
bool FenceReader::reportOutsideBlocks() {
  constexpr std::string_view key = "section:";
  const std::string& content = m_source.content();
  auto block = m_document.blocks.begin();
  bool any = false;
  for (std::size_t at = content.find(key); at != std::string::npos && !m_isFull;
       at = content.find(key, at + 1)) {
    while (block != m_document.blocks.end() && block->fence.end <= at) ++block;
    const bool isInside = block != m_document.blocks.end() && block->fence.begin <= at;
    std::string_view line = m_source.line(m_source.lineOf(at));
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    if (isInside || !line.starts_with(key) || line.find_first_of("\"'", key.size()) == std::string_view::npos)
      continue;
    report(kinds::MissingFence, spanOf(at, at + line.size()),
           "Rules begin here that stand in no block, and are not read")
        .suggestion = "Put a line of ```yaml before them, and a line of ``` after them";
    any = true;
    m_isFull = m_diagnostics.size() >= limits::mistakes;
  }
  return any;
}

/// Rules right below the end of a block go on with what stands in it: its fence stands too early.
bool FenceReader::reportCutOff(const YamlBlock& block) {
  const std::uint32_t closing = m_source.lineOf(block.fence.end);
  const bool isClosed = block.fence.end > block.content.end;
  if (!isClosed || closing >= m_source.lineCount() || !goesOn(m_source.line(closing + 1))) return false;
  std::uint32_t next = closing + 1;
  while (next <= m_source.lineCount() &&
         (m_source.line(next).starts_with(' ') || goesOn(m_source.line(next))))
    ++next;
  const std::size_t begin = m_source.lineStart(closing);
  const std::string marks(m_source.line(closing));
  const bool isThere = next <= m_source.lineCount() && m_source.line(next).starts_with(marks) &&
                       firstWord(m_source.line(next).substr(marks.size())).empty();
  std::vector<TextEdit> edits = {{spanOf(begin, m_source.lineStart(closing + 1)), ""}};
  const bool isAtEnd = next > m_source.lineCount();
  const std::size_t end = isAtEnd ? m_source.content().size() : m_source.lineStart(next);
  const bool endsLine = m_source.content()[end - 1] == '\n';
  if (!isThere) edits.push_back({spanOf(end, end), (endsLine ? "" : "\n") + marks + '\n'});
  // The last key of the block has no value for want of what stands below.
  const std::uint32_t last = closing - 1;
  std::erase_if(m_diagnostics, [&](const Diagnostic& told) {
    return told.kind == &kinds::EmptyValue && told.span.known() && m_source.lineOf(told.span.begin) == last;
  });
  Diagnostic& mistake = report(kinds::MissingFence, spanOf(begin, begin + marks.size()),
                               "The block ends here, and what stands right below it is not read");
  mistake.suggestion = isThere ? "Take this line out" : "Put this line below what belongs to the block";
  mistake.fix = Fix{mistake.suggestion, std::move(edits), false};
  return true;
}

void FenceReader::finish() {
  bool any = false;
  for (const YamlBlock& block : m_document.blocks) any = reportCutOff(block) || any;
  if (reportOutsideBlocks() || any) return;
  if (!m_document.blocks.empty() || m_hasMislabelled) return;
  Diagnostic& mistake = report(kinds::NoYamlBlock, spanOf(0, m_source.line(1).size()),
                               "The document has no block that opens with ```yaml");
  mistake.suggestion = "Put the rules into fenced blocks: ```yaml, then section: \"metadata\", then ```";
}

}  // namespace ludo::text
