// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/generate/filler.h"
#include "core/language/game_def.h"

namespace ludo::generate {

/// That the game has come to this turn.
language::Condition turnReached(std::int64_t turn);

/// Writes rules for what a game is made of, so that they pass compile::validateGameDef, that players have
/// something to do, and that the game ends. Of one thread; keeps references to what it is given.
class RulesWriter {
 public:
  /// `size` from 0 to 100 says how much is written, where that is not learned.
  RulesWriter(Chooser& chooser, Vocabulary& vocabulary, int size);

  /// All rules of a game that has players, zones, token types and so on, and no rules. Phases, actions and
  /// triggers that are there already give their names, and are filled.
  void write(language::GameDef& game);

  // One rule each, for the game that the vocabulary has learned. They have their names.
  /// `earlier` are the actions that conditions in it may ask about.
  void writeAction(language::ActionDef& action, const std::vector<std::string>& earlier);
  void writeTrigger(language::TriggerDef& trigger);
  /// `lets` says that it always lets somebody act.
  void writePhase(language::PhaseDef& phase, bool lets);
  void writeResult(language::ResultDef& result);

  Filler& filler() { return m_filler; }

 private:
  void nameRules(language::GameDef& game);
  void writeSetup(language::GameDef& game);
  void fillWith(const std::string& zone, bool owned, std::int64_t count, language::GameDef& game);
  void writeActionCount(language::PhaseDef& phase, bool lets);
  void writeTurn(language::GameDef& game);
  void writeEnd(language::GameDef& game);
  void writeLooks(language::GameDef& game);
  language::Number few() { return m_chooser.between(1, 3); }

  Chooser& m_chooser;
  Vocabulary& m_names;
  std::size_t m_size;
  Filler m_filler;
};

}  // namespace ludo::generate
