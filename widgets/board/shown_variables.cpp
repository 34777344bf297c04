// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/shown_variables.h"

#include <algorithm>

#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::widgets {
namespace {

using language::GameDef;
using language::VariableDef;
using language::VariableScope;

/// Whether the part is a selector of this kind that asks for what the variable holds.
template <typename Selector>
bool names(const language::Type& type, const void* part, std::uint32_t variable) {
  if (&type != &language::typeOf<Selector>()) return false;
  const language::VariableRef& asked = static_cast<const Selector*>(part)->variable;
  return !asked.empty() && asked.index == variable;
}

template <typename Part>
bool reads(const Part& part, std::uint32_t variable) {
  return language::anyWithin(part, [variable](const language::Type& type, const void* value) {
    return names<language::PlayerSelector>(type, value, variable) ||
           names<language::ZoneSelector>(type, value, variable) ||
           names<language::TokenSelector>(type, value, variable) ||
           (&type == &language::typeOf<language::GlobalVariableValue>() &&
            static_cast<const language::GlobalVariableValue*>(value)->var.index == variable);
  });
}

template <typename Part>
bool anyReads(const std::vector<Part>& parts, std::uint32_t variable) {
  return std::ranges::any_of(parts, [variable](const Part& part) { return reads(part, variable); });
}

/// Whether players have to know it: to choose, to count their points, or to see an end come.
bool concernsPlayers(const GameDef& def, std::uint32_t variable) {
  const bool decides = std::ranges::any_of(def.end, [variable](const language::EndDef& end) {
    return end.result.type != language::ResultKind::Draw && reads(end.when, variable);
  });
  return decides || anyReads(def.actions, variable) || anyReads(def.definitions, variable) ||
         (def.scoring && reads(*def.scoring, variable));
}

/// Whether what the rules do by themselves goes by it. What nothing reads yet is shown: it is being written.
bool drivesRules(const GameDef& def, std::uint32_t variable) {
  return reads(def.turn, variable) || anyReads(def.setup.items, variable) ||
         anyReads(def.triggers, variable) || anyReads(def.end, variable);
}

bool isFact(const kernel::Rules& rules, std::uint32_t index) {
  const VariableDef& variable = rules.def().variables[index];
  if (variable.scope == VariableScope::Player) return true;
  const bool isFlag =
      variable.isNumber() && rules.number(variable.min) == 0 && rules.number(variable.max) <= 1;
  return !isFlag && (concernsPlayers(rules.def(), index) || !drivesRules(rules.def(), index));
}

}  // namespace

std::vector<std::uint32_t> shownVariables(const kernel::Rules& rules, kernel::Seat seat,
                                          ShownVariables shown) {
  const VariableScope scope = seat == kernel::nobody ? VariableScope::Global : VariableScope::Player;
  std::vector<std::uint32_t> variables;
  for (std::uint32_t i = 0; i < rules.def().variables.size(); ++i) {
    if (rules.def().variables[i].scope != scope) continue;
    if (shown == ShownVariables::All || isFact(rules, i)) variables.push_back(i);
  }
  return variables;
}

bool hasInternalVariables(const kernel::Rules& rules) {
  for (std::uint32_t i = 0; i < rules.def().variables.size(); ++i) {
    if (!isFact(rules, i)) return true;
  }
  return false;
}

}  // namespace ludo::widgets
