// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/grammar/compiled_grammar.h"

namespace ludo::drafting {

/// Whether games of a predicted grammar define all names that they use: those of bundles are in no game's
/// text.
bool definesAllNames(const grammar::Grammar& predicted);

/// A grammar of games in which, once the definitions of a game are written, names of zones, pieces, variables
/// and the like are only those. One thread.
class NamedGrammar {
 public:
  /// `withNames`: without it, any name may stand anywhere.
  explicit NamedGrammar(grammar::Grammar grammar, bool withNames);

  /// The grammar of games that begin so.
  grammar::CompiledGrammarPtr grammarAfter(const std::string& text);
  /// The part of a text that is valid with the names that it defines.
  std::string valid(const std::string& text);
  /// Whether a text is a whole game of the grammar.
  bool isComplete(const std::string& text);
  /// The grammar in which any name may stand.
  const grammar::CompiledGrammarPtr& compiled() const { return m_compiled; }

 private:
  grammar::Grammar m_grammar;
  bool m_withNames;
  grammar::CompiledGrammarPtr m_compiled;
  std::string m_definitions;  ///< that m_namedGrammar has the names of
  grammar::CompiledGrammarPtr m_namedGrammar;
};

}  // namespace ludo::drafting
