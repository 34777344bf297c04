// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/rule_index.h"

#include <set>

#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::metrics {

using namespace language;

namespace {

bool isEffect(const Type& type) {
  static const std::set<const Type*> effects = [] {
    std::set<const Type*> all;
    for (const TypeGetter alternative : typeOf<Effect>().alternatives) all.insert(&alternative());
    return all;
  }();
  return effects.contains(&type);
}

std::string named(const std::string& kind, const std::string& name) {
  return kind + " \"" + name + "\"";
}

}  // namespace

void RuleIndex::addEffects(const EffectList& list, const std::string& within) {
  const auto visit = [&](const Type& type, const void* part) {
    const Node* node = nodeOf(type, part);
    if (node == nullptr || !isEffect(type)) return true;
    add(node->node, RulePart::Role::Effect, type.name, node->span);
    m_parts[node->node].within = within;
    return true;
  };
  for (const Effect& effect : list.items) walkConst(typeOf<Effect>(), &effect, visit);
}

RuleIndex::RuleIndex(const GameDef& def) : m_parts(def.nodeCount + 1) {
  addEffects(def.setup, "setup");
  for (const PhaseDef& phase : def.turn.phases) {
    const std::string what = named("phase", phase.id.name);
    add(phase.node, RulePart::Role::Phase, what, phase.id.span);
    addEffects(phase.onEnter, what);
    addEffects(phase.onExit, what);
  }
  for (const ActionDef& action : def.actions) {
    const std::string what = named("action", action.id.name);
    add(action.node, RulePart::Role::Action, what, action.id.span);
    addEffects(action.cost, what);
    addEffects(action.effects, what);
  }
  for (const TriggerDef& trigger : def.triggers) {
    const std::string what = named("trigger", trigger.id.name);
    add(trigger.node, RulePart::Role::Trigger, what, trigger.id.span);
    addEffects(trigger.effects, what);
  }
  for (const EndDef& end : def.end)
    add(end.node, RulePart::Role::End, named("end condition", end.id), end.span);
}

void RuleIndex::add(std::uint32_t node, RulePart::Role role, const std::string& what, Span span) {
  if (node == 0) return;
  if (node >= m_parts.size()) m_parts.resize(node + 1);
  m_parts[node] = {role, what, "", span};
}

}  // namespace ludo::metrics
