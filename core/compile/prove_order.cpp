// SPDX-License-Identifier: Apache-2.0
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>

#include "core/compile/proofs.h"
#include "core/compile/walk_rules.h"
#include "core/diagnostics/kinds.h"
#include "core/language/effect_facts.h"
#include "core/language/language.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

/// What the setup puts into a zone, as far as it tells tokens apart.
struct Stack {
  Span place;  ///< of the first that is made there
  std::string path;
  std::optional<std::string> nature;
  bool isOfSeveral = false;
};

/// What tells the tokens from others: their type, and the properties that the text alone decides.
std::string natureOf(const CreateTokenEffect& effect) {
  std::string nature = std::to_string(effect.type.index);
  for (const auto& [property, value] : effect.props) {
    nature += ' ' + property.name + ':';
    if (const auto* number = std::get_if<std::int64_t>(&value.node)) nature += std::to_string(*number);
    if (const auto* text = std::get_if<std::string>(&value.node)) nature += *text;
  }
  return nature;
}

/// Hidden stacks that lie in the order in which the setup makes them, whatever happens.
class Orders {
 public:
  explicit Orders(Proofs& proofs) : m_proofs(proofs) {}

  void prove() {
    walkRules(m_proofs.def, [this](const Type& type, const void* value, const Path& path) {
      take(type, value, path);
      return true;
    });
    if (m_isMixedAnyhow) return;
    for (const auto& [zone, stack] : m_stacks) {
      if (stack.isOfSeveral && !m_touched.contains(zone) && (m_isTakenAnyhow || m_taken.contains(zone)))
        tell(zone, stack);
    }
  }

 private:
  void take(const Type& type, const void* value, const Path& path) {
    if (&type == &typeOf<CreateTokenEffect>()) made(*static_cast<const CreateTokenEffect*>(value), path);
    if (&type == &typeOf<ShuffleEffect>()) touched(static_cast<const ShuffleEffect*>(value)->zone);
    if (&type == &typeOf<MoveTokenEffect>())
      placed(static_cast<const MoveTokenEffect*>(value)->position);
    else if (&type == &typeOf<MoveAllEffect>())
      placed(static_cast<const MoveAllEffect*>(value)->position);
    else if (&type != &typeOf<ShuffleEffect>() && type.consequences.any(Consequence::UseChance))
      m_isMixedAnyhow = true;
    if (!type.consequences.any(Consequence::MoveTokens)) return;
    const TokenRoute route = tokenRoute(type, value);
    if (route.to != nullptr) touched(*route.to);
    m_isMixedAnyhow = m_isMixedAnyhow || (route.to == nullptr && !route.leavesGame);
    if (route.from == nullptr)
      m_isTakenAnyhow = true;
    else if (isNamed(*route.from))
      m_taken.insert(route.from->zone.index);
  }

  static bool isNamed(const ZoneSelector& zone) {
    return zone.kind == ZoneSelector::Kind::Named && zone.zone.resolved();
  }
  void touched(const ZoneSelector& zone) {
    if (isNamed(zone))
      m_touched.insert(zone.zone.index);
    else
      m_isMixedAnyhow = true;
  }
  void placed(InsertPosition position) {
    m_isMixedAnyhow = m_isMixedAnyhow || position == InsertPosition::Random;
  }

  void made(const CreateTokenEffect& effect, const Path& path) {
    if (!isNamed(effect.zone)) return;
    const std::uint32_t index = effect.zone.zone.index;
    const ZoneDef& zone = m_proofs.def.zones[index];
    if (zone.visibility == Visibility::Public || zone.ordering == Ordering::Set) return;
    // What is made in play may be somebody's choice.
    const std::string at = path.text();
    if (!at.starts_with("setup")) m_touched.insert(index);
    Stack& stack = m_stacks[index];
    if (stack.path.empty()) {
      stack.place = effect.zone.span;
      stack.path = at;
    }
    if (!effect.type.resolved()) return;
    std::string nature = natureOf(effect);
    stack.isOfSeveral = stack.isOfSeveral || (stack.nature && *stack.nature != nature);
    stack.nature = std::move(nature);
  }

  void tell(std::uint32_t zone, const Stack& stack) {
    const ZoneDef& def = m_proofs.def.zones[zone];
    m_proofs
        .report(kinds::OpenSecret, stack.place, stack.path,
                "Nothing ever mixes \"" + def.id.name +
                    "\", so that its tokens come in the same order in each game, and everybody can know it")
        .suggestion =
        def.owner == ZoneOwner::Player
            ? "Shuffle it when all are there, or give it no order with ordering: \"set\""
            : "Shuffle it when all are there, as in { shuffle: { zone: \"" + def.id.name + "\" } }";
  }

  Proofs& m_proofs;
  std::map<std::uint32_t, Stack> m_stacks;  ///< by zone
  std::set<std::uint32_t> m_touched;        ///< zones that are shuffled, or that tokens come to
  std::set<std::uint32_t> m_taken;          ///< zones that tokens are taken from
  bool m_isTakenAnyhow = false;             ///< some effect may take tokens from anywhere
  bool m_isMixedAnyhow = false;             ///< chance, or who plays, may change any order
};

}  // namespace

void proveOrder(Proofs& proofs) {
  Orders(proofs).prove();
}

}  // namespace ludo::compile
