// SPDX-License-Identifier: Apache-2.0
// Effects that change the turn.
#include "core/layout/constants.h"
#include "core/layout/state_layout.h"
#include "core/lowering/change_memory.h"
#include "core/lowering/context.h"
#include "core/lowering/free_turn.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/selectors.h"

namespace ludo::engine {

using namespace language;
using machine::Memory;
using machine::Width;

void FreeTurn::lower(const EndPhaseEffect&) {
  store(m_layout.turn->phaseEnding, 1);
}

void FreeTurn::lower(const EndTurnEffect&) {
  store(m_layout.turn->turnEnding, 1);
}

void FreeTurn::lower(const ExtraTurnEffect& effect) {
  const Field& field = m_layout.turn->extraTurns;
  const std::vector<Word> seats =
      effect.player ? m_selectors.players(*effect.player) : std::vector<Word>{actor()};
  for (const Word& seat : seats) {
    m_builder.ifThen(m_builder.lessOrEqual(0, seat),
                     [&] { store(field, m_seats.appended(load(field), seat)); });
  }
}

void FreeTurn::lower(const GoToPhaseEffect& effect) {
  store(m_layout.turn->nextPhase, static_cast<std::int64_t>(effect.phase.index));
}

void FreeTurn::lower(const EliminateEffect& effect) {
  const Field& field = m_layout.turn->eliminated;
  store(field, m_builder.bitOr(load(field), m_selectors.maskOf(m_selectors.players(effect.player))));
}

// The order goes on from the player's next place in it; one who has no place in it plays out of turn.
void FreeTurn::lower(const SetActiveEffect& effect) {
  const Word seat = m_selectors.player(effect.player);
  const Word plays = m_builder.bitAnd(m_builder.lessOrEqual(0, seat),
                                      m_builder.isZero(m_selectors.isOut(m_builder.maximum(seat, 0))));
  std::vector<std::int16_t> places;
  for (std::size_t from = 0; from < m_order.size(); ++from) {
    for (kernel::Seat each = 0; each < m_rules.seats(); ++each) {
      std::size_t index = from;
      std::size_t found = from;
      for (std::size_t tried = 0; tried < m_order.size(); ++tried, index = m_order.following(index)) {
        if (m_order.seat(index) != each) continue;
        found = index;
        break;
      }
      places.push_back(static_cast<std::int16_t>(found));
    }
  }
  const std::uint32_t table = m_context.constants.int16s(places);
  m_builder.ifThen(
      plays,
      [&] {
        const Word row = m_builder.multiply(load(*m_layout.orderIndex), m_rules.seats());
        store(*m_layout.orderIndex,
              m_builder.load(Width::Int16, {Memory::Constants, table, m_builder.add(row, seat), 2}));
        const Word changes = m_builder.notEqual(load(m_layout.active), seat);
        m_function.tellIf(changes, ChangeKind::Other);
        store(m_layout.active, seat);
        if (m_function.phase == FunctionLowering::unknownPhase) return;
        const PhaseDef& phase = m_def.turn.phases[m_function.phase];
        if (!listsActors() || phase.players || phase.simultaneous) return;
        const Field& field = m_layout.turn->toAct;
        const Word acts = m_builder.bitAnd(changes, m_builder.isSet(load(field)));
        store(field, m_builder.select(acts, m_builder.add(seat, 1), load(field)));
      },
      [this] { m_function.fail(ChangeKind::NothingToMove); });
}

}  // namespace ludo::engine
