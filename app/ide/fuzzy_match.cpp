// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/fuzzy_match.h"

#include <algorithm>
#include <vector>

namespace ludo::ide {
namespace {

constexpr int letterPoints = 1;
constexpr int rowPoints = 6;
constexpr int wordStartPoints = 8;
constexpr int impossible = -1;

bool beginsWord(const QString& text, qsizetype at) {
  return at == 0 || !text[at - 1].isLetterOrNumber();
}

}  // namespace

std::optional<int> fuzzyScore(const QString& typed, const QString& text) {
  QString letters = typed.toLower();
  letters.removeIf([](QChar c) { return c.isSpace(); });
  const QString lower = text.toLower();
  if (letters.isEmpty()) return 0;
  if (letters.size() > lower.size()) return std::nullopt;

  // best[i]: the highest score of the letters so far when the latest one is matched at place i of the text.
  const auto size = static_cast<std::size_t>(lower.size());
  std::vector<int> best(size, impossible);
  for (qsizetype letter = 0; letter < letters.size(); ++letter) {
    std::vector<int> next(size, impossible);
    int bestBefore = letter == 0 ? 0 : impossible;
    for (std::size_t at = 0; at < size; ++at) {
      const int inRow =
          letter > 0 && at > 0 && best[at - 1] != impossible ? best[at - 1] + rowPoints : impossible;
      const int before = std::max(bestBefore, inRow);
      if (lower[static_cast<qsizetype>(at)] == letters[letter] && before != impossible) {
        next[at] =
            before + letterPoints + (beginsWord(lower, static_cast<qsizetype>(at)) ? wordStartPoints : 0);
      }
      if (letter > 0) bestBefore = std::max(bestBefore, best[at]);
    }
    best = std::move(next);
  }
  const int score = *std::max_element(best.begin(), best.end());
  return score == impossible ? std::nullopt : std::optional(score);
}

}  // namespace ludo::ide
