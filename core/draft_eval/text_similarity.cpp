// SPDX-License-Identifier: Apache-2.0
#include "core/draft_eval/text_similarity.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/base/letters.h"

namespace ludo::draft_eval {

using Tokens = std::vector<std::string>;

namespace {

std::map<Tokens, std::size_t> runsOf(const Tokens& tokens, std::size_t length) {
  std::map<Tokens, std::size_t> counts;
  for (std::size_t i = 0; i + length <= tokens.size(); ++i) {
    const auto from = tokens.begin() + static_cast<std::ptrdiff_t>(i);
    ++counts[Tokens(from, from + static_cast<std::ptrdiff_t>(length))];
  }
  return counts;
}

}  // namespace

Tokens tokensOf(std::string_view text) {
  Tokens tokens;
  bool isInWord = false;
  for (const char c : text) {
    const bool isWord = isLetterOrDigit(c) || c == '_' || c == '-' || static_cast<signed char>(c) < 0;
    const bool isSpace = c == ' ' || c == '\n' || c == '\t' || c == '\r';
    if (isWord && isInWord) {
      tokens.back() += c;
    } else if (!isSpace) {
      tokens.emplace_back(1, c);
    }
    isInWord = isWord;
  }
  return tokens;
}

double rougeL(const Tokens& written, const Tokens& truth) {
  if (written.empty() || truth.empty()) return 0;
  // One row of the table of lengths at a time.
  std::vector<std::size_t> before(truth.size() + 1, 0);
  std::vector<std::size_t> row(truth.size() + 1, 0);
  for (const std::string& token : written) {
    for (std::size_t j = 0; j < truth.size(); ++j)
      row[j + 1] = token == truth[j] ? before[j] + 1 : std::max(before[j + 1], row[j]);
    std::swap(before, row);
  }
  return 2 * static_cast<double>(before.back()) / static_cast<double>(written.size() + truth.size());
}

double bleu(const Tokens& written, const Tokens& truth) {
  constexpr std::size_t longest = 4;
  if (written.size() < longest) return 0;
  double logarithms = 0;
  for (std::size_t length = 1; length <= longest; ++length) {
    const auto known = runsOf(truth, length);
    std::size_t matched = 0;
    for (const auto& [run, count] : runsOf(written, length)) {
      const auto found = known.find(run);
      if (found != known.end()) matched += std::min(count, found->second);
    }
    if (matched == 0) return 0;
    logarithms += std::log(static_cast<double>(matched) / static_cast<double>(written.size() - length + 1));
  }
  const double ratio = static_cast<double>(truth.size()) / static_cast<double>(written.size());
  return std::exp(logarithms / longest + std::min(0.0, 1 - ratio));
}

}  // namespace ludo::draft_eval
