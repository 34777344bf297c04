// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/grammar/compiled_grammar.h"
#include "core/grammar/derivation.h"

namespace ludo::grammar {

/// How nonterminals derive the empty text. Private to the room.
class NullDerivations {
 public:
  explicit NullDerivations(const CompiledGrammar& compiled);

  /// Whether a nullable nonterminal has one derivation only.
  bool isOnlyOne(std::uint32_t nonterminal) const { return m_derivations[nonterminal].isOnlyOne; }
  /// Adds the nodes of one derivation, each whole before its parts and these from right to left.
  void add(std::uint32_t nonterminal, std::size_t place, bool isCertain,
           std::vector<DerivationNode>& nodes) const;

 private:
  static constexpr std::uint32_t noProduction = UINT32_MAX;
  struct Derivation {
    std::uint32_t production = noProduction;  ///< whose nonterminals all found their own before
    bool isOnlyOne = false;
  };
  bool isKnown(std::uint32_t production) const;
  bool isOnlyDerivation(std::uint32_t nonterminal) const;
  /// The nonterminals of a production that has nothing else; false when it has.
  bool parts(std::uint32_t production, std::vector<std::uint32_t>& nonterminals) const;

  const CompiledGrammar& m_compiled;
  std::vector<Derivation> m_derivations;  ///< by nonterminal
};

}  // namespace ludo::grammar
