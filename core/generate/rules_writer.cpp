// SPDX-License-Identifier: Apache-2.0
#include "core/generate/rules_writer.h"

#include <algorithm>
#include <set>
#include <utility>

namespace ludo::generate {

using namespace language;

namespace {

std::vector<std::string> namesOf(const std::vector<ActionDef>& actions) {
  std::vector<std::string> names;
  for (const ActionDef& action : actions) names.push_back(action.id.name);
  return names;
}

}  // namespace

Condition turnReached(std::int64_t turn) {
  CompareCondition late;
  late.op = CompareOp::GreaterOrEqual;
  late.left.node = TurnNumberValue{};
  late.right.node = turn;
  Condition condition;
  condition.node = std::move(late);
  return condition;
}

RulesWriter::RulesWriter(Chooser& chooser, Vocabulary& vocabulary, int size)
    : m_chooser(chooser),
      m_names(vocabulary),
      m_size(static_cast<std::size_t>(size)),
      m_filler(chooser, vocabulary, size) {}

// Rules may name what is defined after them.
void RulesWriter::nameRules(GameDef& game) {
  const auto name = [this](auto& rules, std::size_t least, std::size_t more, const char* word) {
    if (!rules.empty()) return;
    for (std::size_t count = least + m_chooser.below(more), i = 0; i < count; ++i)
      rules.emplace_back().id = word + std::to_string(i);
  };
  name(game.turn.phases, 1, 1 + m_size / 30, "phase");
  name(game.actions, 2, 1 + m_size / 20, "action");
  name(game.triggers, 0, 1 + m_size / 20, "trigger");
}

void RulesWriter::write(GameDef& game) {
  nameRules(game);
  m_names.learn(game);
  for (std::size_t count = m_chooser.below(2 + m_size / 40), i = 0; i < count; ++i) {
    game.definitions.emplace_back().id = "formula" + std::to_string(i);
    m_filler.fillFormula(game.definitions.back());
  }
  writeSetup(game);
  std::vector<std::string> earlier;
  for (ActionDef& action : game.actions) {
    writeAction(action, earlier);
    earlier.push_back(action.id.name);
  }
  m_filler.allowQuestions(namesOf(game.actions), true);
  writeTurn(game);
  for (TriggerDef& trigger : game.triggers) writeTrigger(trigger);
  writeEnd(game);
  if (m_chooser.percent(50)) writeLooks(game);
}

void RulesWriter::fillWith(const std::string& zone, bool owned, std::int64_t count, GameDef& game) {
  CreateTokenEffect create;
  create.type = m_chooser.oneOf(m_names.names(NameKind::TokenType));
  create.zone.zone = zone;
  create.zone.owned = owned;
  create.zone.owner.kind = PlayerSelector::Kind::All;
  create.count.node = count;
  if (owned || m_chooser.percent(60)) {
    create.owner.emplace();
    create.owner->kind = owned ? PlayerSelector::Kind::All : PlayerSelector::Kind::Seat;
    create.owner->seat = owned ? 0 : m_chooser.between(0, m_names.seats() - 1);
  }
  game.setup.items.emplace_back().node = std::move(create);
}

// Something lies on the boards and in the zones from the start.
void RulesWriter::writeSetup(GameDef& game) {
  for (const ZoneDef& zone : game.zones) {
    const bool owned = zone.owner == ZoneOwner::Player;
    if (m_chooser.percent(zone.board.empty() ? 75 : 60))
      fillWith(zone.id.name, owned, zone.board.empty() ? m_chooser.between(1, 6) : 1, game);
  }
  m_filler.fillEffects(game.setup, 0);
}

void RulesWriter::writeAction(ActionDef& action, const std::vector<std::string>& earlier) {
  m_filler.startRule();
  const Type& type = typeOf<ActionDef>();
  const std::vector<std::string>& phases = m_names.names(NameKind::Phase);
  if (action.phase.empty()) {
    const std::size_t first = m_chooser.below(phases.size());
    action.phase.emplace_back(phases[first]);
    if (phases.size() > 1 && m_chooser.percent(40))
      action.phase.emplace_back(phases[(first + 1) % phases.size()]);
  }
  if (m_filler.present(type, "actor", 30)) {
    using Kind = PlayerSelector::Kind;
    action.actor.kind = m_chooser.percent(70) ? Kind::Active : Kind::Seat;
    action.actor.seat = action.actor.kind == Kind::Seat ? m_chooser.between(0, m_names.seats() - 1) : 0;
  }
  m_filler.allowQuestions(earlier, false);
  // They are asked before anything is picked.
  if (m_filler.present(type, "limits", 15)) m_filler.fillRequired(action, "limits");
  const Vocabulary::Scope scope(m_names);
  if (m_filler.present(type, "params", 70)) m_filler.fillParameters(action, m_size > 20 ? 30 : 0);
  if (m_chooser.percent(20))
    action.label = "Take " + (action.params.empty() ? "it" : "{" + action.params[0].name.name + "}");
  m_filler.fillIfPresent(action, "pre", 25);
  m_filler.fillIfPresent(action, "cost", 25);
  m_filler.fillIfPresent(action, "post", 10);
  action.longest = m_filler.present(type, "longest", 3);
  // What tries the effects must not be asked for in them.
  if (!action.post && !action.longest && m_chooser.percent(70))
    m_filler.allowQuestions(m_names.names(NameKind::Action), true);
  m_filler.fillRequired(action, "effects");
}

void RulesWriter::writeTurn(GameDef& game) {
  TurnOrder& order = game.turn.order;
  const auto seat = [this] { return m_chooser.between(0, m_names.seats() - 1); };
  if (m_filler.present(typeOf<TurnDef>(), "order", 20)) {
    for (std::int64_t i = 0; i < m_names.seats(); ++i) order.repeat.push_back(i);
    order.repeat.push_back(seat());
    if (m_chooser.percent(50)) order.once.push_back(seat());
  }
  for (std::size_t i = 0; i < game.turn.phases.size(); ++i) writePhase(game.turn.phases[i], i == 0);
}

void RulesWriter::writeActionCount(PhaseDef& phase, bool lets) {
  switch (m_chooser.weighted({50, 10, 15, 10, lets ? 0U : 10U})) {
    case 1:
      phase.untilEnded = true;
      break;
    case 2:
      phase.minActions = Number(m_chooser.between(0, 1));
      phase.actions = few();
      break;
    case 3:
      phase.simultaneous = true;
      break;
    case 4:
      phase.actions = 0;
      break;
    default:
      phase.actions = m_chooser.percent(70) ? Number(1) : few();
  }
}

void RulesWriter::writePhase(PhaseDef& phase, bool lets) {
  m_filler.startRule();
  writeActionCount(phase, lets);
  phase.pass = static_cast<PassRule>(m_filler.word(typeOf<PassRule>(), {20, 25, 40, 10, 5}));
  if (m_filler.present(typeOf<PhaseDef>(), "players", 20)) {
    using Kind = PlayerSelector::Kind;
    phase.players.emplace().kind =
        m_chooser.oneOf(std::vector<Kind>{Kind::All, Kind::AllOther, Kind::Opponent});
  }
  m_filler.keepShort(true);
  m_filler.fillIfPresent(phase, "until", 15);
  m_filler.fillIfPresent(phase, "onEnter", 20);
  m_filler.fillIfPresent(phase, "onExit", 15);
  if (!lets) m_filler.fillIfPresent(phase, "skipIf", 25);
  m_filler.keepShort(false);
}

void RulesWriter::writeTrigger(TriggerDef& trigger) {
  m_filler.startRule();
  m_filler.keepShort(true);
  trigger.event = static_cast<EventKind>(m_filler.word(typeOf<EventKind>(), {10, 10, 10, 10, 20, 40}));
  const Vocabulary::Scope scope(m_names);
  m_names.bind("$player", Sort::Player);
  m_filler.fillIfPresent(trigger, "match", 60);
  if (trigger.event != EventKind::TokenEntered && (m_filler.isLearned() || m_chooser.percent(90))) {
    trigger.match.zone.reset();
    trigger.match.region.reset();
    trigger.match.type.reset();
  }
  if (trigger.event == EventKind::TokenEntered) {
    m_names.bind("$token", Sort::Token);
    m_names.bind("$zone", Sort::Zone);
  }
  m_filler.fillIfPresent(trigger, "when", 40);
  m_filler.fillRequired(trigger, "effects");
  const bool mayGoOn = trigger.event == EventKind::TokenEntered && !m_filler.isLearned() &&
                       !m_names.names(NameKind::DirectionSet).empty();
  if (mayGoOn && m_chooser.percent(20)) {
    // A token that goes on sets off the trigger again.
    MoveTokenAdjacentEffect on;
    on.token.binding = "$token";
    m_filler.fillRequired(on, "direction");
    trigger.effects.items.emplace_back().node = std::move(on);
  }
  m_filler.keepShort(false);
}

// A game lasts some turns, and ends at the latest with a turn that its rules name.
void RulesWriter::writeEnd(GameDef& game) {
  m_filler.allowStuck(true);
  for (std::size_t ends = m_chooser.below(3), i = 0; i < ends; ++i) {
    EndDef& end = game.end.emplace_back();
    end.id = "end" + std::to_string(i);
    LogicCondition both;
    both.args.push_back(turnReached(m_chooser.between(4, 12)));
    m_filler.fill(both.args.emplace_back());
    end.when.node = std::move(both);
    writeResult(end.result);
  }
  m_filler.allowStuck(false);
  EndDef& last = game.end.emplace_back();
  last.id = "last";
  last.when = turnReached(m_chooser.between(15, 40));
  writeResult(last.result);
  const auto isByScore = [](const EndDef& end) { return end.result.type == ResultKind::ByScore; };
  if (std::ranges::any_of(game.end, isByScore) || m_chooser.percent(40))
    m_filler.fill(game.scoring.emplace());
}

void RulesWriter::writeResult(ResultDef& result) {
  m_filler.fill(result);
}

// Looks name boards and colours, which are words of their own.
void RulesWriter::writeLooks(GameDef& game) {
  m_filler.fill(game.rendering);
  std::vector<std::string> boards;
  for (const ZoneDef& zone : game.zones) {
    if (!zone.board.empty()) boards.push_back(zone.board);
  }
  std::erase_if(game.rendering.boards, [&](const BoardLook&) { return boards.empty(); });
  for (BoardLook& look : game.rendering.boards) look.board = boards[m_chooser.below(boards.size())];
  for (TokenLook& look : game.rendering.tokens) look.colour = m_chooser.percent(50) ? "orange" : "#d55e00";
  // There are no files beside a game that is made up.
  for (TokenLook& look : game.rendering.tokens) {
    look.picture.clear();
    look.back.clear();
  }
  for (BoardLook& look : game.rendering.boards) look.picture.clear();
  for (ZoneLook& look : game.rendering.zones) look.picture.clear();
  // Nothing has two looks.
  std::set<std::string> seenBoards;
  std::erase_if(game.rendering.boards,
                [&](const BoardLook& look) { return !seenBoards.insert(look.board).second; });
  std::set<std::pair<std::string, std::int64_t>> seenTokens;
  std::erase_if(game.rendering.tokens, [&](const TokenLook& look) {
    return !seenTokens.insert({look.type.name, look.seat.value_or(-1)}).second;
  });
  std::set<std::string> seenZones;
  std::erase_if(game.rendering.zones,
                [&](const ZoneLook& look) { return !seenZones.insert(look.zone.name).second; });
}

}  // namespace ludo::generate
