// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/move_reasons.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <memory>

#include "core/base/limits.h"
#include "core/kernel/kernel.h"
#include "core/language/effect_facts.h"
#include "widgets/models/zone_word.h"
#include "widgets/play/condition_reasons.h"

namespace ludo::widgets {
namespace {

using kernel::Evaluator;
using kernel::Value;
using language::ActionDef;
using language::Condition;
using language::LimitDef;
using language::LimitScope;
using language::Query;

struct MoveTexts {
  Q_DECLARE_TR_FUNCTIONS(MoveReasons)
};

/// Looks at one action after another, as the kernel does when it lists moves, and writes down what it finds.
class Examiner {
 public:
  Examiner(const kernel::Rules& rules, const kernel::State& state, kernel::Seat player,
           std::optional<AskedPlace> place)
      : m_rules(rules),
        m_state(state),
        m_player(player),
        m_asked(place),
        m_budget(limits::stepsPerCall),
        m_evaluator(rules, state, player, m_budget),
        m_conditions(m_evaluator),
        m_legal(kernel::legalMoves(rules, state)) {
    m_evaluator.rememberCounts();
  }

  ActionReasons examine(std::uint32_t index) {
    const ActionDef& action = m_rules.def().actions[index];
    m_place = m_asked;
    ActionReasons found;
    found.title = titleOf(action);
    found.place = action.span;
    found.isLegal = std::ranges::any_of(m_legal, [&](const kernel::Move& move) {
      return move.kind == kernel::Move::Kind::Action && move.action == index && isAtPlace(move);
    });
    m_reasons = &found.reasons;
    m_isLegal = found.isLegal;
    if (mayTake(action, index)) chooseFrom(action, 0);
    return found;
  }

  /// Whether an action can bring what is asked about to the goal, as far as its text tells.
  bool mayLead(const ActionDef& action) {
    if (!m_asked || !m_asked->goal.valid()) return true;
    if (action.params.empty()) return false;
    const auto options = [this](const language::ParamDef& param) {
      return m_evaluator.options(param.domain);
    };
    const language::ParamDef& first = action.params.front();
    const std::vector<Value> firsts = options(first);
    if (!choosesPlaces(firsts, first.domain)) return false;
    Evaluator::Local argument(m_evaluator, m_rules.bindingIndex(first.name.name));
    argument.set(choosesZones(firsts, first.domain) ? Value::ofZone(m_asked->zone)
                                                    : Value::ofToken(m_asked->token));
    const auto isPlaceParam = [&](const language::ParamDef& param) {
      return choosesPlaces(options(param), param.domain);
    };
    if (std::any_of(action.params.begin() + 1, action.params.end(), isPlaceParam)) return true;
    const auto leads = [this](const language::Type& type, const void* part) {
      if (!type.consequences.any(language::Consequence::MoveTokens)) return false;
      const language::TokenRoute route = language::tokenRoute(type, part);
      return route.to != nullptr && m_evaluator.zone(*route.to) == m_asked->goal;
    };
    return std::ranges::any_of(action.effects.items, [&leads](const language::Effect& effect) {
      return language::anyWithin(effect, leads);
    });
  }

 private:
  /// Its label, with dots where a move names what was chosen.
  static QString titleOf(const ActionDef& action) {
    static const QRegularExpression hole(QStringLiteral("\\{[^}]*\\}"));
    QString title = QString::fromStdString(action.label.empty() ? action.id.name : action.label);
    return title.replace(hole, QStringLiteral("…"));
  }
  bool isAtPlace(const kernel::Move& move) const {
    return !m_place || std::ranges::any_of(move.args, [this](const Value& value) { return isPlace(value); });
  }
  bool isPlace(const Value& value) const {
    if (value.kind == Value::Kind::Zone) return value.zone() == m_place->zone;
    return value.kind == Value::Kind::Token && m_place->token.valid() && value.token() == m_place->token;
  }
  bool add(const QString& text, bool holds, Span place, const QString& now = {}) {
    m_reasons->push_back({text, now, holds, place});
    return holds;
  }

  bool mayTake(const ActionDef& action, std::uint32_t index) {
    bool may = true;
    if (!action.phase.empty()) {
      const auto isOn = [this](const language::PhaseRef& phase) { return phase.index == m_state.phase; };
      const std::string& name = m_rules.def().turn.phases[m_state.phase].id.name;
      may = add(MoveTexts::tr("It belongs to the phase %1").arg(phasesOf(action)),
                std::ranges::any_of(action.phase, isOn), action.phase.front().span,
                MoveTexts::tr("the phase is %1").arg(QString::fromStdString(name)));
    }
    const std::vector<kernel::Seat> takers = m_evaluator.players(action.actor);
    if (std::ranges::find(takers, m_player) == takers.end())
      may = add(MoveTexts::tr("Another player may take it"), false, action.actor.span);
    for (const LimitDef& limit : action.limits) {
      const std::int64_t used = usesOf(index, limit.scope);
      const std::int64_t most = m_evaluator.integer(limit.max);
      may = add(limitText(limit.scope, most), used < most, limit.span,
                MoveTexts::tr("taken so far: %1").arg(used)) &&
            may;
    }
    return may;
  }

  static QString phasesOf(const ActionDef& action) {
    QStringList names;
    for (const language::PhaseRef& phase : action.phase) names << QString::fromStdString(phase.name);
    return names.join(MoveTexts::tr(" or "));
  }
  static QString limitText(LimitScope scope, std::int64_t most) {
    switch (scope) {
      case LimitScope::Turn:
        return MoveTexts::tr("Limit for a turn: %1").arg(most);
      case LimitScope::Phase:
        return MoveTexts::tr("Limit for a phase: %1").arg(most);
      case LimitScope::Game:
        return MoveTexts::tr("Limit for the game: %1").arg(most);
    }
    return {};
  }
  std::int64_t usesOf(std::uint32_t action, LimitScope scope) const {
    const std::size_t slot = m_rules.useSlot(m_player, action);
    switch (scope) {
      case LimitScope::Turn:
        return m_state.turnUses[slot];
      case LimitScope::Phase:
        return m_state.phaseUses[slot];
      case LimitScope::Game:
        return m_state.gameUses[slot];
    }
    return 0;
  }

  /// Takes what is asked about where it can be taken, else what leads to a legal move, else the first.
  void chooseFrom(const ActionDef& action, std::size_t param) {
    if (param == action.params.size()) {
      m_conditions.add(action.pre, *m_reasons);
      // All that can be told holds, and yet there is no move: the cost, or what the effects would lead to.
      if (!m_isLegal && std::ranges::all_of(*m_reasons, &Reason::holds)) addPayment(action);
      return;
    }
    const language::ParamDef& def = action.params[param];
    const std::vector<Value> options = m_evaluator.options(def.domain);
    const bool isPlaceParam = choosesPlaces(options, def.domain);
    const bool isGoal = m_place && m_place->goal.valid() && param > 0 && isPlaceParam;
    if (isGoal) m_place = goalPlace();
    const auto asked =
        std::ranges::find_if(options, [this](const Value& v) { return m_place && isPlace(v); });
    const bool isAsked = m_place && isPlaceParam && (param == 0 || isGoal);
    if (isAsked && asked == options.end()) {
      add(MoveTexts::tr("%1 can be chosen").arg(placeWord(choosesZones(options, def.domain))), false,
          def.span);
      const std::size_t summary = m_reasons->size() - 1;
      addWhere(def.domain);
      (*m_reasons)[summary].isSummary = m_reasons->size() > summary + 1;
      return;
    }
    const QString name = QString::fromStdString(def.name.name).remove(u'$');
    if (!add(MoveTexts::tr("There is something to choose for “%1”").arg(name), !options.empty(), def.span,
             MoveTexts::tr("%1 to choose from").arg(options.size())))
      return;
    Evaluator::Local argument(m_evaluator, m_rules.bindingIndex(def.name.name));
    argument.set(asked != options.end() ? *asked : options.front());
    chooseFrom(action, param + 1);
  }

  AskedPlace goalPlace() const {
    const auto& tokens = m_state.zones[m_place->goal.index];
    return {m_place->goal, tokens.empty() ? kernel::TokenId() : tokens.back()};
  }
  static bool choosesPlaces(const std::vector<Value>& options, const Query& domain) {
    if (!options.empty())
      return options.front().kind == Value::Kind::Zone || options.front().kind == Value::Kind::Token;
    return std::holds_alternative<language::ZonesQuery>(domain.node) ||
           std::holds_alternative<language::TokensInZoneQuery>(domain.node) ||
           std::holds_alternative<language::TokensQuery>(domain.node);
  }
  static bool choosesZones(const std::vector<Value>& options, const Query& domain) {
    return options.empty() ? std::holds_alternative<language::ZonesQuery>(domain.node)
                           : options.front().kind == Value::Kind::Zone;
  }
  QString placeWord(bool isZone) const {
    if (!isZone && m_place->token.valid())
      return QString::fromStdString(
          kernel::tokenTitle(m_rules, m_state, m_state.tokens[m_place->token.index]));
    return zoneWord(m_rules, m_place->zone);
  }

  /// What the query asks of the place, with the place as its candidate.
  void addWhere(const Query& domain) {
    if (const auto* zones = std::get_if<language::ZonesQuery>(&domain.node)) {
      if (zones->in) {
        const auto& region = m_evaluator.region(*zones->in);
        add(MoveTexts::tr("It lies in %1").arg(QString::fromStdString(zones->in->region.name)),
            std::ranges::find(region, m_place->zone) != region.end(), zones->in->span);
      }
      addCandidate(zones->where, m_rules.zoneBinding(), Value::ofZone(m_place->zone));
    } else if (const auto* tokens = std::get_if<language::TokensInZoneQuery>(&domain.node)) {
      addToken(m_evaluator.zone(tokens->zone) == m_place->zone, m_conditions.said(tokens->zone),
               tokens->zone.span, tokens->where);
    } else if (const auto* all = std::get_if<language::TokensQuery>(&domain.node)) {
      addToken(isMeant(*all), m_conditions.said(domain), domain.span, all->where);
    } else if (const auto* set = std::get_if<language::SetQuery>(&domain.node)) {
      for (const Query& part : set->of) addWhere(part);
    } else {
      add(MoveTexts::tr("It is among: %1").arg(m_conditions.said(domain)), false, domain.span);
    }
  }
  bool isMeant(const language::TokensQuery& query) {
    if (!m_place->token.valid()) return false;
    const kernel::Token& token = m_state.tokens[m_place->token.index];
    if (query.player) {
      const std::vector<kernel::Seat> owners = m_evaluator.players(*query.player);
      if (std::ranges::find(owners, token.owner) == owners.end()) return false;
    }
    if (query.type && query.type->index != token.type) return false;
    if (!query.in) return true;
    const auto& region = m_evaluator.region(*query.in);
    return std::ranges::find(region, token.zone) != region.end();
  }
  void addToken(bool isMeant, const QString& among, Span place, const std::optional<Condition>& where) {
    add(MoveTexts::tr("It is among: %1").arg(among), isMeant, place);
    if (m_place->token.valid()) addCandidate(where, m_rules.tokenBinding(), Value::ofToken(m_place->token));
  }
  void addCandidate(const std::optional<Condition>& where, std::uint32_t name, Value value) {
    if (!where) return;
    Evaluator::Local candidate(m_evaluator, name);
    candidate.set(value);
    m_conditions.add(*where, *m_reasons);
  }

  void addPayment(const ActionDef& action) {
    if (!action.cost.empty()) {
      add(MoveTexts::tr("Its cost can be paid in full: %1").arg(m_conditions.said(action.cost)), false,
          action.cost.items.front().span, m_conditions.valuesOf(action.cost));
    }
    if (action.post) add(MoveTexts::tr("What it leads to is allowed"), false, action.post->span);
    if (action.longest) add(MoveTexts::tr("It can be taken most often in a row"), false, action.span);
  }

  const kernel::Rules& m_rules;
  const kernel::State& m_state;
  kernel::Seat m_player;
  std::optional<AskedPlace> m_asked;
  std::optional<AskedPlace> m_place;  ///< what the parameter at hand is asked for: at last the goal
  kernel::CallBudget m_budget;
  Evaluator m_evaluator;
  ConditionReasons m_conditions;
  std::vector<kernel::Move> m_legal;
  std::vector<Reason>* m_reasons = nullptr;
  bool m_isLegal = false;  ///< the action at hand
};

}  // namespace

std::vector<ActionReasons> moveReasons(const kernel::Rules& rules, const kernel::State& state,
                                       kernel::Seat player, std::optional<AskedPlace> place) {
  Examiner examiner(rules, state, player, place);
  std::vector<ActionReasons> reasons;
  const std::vector<ActionDef>& actions = rules.def().actions;
  for (std::uint32_t action = 0; action < actions.size(); ++action) {
    if (examiner.mayLead(actions[action])) reasons.push_back(examiner.examine(action));
  }
  std::stable_partition(reasons.begin(), reasons.end(),
                        [](const ActionReasons& each) { return !each.isLegal; });
  return reasons;
}

QString refusalText(const std::vector<ActionReasons>& actions) {
  constexpr qsizetype most = 2;
  QStringList lines;
  for (const ActionReasons& action : actions) {
    const auto refusing = std::ranges::find_if(
        action.reasons, [](const Reason& reason) { return !reason.holds && !reason.isSummary; });
    if (refusing == action.reasons.end() || lines.size() == most) continue;
    const QString what = MoveTexts::tr("%1 asks for: %2", "an action");
    const QString now = refusing->now.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(refusing->now);
    lines << what.arg(action.title, refusing->text) + now;
  }
  return lines.join(u'\n');
}

}  // namespace ludo::widgets
