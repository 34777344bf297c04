// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/wishes.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/diagnostics/kinds.h"

namespace ludo::drafting {

namespace {

bool isOfWord(char c) {
  return isLetterOrDigit(c) || c == '_';
}

}  // namespace

void Wishes::keep(const language::MissingCapability* capability, std::string_view written) {
  Wish wish{capability, std::string(written)};
  if (capability != nullptr && std::ranges::find(m_all, wish) == m_all.end())
    m_all.push_back(std::move(wish));
}

void Wishes::hear(std::string_view word) {
  keep(language::missingCapability(word), word);
}

void Wishes::hear(const grammar::Grammar& refused) {
  for (const grammar::Rule& rule : refused.rules()) {
    for (const grammar::Sequence& alternative : rule.alternatives) {
      for (const grammar::Symbol& symbol : alternative) {
        if (symbol.kind != grammar::Symbol::Kind::Literal) continue;
        const std::string& text = symbol.text;
        const auto begin = std::ranges::find_if(text, isOfWord);
        const auto end = std::find_if_not(begin, text.end(), isOfWord);
        // More than a word is an example, or prose.
        if (std::find_if(end, text.end(), isOfWord) == text.end()) hear(std::string_view(begin, end));
      }
    }
  }
}

void Wishes::hear(const diagnostics::List& told) {
  for (const diagnostics::Diagnostic& each : told) {
    if (each.kind != &diagnostics::kinds::MissingCapability) continue;
    const language::ToldCapability wish = language::capabilityToldBy(each.message);
    keep(wish.capability, wish.written);
  }
}

void Wishes::hear(const Wishes& others) {
  for (const Wish& wish : others.m_all) keep(wish.capability, wish.written);
}

}  // namespace ludo::drafting
