// SPDX-License-Identifier: Apache-2.0
#include "core/compile/load_game.h"

#include <algorithm>

#include "core/compile/compile.h"
#include "core/compile/validate.h"
#include "core/compile/validate_json.h"
#include "core/language/read.h"
#include "core/text/json_data.h"

namespace ludo::compile {

language::GameDefPtr loadGameDef(const SourcePtr& source, diagnostics::List& diagnostics) {
  diagnostics::List own;
  std::shared_ptr<language::GameDef> game;
  const text::DataNode data = text::readJson(*source, own);
  // The reader speaks first: it knows what was meant. The schema finds what it lets pass, such as macros.
  std::optional<language::GameDef> read;
  if (!diagnostics::hasErrors(own)) read = language::readGameDef(data, own);
  if (read && validateAgainstSchema(data, own)) {
    game = std::make_shared<language::GameDef>(std::move(*read));
    // A specification has the global variables first; nothing else depends on their order.
    std::stable_partition(game->variables.begin(), game->variables.end(),
                          [](const language::VariableDef& variable) {
                            return variable.scope == language::VariableScope::Global;
                          });
    std::vector<language::BoardDef> noBoards;
    limitNames(*game, noBoards, own);
    if (!diagnostics::hasErrors(own)) validateGameDef(*game, own);
    std::vector<language::TestDef> noTests;
    if (!diagnostics::hasErrors(own)) writeOutEffects(*game, noTests, own);
  }
  if (diagnostics::hasErrors(own)) game.reset();
  diagnostics::cutLongTexts(own);
  diagnostics::sortBySource(own);
  diagnostics.insert(diagnostics.end(), std::make_move_iterator(own.begin()),
                     std::make_move_iterator(own.end()));
  return game;
}

}  // namespace ludo::compile
