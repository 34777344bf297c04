// SPDX-License-Identifier: Apache-2.0
#include "core/decompile/decompile.h"

namespace ludo::decompile {

using namespace language;

SpecDocument specificationOf(const GameDef& game) {
  SpecDocument document;
  document.metadata = game.metadata;
  document.constants = game.constants;
  for (const VariableDef& variable : game.variables) {
    const bool global = variable.scope == VariableScope::Global;
    (global ? document.variables.global : document.variables.perPlayer).push_back({variable});
  }
  document.zones = game.zones;
  document.regions = game.regions;
  document.directionSets = game.directionSets;
  document.compass = game.compass;
  document.lineSets = game.lineSets;
  document.tokenTypes = game.tokenTypes;
  document.definitions = game.definitions;
  document.setup = game.setup;
  document.turn = game.turn;
  document.actions = game.actions;
  document.triggers = game.triggers;
  document.end = game.end;
  document.scoring = game.scoring;
  document.rendering = game.rendering;
  return document;
}

}  // namespace ludo::decompile
