// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/crumbs.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "widgets/editor/text_view.h"

namespace ludo::widgets {

namespace {

constexpr long nowhere = -1;
constexpr long linesForName = 40;  ///< of an element, that are looked at for its id

/// What begins on a line of a block: a list item, a key, or both.
struct LineParts {
  long dash = nowhere;  ///< column of the first dash
  long key = nowhere;   ///< column of the key
  std::string name;     ///< the key
  std::string value;    ///< without its quotes; empty when none stands on the line

  long leftmost() const { return dash != nowhere ? dash : key; }
};

std::string unquoted(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos || text[begin] != '"') return {};
  const std::size_t end = text.find('"', begin + 1);
  return end == std::string_view::npos ? std::string() : std::string(text.substr(begin + 1, end - begin - 1));
}

LineParts partsOf(std::string_view line) {
  LineParts parts;
  std::size_t at = indentationOf(line);
  while (at + 1 < line.size() && line[at] == '-' && line[at + 1] == ' ') {
    if (parts.dash == nowhere) parts.dash = static_cast<long>(at);
    at = std::min(line.find_first_not_of(' ', at + 1), line.size());
  }
  if (at < line.size() && line[at] == '{') at = std::min(line.find_first_not_of(' ', at + 1), line.size());
  std::size_t end = at;
  while (end < line.size() && (std::isalnum(static_cast<unsigned char>(line[end])) != 0 ||
                               std::string_view("_-.$").find(line[end]) != std::string_view::npos))
    ++end;
  if (end == at || end >= line.size() || line[end] != ':') return parts;
  parts.key = static_cast<long>(at);
  parts.name = line.substr(at, end - at);
  parts.value = unquoted(line.substr(end + 1));
  return parts;
}

bool isNaming(const std::string& key) {
  constexpr std::array naming{"id", "name", "board", "type", "zone", "bundle"};
  return std::ranges::find(naming, key) != naming.end();
}

class BlockCrumbs {
 public:
  BlockCrumbs(const TextView& view, long line) : m_view(view), m_line(line) {}

  std::vector<Crumb> make() {
    // The column that what is around it has to be left of; a line of its own is within itself.
    const std::string own = m_view.lineText(m_line);
    const bool isBlank = indentationOf(own) == own.size();
    long open = static_cast<long>(own.size()) + (isBlank ? 0 : 1);
    for (long line = m_line; m_view.stateBefore(line).region == Region::Yaml; --line) {
      const std::string text = m_view.lineText(line);
      const std::size_t indentation = indentationOf(text);
      if (indentation == text.size() || text[indentation] == '#') continue;
      const LineParts parts = partsOf(text);
      addKey(line, parts, open);
      addItem(line, parts, open);
      if (parts.key == 0 && parts.name == "section")
        m_section = {{QString::fromStdString(parts.value), at(line, 0)}};
    }
    if (m_section.empty()) findSection();
    if (!m_section.empty()) m_crumbs.push_back(m_section.front());
    std::ranges::reverse(m_crumbs);
    return std::move(m_crumbs);
  }

 private:
  std::size_t at(long line, long column) const {
    return m_view.lineBegin(line) + static_cast<std::size_t>(column);
  }

  void addKey(long line, const LineParts& parts, long& open) {
    if (parts.key == nowhere || parts.key >= open) return;
    open = parts.key;
    // These two say nothing: the section is the first of all, and its entries are the items.
    if (parts.key == 0 && (parts.name == "items" || parts.name == "section")) return;
    m_crumbs.push_back({QString::fromStdString(parts.name), at(line, parts.key)});
  }

  void addItem(long line, const LineParts& parts, long& open) {
    if (parts.dash == nowhere || parts.dash >= open) return;
    open = parts.dash;
    const std::string name = nameOfItem(line, parts);
    if (name.empty()) return;
    // The key that names the item is the item.
    const bool isNamed =
        !m_crumbs.empty() && m_crumbs.back().offset == at(line, parts.key) && isNaming(parts.name);
    if (isNamed) m_crumbs.pop_back();
    m_crumbs.push_back({QString::fromStdString(name), at(line, parts.dash)});
  }

  std::string nameOfItem(long line, const LineParts& item) const {
    if (item.key == nowhere) return {};
    if (isNaming(item.name)) return item.value;
    const long last = std::min(static_cast<long>(m_view.lines()), line + linesForName);
    for (long below = line + 1; below < last; ++below) {
      if (m_view.stateBefore(below).region != Region::Yaml) break;
      const LineParts parts = partsOf(m_view.lineText(below));
      if (parts.leftmost() != nowhere && parts.leftmost() < item.key) break;
      if (parts.key == item.key && parts.dash == nowhere && isNaming(parts.name)) return parts.value;
    }
    return {};
  }

  /// It may stand below the line.
  void findSection() {
    for (long line = m_line; line < m_view.lines() && m_view.stateBefore(line).region == Region::Yaml;
         ++line) {
      const LineParts parts = partsOf(m_view.lineText(line));
      if (parts.key != 0 || parts.name != "section") continue;
      m_section = {{QString::fromStdString(parts.value), at(line, 0)}};
      return;
    }
  }

  const TextView& m_view;
  long m_line;
  std::vector<Crumb> m_crumbs;   ///< from the innermost out
  std::vector<Crumb> m_section;  ///< one at most
};

std::vector<Crumb> headingsAbove(const TextView& view, long line) {
  std::vector<Crumb> crumbs;
  std::size_t open = SIZE_MAX;  // the level that what is around it has to be above
  for (; line >= 0 && open > 1; --line) {
    if (view.byteAt(view.lineBegin(line)) != '#' || view.stateBefore(line).region != Region::Prose) continue;
    const std::string text = view.lineText(line);
    const std::size_t level = std::min(text.find_first_not_of('#'), text.size());
    if (level >= open || level == text.size() || text[level] != ' ') continue;
    open = level;
    crumbs.push_back({QString::fromStdString(text.substr(level)).trimmed(), view.lineBegin(line)});
  }
  std::ranges::reverse(crumbs);
  return crumbs;
}

}  // namespace

std::vector<Crumb> crumbsAt(const TextView& view, std::size_t offset) {
  const long line = view.lineOf(offset);
  if (view.stateBefore(line).region == Region::Yaml) return BlockCrumbs(view, line).make();
  return headingsAbove(view, line);
}

}  // namespace ludo::widgets
