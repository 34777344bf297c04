// SPDX-License-Identifier: Apache-2.0
#include "core/base/nearest.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/base/limits.h"

namespace ludo {

std::string withoutSeparators(std::string_view name) {
  std::string result;
  for (char c : name) {
    // In front, a dash is a minus.
    const bool isMinus = c == '-' && result.empty();
    if (isMinus || (c != '_' && c != '-' && c != ' ')) result += lowerCase(c);
  }
  return result;
}

std::string foldedName(std::string_view name) {
  std::string result = withoutSeparators(name);
  if (result.size() > 3 && result.back() == 's') result.pop_back();
  return result;
}

std::size_t editDistance(std::string_view a, std::string_view b, std::size_t most) {
  // Each letter that one of them has more is an edit.
  const std::size_t longer = std::max(a.size(), b.size()) - std::min(a.size(), b.size());
  if (longer > most) return longer;
  std::vector<std::size_t> beforeLast;
  std::vector<std::size_t> last(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::vector<std::size_t> row(b.size() + 1);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      bool same = lowerCase(a[i - 1]) == lowerCase(b[j - 1]);
      row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1)});
      if (i > 1 && j > 1 && lowerCase(a[i - 1]) == lowerCase(b[j - 2]) &&
          lowerCase(a[i - 2]) == lowerCase(b[j - 1])) {
        row[j] = std::min(row[j], beforeLast[j - 2] + 1);
      }
    }
    // What is too far once does not come nearer: a swap looks back by two rows.
    const auto least = [](const std::vector<std::size_t>& of) { return *std::ranges::min_element(of); };
    if (least(row) > most && least(last) > most) return most + 1;
    beforeLast = std::move(last);
    last = std::move(row);
  }
  return last[b.size()];
}

namespace {

bool isNumber(std::string_view word) {
  return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace

std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& candidates) {
  if (word.size() > limits::comparedWord) return std::nullopt;
  std::optional<std::string> best;
  std::size_t bestDistance = std::max<std::size_t>(1, word.size() / 3) + 1;
  std::string target = foldedName(word);
  for (const std::string& candidate : candidates) {
    if (foldedName(candidate) == target) return candidate;
    // Nobody writes "P1" who means the number 1 and slips.
    if (isNumber(candidate) && !isNumber(word)) continue;
    std::size_t distance = editDistance(word, candidate, bestDistance - 1);
    if (distance < bestDistance) {
      bestDistance = distance;
      best = candidate;
    }
  }
  return best;
}

}  // namespace ludo
