// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/nearest.h"
#include "core/compile/checker.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/macros.h"
#include "core/language/synonyms.h"
#include "core/language/walk.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

/// Something that could not be read may have bound any name.
bool Checker::mayBeBound() const {
  return std::any_of(m_bound.begin(), m_bound.end(),
                     [](const BoundName& bound) { return bound.name.empty(); });
}

/// Shows where else the name is bound, for one that is used outside of where it holds.
void Checker::relateBindings(diagnostics::Diagnostic& diagnostic, const std::string& name) {
  // In a text full of such mistakes the first ones will do.
  constexpr int mostSearches = 20;
  if (++m_bindingSearches > mostSearches) return;
  walkConst(gameDefType(), &m_def, [&](const Type& type, const void* part) {
    bool binds = type.kind == TypeKind::Definition && type.nameKind == NameKind::Binding;
    if (binds && textOf(type, part) == name && diagnostic.related.size() < 3 &&
        nameSpanOf(type, part).known())
      diagnostic.related.push_back({"Bound here, for what stands inside only", nameSpanOf(type, part)});
    return true;
  });
}

const BoundName* Checker::use(const BindingRef& binding, ValueType type, std::uint32_t node) {
  auto found = std::find_if(m_bound.rbegin(), m_bound.rend(),
                            [&](const BoundName& bound) { return bound.name == binding.name; });
  if (binding.empty() || (found == m_bound.rend() && mayBeBound())) return nullptr;
  if (found == m_bound.rend()) {
    std::vector<std::string> names;
    for (const BoundName& bound : m_bound) names.push_back(bound.name);
    auto& diagnostic =
        report(kinds::UnboundName, binding.span, node, "Nothing binds \"" + binding.name + "\" here");
    if (auto best = nearest(binding.name, names)) {
      diagnostic.suggestion = "Did you mean \"" + *best + "\"?";
      bool quoted = binding.span.end - binding.span.begin == binding.name.size() + 2;
      if (binding.span.known()) {
        diagnostic.fix = diagnostics::Fix{"Replace with \"" + *best + '"',
                                          {{binding.span, quoted ? '"' + *best + '"' : *best}},
                                          sameLetters(*best, binding.name)};
      }
    } else {
      diagnostic.suggestion =
          m_openDefinitions > 0 ? "Make it a parameter of the definition, and give it where that is used"
          : names.empty()       ? "Bind it first: with a parameter, chooseOne, forEach, roll or let"
                                : "Use one of the names that are bound here";
    }
    diagnostic.alternatives = std::move(names);
    relateBindings(diagnostic, binding.name);
    return nullptr;
  }
  bool fits = type == ValueType::Any || found->type == ValueType::Any || found->type == type;
  if (!fits || found->isList) {
    std::string is = found->isList ? "a list of picks" : std::string(valueTypeLabel(found->type));
    auto& diagnostic = report(kinds::WrongValueType, binding.span, node,
                              "The name \"" + binding.name + "\" is " + is + ", and " +
                                  std::string(valueTypeLabel(type)) + " is needed here");
    diagnostic.suggestion = found->isList ? "Go through the picks with forEach over { query: \"binding\" }"
                                          : "Use a name that stands for " + std::string(valueTypeLabel(type));
  }
  return &*found;
}

void Checker::bind(const BindingId& name, ValueType type, bool isList, std::uint32_t node) {
  if (name.name.empty()) return bindAnything();
  bool again =
      std::any_of(m_bound.begin(), m_bound.end(), [&](const BoundName& b) { return b.name == name.name; });
  if (again) {
    report(kinds::ShadowedName, name.span, node,
           "The name \"" + name.name + "\" is bound already, and hidden from here on");
  }
  m_bound.push_back({name.name, type, isList});
}

void Checker::expectTokensOrZones(const Query& query) {
  const ValueType element = elementOf(query);
  if (element == ValueType::Token || element == ValueType::Zone || element == ValueType::Any) return;
  report(kinds::WrongValueType, query.span, 0,
         "Tokens or zones are needed here, and this is a collection of something else: each is " +
             std::string(valueTypeLabel(element)));
}

void Checker::check(const EffectList& effects) {
  Scope scope(*this);
  for (const Effect& effect : effects.items) check(effect);
}

/// Checks the parts of an effect, with an overload for each. Names bound by chooseOne, chooseN and roll stay
/// for the rest of the list: its Scope drops them.
class Checker::EffectCheck {
 public:
  explicit EffectCheck(Checker& checker) : m_checker(checker) {}

  void operator()(const SetVarEffect& e) const {
    if (e.player) m_checker.check(*e.player, true);
    m_checker.checkScope(e.var, e.scope, e.span, e.node);
    m_checker.expect(e.value, m_checker.typeOf(e.var));
  }
  void operator()(const AddVarEffect& e) const {
    if (e.player) m_checker.check(*e.player, true);
    m_checker.checkScope(e.var, e.scope, e.span, e.node);
    m_checker.expect(e.var, ValueType::Integer, e.node);
    m_checker.expect(e.delta, ValueType::Integer);
  }
  void operator()(const MoveTokenEffect& e) const {
    m_checker.check(e.token);
    if (e.from) m_checker.check(*e.from);
    m_checker.check(e.to);
  }
  void operator()(const MoveTokenAdjacentEffect& e) const {
    m_checker.check(e.token);
    if (e.from) m_checker.check(*e.from);
    m_checker.check(e.direction, e.node);
  }
  void operator()(const MoveAllEffect& e) const {
    m_checker.check(e.from, true);
    m_checker.check(e.to, true);
    if (e.filter) {
      Scope scope(m_checker);
      m_checker.m_bound.push_back({"$token", ValueType::Token, false});
      m_checker.check(*e.filter);
    }
  }
  void operator()(const DrawEffect& e) const {
    m_checker.check(e.from, true);
    m_checker.check(e.to, true);
    m_checker.expect(e.count, ValueType::Integer);
  }
  void operator()(const ShuffleEffect& e) const { m_checker.check(e.zone, true); }
  void operator()(const CreateTokenEffect& e) const {
    m_checker.check(e.zone, true);
    m_checker.checkName(e.type, e.node);
    // Each player's tokens go to a zone of that player; one zone takes those of one player.
    const bool perPlayer = e.zone.kind == ZoneSelector::Kind::Named && e.zone.owned && e.zone.owner.plural();
    if (e.owner) m_checker.check(*e.owner, perPlayer);
    m_checker.expect(e.count, ValueType::Integer);
    for (const auto& [prop, value] : e.props) {
      m_checker.m_properties.check(prop.name, value, m_checker.typeOf(value));
      m_checker.m_properties.checkHas(e.type, prop, e.node);
    }
  }
  void operator()(const PlaceEffect& e) const {
    m_checker.check(e.zone);
    m_checker.checkName(e.type, e.node);
    if (e.owner) m_checker.check(*e.owner);
  }
  void operator()(const DestroyTokenEffect& e) const { m_checker.check(e.token); }
  void operator()(const SetTokenPropEffect& e) const {
    m_checker.check(e.token);
    m_checker.checkName(e.prop, e.node);
    m_checker.m_properties.check(e.prop.name, e.value, m_checker.typeOf(e.value));
  }
  void operator()(const SetOwnerEffect& e) const {
    m_checker.check(e.token);
    if (e.player) m_checker.check(*e.player);
  }
  void operator()(const CaptureEffect& e) const {
    m_checker.expectTokensOrZones(e.what);
    if (e.to) m_checker.check(*e.to);
    if (e.score) m_checker.expect(*e.score, ValueType::Integer, e.node);
  }
  void operator()(const SowEffect& e) const {
    m_checker.check(e.from);
    m_checker.check(e.direction, e.node);
    if (!e.skip) return;
    Scope scope(m_checker);
    m_checker.m_bound.push_back({"$zone", ValueType::Zone, false});
    m_checker.check(*e.skip);
  }
  void operator()(const SwapEffect& e) const {
    m_checker.check(e.first);
    m_checker.check(e.second);
  }
  void operator()(const RevealEffect& e) const {
    m_checker.expectTokensOrZones(e.what);
    if (e.to) m_checker.check(*e.to, true);
  }
  void operator()(const PeekEffect& e) const {
    m_checker.expectTokensOrZones(e.what);
    if (e.player) m_checker.check(*e.player, true);
  }
  void operator()(const IfEffect& e) const {
    m_checker.check(e.when);
    m_checker.check(e.then);
    m_checker.check(e.otherwise);
  }
  void operator()(const ForEachEffect& e) const {
    ValueType element = m_checker.elementOf(e.over);
    if (e.limit) m_checker.expect(*e.limit, ValueType::Integer);
    Scope scope(m_checker);
    m_checker.bind(e.bind, element, false, e.node);
    m_checker.check(e.effects);
  }
  void operator()(const RepeatEffect& e) const {
    m_checker.expect(e.times, ValueType::Integer);
    m_checker.check(e.effects);
  }
  void operator()(const LetEffect& e) const {
    ValueType type = m_checker.typeOf(e.value);
    Scope scope(m_checker);
    m_checker.bind(e.bind, type, false, e.node);
    m_checker.check(e.in);
  }
  void operator()(const ChooseOneEffect& e) const {
    if (e.chooser) m_checker.check(*e.chooser);
    m_checker.bind(e.bind, m_checker.elementOf(e.options), false, e.node);
  }
  void operator()(const ChooseNEffect& e) const {
    if (e.chooser) m_checker.check(*e.chooser);
    m_checker.expect(e.n, ValueType::Integer);
    if (e.min) m_checker.expect(*e.min, ValueType::Integer);
    m_checker.bind(e.bind, m_checker.elementOf(e.options), true, e.node);
  }
  void operator()(const RollEffect& e) const {
    m_checker.expect(e.sides, ValueType::Integer);
    if (m_checker.constant(e.sides, 1) < 1) {
      auto& diagnostic =
          m_checker.report(kinds::OutOfRange, e.sides.span, e.node, "A die has at least one side");
      diagnostic.suggestion = "Give it 2 sides or more";
    }
    m_checker.bind(e.bind, ValueType::Integer, false, e.node);
  }
  void operator()(const RandomOneEffect& e) const {
    m_checker.bind(e.bind, m_checker.elementOf(e.options), false, e.node);
  }
  void operator()(const SetActiveEffect& e) const { m_checker.check(e.player); }
  void operator()(const ExtraTurnEffect& e) const {
    if (e.player) m_checker.check(*e.player);
  }
  void operator()(const EliminateEffect& e) const { m_checker.check(e.player, true); }
  void operator()(const EndPhaseEffect&) const {}
  void operator()(const EndTurnEffect&) const {}
  void operator()(const GoToPhaseEffect&) const {}

 private:
  Checker& m_checker;
};

void Checker::check(const Effect& effect) {
  if (m_damage.at(effect.span)) return bindAnything();
  // A mistake in its arguments is told here, once; what it does is checked where that is defined.
  if (const auto* use = std::get_if<DoEffect>(&effect.node)) {
    checkUse(use->name, use->with, FormulaKind::Effects, use->node);
    return;
  }
  visitExpanded(effect, EffectCheck(*this));
}

}  // namespace ludo::compile
