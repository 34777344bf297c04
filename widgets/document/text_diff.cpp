// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/text_diff.h"

#include <algorithm>
#include <ranges>

namespace ludo::widgets {
namespace {

using Mark = DiffLine::Mark;
using Lines = std::vector<std::string_view>;

/// The time and the memory of the search grow with its square.
constexpr std::ptrdiff_t mostDifferences = 2000;

Lines linesOf(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.push_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

class Search {
 public:
  Search(const Lines& before, const Lines& after)
      : m_before(before), m_after(after), m_n(std::ssize(before)), m_m(std::ssize(after)) {}

  std::vector<DiffLine> run() {
    const std::ptrdiff_t most = std::min(m_n + m_m, mostDifferences);
    for (std::ptrdiff_t d = 0; d <= most; ++d) {
      if (reachesEnd(d)) return walkBack(d);
    }
    std::vector<DiffLine> all;
    for (const std::string_view line : m_before) all.push_back({Mark::Removed, std::string(line)});
    for (const std::string_view line : m_after) all.push_back({Mark::Added, std::string(line)});
    return all;
  }

 private:
  /// How far diagonal k was followed with d - 1 differences: -d < k < d, every second one.
  std::ptrdiff_t furthest(std::ptrdiff_t d, std::ptrdiff_t k) const {
    return m_reached[static_cast<std::size_t>(d - 1)][static_cast<std::size_t>((k + d - 1) / 2)];
  }
  bool comesDown(std::ptrdiff_t d, std::ptrdiff_t k) const {
    return k == -d || (k != d && furthest(d, k - 1) < furthest(d, k + 1));
  }

  /// Takes one more difference on each diagonal, and equal lines as far as there are any.
  bool reachesEnd(std::ptrdiff_t d) {
    std::vector<std::ptrdiff_t> reached;
    for (std::ptrdiff_t k = -d; k <= d; k += 2) {
      std::ptrdiff_t x = d == 0 ? 0 : comesDown(d, k) ? furthest(d, k + 1) : furthest(d, k - 1) + 1;
      while (x < m_n && x - k < m_m && isSame(x, x - k)) ++x;
      if (x >= m_n && x - k >= m_m) return true;
      reached.push_back(x);
    }
    m_reached.push_back(std::move(reached));
    return false;
  }

  std::vector<DiffLine> walkBack(std::ptrdiff_t d) const {
    std::vector<DiffLine> backwards;
    std::ptrdiff_t x = m_n;
    std::ptrdiff_t y = m_m;
    for (; d > 0; --d) {
      const std::ptrdiff_t k = x - y;
      const bool down = comesDown(d, k);
      const std::ptrdiff_t fromX = down ? furthest(d, k + 1) : furthest(d, k - 1);
      const std::ptrdiff_t fromY = fromX - (down ? k + 1 : k - 1);
      while (x > fromX && y > fromY) {
        --y;
        takeSame(backwards, --x);
      }
      backwards.push_back(down ? DiffLine{Mark::Added, textOf(m_after, fromY)}
                               : DiffLine{Mark::Removed, textOf(m_before, fromX)});
      x = fromX;
      y = fromY;
    }
    while (x > 0) takeSame(backwards, --x);
    std::ranges::reverse(backwards);
    return backwards;
  }

  static std::string textOf(const Lines& lines, std::ptrdiff_t at) {
    return std::string(lines[static_cast<std::size_t>(at)]);
  }
  void takeSame(std::vector<DiffLine>& backwards, std::ptrdiff_t x) const {
    backwards.push_back({Mark::Same, textOf(m_before, x)});
  }
  bool isSame(std::ptrdiff_t x, std::ptrdiff_t y) const {
    return m_before[static_cast<std::size_t>(x)] == m_after[static_cast<std::size_t>(y)];
  }

  const Lines& m_before;
  const Lines& m_after;
  std::ptrdiff_t m_n;
  std::ptrdiff_t m_m;
  std::vector<std::vector<std::ptrdiff_t>> m_reached;
};

/// Leaves out equal lines that are further than `context` from a difference.
std::vector<DiffLine> shortened(std::vector<DiffLine> all, std::size_t context) {
  std::vector<DiffLine> shown;
  for (std::size_t at = 0; at < all.size();) {
    if (all[at].mark != Mark::Same) {
      shown.push_back(std::move(all[at++]));
      continue;
    }
    std::size_t end = at;
    while (end < all.size() && all[end].mark == Mark::Same) ++end;
    const std::size_t head = std::min(end, at == 0 ? at : at + context);
    const std::size_t tail = end == all.size() ? end : std::max(head, end - std::min(context, end));
    for (; at < head; ++at) shown.push_back(std::move(all[at]));
    if (tail > head) shown.push_back({Mark::Skipped, {}, tail - head});
    for (at = std::max(at, tail); at < end; ++at) shown.push_back(std::move(all[at]));
  }
  return shown;
}

}  // namespace

std::vector<DiffLine> diffLines(std::string_view before, std::string_view after, std::size_t context) {
  Lines old = linesOf(before);
  Lines young = linesOf(after);
  const auto [oldHead, youngHead] = std::ranges::mismatch(old, young);
  const auto equal = static_cast<std::size_t>(oldHead - old.begin());
  std::size_t tail = 0;
  while (tail < std::min(old.size(), young.size()) - equal &&
         old[old.size() - 1 - tail] == young[young.size() - 1 - tail])
    ++tail;
  std::vector<DiffLine> all;
  for (std::size_t i = 0; i < equal; ++i) all.push_back({Mark::Same, std::string(old[i])});
  const Lines oldMiddle(old.begin() + static_cast<std::ptrdiff_t>(equal),
                        old.end() - static_cast<std::ptrdiff_t>(tail));
  const Lines youngMiddle(young.begin() + static_cast<std::ptrdiff_t>(equal),
                          young.end() - static_cast<std::ptrdiff_t>(tail));
  std::ranges::move(Search(oldMiddle, youngMiddle).run(), std::back_inserter(all));
  for (std::size_t i = old.size() - tail; i < old.size(); ++i)
    all.push_back({Mark::Same, std::string(old[i])});
  return shortened(std::move(all), context);
}

}  // namespace ludo::widgets
