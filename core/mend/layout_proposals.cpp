// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <set>

#include "core/diagnostics/kinds.h"
#include "core/mend/messages.h"
#include "core/mend/proposers.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

namespace kinds = diagnostics::kinds;
using diagnostics::TextEdit;

/// How many lines above and below say in which columns things stand.
constexpr std::uint32_t neighbours = 12;
/// Of lines that are moved together without belonging together yet.
constexpr std::uint32_t longestGroup = 12;
/// Longer entries are left where they are.
constexpr std::uint32_t mostLines = 300;
constexpr int farthestGroup = 6;
/// What is tried for one mistake; a line can stand in many columns.
constexpr std::size_t mostMoves = 80;
/// A name that is not known is seldom a matter of columns.
constexpr std::size_t mostMovesForNames = 16;
/// Further places that one mistake names.
constexpr std::size_t mostRelated = 2;

class Layout {
 public:
  Layout(const Context& context, Proposals& proposals) : m_source(context.source), m_proposals(proposals) {}

  void around(std::uint32_t number, int further) {
    const Line line = lineAt(m_source, number);
    if (line.isEmpty() || line.text.starts_with("```") || line.text.starts_with("section")) return;
    m_further = further;
    collectColumns(number);
    for (std::uint32_t column : m_columns) {
      const auto by = static_cast<int>(column) - static_cast<int>(line.indent());
      move(number, number + 1, by);
      const std::uint32_t end = endOf(line);
      if (end > number + mostLines) continue;
      if (end > number + 1) move(number, end, by);
      // Moved inwards, it ends before what stands in its new column already.
      if (by > 0) endsInColumn(line, column, by);
      if (std::abs(by) <= farthestGroup) groups(line, by);
    }
    dashes(line);
  }

 private:
  void collectColumns(std::uint32_t number) {
    m_columns.clear();
    const std::uint32_t first = number > neighbours ? number - neighbours : 1;
    for (std::uint32_t at = first; at <= std::min(number + 2, m_source.lineCount()); ++at) {
      const Line line = lineAt(m_source, at);
      if (line.text.starts_with("```")) {
        if (at > number) break;
        m_columns.clear();
        continue;
      }
      if (line.isEmpty()) continue;
      takeColumns(line);
    }
    collectOuterColumns(number);
  }

  void takeColumns(const Line& line) {
    m_columns.insert(line.indent());
    m_columns.insert(line.inner());
    m_columns.insert(line.inner() + 2);
  }

  /// Those of the lines that this one stands inside, which may be far above.
  void collectOuterColumns(std::uint32_t number) {
    std::uint32_t innermost = lineAt(m_source, number).indent();
    for (std::uint32_t at = number - 1; at > 0 && innermost > 0 && at + mostLines > number; --at) {
      const Line line = lineAt(m_source, at);
      if (line.text.starts_with("```")) return;
      if (line.isEmpty() || line.indent() >= innermost) continue;
      innermost = line.indent();
      takeColumns(line);
    }
  }

  /// The lines that are moved inwards end before what stands in the new column, or outside it, already.
  void endsInColumn(const Line& first, std::uint32_t column, int by) {
    std::uint32_t count = 0;
    for (std::uint32_t at = first.number + 1; at <= m_source.lineCount() && count < longestGroup; ++at) {
      const Line line = lineAt(m_source, at);
      if (at > first.number + mostLines || line.text.starts_with("```")) return;
      if (line.isEmpty()) continue;
      if (line.indent() < first.indent()) return;
      if (line.indent() == first.indent() || line.indent() > column) continue;
      move(first.number, at, by);
      ++count;
    }
  }

  /// Lines from this one on, to each line that may be the last of them.
  void groups(const Line& line, int by) {
    std::uint32_t end = endOf(line);
    for (std::uint32_t count = 0; count < longestGroup && end <= m_source.lineCount(); ++count) {
      const Line next = lineAt(m_source, end);
      if (next.isEmpty() || next.indent() < line.indent() || next.text.starts_with("```")) return;
      end = endOf(next);
      if (end > line.number + mostLines) return;
      move(line.number, end, by);
    }
  }

  void move(std::uint32_t first, std::uint32_t end, int by) {
    if (by == 0 || !fits(first, end, by)) return;
    std::vector<TextEdit> edits = moved(first, end, by);
    if (edits.empty()) return;
    const std::string column = std::to_string(static_cast<int>(lineAt(m_source, first).indent()) + by);
    offer(std::move(edits),
          end == first + 1 ? "Indent by " + column : "Indent by " + column + ", with the lines below",
          end == first + 1 ? "The line stands in the wrong column"
                           : "The lines from here on stand in the wrong column",
          7 + (std::abs(by) + 1) / 2 + (end > first + 1 ? 1 : 0));
  }

  /// Whether the first line may stand in its new column below what is above it, and the line behind the last
  /// one below that: only a key without a value has something deeper below it.
  bool fits(std::uint32_t first, std::uint32_t end, int by) const {
    const auto isOpen = [&](const Line& line) {
      return line.text.ends_with(':') || line.text.ends_with(": ");
    };
    const auto column = static_cast<std::int64_t>(lineAt(m_source, first).indent()) + by;
    if (const std::uint32_t above = previousFull(m_source, first); above > 0) {
      const Line line = lineAt(m_source, above);
      if (!line.text.starts_with("```") && column > line.inner() && !isOpen(line)) return false;
    }
    const Line last = lineAt(m_source, previousFull(m_source, end));
    if (end > m_source.lineCount() || last.number < first) return true;
    const Line next = lineAt(m_source, nextFull(m_source, last.number));
    return next.indent() <= static_cast<std::int64_t>(last.inner()) + by || isOpen(last) ||
           next.text.starts_with("```");
  }

  std::vector<TextEdit> moved(std::uint32_t first, std::uint32_t end, int by) const {
    std::vector<TextEdit> edits;
    for (std::uint32_t number = first; number < end; ++number) {
      const Line line = lineAt(m_source, number);
      if (line.isEmpty()) continue;
      const int column = static_cast<int>(line.indent()) + by;
      if (column < 0) return {};
      edits.push_back({{line.begin, line.content}, std::string(static_cast<std::size_t>(column), ' ')});
    }
    return edits;
  }

  /// A dash put before the line, or taken away.
  void dashes(const Line& line) {
    const std::uint32_t end = endOf(line);
    if (end > line.number + mostLines) return;
    if (line.hasDash()) {
      const std::string indent(line.indent(), ' ');
      const std::string message = "A dash stands where there is no list";
      std::vector<TextEdit> body = moved(line.number + 1, end, -2);
      // A list within a list may be meant where it has several items.
      const std::uint32_t next = line.number + 1;
      const std::uint32_t below = endOfEntryAt(line);
      const bool isList =
          line.inner() > line.indent() + 2 && below < end && lineAt(m_source, below).hasDash() && next < end;
      const int cost = isList ? 16 : 7;
      if (line.inner() > line.indent() + 2)
        offer({{{line.content, line.content + 2}, ""}}, "Remove the dash", message, cost);
      offer({{{line.content, line.content + 2}, "  "}}, "Remove the dash", message, cost);
      body.insert(body.begin(), TextEdit{{line.content, line.content + 2}, ""});
      offer(std::move(body), "Remove the dash", message, cost);
      return;
    }
    const std::string message = "An item of a list begins with a dash and a space";
    for (std::uint32_t column : m_columns) {
      const auto by = static_cast<int>(column) - static_cast<int>(line.indent());
      const std::string start = std::string(column, ' ') + "- ";
      const int cost = 6 + std::abs(by + 2) / 2;
      offer({{{line.begin, line.content}, start}}, "Put a dash before it", message, cost);
      withBody(line, end, by, start, message, cost + 1);
      std::uint32_t last = end;
      for (std::uint32_t count = 0; count < longestGroup && last <= m_source.lineCount(); ++count) {
        const Line next = lineAt(m_source, last);
        if (next.isEmpty() || next.indent() != line.indent() || next.hasDash() ||
            next.text.starts_with("```"))
          break;
        last = endOf(next);
        withBody(line, last, by, start, message, cost + 1);
      }
    }
  }

  /// The line after those that belong to this one; of more than are moved, some line beyond.
  std::uint32_t endOf(const Line& line) const { return endOfEntry(m_source, line, mostLines + 1); }

  /// The first line below that stands as deep as what follows the dashes, or less deep; 0 when there is none.
  std::uint32_t endOfEntryAt(const Line& line) const {
    for (std::uint32_t at = line.number + 1; at <= m_source.lineCount(); ++at) {
      const Line below = lineAt(m_source, at);
      if (!below.isEmpty() && below.indent() < line.inner()) return at;
    }
    return m_source.lineCount() + 1;
  }

  void withBody(const Line& line, std::uint32_t end, int by, const std::string& start,
                const std::string& message, int cost) {
    std::vector<TextEdit> edits = moved(line.number + 1, end, by + 2);
    edits.insert(edits.begin(), TextEdit{{line.begin, line.content}, start});
    offer(std::move(edits), "Put a dash before it", message, cost);
  }

  void offer(std::vector<TextEdit> edits, std::string title, std::string message, int cost) {
    m_proposals.push_back({std::move(edits), std::move(title), std::move(message), cost + m_further, false});
  }

  const SourceText& m_source;
  Proposals& m_proposals;
  std::set<std::uint32_t> m_columns;
  int m_further = 0;
};

/// The key that is told to be missing, above the lines that stand too deep for what is above them.
void proposeKeyAbove(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (told.kind != &kinds::Indentation) return;
  const Line line = lineOf(context.source, told.span.begin);
  if (line.indent() < 2) return;
  for (const diagnostics::Diagnostic& other : context.told) {
    if (other.kind != &kinds::MissingKey || !other.span.known()) continue;
    const std::uint32_t there = context.source.lineOf(other.span.begin);
    const std::string key = lastQuoted(other.message);
    if (key.empty() || there > line.number || there + neighbours < line.number) continue;
    proposals.push_back({{{{line.begin, line.begin}, std::string(line.indent() - 2, ' ') + key + ":\n"}},
                         "Write \"" + key + ":\" above it",
                         "The key of these lines is missing",
                         5});
  }
}

}  // namespace

void proposeLayout(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (!told.span.known()) return;
  proposeKeyAbove(context, told, proposals);
  const std::uint32_t own = context.source.lineOf(told.span.begin);
  Proposals all;
  Layout layout(context, all);
  layout.around(own, 0);
  const std::uint32_t next = nextFull(context.source, own);
  if (next <= context.source.lineCount()) layout.around(next, 1);
  if (const std::uint32_t above = previousFull(context.source, own); above > 0) layout.around(above, 2);
  // What an item lacks may stand behind a dash of its own.
  const Line item = lineAt(context.source, own);
  const std::uint32_t behind = endOfEntry(context.source, item);
  if (told.kind == &kinds::MissingKey && item.hasDash() && behind <= context.source.lineCount() &&
      behind != next && lineAt(context.source, behind).hasDash())
    layout.around(behind, 1);
  std::uint32_t last = own;
  for (std::size_t i = 0; i < std::min(told.related.size(), mostRelated); ++i) {
    if (!told.related[i].span.known()) continue;
    const std::uint32_t line = context.source.lineOf(told.related[i].span.begin);
    if (line != last && line != next) layout.around(line, 1);
    last = line;
  }
  std::ranges::stable_sort(all, {}, &Proposal::cost);
  static constexpr const diagnostics::Kind* ofNames[] = {&kinds::UnknownName,    &kinds::UnboundName,
                                                         &kinds::WrongValueType, &kinds::InvalidNotation,
                                                         &kinds::InvalidName,    &kinds::UnknownWord};
  const bool isOfName = std::ranges::find(ofNames, told.kind) != std::ranges::end(ofNames);
  const std::size_t most = isOfName ? mostMovesForNames : mostMoves;
  if (all.size() > most) all.resize(most);
  std::ranges::move(all, std::back_inserter(proposals));
}

}  // namespace ludo::mend
