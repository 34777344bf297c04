// SPDX-License-Identifier: Apache-2.0
#include "core/wording/tree_edits.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "core/text/strict_yaml.h"
#include "core/wording/flow_text.h"
#include "core/wording/lines.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

class TreeEdits {
 public:
  explicit TreeEdits(const SourceText& source) : m_source(source) {}

  std::optional<std::vector<TextEdit>> take(const DataNode& before, const DataNode& after) {
    compare(before, after);
    std::ranges::sort(m_edits, {},
                      [](const TextEdit& edit) { return std::pair(edit.span.begin, edit.span.end); });
    for (std::size_t i = 1; i < m_edits.size(); ++i)
      m_isImpossible = m_isImpossible || m_edits[i].span.begin < m_edits[i - 1].span.end;
    if (m_isImpossible || m_edits.empty()) return std::nullopt;
    return std::move(m_edits);
  }

 private:
  char charAt(std::uint32_t at) const { return at < m_source.content().size() ? m_source.content()[at] : 0; }

  void compare(const DataNode& before, const DataNode& after) {
    if (m_isImpossible || sameContent(before, after)) return;
    if (before.kind == DataKind::List && after.kind == DataKind::List &&
        before.items.size() == after.items.size()) {
      for (std::size_t i = 0; i < before.items.size(); ++i) compare(before.items[i], after.items[i]);
      return;
    }
    if (before.kind == DataKind::Map && after.kind == DataKind::Map &&
        (wrapped(before, after) || unwrapped(before, after) || entries(before, after)))
      return;
    if (before.kind == DataKind::Map && after.kind == DataKind::List &&
        (namesAsItems(before, after) || unwrappedItems(before, after)))
      return;
    if (before.kind == DataKind::List && after.kind == DataKind::Map && itemsAsNames(before, after)) return;
    replace(before, after);
  }

  /// `play:` with lines below it as `- id: "play"`, where these stand in the right column already.
  bool namesAsItems(const DataNode& before, const DataNode& after) {
    if (before.entries.size() != after.items.size()) return false;
    std::vector<TextEdit> edits;
    for (std::size_t i = 0; i < before.entries.size(); ++i) {
      const DataEntry& entry = before.entries[i];
      const DataNode& item = after.items[i];
      const bool isNamed = item.kind == DataKind::Map && !item.entries.empty() &&
                           item.entries.front().value.text == entry.key &&
                           item.entries.size() == entry.value.entries.size() + 1;
      if (!isNamed || !entry.keySpan.known() || entry.value.kind != DataKind::Map ||
          entry.value.entries.empty())
        return false;
      const Line line = lineOf(m_source, entry.keySpan.begin);
      const DataEntry& first = entry.value.entries.front();
      const Line below = lineOf(m_source, first.keySpan.begin);
      const bool isBelow =
          below.number > line.number && first.keySpan.begin - below.begin == line.indent() + 2;
      if (line.content != entry.keySpan.begin || !isBelow || charAt(entry.keySpan.end) != ':') return false;
      for (std::size_t k = 0; k < entry.value.entries.size(); ++k) {
        if (item.entries[k + 1].key != entry.value.entries[k].key ||
            !sameContent(item.entries[k + 1].value, entry.value.entries[k].value))
          return false;
      }
      edits.push_back({{entry.keySpan.begin, entry.keySpan.end + 1},
                       "- " + item.entries.front().key + ": " + flowText(item.entries.front().value)});
    }
    m_edits.insert(m_edits.end(), edits.begin(), edits.end());
    return !edits.empty();
  }

  static bool haveSameEntries(const DataNode& a, const DataNode& b) {
    return std::ranges::equal(a.entries, b.entries, [](const DataEntry& one, const DataEntry& other) {
      return one.key == other.key && sameContent(one.value, other.value);
    });
  }

  /// Whether the entries stand on lines of their own.
  bool isBlock(const DataNode& map) const {
    return !map.entries.empty() && map.entries.front().keySpan.known() && charAt(map.span.begin) != '{';
  }

  /// The lines below that of the first key that belong to the mapping, moved by so many columns.
  void moveLines(const DataNode& map, int by) {
    const Line first = lineOf(m_source, map.entries.front().keySpan.begin);
    const Line last = lineOf(m_source, map.span.end - 1);
    for (std::uint32_t number = first.number + 1; number <= last.number; ++number) {
      const Line line = lineAt(m_source, number);
      if (line.isEmpty()) continue;
      const auto width = static_cast<std::uint32_t>(std::abs(by));
      if (by > 0)
        m_edits.push_back({{line.begin, line.begin}, std::string(width, ' ')});
      else if (line.indent() >= width)
        m_edits.push_back({{line.begin, line.begin + width}, ""});
      else
        m_isImpossible = true;
    }
  }

  /// `when: ..., then: ...` in lines of their own, below the key of one more level.
  bool wrapped(const DataNode& before, const DataNode& after) {
    const bool isIt = isBlock(before) && after.entries.size() == 1 &&
                      after.entries[0].value.kind == DataKind::Map &&
                      haveSameEntries(before, after.entries[0].value);
    if (!isIt) return false;
    const std::uint32_t at = before.entries.front().keySpan.begin;
    const std::string next = "\n" + std::string(columnOf(before) + 2, ' ');
    m_edits.push_back({{at, at}, after.entries[0].key + ":" + next});
    moveLines(before, 2);
    return true;
  }

  /// The same the other way round.
  bool unwrapped(const DataNode& before, const DataNode& after) {
    const bool isIt = isBlock(before) && before.entries.size() == 1 &&
                      before.entries[0].value.kind == DataKind::Map && isBlock(before.entries[0].value) &&
                      haveSameEntries(before.entries[0].value, after);
    if (!isIt) return false;
    const DataNode& held = before.entries[0].value;
    const std::uint32_t begin = before.entries[0].keySpan.begin;
    if (lineOf(m_source, begin).number == lineOf(m_source, held.entries[0].keySpan.begin).number)
      return false;
    m_edits.push_back({{begin, held.entries[0].keySpan.begin}, ""});
    moveLines(held, static_cast<int>(columnOf(before)) - static_cast<int>(columnOf(held)));
    return true;
  }

  /// `- { id: "pot", min: 0 }` on lines below one another as `pot: { min: 0 }`.
  bool itemsAsNames(const DataNode& before, const DataNode& after) {
    if (before.items.size() != after.entries.size() || charAt(before.span.begin) == '[') return false;
    std::vector<TextEdit> edits;
    for (std::size_t i = 0; i < before.items.size(); ++i) {
      const Line line = lineOf(m_source, before.items[i].span.begin);
      if (!line.hasDash() || line.inner() != line.indent() + 2) return false;
      edits.push_back({{line.content, before.items[i].span.end},
                       after.entries[i].key + ": " + flowText(after.entries[i].value)});
    }
    m_edits.insert(m_edits.end(), edits.begin(), edits.end());
    return !edits.empty();
  }

  /// The items of the list below the only key, without that.
  bool unwrappedItems(const DataNode& before, const DataNode& after) {
    const bool isIt = isBlock(before) && before.entries.size() == 1 && !after.items.empty() &&
                      sameContent(before.entries[0].value, after);
    if (!isIt) return false;
    const Line key = lineOf(m_source, before.entries[0].keySpan.begin);
    const Line first = lineOf(m_source, before.entries[0].value.items.front().span.begin);
    const bool isBelow = key.content == before.entries[0].keySpan.begin && first.number == key.number + 1 &&
                         first.hasDash() && first.indent() >= key.indent();
    if (!isBelow) return false;
    const std::uint32_t by = first.indent() - key.indent();
    m_edits.push_back({{key.begin, first.begin + by}, ""});
    const Line last = lineOf(m_source, before.span.end - 1);
    for (std::uint32_t number = first.number + 1; number <= last.number && by > 0; ++number) {
      const Line line = lineAt(m_source, number);
      if (line.isEmpty()) continue;
      if (line.indent() < by) m_isImpossible = true;
      m_edits.push_back({{line.begin, line.begin + by}, ""});
    }
    return true;
  }

  void replace(const DataNode& before, const DataNode& after) {
    // A value without a text of its own has no place either; what is long is not written anew.
    constexpr std::uint32_t longest = 600;
    if (!before.span.known() || before.span.end <= before.span.begin ||
        before.span.end - before.span.begin > longest) {
      m_isImpossible = true;
      return;
    }
    m_edits.push_back({before.span, flowText(after)});
  }

  static const DataEntry* becomes(const DataEntry& entry, const DataNode& after) {
    for (const DataEntry& other : after.entries) {
      const bool isSamePlace = entry.value.span.known() && other.value.span.known() &&
                               entry.value.span == other.value.span &&
                               entry.value.span.end > entry.value.span.begin;
      if (isSamePlace) return &other;
    }
    return after.entry(entry.key);
  }

  /// Entry by entry; false when none of them stays.
  bool entries(const DataNode& before, const DataNode& after) {
    std::vector<const DataEntry*> kept;
    std::vector<std::pair<const DataEntry*, const DataEntry*>> pairs;
    std::vector<const DataEntry*> gone;
    for (const DataEntry& entry : before.entries) {
      const DataEntry* other = becomes(entry, after);
      if (!entry.keySpan.known()) return false;
      if (other == nullptr || std::ranges::find(kept, other) != kept.end()) {
        gone.push_back(&entry);
        continue;
      }
      kept.push_back(other);
      pairs.emplace_back(&entry, other);
    }
    // In braces nothing would be left to keep; lines of their own keep their place.
    if (before.entries.empty() || (pairs.empty() && charAt(before.span.begin) == '{')) return false;
    std::vector<const DataEntry*> added;
    for (const DataEntry& entry : after.entries) {
      if (std::ranges::find(kept, &entry) == kept.end()) added.push_back(&entry);
    }
    for (const auto& [entry, other] : pairs) {
      if (entry->key != other->key) m_edits.push_back({entry->keySpan, other->key});
      compare(entry->value, other->value);
    }
    change(before, gone, added);
    return true;
  }

  /// Takes entries out, and puts others in the place of the first of them, or in front.
  void change(const DataNode& before, const std::vector<const DataEntry*>& gone,
              const std::vector<const DataEntry*>& added) {
    const bool isFlow = charAt(before.span.begin) == '{';
    std::string text;
    for (const DataEntry* entry : added) text += entryText(*entry, before, isFlow);
    if (isFlow && !gone.empty() && gone.back() == &before.entries.back()) {
      changeAtEnd(before, gone, std::exchange(text, {}));
      return;
    }
    for (const DataEntry* entry : gone) {
      const Span whole = entryOfKey(m_source, entry->keySpan);
      if (whole.end <= whole.begin) m_isImpossible = true;
      // What is put in ends with the mark that separates it from the next.
      std::string there = std::exchange(text, {});
      if (!there.empty() && !isFlow && whole.begin == lineOf(m_source, whole.begin).begin)
        there = std::string(columnOf(before), ' ') + there.substr(0, there.size() - columnOf(before));
      m_edits.push_back({whole, std::move(there)});
    }
    if (text.empty()) return;
    const std::uint32_t at = before.entries.front().keySpan.begin;
    m_edits.push_back({{at, at}, std::move(text)});
  }

  /// In braces, where the last entry goes: with the comma before the first of those that go at the end.
  void changeAtEnd(const DataNode& before, const std::vector<const DataEntry*>& gone, std::string text) {
    std::size_t kept = before.entries.size();
    std::size_t first = gone.size();
    while (first > 0 && kept > 0 && gone[first - 1] == &before.entries[kept - 1]) {
      --first;
      --kept;
    }
    for (std::size_t i = 0; i < first; ++i) {
      const Span whole = entryOfKey(m_source, gone[i]->keySpan);
      m_edits.push_back({whole, std::exchange(text, {})});
    }
    const Span last = gone.back()->value.span.known() ? gone.back()->value.span : gone.back()->keySpan;
    const std::uint32_t begin =
        kept > 0 ? before.entries[kept - 1].value.span.end : gone[first]->keySpan.begin;
    if (last.end < begin || (kept > 0 && !before.entries[kept - 1].value.span.known())) {
      m_isImpossible = true;
      return;
    }
    if (!text.empty()) text = (kept > 0 ? ", " : "") + text.substr(0, text.size() - 2);
    m_edits.push_back({{begin, last.end}, std::move(text)});
  }

  std::size_t columnOf(const DataNode& node) const {
    const std::uint32_t at = node.entries.front().keySpan.begin;
    return at - lineOf(m_source, at).begin;
  }

  /// "key: value, " in braces; in lines of their own, with the blanks before what comes next.
  std::string entryText(const DataEntry& entry, const DataNode& before, bool isFlow) const {
    constexpr std::size_t longLine = 100;
    const std::string flow = entry.key + ": " + flowText(entry.value);
    if (isFlow) return flow + ", ";
    const std::size_t column = columnOf(before);
    const std::string next = "\n" + std::string(column, ' ');
    const bool isLong = flow.size() + column > longLine &&
                        (entry.value.kind == DataKind::List || entry.value.kind == DataKind::Map);
    if (!isLong) return flow + next;
    std::string text = entry.key + ":";
    for (const DataEntry& held : entry.value.entries)
      text += next + "  " + held.key + ": " + flowText(held.value);
    for (const DataNode& item : entry.value.items) text += next + "  - " + flowText(item);
    return text + next;
  }

  const SourceText& m_source;
  std::vector<TextEdit> m_edits;
  bool m_isImpossible = false;
};

}  // namespace

std::optional<std::vector<TextEdit>> treeEdits(const SourceText& source, const DataNode& before,
                                               const DataNode& after) {
  return TreeEdits(source).take(before, after);
}

}  // namespace ludo::mend
