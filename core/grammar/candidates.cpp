// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/candidates.h"

#include <algorithm>
#include <map>

#include "core/base/letters.h"

namespace ludo::grammar {
namespace {

bool isOfWord(char c) {
  return isLetterOrDigit(c) || c == '_' || c == '$';
}

/// A word and what stands right behind it.
bool isWhole(const std::string& text) {
  return !text.empty() && !isOfWord(text.back()) && std::any_of(text.begin(), text.end(), isOfWord);
}

/// The text, gone on with as far as there is no choice or until a word is whole.
std::string extended(Recogniser& recogniser, std::string text) {
  for (char byte : recogniser.forced()) {
    if (isWhole(text)) break;
    text += byte;
    recogniser.append({&text.back(), 1});
  }
  return text;
}

std::vector<Candidate> oneByteOn(Recogniser& recogniser, const std::string& text) {
  std::vector<Candidate> longer;
  const ByteSet next = recogniser.nextBytes();
  const std::size_t length = recogniser.length();
  for (unsigned value = 0; value < 256; ++value) {
    const auto byte = static_cast<char>(value);
    if (!next.contains(static_cast<std::uint8_t>(value))) continue;
    recogniser.append({&byte, 1});
    const std::string more = extended(recogniser, text + byte);
    longer.push_back({more, !isWhole(more)});
    recogniser.shorten(length);
  }
  return longer;
}

}  // namespace

std::vector<Candidate> candidatesAfter(Recogniser& recogniser, std::size_t most) {
  const std::size_t length = recogniser.length();
  std::vector<Candidate> candidates = oneByteOn(recogniser, "");
  std::map<std::string, std::vector<Candidate>> longer;  // of open ones
  while (true) {
    // The one with the fewest ways to go on first: where there are many, any text may stand.
    auto best = candidates.end();
    for (auto candidate = candidates.begin(); candidate != candidates.end(); ++candidate) {
      if (!candidate->isOpen) continue;
      const auto [place, isNew] = longer.try_emplace(candidate->text);
      if (isNew) {
        recogniser.append(candidate->text);
        if (!recogniser.isComplete()) place->second = oneByteOn(recogniser, candidate->text);
        recogniser.shorten(length);
      }
      const std::size_t ways = place->second.size();
      if (ways > 0 && (best == candidates.end() || ways < longer[best->text].size())) best = candidate;
    }
    if (best == candidates.end()) return candidates;
    const std::vector<Candidate> next = std::move(longer[best->text]);
    if (candidates.size() + next.size() - 1 > most) return candidates;
    best = candidates.erase(best);
    candidates.insert(best, next.begin(), next.end());
  }
}

}  // namespace ludo::grammar
