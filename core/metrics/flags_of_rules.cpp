// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <tuple>

#include "core/base/quoted.h"
#include "core/language/language.h"
#include "core/language/walk.h"
#include "core/metrics/flag_list.h"
#include "core/metrics/number_text.h"

namespace ludo::metrics {
namespace {

using sim::GameSummary;

std::string refusalText(kernel::Note::Kind kind) {
  switch (kind) {
    case kernel::Note::Kind::ZoneFull:
      return "a zone was full";
    case kernel::Note::Kind::Clamped:
      return "a variable was at its bound";
    default:
      return "there was nothing to work on";
  }
}

std::set<std::string> zonesOfSetup(const language::GameDef& def) {
  std::set<std::string> zones;
  const auto take = [&zones](const language::Type& type, const void* value) {
    const bool isZone =
        type.kind == language::TypeKind::Reference && type.nameKind == language::NameKind::Zone;
    if (isZone) zones.insert(language::textOf(type, value));
    return true;
  };
  for (const language::Effect& effect : def.setup.items)
    language::walkConst(language::typeOf<language::Effect>(), &effect, take);
  return zones;
}

/// Which rules and zones do little or nothing.
class FlagsOfRules {
 public:
  explicit FlagsOfRules(FlagList& flags)
      : m_flags(flags), m_rules(flags.rules()), m_batch(flags.batch()), m_limits(flags.limits()) {}

  void find() {
    addRefusedEffects();
    addIdleRules();
    if (!m_batch.games.empty() && m_batch.games.size() >= m_limits.neverGames) addNevers();
  }

 private:
  void addRefusedEffects() {
    using Key = std::tuple<std::uint32_t, kernel::Note::Kind>;
    std::map<Key, std::uint64_t> games;
    for (const GameSummary& game : m_batch.games) {
      for (const sim::Refusal& refusal : game.refusals) {
        if (refusal.count >= m_limits.refusedEffects) ++games[{refusal.node, refusal.kind}];
      }
    }
    std::vector<std::pair<Key, std::uint64_t>> most(games.begin(), games.end());
    std::ranges::stable_sort(most, std::ranges::greater(), &std::pair<Key, std::uint64_t>::second);
    if (most.size() > mostOfAKind) most.resize(mostOfAKind);
    for (const auto& [key, count] : most) {
      const auto [node, kind] = key;
      const std::string rule = m_flags.ruleText(node);
      m_flags.add(
          FlagKind::EffectRefused,
          (rule.empty() ? "an effect" : rule) + " was refused " + std::to_string(m_limits.refusedEffects) +
              " times or more: " + refusalText(kind),
          [this, node = node, kind = kind](const GameSummary& game) -> std::optional<std::uint32_t> {
            for (const sim::Refusal& refusal : game.refusals) {
              if (refusal.node == node && refusal.kind == kind && refusal.count >= m_limits.refusedEffects)
                return refusal.ply;
            }
            return std::nullopt;
          },
          rule, node);
    }
  }

  /// Actions and triggers that do nothing, whatever they say.
  void addIdleRules() {
    if (!m_batch.coverage) return;
    const language::GameDef& def = m_rules.def();
    for (std::size_t i = 0; i < def.actions.size(); ++i) {
      const language::ActionDef& action = def.actions[i];
      if (isIdle(action.node, {&action.cost, &action.effects}))
        addIdle("action " + quoted(action.id.name) + " was taken", action.id.name, action.node,
                [i](const GameSummary& game) { return game.actionCounts[i] > 0; });
    }
    for (std::size_t i = 0; i < def.triggers.size(); ++i) {
      const language::TriggerDef& trigger = def.triggers[i];
      if (isIdle(trigger.node, {&trigger.effects}))
        addIdle("trigger " + quoted(trigger.id.name) + " fired", trigger.id.name, trigger.node,
                [i](const GameSummary& game) { return game.triggerCounts[i] > 0; });
    }
  }

  /// Whether the rule ran often, says that it does something, and never did. Who passes does nothing by
  /// intent.
  bool isIdle(std::uint32_t rule, std::initializer_list<const language::EffectList*> lists) const {
    const std::vector<sim::NodeUse>& nodes = m_batch.coverage->nodes;
    if (nodes[rule].ran < m_limits.neverGames) return false;
    bool says = false;
    bool does = false;
    const auto take = [&](const language::Type& type, const void* part) {
      const language::Node* node = language::nodeOf(type, part);
      if (node == nullptr || node->node == 0 || node->node >= nodes.size()) return true;
      const sim::NodeUse& use = nodes[node->node];
      says = true;
      // What becomes of the turn shows only when it goes on.
      const bool steers = use.ran > 0 && type.consequences.any(language::Consequence::ChangeTurn);
      does = does || use.changed > 0 || steers;
      return true;
    };
    for (const language::EffectList* list : lists) {
      for (const language::Effect& effect : list->items)
        language::walkConst(language::typeOf<language::Effect>(), &effect, take);
    }
    return says && !does;
  }

  void addIdle(const std::string& what, const std::string& name, std::uint32_t node,
               const std::function<bool(const GameSummary&)>& ran) {
    m_flags.add(
        FlagKind::RuleChangesNothing, what + ", and nothing that it does changed anything",
        [&ran](const GameSummary& game) { return ran(game) ? std::optional(game.plies) : std::nullopt; },
        name, node);
  }

  /// What no game did: any of them shows it.
  void addNevers() {
    const language::GameDef& def = m_rules.def();
    for (std::size_t i = 0; i < def.actions.size(); ++i) {
      if (!any([i](const GameSummary& game) { return game.actionLegal[i] > 0; }))
        never(FlagKind::ActionNeverLegal, "Action", "was never legal", def.actions[i].id.name,
              def.actions[i].node);
    }
    for (std::size_t i = 0; i < def.actions.size(); ++i) addNeverTaken(i);
    for (std::size_t i = 0; i < def.triggers.size(); ++i) {
      if (!any([i](const GameSummary& game) { return game.triggerCounts[i] > 0; }))
        never(FlagKind::TriggerNeverFired, "Trigger", "never fired", def.triggers[i].id.name,
              def.triggers[i].node);
    }
    for (std::size_t i = 0; i < def.end.size(); ++i) {
      if (!any([i](const GameSummary& game) { return game.endCondition == i; }))
        never(FlagKind::EndNeverMet, "End condition", "decided none", def.end[i].id, def.end[i].node);
    }
    addUnusedZones();
  }

  void addNeverTaken(std::size_t action) {
    const language::ActionDef& def = m_rules.def().actions[action];
    if (any([action](const GameSummary& game) { return game.actionCounts[action] > 0; })) return;
    Flag flag = m_flags.collect(FlagKind::ActionNeverTaken, [action](const GameSummary& game) {
      return game.actionLegal[action] > 0 ? std::optional(game.actionFirstLegal[action]) : std::nullopt;
    });
    if (flag.count == 0) return;
    flag.subject = def.id.name;
    flag.node = def.node;
    flag.message = "Action " + quoted(def.id.name) + " was legal in " + countText(flag.count) + " of " +
                   countOf(m_batch.games.size(), "game") + " and never taken";
    m_flags.take(std::move(flag));
  }

  void addUnusedZones() {
    if (m_rules.def().tokenTypes.empty()) return;
    std::vector<std::string> unused;
    const std::set<std::string> ofSetup = zonesOfSetup(m_rules.def());
    for (std::size_t zone = 0; zone < m_rules.zones().size(); ++zone) {
      // All of a deck may be dealt before the game begins.
      if (ofSetup.contains(m_rules.def().zones[m_rules.zones()[zone].def].id.name)) continue;
      if (!any([zone](const GameSummary& game) { return game.usedZone(zone); }))
        unused.push_back(m_rules.zones()[zone].name);
    }
    if (unused.empty()) return;
    std::string names;
    for (std::size_t i = 0; i < std::min(unused.size(), mostOfAKind); ++i)
      names += (i == 0 ? "" : ", ") + unused[i];
    if (unused.size() > mostOfAKind) names += ", ...";
    Flag flag = m_flags.collect(FlagKind::ZonesNeverUsed,
                                [](const GameSummary& game) { return std::optional(game.plies); });
    flag.subject = names;
    flag.message = "In " + countOf(m_batch.games.size(), "game") + " no token came to " +
                   countText(unused.size()) + " of " + countOf(m_rules.zones().size(), "zone") + ": " + names;
    m_flags.take(std::move(flag));
  }

  bool any(const std::function<bool(const GameSummary&)>& test) const {
    return std::ranges::any_of(m_batch.games, test);
  }

  void never(FlagKind kind, const std::string& thing, const std::string& what, const std::string& name,
             std::uint32_t node) {
    Flag flag = m_flags.collect(kind, [](const GameSummary& game) { return std::optional(game.plies); });
    flag.subject = name;
    flag.node = node;
    flag.message = thing + " " + quoted(name) + " " + what +
                   (kind == FlagKind::EndNeverMet ? " of " : " in ") + countOf(m_batch.games.size(), "game");
    m_flags.take(std::move(flag));
  }

  FlagList& m_flags;
  const kernel::Rules& m_rules;
  const sim::Batch& m_batch;
  const FlagLimits& m_limits;
};

}  // namespace

void addFlagsOfRules(FlagList& flags) {
  FlagsOfRules(flags).find();
}

}  // namespace ludo::metrics
