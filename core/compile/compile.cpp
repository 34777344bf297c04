// SPDX-License-Identifier: Apache-2.0
#include "core/compile/compile.h"

#include "core/spec/expand_tables.h"

namespace ludo::compile {

using language::VariableScope;

language::GameDef compile(language::SpecDocument document, diagnostics::List& diagnostics) {
  spec::expandTables(document, diagnostics);
  const std::set<std::string> asked = askedZoneProperties(document);
  language::GameDef def;
  def.metadata = std::move(document.metadata);
  def.constants = std::move(document.constants);
  for (auto [group, scope] : {std::pair{&document.variables.global, VariableScope::Global},
                              std::pair{&document.variables.perPlayer, VariableScope::Player}}) {
    for (language::VariableEntry& entry : *group) {
      entry.scope = scope;
      def.variables.push_back(std::move(entry));
    }
  }
  def.zones = std::move(document.zones);
  def.regions = std::move(document.regions);
  def.directionSets = std::move(document.directionSets);
  def.compass = std::move(document.compass);
  def.lineSets = std::move(document.lineSets);
  def.tokenTypes = std::move(document.tokenTypes);
  def.definitions = std::move(document.definitions);
  def.setup = std::move(document.setup);
  def.turn = std::move(document.turn);
  def.actions = std::move(document.actions);
  def.triggers = std::move(document.triggers);
  def.end = std::move(document.end);
  def.scoring = std::move(document.scoring);
  def.rendering = std::move(document.rendering);
  limitNames(def, document.boards, diagnostics);
  expandBoards(document.boards, asked, def, diagnostics);
  expandMacros(def);
  return def;
}

}  // namespace ludo::compile
