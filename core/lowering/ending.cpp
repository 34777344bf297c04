// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/ending.h"

#include <algorithm>

#include "core/kernel/state.h"
#include "core/language/walk.h"
#include "core/layout/state_layout.h"
#include "core/lowering/conditions.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/guards.h"
#include "core/lowering/selectors.h"
#include "core/lowering/turn.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using kernel::SeatResult;

namespace {

bool asksStuck(const Condition& condition) {
  return containsAny<StuckCondition, DefinedCondition>(condition);
}

constexpr std::int64_t number(SeatResult result) {
  return static_cast<std::int64_t>(result);
}

}  // namespace

void Ending::endGame(bool stuck) {
  const ActingAs last(m_function, m_turn.lastActor());
  m_function.stuck = stuck;
  m_function.ending = true;
  for (std::uint32_t i = 0; i < m_def.end.size(); ++i) {
    const EndDef& end = m_def.end[i];
    const WithOrigin here(m_builder, end);
    // Since the conditions were asked last nothing has changed that others could see.
    if (stuck && !asksStuck(end.when)) continue;
    m_builder.ifThen(m_conditions.holds(end.when), [&] {
      const std::vector<Word> results = resultsFor(end.result, stuck);
      for (std::size_t seat = 0; seat < results.size(); ++seat) {
        const Word out = m_selectors.isOut(static_cast<std::int64_t>(seat));
        store(m_layout.results[seat], m_builder.select(out, number(SeatResult::Loss), results[seat]));
      }
      store(m_layout.endCondition, static_cast<std::int64_t>(i));
      m_turn.finish(Status::Over);
    });
  }
  m_function.stuck = false;
  m_function.ending = false;
}

std::vector<Word> Ending::resultsFor(const ResultDef& result, bool stuck) {
  const auto seats = static_cast<std::size_t>(m_rules.seats());
  switch (result.type) {
    case ResultKind::Draw:
      return std::vector<Word>(seats, Word(number(SeatResult::Draw)));
    case ResultKind::LossAll:
      return std::vector<Word>(seats, Word(number(SeatResult::Loss)));
    case ResultKind::WinAll:
      return std::vector<Word>(seats, Word(number(SeatResult::Win)));
    case ResultKind::ByScore:
      return resultsByScore();
    case ResultKind::Win:
    case ResultKind::Lose:
      break;
  }
  // Unless written it is the actor, or who was to act when nobody could.
  const auto unless = [&] { return stuck ? m_turn.mover() : m_turn.lastActor(); };
  const std::vector<Word> named =
      result.player ? m_selectors.players(*result.player) : std::vector<Word>{unless()};
  const bool wins = result.type == ResultKind::Win;
  std::vector<Word> results;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    Word isNamed = 0;
    for (const Word& each : named)
      isNamed = m_builder.bitOr(isNamed, m_builder.equal(each, static_cast<std::int64_t>(seat)));
    results.push_back(m_builder.select(isNamed, number(wins ? SeatResult::Win : SeatResult::Loss),
                                       number(wins ? SeatResult::Loss : SeatResult::Win)));
  }
  return results;
}

std::vector<Word> Ending::resultsByScore() {
  const auto seats = static_cast<std::size_t>(m_rules.seats());
  if (!m_def.scoring) return std::vector<Word>(seats, Word(number(SeatResult::Draw)));
  std::vector<std::vector<Word>> standings(seats);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const ActingAs scorer(m_function, static_cast<std::int64_t>(seat));
    const Word score = m_values.integer(m_def.scoring->score);
    const bool lowest = m_def.scoring->order == ScoreOrder::Lowest;
    standings[seat].push_back(lowest ? m_builder.bitNot(score) : score);
    for (const ValueExpr& tieBreak : m_def.scoring->tieBreaks)
      standings[seat].push_back(m_values.integer(tieBreak));
  }
  // A player is best when nobody is better; several who are best share a draw.
  const auto isBetter = [this](const std::vector<Word>& a, const std::vector<Word>& b) {
    Word better = 0;
    for (std::size_t i = a.size(); i-- > 0;) {
      const Word tied = m_builder.equal(a[i], b[i]);
      better = m_builder.select(tied, better, m_builder.less(b[i], a[i]));
    }
    return better;
  };
  std::vector<Word> best;
  for (std::size_t seat = 0; seat < seats; ++seat)
    best.push_back(m_builder.isZero(m_selectors.isOut(static_cast<std::int64_t>(seat))));
  Word sharing = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    for (std::size_t other = 0; other < seats; ++other) {
      if (other == seat) continue;
      const Word beaten =
          m_builder.bitAnd(m_builder.isZero(m_selectors.isOut(static_cast<std::int64_t>(other))),
                           isBetter(standings[other], standings[seat]));
      best[seat] = m_builder.bitAnd(best[seat], m_builder.isZero(beaten));
    }
    sharing = m_builder.add(sharing, best[seat]);
  }
  const Word shared =
      m_builder.select(m_builder.equal(sharing, 1), number(SeatResult::Win), number(SeatResult::Draw));
  std::vector<Word> results;
  for (std::size_t seat = 0; seat < seats; ++seat)
    results.push_back(m_builder.select(best[seat], shared, number(SeatResult::Loss)));
  return results;
}

}  // namespace ludo::engine
