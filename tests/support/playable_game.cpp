// SPDX-License-Identifier: Apache-2.0
#include "playable_game.h"

#include <cstdio>
#include <cstdlib>

#include "core/compile/compile.h"
#include "core/compile/validate.h"
#include "core/generate/definitions.h"
#include "core/generate/rules_writer.h"
#include "core/language/write.h"
#include "core/text/json_data.h"

namespace ludo::testing {

using namespace language;

namespace {

void insist(const GameDef& game, const diagnostics::List& told, const char* what) {
  if (!diagnostics::hasErrors(told)) return;
  std::fprintf(stderr, "%s\n", what);
  for (const diagnostics::Diagnostic& diagnostic : told)
    std::fprintf(stderr, "%s: %s\n", diagnostic.path.c_str(), diagnostic.message.c_str());
  std::fprintf(stderr, "%s\n", text::writeJson(writeGameDef(game)).c_str());
  std::abort();
}

}  // namespace

GameDef writtenGame(generate::Chooser& choices, int size) {
  diagnostics::List told;
  GameDef game = compile::compile(generate::randomDefinitions(choices, size), told);
  insist(game, told, "The generator made a board that cannot be");
  generate::Vocabulary names;
  generate::RulesWriter(choices, names, size).write(game);
  return game;
}

GameDef playableGame(generate::Chooser& choices, int size) {
  GameDef game = writtenGame(choices, size);
  compile::expandMacros(game);
  diagnostics::List told;
  compile::validateGameDef(game, told);
  insist(game, told, "The generator made a game that is refused");
  std::vector<TestDef> none;
  compile::writeOutEffects(game, none, told);
  insist(game, told, "The generator made a game of too many effects");
  return game;
}

}  // namespace ludo::testing
