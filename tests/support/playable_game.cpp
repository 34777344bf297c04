// SPDX-License-Identifier: Apache-2.0
#include "playable_game.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "core/compile/compile.h"
#include "core/compile/validate.h"
#include "core/language/language.h"
#include "core/language/write.h"
#include "core/text/json_data.h"
#include "playable/definitions.h"
#include "playable/filler.h"

namespace ludo::testing {

using namespace language;

namespace {

void insist(const GameDef& game, const diagnostics::List& told, const char* what) {
  if (!diagnostics::hasErrors(told)) return;
  std::fprintf(stderr, "%s\n", what);
  for (const diagnostics::Diagnostic& diagnostic : told)
    std::fprintf(stderr, "%s: %s\n", diagnostic.path.c_str(), diagnostic.message.c_str());
  std::fprintf(stderr, "%s\n", text::writeJson(writeGameDef(game)).c_str());
  std::abort();
}

/// Writes the rules for what a game defines.
class RuleWriter {
 public:
  RuleWriter(Choices& choices, int size, GameDef& game)
      : m_choices(choices),
        m_size(static_cast<std::size_t>(size)),
        m_game(game),
        m_filler(choices, m_names, size) {}

  void write() {
    // Rules may name what is defined after them.
    for (std::size_t count = 1 + m_choices.below(1 + m_size / 30), i = 0; i < count; ++i)
      m_game.turn.phases.emplace_back().id = "phase" + std::to_string(i);
    for (std::size_t count = 2 + m_choices.below(1 + m_size / 20), i = 0; i < count; ++i)
      m_game.actions.emplace_back().id = "action" + std::to_string(i);
    for (std::size_t count = m_choices.below(1 + m_size / 20), i = 0; i < count; ++i)
      m_game.triggers.emplace_back().id = "trigger" + std::to_string(i);
    m_names.learn(m_game);
    for (std::size_t count = m_choices.below(2 + m_size / 40), i = 0; i < count; ++i) {
      m_game.definitions.emplace_back().id = "formula" + std::to_string(i);
      m_filler.fillFormula(m_game.definitions.back());
    }
    writeSetup();
    writeActions();
    for (const ActionDef& action : m_game.actions) m_allActions.push_back(action.id.name);
    m_filler.allowQuestions(m_allActions, true);
    writeTurn();
    writeTriggers();
    writeEnd();
    if (m_choices.percent(50)) {
      m_filler.fill(m_game.rendering);
      nameLooks();
    }
  }

 private:
  // Looks name boards and colours, which are words of their own.
  void nameLooks() {
    std::vector<std::string> boards;
    for (const ZoneDef& zone : m_game.zones) {
      if (!zone.board.empty()) boards.push_back(zone.board);
    }
    std::erase_if(m_game.rendering.boards, [&](const BoardLook&) { return boards.empty(); });
    for (BoardLook& look : m_game.rendering.boards) look.board = boards[m_choices.below(boards.size())];
    for (TokenLook& look : m_game.rendering.tokens)
      look.colour = m_choices.percent(50) ? "orange" : "#d55e00";
  }

  Number few() { return m_choices.between(1, 3); }

  // Something lies on the boards and in the zones from the start.
  void writeSetup() {
    const auto fillWith = [this](const std::string& zone, bool owned, std::int64_t count) {
      CreateTokenEffect create;
      create.type = m_choices.oneOf(m_names.names(NameKind::TokenType));
      create.zone.zone = zone;
      create.zone.owned = owned;
      create.zone.owner.kind = PlayerSelector::Kind::All;
      create.count.node = count;
      if (owned || m_choices.percent(60)) {
        create.owner.emplace();
        create.owner->kind = owned ? PlayerSelector::Kind::All : PlayerSelector::Kind::Seat;
        create.owner->seat = owned ? 0 : m_choices.between(0, m_names.seats() - 1);
      }
      m_game.setup.items.emplace_back().node = std::move(create);
    };
    for (const ZoneDef& zone : m_game.zones) {
      const bool owned = zone.owner == ZoneOwner::Player;
      if (m_choices.percent(zone.board.empty() ? 75 : 35))
        fillWith(zone.id.name, owned, zone.board.empty() ? m_choices.between(1, 6) : 1);
    }
    m_filler.fillEffects(m_game.setup, 0);
  }

  void writeActions() {
    std::vector<std::string> earlier;
    for (ActionDef& action : m_game.actions) {
      writeAction(action, earlier);
      earlier.push_back(action.id.name);
    }
  }

  void writeAction(ActionDef& action, const std::vector<std::string>& earlier) {
    const std::vector<std::string>& phases = m_names.names(NameKind::Phase);
    const std::size_t first = m_choices.below(phases.size());
    action.phase.emplace_back(phases[first]);
    if (phases.size() > 1 && m_choices.percent(40))
      action.phase.emplace_back(phases[(first + 1) % phases.size()]);
    if (m_choices.percent(30)) {
      using Kind = PlayerSelector::Kind;
      action.actor.kind = m_choices.percent(70) ? Kind::Active : Kind::Seat;
      action.actor.seat = action.actor.kind == Kind::Seat ? m_choices.between(0, m_names.seats() - 1) : 0;
    }
    m_filler.allowQuestions(earlier, false);
    const Vocabulary::Scope scope(m_names);
    for (std::size_t params = m_choices.weighted({30, 50, m_size > 20 ? 20U : 0U}); params > 0; --params)
      m_filler.fill(action.params.emplace_back());
    if (m_choices.percent(20))
      action.label = "Take " + (action.params.empty() ? "it" : "{" + action.params[0].name.name + "}");
    if (m_choices.percent(25)) m_filler.fill(action.pre);
    if (m_choices.percent(25)) m_filler.fillEffects(action.cost);
    if (m_choices.percent(10)) m_filler.fill(action.post.emplace());
    if (!action.post && m_choices.percent(70)) {
      std::vector<std::string> all;
      for (const ActionDef& any : m_game.actions) all.push_back(any.id.name);
      m_filler.allowQuestions(all, true);
    }
    m_filler.fillEffects(action.effects);
    if (m_choices.percent(15)) m_filler.fill(action.limits.emplace_back());
  }

  void writeTurn() {
    TurnOrder& order = m_game.turn.order;
    const auto seat = [this] { return m_choices.between(0, m_names.seats() - 1); };
    if (m_choices.percent(20)) {
      for (std::int64_t i = 0; i < m_names.seats(); ++i) order.repeat.push_back(i);
      order.repeat.push_back(seat());
      if (m_choices.percent(50)) order.once.push_back(seat());
    }
    for (std::size_t i = 0; i < m_game.turn.phases.size(); ++i) writePhase(m_game.turn.phases[i], i == 0);
  }

  // The first phase always lets somebody act.
  void writePhase(PhaseDef& phase, bool isFirst) {
    switch (m_choices.weighted({50, 10, 15, 10, isFirst ? 0U : 10U})) {
      case 1:
        phase.untilEnded = true;
        break;
      case 2:
        phase.minActions = Number(m_choices.between(0, 1));
        phase.actions = few();
        break;
      case 3:
        phase.simultaneous = true;
        break;
      case 4:
        phase.actions = 0;
        break;
      default:
        phase.actions = m_choices.percent(70) ? Number(1) : few();
    }
    phase.pass = static_cast<PassRule>(m_choices.weighted({20, 25, 45, 10}));
    if (m_choices.percent(20)) {
      using Kind = PlayerSelector::Kind;
      phase.players.emplace().kind =
          m_choices.oneOf(std::vector<Kind>{Kind::All, Kind::AllOther, Kind::Opponent});
    }
    m_filler.keepShort(true);
    if (m_choices.percent(15)) m_filler.fill(phase.until.emplace());
    if (m_choices.percent(20)) m_filler.fillEffects(phase.onEnter);
    if (m_choices.percent(15)) m_filler.fillEffects(phase.onExit);
    if (!isFirst && m_choices.percent(25)) m_filler.fill(phase.skipIf.emplace());
    m_filler.keepShort(false);
  }

  void writeTriggers() {
    m_filler.keepShort(true);
    for (TriggerDef& trigger : m_game.triggers) {
      trigger.event = static_cast<EventKind>(m_choices.weighted({10, 10, 10, 10, 20, 40}));
      const Vocabulary::Scope scope(m_names);
      m_names.bind("$player", Sort::Player);
      if (m_choices.percent(60)) m_filler.fill(trigger.match);
      if (trigger.event != EventKind::TokenEntered && m_choices.percent(90)) {
        trigger.match.zone.reset();
        trigger.match.region.reset();
        trigger.match.type.reset();
      }
      if (trigger.event == EventKind::TokenEntered) {
        m_names.bind("$token", Sort::Token);
        m_names.bind("$zone", Sort::Zone);
      }
      if (m_choices.percent(40)) m_filler.fill(trigger.when);
      m_filler.fillEffects(trigger.effects);
    }
    m_filler.keepShort(false);
  }

  // A game lasts some turns, and ends at the latest with a turn that its rules name.
  void writeEnd() {
    const auto turnReached = [](std::int64_t turn) {
      CompareCondition late;
      late.op = CompareOp::GreaterOrEqual;
      late.left.node = TurnNumberValue{};
      late.right.node = turn;
      Condition condition;
      condition.node = std::move(late);
      return condition;
    };
    m_filler.allowStuck(true);
    for (std::size_t ends = m_choices.below(3), i = 0; i < ends; ++i) {
      EndDef& end = m_game.end.emplace_back();
      end.id = "end" + std::to_string(i);
      LogicCondition both;
      both.args.push_back(turnReached(m_choices.between(4, 12)));
      m_filler.fill(both.args.emplace_back());
      end.when.node = std::move(both);
      writeResult(end.result);
    }
    m_filler.allowStuck(false);
    EndDef& last = m_game.end.emplace_back();
    last.id = "last";
    last.when = turnReached(m_choices.between(15, 40));
    writeResult(last.result);
    if (std::ranges::any_of(m_game.end,
                            [](const EndDef& end) { return end.result.type == ResultKind::ByScore; }) ||
        m_choices.percent(40))
      m_filler.fill(m_game.scoring.emplace());
  }

  void writeResult(ResultDef& result) { m_filler.fill(result); }

  Choices& m_choices;
  std::size_t m_size;
  GameDef& m_game;
  Vocabulary m_names;
  Filler m_filler;
  std::vector<std::string> m_allActions;
};

}  // namespace

GameDef writtenGame(Choices& choices, int size) {
  diagnostics::List told;
  GameDef game = compile::compile(randomDefinitions(choices, size), told);
  insist(game, told, "The generator made a board that cannot be");
  RuleWriter(choices, size, game).write();
  return game;
}

GameDef playableGame(Choices& choices, int size) {
  GameDef game = writtenGame(choices, size);
  compile::expandMacros(game);
  diagnostics::List told;
  compile::validateGameDef(game, told);
  insist(game, told, "The generator made a game that is refused");
  std::vector<TestDef> none;
  compile::writeOutEffects(game, none, told);
  insist(game, told, "The generator made a game of too many effects");
  return game;
}

}  // namespace ludo::testing
