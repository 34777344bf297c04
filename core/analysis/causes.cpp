// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/causes.h"

#include <algorithm>
#include <functional>

#include "core/language/effect_facts.h"

namespace ludo::engine {

using namespace language;

namespace {

using Test = std::function<bool(const Type&, const void*)>;

/// The number of the first node for which the test holds; 0 when there is none.
template <typename Root>
std::uint32_t firstIn(const Root& root, const Test& test) {
  std::uint32_t found = 0;
  walkConst(typeOf<Root>(), &root, [&](const Type& type, const void* value) {
    const Node* node = found == 0 ? nodeOf(type, value) : nullptr;
    if (node != nullptr && test(type, value)) found = node->node;
    return found == 0;
  });
  return found;
}

bool givesOwner(const Type& type, const void* value) {
  if (&type == &typeOf<PlaceEffect>()) return true;
  if (&type == &typeOf<CreateTokenEffect>())
    return static_cast<const CreateTokenEffect*>(value)->owner.has_value();
  return &type == &typeOf<SetOwnerEffect>() && static_cast<const SetOwnerEffect*>(value)->player.has_value();
}

bool setsProperty(const Type& type, const void* value) {
  if (&type == &typeOf<CreateTokenEffect>())
    return !static_cast<const CreateTokenEffect*>(value)->props.empty();
  return &type == &typeOf<SetTokenPropEffect>();
}

bool makesTokens(const Type& type, const void*) {
  return type.consequences.any(Consequence::CreateTokens);
}

}  // namespace

Unsupported causeOfSecrets(const GameDef& def) {
  const auto zone = std::ranges::find_if(
      def.zones, [](const ZoneDef& each) { return each.visibility != Visibility::Public; });
  if (zone == def.zones.end()) return {"zones that are not public"};
  return {"zones that are not public, such as \"" + zone->id.name + '"', zone->node};
}

Unsupported causeOfChangingTurns(const GameDef& def) {
  const Test changes = [](const Type& type, const void*) {
    return type.consequences.any(Consequence::ChangeTurn);
  };
  return {"effects that change the turn", firstIn(def, changes)};
}

Unsupported causeOfBeginning(const kernel::Rules& rules, const kernel::State& state) {
  if (!state.tasks.empty() && state.pendingChoice() == nullptr)
    return {"a game that begins where nobody can move, and nothing changes that"};
  for (const kernel::Token& token : state.tokens) {
    const TokenTypeDef& type = rules.def().tokenTypes[token.type];
    for (std::size_t slot = 0; slot < token.props.size(); ++slot) {
      if (token.props[slot].kind != kernel::Value::Kind::Nothing) continue;
      return {"a token of the type \"" + type.id.name + "\" that begins with nothing in a property",
              type.node};
    }
  }
  return {"what the game begins with"};
}

Unsupported causeOfStacks(const kernel::Rules& rules, const kernel::State& state) {
  for (std::size_t i = 0; i < state.zones.size(); ++i) {
    if (state.zones[i].size() < 2) continue;
    const ZoneDef& zone = rules.def().zones[rules.zones()[i].def];
    return {"several tokens in the zone \"" + zone.id.name + "\" when the game begins", zone.node};
  }
  return causeOfBeginning(rules, state);
}

Unsupported causeOfDifference(const GameDef& def, bool areOfSeveralTypes) {
  if (areOfSeveralTypes && def.tokenTypes.size() > 1)
    return {"tokens of several types", def.tokenTypes[1].node};
  if (const std::uint32_t node = firstIn(def, givesOwner)) return {"tokens with owners", node};
  if (const std::uint32_t node = firstIn(def, setsProperty))
    return {"tokens that differ in a property", node};
  for (const ActionDef& action : def.actions) {
    if (const std::uint32_t node = firstIn(action, makesTokens))
      return {"tokens that are made in play", node};
  }
  return {"so many tokens, or none, or tokens that are made in play"};
}

}  // namespace ludo::engine
