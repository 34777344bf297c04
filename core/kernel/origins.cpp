// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/origins.h"

#include <algorithm>
#include <cassert>
#include <set>

#include "core/kernel/enumeration.h"
#include "core/kernel/reads.h"
#include "core/kernel/rules.h"
#include "core/language/effect_facts.h"
#include "core/language/macros.h"

namespace ludo::kernel {

using namespace language;

namespace {

/// So many outcomes of all sites are worked out.
constexpr std::int64_t mostOfAll = 32'768;

bool isOfNumbersOrWords(const GameDef& def, const Query& query) {
  if (std::holds_alternative<IntsInRangeQuery>(query.node)) return true;
  if (std::holds_alternative<EnumsQuery>(query.node)) return true;
  if (const auto* part = std::get_if<FilterQuery>(&query.node)) return isOfNumbersOrWords(def, *part->of);
  if (const auto* part = std::get_if<DistinctQuery>(&query.node)) return isOfNumbersOrWords(def, *part->of);
  if (const auto* part = std::get_if<SetQuery>(&query.node)) {
    return std::ranges::any_of(part->of, [&](const Query& each) { return isOfNumbersOrWords(def, each); });
  }
  if (const auto* part = std::get_if<DefinedQuery>(&query.node)) {
    const bool exists = part->name.index < def.definitions.size();
    return exists && def.definitions[part->name.index].query &&
           isOfNumbersOrWords(def, *def.definitions[part->name.index].query);
  }
  return false;
}

}  // namespace

/// Goes through the rules with the names that stand where each effect stands.
class OriginFinder {
 public:
  /// What is made where chance or a choice decides what happens.
  struct Branch {
    std::uint32_t node = 0;
    std::vector<std::pair<const CreateTokenEffect*, Nature>> made;
  };

  explicit OriginFinder(const Rules& rules) : m_rules(rules), m_values(rules.def().propertyNames.size()) {}

  void look(std::span<const EffectList> positions) {
    const GameDef& def = m_rules.def();
    for (const TokenTypeDef& type : def.tokenTypes) {
      for (const PropertyDef& property : type.props) {
        const auto name = std::ranges::find(def.propertyNames, property.id.name);
        note(static_cast<std::uint32_t>(name - def.propertyNames.begin()), property.value, {});
      }
    }
    lookIn(def.setup, {});
    for (const EffectList& list : positions) lookIn(list, {});
    for (const PhaseDef& phase : def.turn.phases) {
      lookIn(phase.onEnter, {});
      lookIn(phase.onExit, {});
    }
    for (const ActionDef& action : def.actions) {
      Scope scope;
      for (const ParamDef& param : action.params) bind(scope, param.name, chosenFrom(param.domain, scope));
      lookIn(action.cost, scope);
      lookIn(action.effects, scope);
    }
    for (const TriggerDef& trigger : def.triggers) lookIn(trigger.effects, {});
    for (OriginSite& site : m_sites) {
      if (site.isGuessed) site.outcomes = guesses(site.properties.front());
    }
  }

  std::vector<OriginSite> takeSites() { return std::move(m_sites); }
  /// Of effects with a site that is guessed: their node, and the site's index.
  const std::vector<std::pair<std::uint32_t, std::size_t>>& guessed() const { return m_guessed; }
  std::vector<Branch> takeBranches() { return std::move(m_branches); }
  std::vector<std::uint32_t> takeOpenWrites() { return std::move(m_openWrites); }

 private:
  void bind(Scope& scope, const BindingId& name, Source source) const {
    const std::uint32_t index = m_rules.bindingIndex(name.name);
    if (index != UINT32_MAX) scope[index] = std::move(source);  // else nobody reads it
  }

  Source chosenFrom(const Query& query, const Scope& scope) const {
    return {isOfNumbersOrWords(m_rules.def(), query),
            Enumeration(m_rules, scope, m_rowBudget).options(query)};
  }

  bool isUncertain(const Reads& reads, const Scope& scope) const {
    return reads.natures || usesUncertain(reads, scope);
  }
  /// Whether chance or a choice decides which token is meant.
  static bool isUncertain(const TokenSelector& token, const Scope& scope) {
    const Reads names{{token.binding.index, token.zone.binding.index, token.zone.owner.binding.index}, {}};
    return usesUncertain(names, scope);
  }
  static bool usesUncertain(const Reads& reads, const Scope& scope) {
    return std::ranges::any_of(reads.bindings, [&](std::uint32_t name) {
      const auto found = scope.find(name);
      return found != scope.end() && found->second.isUncertain;
    });
  }

  // By value: names last to the end of the list.
  void lookIn(const EffectList& list, Scope scope) {
    for (const Effect& effect : list.items)
      visitExpanded(effect, [&](const auto& part) { lookAt(part, scope); });
  }

  template <typename Other>
  void lookAt(const Other&, Scope&) {
    [[maybe_unused]] const Type& effect = typeOf<Other>();
    assert(bindingField(effect) == nullptr && !holdsEffects(effect) &&
           "an effect whose names have an origin");
    assert(!effect.consequences.any(Consequence::ChangeProperties) && "an effect that writes a secret");
  }
  void lookAt(const RollEffect& effect, Scope& scope) {
    Source source{true, {}};
    std::int64_t sides = 0;  // unless it can be told
    for (const Row& row : Enumeration(m_rules, scope, m_rowBudget).of({&effect.sides}))
      sides = std::max({sides, row.front().payload, std::int64_t{1}});
    for (std::int64_t side = 1;
         side <= sides && sides <= static_cast<std::int64_t>(Enumeration::mostOutcomes); ++side)
      source.outcomes.push_back(Value::ofInteger(side));
    bind(scope, effect.bind, std::move(source));
  }
  void lookAt(const RandomOneEffect& effect, Scope& scope) {
    bind(scope, effect.bind, {true, Enumeration(m_rules, scope, m_rowBudget).options(effect.options)});
  }
  void lookAt(const ChooseOneEffect& effect, Scope& scope) {
    bind(scope, effect.bind, chosenFrom(effect.options, scope));
  }
  void lookAt(const ChooseNEffect& effect, Scope& scope) {
    bind(scope, effect.bind, chosenFrom(effect.options, scope));
  }
  void lookAt(const LetEffect& effect, Scope& scope) {
    Source source{isUncertain(readsOf(m_rules.def(), effect.value), scope), {}};
    for (const Row& row : Enumeration(m_rules, scope, m_rowBudget).of({&effect.value}))
      source.outcomes.push_back(row.front());
    Scope inner = scope;
    bind(inner, effect.bind, std::move(source));
    lookIn(effect.in, std::move(inner));
  }
  void lookAt(const ForEachEffect& effect, Scope& scope) {
    Scope inner = scope;
    const auto* picks = std::get_if<BindingQuery>(&effect.over.node);
    const auto picked = picks == nullptr ? scope.end() : scope.find(picks->name.index);
    const Reads reads = readsOf(m_rules.def(), effect.over);
    bind(inner, effect.bind,
         picked != scope.end() ? picked->second
                               : Source{usesUncertain(reads, scope),
                                        Enumeration(m_rules, scope, m_rowBudget).options(effect.over)});
    lookIn(effect.effects, std::move(inner));
  }
  void lookAt(const RepeatEffect& effect, Scope& scope) { lookIn(effect.effects, scope); }
  void lookAt(const IfEffect& effect, Scope& scope) {
    const bool isOuter = m_branch == nullptr;
    Branch branch{effect.node, {}};
    if (isOuter && usesUncertain(readsOf(m_rules.def(), effect.when), scope)) m_branch = &branch;
    lookIn(effect.then, scope);
    lookIn(effect.otherwise, scope);
    if (!isOuter) return;
    m_branch = nullptr;
    if (branch.made.size() > 1) m_branches.push_back(std::move(branch));
  }

  void lookAt(const CreateTokenEffect& effect, Scope& scope) {
    if (m_branch != nullptr && mayHide(effect.zone))
      m_branch->made.push_back({&effect, natureOf(effect, scope)});
    OriginSite together;
    together.node = effect.node;
    std::vector<const ValueExpr*> values;
    for (const auto& [property, value] : effect.props) {
      if (!isUncertain(readsOf(m_rules.def(), value), scope)) {
        note(property.index, value, scope);
      } else if (note(property.index, value, scope)) {
        together.properties.push_back(property.index);
        values.push_back(&value);
      } else {
        guess(effect.node, property.index, false);
      }
    }
    if (values.empty()) return;
    together.outcomes = Enumeration(m_rules, scope, m_rowBudget).of(values);
    if (!together.outcomes.empty()) {
      m_sites.push_back(std::move(together));
      return;
    }
    // Too many together: each for itself.
    for (std::size_t i = 0; i < values.size(); ++i)
      addSite(effect.node, together.properties[i], Enumeration(m_rules, scope, m_rowBudget).of({values[i]}));
  }

  void lookAt(const SetTokenPropEffect& effect, Scope& scope) {
    if (m_branch != nullptr || isUncertain(effect.token, scope)) m_openWrites.push_back(effect.node);
    const bool isUncertainAlone = isUncertain(readsOf(m_rules.def(), effect.value, &effect), scope);
    if (!note(effect.prop.index, effect.value, scope)) {
      const bool passesOn = readsItself(effect);
      if (isUncertainAlone || passesOn) guess(effect.node, effect.prop.index, passesOn && !isUncertainAlone);
    } else if (isUncertainAlone) {
      addSite(effect.node, effect.prop.index, Enumeration(m_rules, scope, m_rowBudget).of({&effect.value}));
    }
  }

  void addSite(std::uint32_t node, std::uint32_t property, std::vector<Row> outcomes) {
    if (outcomes.empty()) return guess(node, property, false);
    OriginSite& site = m_sites.emplace_back();
    site.node = node;
    site.properties = {property};
    site.outcomes = std::move(outcomes);
  }

  /// What cannot be told may be whatever the property is elsewhere: one site for all such effects.
  void guess(std::uint32_t node, std::uint32_t property, bool isPassedOn) {
    const auto isIt = [&](const OriginSite& site) {
      return site.isGuessed && site.isPassedOn == isPassedOn && site.properties.front() == property;
    };
    auto site = std::ranges::find_if(m_sites, isIt);
    if (site == m_sites.end())
      site = m_sites.insert(m_sites.end(), {node, {property}, {}, true, isPassedOn, {}});
    m_guessed.push_back({node, static_cast<std::size_t>(site - m_sites.begin())});
  }

  /// Keeps what the value may be for guesses; whether that can be told.
  bool note(std::uint32_t property, const ValueExpr& value, const Scope& scope) {
    const std::vector<Row> rows = Enumeration(m_rules, scope, m_rowBudget).of({&value});
    for (const Row& row : rows) m_values[property].insert(row.front());
    return !rows.empty();
  }

  bool mayHide(const ZoneSelector& zone) const {
    return zone.kind != ZoneSelector::Kind::Named ||
           m_rules.def().zones[zone.zone.index].visibility != Visibility::Public;
  }

  /// Without origins: they have no numbers yet.
  Nature natureOf(const CreateTokenEffect& effect, const Scope& scope) const {
    Nature nature{effect.type.index, {}, {}};
    const auto firstOf = [&](const ValueExpr& value) {
      const std::vector<Row> rows = Enumeration(m_rules, scope, m_rowBudget).of({&value});
      return rows.empty() ? Value::nothing() : rows.front().front();
    };
    for (const PropertyDef& property : m_rules.def().tokenTypes[effect.type.index].props)
      nature.props.push_back(firstOf(property.value));
    for (const auto& [property, value] : effect.props) {
      const int slot = m_rules.propertySlot(effect.type.index, property.index);
      if (slot >= 0) nature.props[static_cast<std::size_t>(slot)] = firstOf(value);
    }
    nature.origins.resize(nature.props.size());
    return nature;
  }

  /// What the designer says that it may be; else what it is elsewhere in the rules.
  std::vector<Row> guesses(std::uint32_t property) const {
    std::vector<Row> rows;
    for (const TokenTypeDef& type : m_rules.def().tokenTypes) {
      for (const auto& [name, values] : type.mayBe) {
        if (name.index != property) continue;
        for (const Value& value : Enumeration(m_rules, {}, m_rowBudget).options(values))
          rows.push_back({value});
      }
    }
    if (!rows.empty()) return rows;
    for (const Value& value : m_values[property]) rows.push_back({value});
    if (rows.empty()) rows.push_back({Value::nothing()});
    return rows;
  }

  const Rules& m_rules;
  std::vector<std::set<Value>> m_values;  ///< by property
  mutable Budget m_rowBudget = Budget(mostOfAll);
  std::vector<OriginSite> m_sites;
  std::vector<std::pair<std::uint32_t, std::size_t>> m_guessed;
  std::vector<Branch> m_branches;
  std::vector<std::uint32_t> m_openWrites;
  Branch* m_branch = nullptr;  ///< the outermost one
};

Origins::Origins(const Rules& rules, std::span<const EffectList> positions) {
  if (!rules.hasSecrets()) return;
  OriginFinder finder(rules);
  finder.look(positions);
  m_sites = finder.takeSites();
  m_openWrites = finder.takeOpenWrites();
  std::set<std::uint32_t> properties;
  for (std::size_t i = 0; i < m_sites.size(); ++i) {
    for (const std::uint32_t property : m_sites[i].properties) {
      m_byEffect[{m_sites[i].node, property}] = static_cast<Origin>(i + 1);
      properties.insert(property);
    }
  }
  m_properties.assign(properties.begin(), properties.end());
  for (const auto& [node, site] : finder.guessed())
    m_byEffect[{node, m_sites[site].properties.front()}] = static_cast<Origin>(site + 1);
  for (OriginFinder::Branch& branch : finder.takeBranches()) {
    if (m_sites.size() == UINT16_MAX) break;
    OriginSite& site = m_sites.emplace_back();
    site.node = branch.node;
    for (auto& [effect, nature] : branch.made) {
      for (const auto& [property, value] : effect->props) {
        const int slot = rules.propertySlot(nature.type, property.index);
        if (slot >= 0) nature.origins[static_cast<std::size_t>(slot)] = of(effect->node, property.index);
      }
      site.natures.push_back(std::move(nature));
      m_branchOf[effect->node] = static_cast<Origin>(m_sites.size());
    }
  }
}

Origin Origins::of(std::uint32_t node, std::uint32_t property) const {
  const auto found = m_byEffect.find({node, property});
  return found == m_byEffect.end() ? Origin{0} : found->second;
}

Origin Origins::ofNature(std::uint32_t node) const {
  const auto found = m_branchOf.find(node);
  return found == m_branchOf.end() ? Origin{0} : found->second;
}

const Value& Origins::outcome(Origin origin, std::uint32_t property, std::size_t number) const {
  const OriginSite& from = site(origin);
  const auto place = std::ranges::find(from.properties, property) - from.properties.begin();
  return from.outcomes[number][static_cast<std::size_t>(place)];
}

}  // namespace ludo::kernel
