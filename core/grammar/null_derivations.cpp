// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/null_derivations.h"

#include <algorithm>

namespace ludo::grammar {

NullDerivations::NullDerivations(const CompiledGrammar& compiled)
    : m_compiled(compiled), m_derivations(compiled.nonterminalCount()) {
  std::vector<std::uint32_t> found;
  for (bool changes = true; changes;) {
    changes = false;
    for (std::uint32_t nonterminal = 0; nonterminal < m_derivations.size(); ++nonterminal) {
      if (m_derivations[nonterminal].production != noProduction) continue;
      for (std::uint32_t production : m_compiled.nonterminal(nonterminal).productions) {
        if (!isKnown(production)) continue;
        m_derivations[nonterminal].production = production;
        found.push_back(nonterminal);
        changes = true;
        break;
      }
    }
  }
  // A derivation stands on those that were found before it.
  for (std::uint32_t nonterminal : found)
    m_derivations[nonterminal].isOnlyOne = isOnlyDerivation(nonterminal);
}

bool NullDerivations::parts(std::uint32_t production, std::vector<std::uint32_t>& nonterminals) const {
  for (std::uint32_t dot = m_compiled.production(production).firstDot;; ++dot) {
    const CompiledGrammar::Dot& place = m_compiled.dot(dot);
    if (place.kind == CompiledGrammar::Kind::End) return true;
    if (place.kind != CompiledGrammar::Kind::Rule) return false;
    nonterminals.push_back(place.operand);
  }
}

bool NullDerivations::isKnown(std::uint32_t production) const {
  std::vector<std::uint32_t> nonterminals;
  return parts(production, nonterminals) &&
         std::all_of(nonterminals.begin(), nonterminals.end(),
                     [this](std::uint32_t part) { return m_derivations[part].production != noProduction; });
}

bool NullDerivations::isOnlyDerivation(std::uint32_t nonterminal) const {
  for (std::uint32_t production : m_compiled.nonterminal(nonterminal).productions) {
    if (production != m_derivations[nonterminal].production && isKnown(production)) return false;
  }
  std::vector<std::uint32_t> nonterminals;
  parts(m_derivations[nonterminal].production, nonterminals);
  return std::all_of(nonterminals.begin(), nonterminals.end(),
                     [this](std::uint32_t part) { return m_derivations[part].isOnlyOne; });
}

void NullDerivations::add(std::uint32_t nonterminal, std::size_t place, bool isCertain,
                          std::vector<DerivationNode>& nodes) const {
  const std::uint32_t number = m_derivations[nonterminal].production;
  const CompiledGrammar::Production& production = m_compiled.production(number);
  if (production.rule != CompiledGrammar::Production::noRule)
    nodes.push_back({production.rule, production.alternative, place, place, isCertain});
  std::vector<std::uint32_t> nonterminals;
  parts(number, nonterminals);
  for (auto part = nonterminals.rbegin(); part != nonterminals.rend(); ++part)
    add(*part, place, isCertain, nodes);
}

}  // namespace ludo::grammar
