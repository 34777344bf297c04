// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/grammar/grammar.h"

namespace ludo::grammar {

/// A use of an alternative in the derivation of a text.
struct DerivationNode {
  std::uint32_t rule = 0;         ///< number in the derivation's grammar
  std::uint32_t alternative = 0;  ///< number in the rule
  std::size_t begin = 0;          ///< the bytes that it derives
  std::size_t end = 0;
  bool isCertain = true;  ///< every derivation of the text has this node
};

/// How the start of a grammar becomes a text. A plain value.
struct Derivation {
  Grammar grammar;                    ///< the rules that take part in some text: see pruned()
  std::vector<DerivationNode> nodes;  ///< parts before the wholes that they make, from left to right

  /// Whether the text has no other.
  bool isOnlyOne() const;
};

/// A derivation of the text, or nothing when it is no text of the grammar. Time and memory are those of the
/// recogniser with every completion kept.
std::optional<Derivation> derivationOf(const Grammar& grammar, std::string_view text);

}  // namespace ludo::grammar
