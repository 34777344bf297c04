// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/continuations.h"

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

std::vector<Continuation> oneByteOn(Recogniser& recogniser, const std::string& text) {
  std::vector<Continuation> longer;
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

std::vector<Continuation> continuationsAfter(Recogniser& recogniser, std::size_t most) {
  const std::size_t length = recogniser.length();
  std::vector<Continuation> continuations = oneByteOn(recogniser, "");
  std::map<std::string, std::vector<Continuation>> longer;  // of open ones
  while (true) {
    // The one with the fewest ways to go on first: where there are many, any text may stand.
    auto best = continuations.end();
    for (auto continuation = continuations.begin(); continuation != continuations.end(); ++continuation) {
      if (!continuation->isOpen) continue;
      const auto [place, isNew] = longer.try_emplace(continuation->text);
      if (isNew) {
        recogniser.append(continuation->text);
        if (!recogniser.isComplete()) place->second = oneByteOn(recogniser, continuation->text);
        recogniser.shorten(length);
      }
      const std::size_t ways = place->second.size();
      if (ways > 0 && (best == continuations.end() || ways < longer[best->text].size())) best = continuation;
    }
    if (best == continuations.end()) return continuations;
    const std::vector<Continuation> next = std::move(longer[best->text]);
    if (continuations.size() + next.size() - 1 > most) return continuations;
    best = continuations.erase(best);
    continuations.insert(best, next.begin(), next.end());
  }
}

}  // namespace ludo::grammar
