// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <string>

#include "core/base/rng.h"
#include "core/grammar/grammar.h"

namespace ludo::testing {

/// Texts of a grammar, picked alternative by alternative. Each use of the rule "name" gives a new name, so
/// that keys of mappings differ.
class RandomText {
 public:
  explicit RandomText(const grammar::Grammar& grammar);

  /// About so many alternatives deep; beyond that, the shallowest ones.
  std::string derive(const std::string& rule, int depth, Rng& rng);

 private:
  int heightOf(const grammar::Sequence& sequence) const;
  std::string ofSymbol(const grammar::Symbol& symbol, int depth, Rng& rng);

  const grammar::Grammar m_grammar;
  std::map<std::string, int> m_heights;
  std::uint64_t m_names = 0;
};

}  // namespace ludo::testing
