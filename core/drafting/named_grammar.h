// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/grammar/program.h"

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

  /// The program that reads a game which begins so.
  grammar::ProgramPtr programAfter(const std::string& text);
  /// The part of a text that is valid with the names that it defines.
  std::string valid(const std::string& text);
  /// Whether a text is a whole game of the grammar.
  bool isComplete(const std::string& text);
  /// The program without names.
  const grammar::ProgramPtr& program() const { return m_program; }

 private:
  grammar::Grammar m_grammar;
  bool m_withNames;
  grammar::ProgramPtr m_program;
  std::string m_definitions;  ///< that m_namedProgram has the names of
  grammar::ProgramPtr m_namedProgram;
};

}  // namespace ludo::drafting
