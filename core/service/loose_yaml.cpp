// SPDX-License-Identifier: Apache-2.0
#include "core/service/loose_yaml.h"

#include <algorithm>

#include "core/service/loose_scalars.h"

namespace ludo::service {

const LooseEntry* LooseNode::entry(std::string_view key) const {
  for (const LooseEntry& candidate : entries) {
    if (candidate.key == key) return &candidate;
  }
  return nullptr;
}

Span LooseNode::inner() const {
  if (quote == '\0') return span;
  return {span.begin + 1, closed ? span.end - 1 : span.end};
}

namespace {

constexpr int deepest = 64;

class LooseReader : private LooseScalars {
 public:
  using LooseScalars::LooseScalars;

  LooseNode readBlock() {
    LooseNode root;
    root.kind = LooseKind::Map;
    root.span = span(m_at, m_text.size());
    while (nextLine()) {
      std::size_t before = m_at;
      readMapEntries(root, 0);
      if (m_at == before) leaveLine();
    }
    return root;
  }

 private:
  /// Reads what begins here, at the start of a line or after a dash.
  LooseNode readLineNode() {
    if (++m_depth > deepest) {
      m_at = m_text.size();
      --m_depth;
      return {};
    }
    LooseNode node;
    std::size_t begin = m_at;
    if (atEmptyCursor()) {
      node = emptyAtCursor(LooseForm::Line);
    } else if (isDash()) {
      node.kind = LooseKind::List;
      readListItems(node, column(m_at));
      node.span = span(begin, m_at);
    } else if (keyEnd() == std::string_view::npos) {
      node = readScalarOrFlow(LooseForm::Line, column(m_at));
      leaveLine();
    } else {
      node.kind = LooseKind::Map;
      readMapEntries(node, column(m_at));
      node.span = span(begin, m_at);
    }
    --m_depth;
    return node;
  }

  /// Where the key that begins here ends; npos when no key begins here.
  std::size_t keyEnd() const {
    char first = at(m_at);
    if (first == '"' || first == '\'' || first == '{' || first == '[') return std::string_view::npos;
    for (std::size_t i = m_at; at(i) != '\n'; ++i) {
      if (isColon(i)) return i;
      if (at(i) == '#' && i > m_at && isBlank(at(i - 1))) break;
    }
    return std::string_view::npos;
  }

  void readListItems(LooseNode& list, std::size_t indent) {
    while (nextLine()) {
      std::size_t here = column(m_at);
      if (here < indent) return;
      if (isDash()) {
        list.items.push_back(readItem());
      } else if (here == indent && keyEnd() == std::string_view::npos) {
        // A new entry of which only a word stands there yet, or nothing.
        LooseNode item = readLineNode();
        item.lacksDash = true;
        list.items.push_back(std::move(item));
      } else if (here > indent && !list.items.empty() && list.items.back().kind == LooseKind::Map) {
        readMapEntries(list.items.back(), here);
      } else if (here > indent) {
        leaveLine();
      } else {
        return;
      }
    }
  }

  LooseNode readItem() {
    std::size_t dash = m_at++;
    std::size_t afterDash = m_at;
    skipBlanks();
    if (at(m_at) == '#') m_at = lineEnd();
    if (at(m_at) != '\n') return readLineNode();
    if (m_cursorUnplaced && cursorWithin(afterDash, m_at))
      return readAfterCursor(column(dash) + 1, LooseForm::Line);
    return readNested(column(dash) + 1, span(m_at, m_at));
  }

  /// The cursor stands where the value would begin on its line. What stands below it already is part of the
  /// value when a key may be put before it, and of no interest otherwise.
  LooseNode readAfterCursor(std::size_t indent, LooseForm form) {
    LooseNode cursor = emptyAtCursor(form);
    LooseNode below = readNested(indent, cursor.span);
    if (form != LooseForm::Line || below.kind != LooseKind::Map) return cursor;
    LooseEntry entry;
    entry.keySpan = cursor.span;
    below.entries.insert(below.entries.begin(), std::move(entry));
    return below;
  }

  /// The value on the lines below, if they are indented to at least `indent`.
  LooseNode readNested(std::size_t indent, Span place) {
    std::size_t before = m_at;
    if (nextLine() && column(m_at) >= indent) return readLineNode();
    m_at = before;
    LooseNode node;
    node.span = place;
    return node;
  }

  void readMapEntries(LooseNode& map, std::size_t indent) {
    while (nextLine()) {
      std::size_t here = column(m_at);
      if (here < indent || isDash()) return;
      map.entries.push_back(readEntry(here));
    }
  }

  LooseEntry readEntry(std::size_t indent) {
    LooseEntry entry;
    if (atEmptyCursor()) {
      entry.keySpan = span(m_cursor, m_cursor);
      m_cursorUnplaced = false;
      m_at = lineEnd();
      return entry;
    }
    std::size_t begin = m_at;
    std::size_t colon = keyEnd();
    if (colon == std::string_view::npos) {
      // A word without a colon is a key in the making.
      std::size_t end = begin;
      while (at(end) != '\n' && !isBlank(at(end))) ++end;
      placeKey(entry, begin, end);
      m_at = lineEnd();
      return entry;
    }
    std::size_t end = colon;
    while (end > begin && isBlank(at(end - 1))) --end;
    placeKey(entry, begin, end);
    entry.colon = true;
    m_at = colon + 1;
    entry.value = readEntryValue(indent);
    return entry;
  }

  void placeKey(LooseEntry& entry, std::size_t begin, std::size_t end) {
    entry.keySpan = span(begin, end);
    entry.key = m_text.substr(begin, end - begin);
    if (cursorWithin(begin, end)) m_cursorUnplaced = false;
  }

  LooseNode readEntryValue(std::size_t indent) {
    std::size_t afterColon = m_at;
    skipBlanks();
    if (at(m_at) == '#') {
      std::size_t comment = m_at;
      m_at = lineEnd();
      if (m_cursorUnplaced && cursorWithin(comment + 1, m_at)) m_cursorUnplaced = false;
    }
    if (at(m_at) == '|' || at(m_at) == '>') return readTextBlock(indent);
    if (at(m_at) != '\n') {
      LooseNode node = readScalarOrFlow(LooseForm::Inline, indent);
      leaveLine();
      return node;
    }
    if (m_cursorUnplaced && cursorWithin(afterColon, m_at))
      return readAfterCursor(indent + 1, LooseForm::Inline);
    std::size_t before = m_at;
    bool listBelow = nextLine() && isDash() && column(m_at) == indent;
    m_at = before;
    return readNested(listBelow ? indent : indent + 1, span(afterColon, afterColon));
  }

  LooseNode readTextBlock(std::size_t indent) {
    LooseNode node;
    node.kind = LooseKind::Scalar;
    std::size_t begin = m_at;
    m_at = lineEnd();
    while (m_at < m_text.size()) {
      std::size_t next = m_at + 1;
      while (isBlank(at(next)) && next < m_text.size()) ++next;
      bool blank = at(next) == '\n';
      if (blank && cursorWithin(m_at + 1, next) && column(m_cursor) <= indent) break;
      if (next >= m_text.size() || (!blank && column(next) <= indent)) break;
      m_at = next;
      m_at = lineEnd();
    }
    node.span = span(begin, m_at);
    if (cursorWithin(begin, m_at)) m_cursorUnplaced = false;
    return node;
  }

  LooseNode readScalarOrFlow(LooseForm form, std::size_t indent) {
    char first = at(m_at);
    LooseNode node;
    if (++m_depth > deepest) {
      m_at = lineEnd();
    } else if (first == '{' || first == '[') {
      node = readFlow(indent);
    } else if (first == '"' || first == '\'') {
      node = readQuoted(form == LooseForm::Flow);
    } else {
      node = readPlain(form == LooseForm::Flow);
    }
    --m_depth;
    node.form = form;
    return node;
  }

  /// Goes to the next character inside brackets. False where they end without being closed: at the end of the
  /// block, or at a line that stands no further in than the key they belong to.
  bool nextInFlow(std::size_t indent) {
    while (true) {
      skipBlanks();
      if (at(m_at) == '#') m_at = lineEnd();
      if (m_at >= m_text.size()) return false;
      if (m_text[m_at] != '\n') return true;
      std::size_t next = m_at;
      while (next < m_text.size() && (isBlank(m_text[next]) || m_text[next] == '\n')) ++next;
      bool outside = next >= m_text.size() || column(next) <= indent;
      if (outside && cursorWithin(m_at, next) && column(m_cursor) > indent) m_at = m_cursor;
      if (outside) return false;
      m_at = next;
    }
  }

  bool atSeparator() const { return std::string_view(",]}").find(at(m_at)) != std::string_view::npos; }

  LooseNode readFlow(std::size_t indent) {
    LooseNode node;
    std::size_t begin = m_at;
    bool isMap = m_text[m_at++] == '{';
    node.kind = isMap ? LooseKind::Map : LooseKind::List;
    while (true) {
      std::size_t gap = m_at;
      bool more = nextInFlow(indent);
      bool endsHere = !more || atSeparator();
      bool cursorHere = endsHere ? cursorWithin(gap, m_at) : gap <= m_cursor && m_cursor < m_at;
      if (m_cursorUnplaced && cursorHere) placeInGap(node);
      if (!more) break;
      char c = at(m_at);
      if (c == '}' || c == ']') {
        if ((c == '}') == isMap) ++m_at;
        break;
      }
      if (c == ',') {
        ++m_at;
        continue;
      }
      if (isMap)
        node.entries.push_back(readFlowEntry(indent));
      else
        node.items.push_back(readScalarOrFlow(LooseForm::Flow, indent));
      skipToSeparator(indent);
    }
    node.span = span(begin, m_at);
    return node;
  }

  void placeInGap(LooseNode& node) {
    if (node.kind == LooseKind::Map) {
      LooseEntry entry;
      entry.keySpan = span(m_cursor, m_cursor);
      node.entries.push_back(std::move(entry));
      m_cursorUnplaced = false;
    } else {
      node.items.push_back(emptyAtCursor(LooseForm::Flow));
    }
  }

  /// After an entry: on to the comma or the bracket. A missing comma is no reason to stop.
  void skipToSeparator(std::size_t indent) {
    std::size_t before = m_at;
    if (!nextInFlow(indent)) return;
    if (atSeparator() && cursorWithin(before, m_at)) m_cursorUnplaced = false;
    if (!atSeparator() && m_at == before) ++m_at;
  }

  /// Where a key inside brackets that begins here would end: at a colon, or at what no key has.
  std::size_t flowKeyEnd(std::size_t begin) {
    // The words of a line without a colon all end where the first of them did.
    if (begin >= m_flowKey.begin && begin < m_flowKey.end) return m_flowKey.end;
    std::size_t end = begin;
    while (at(end) != '\n' && std::string_view(",]}{[\"").find(at(end)) == std::string_view::npos &&
           !isFlowColon(end)) {
      ++end;
    }
    m_flowKey = span(begin, end);
    return end;
  }

  LooseEntry readFlowEntry(std::size_t indent) {
    LooseEntry entry;
    std::size_t begin = m_at;
    std::size_t end = flowKeyEnd(begin);
    if (at(end) != ':') {
      // A key in the making, or a stray bracket or quote.
      end = begin;
      while (at(end) != '\n' && std::string_view(" ,]}{[\"").find(at(end)) == std::string_view::npos) ++end;
      placeKey(entry, begin, end);
      m_at = std::max(end, begin + 1);
      return entry;
    }
    std::size_t keyEnd = end;
    while (keyEnd > begin && isBlank(at(keyEnd - 1))) --keyEnd;
    placeKey(entry, begin, keyEnd);
    entry.colon = true;
    m_at = end + 1;
    std::size_t gap = m_at;
    if (nextInFlow(indent) && !atSeparator()) {
      entry.value = readScalarOrFlow(LooseForm::Flow, indent);
      return entry;
    }
    entry.value.form = LooseForm::Flow;
    entry.value.span = span(gap, gap);
    if (m_cursorUnplaced && cursorWithin(gap, m_at)) entry.value = emptyAtCursor(LooseForm::Flow);
    return entry;
  }
  bool isFlowColon(std::size_t offset) const {
    return isColon(offset) ||
           (at(offset) == ':' && std::string_view("\"{[").find(at(offset + 1)) != std::string_view::npos);
  }

  int m_depth = 0;
  Span m_flowKey;  ///< that was looked through last, up to its end
};

}  // namespace

LooseNode readLoosely(std::string_view text, Span content, std::size_t cursor) {
  return LooseReader(text, content, cursor).readBlock();
}

}  // namespace ludo::service
