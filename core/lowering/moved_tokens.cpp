// SPDX-License-Identifier: Apache-2.0
// All tokens of a zone, or those that a condition holds for, to another zone: as the kernel's effects.cpp
// does.
#include "core/layout/token_store.h"
#include "core/layout/tokens.h"
#include "core/lowering/change_memory.h"
#include "core/lowering/events.h"
#include "core/lowering/everywhere.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/query_order.h"
#include "core/lowering/stored_tokens.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Variable;

void StoredTokens::lower(const MoveAllEffect& effect) {
  const Variable drawn = m_builder.variable(0);
  forEachTransfer(effect.from, effect.to, [&](Word from, Word to) {
    m_builder.set(drawn, m_builder.bitOr(m_builder.get(drawn), moveAll(effect, from, to)));
  });
  // A trial ends with the effect that comes to chance.
  if (m_function.trial.isOn && effect.position == InsertPosition::Random)
    m_builder.ifThen(m_builder.get(drawn), [this] { m_function.endsTrial(); });
}

// Gives back whether some token's place was drawn.
Word StoredTokens::moveAll(const MoveAllEffect& effect, Word from, Word to) {
  if (m_store.kinds().isForOne(from).is(1) && effect.position != InsertPosition::Random) {
    moveTheOne(effect, from, to);
    return 0;
  }
  const TokenSet wanted =
      m_everywhere.where(effect.filter, m_rules.tokenBinding(), Value::Kind::Token, m_tokens.in(from));
  if (effect.position != InsertPosition::Random && m_store.movesAtOnce(from, to)) {
    moveSet(wanted, from, to);
    return 0;
  }
  const OptionList moving = m_queryOrder.list(from, wanted);
  const Word stays = m_builder.equal(from, to);
  // So many as there is room for, the lowest first.
  const Word fitting =
      m_builder.select(stays, moving.count, m_builder.minimum(moving.count, m_store.capacity(to)));
  m_builder.ifThen(m_builder.less(fitting, moving.count), [this] { m_function.fail(ChangeKind::ZoneFull); });
  m_builder.forEachBelow(fitting, [&](Word i) { m_store.leave(m_queryOrder.listed(moving, i), from); });
  const Word under = effect.position == InsertPosition::Bottom ? Word(1)
                     : effect.position == InsertPosition::Top  ? m_store.kinds().isQueue(to)
                                                               : Word(0);
  m_builder.forEachBelow(fitting, [&](Word i) {
    // Those that go under the others go in last first, so that their own order is kept.
    const Word last = m_builder.subtract(m_builder.subtract(fitting, 1), i);
    const Word token = m_queryOrder.listed(moving, m_builder.select(under, last, i));
    m_function.tell(ChangeKind::Moved, token, from, to);
    place(token, to, effect.position);
    m_secrets.becomesKnown(token, to);
    tellEntered(token, to, m_builder.isZero(stays));
  });
  if (effect.position != InsertPosition::Random) return 0;
  return m_builder.bitAnd(m_store.kinds().hasPlaces(to), m_builder.less(0, fitting));
}

// From a zone with room for one token.
void StoredTokens::moveTheOne(const MoveAllEffect& effect, Word from, Word to) {
  const Word token = m_tokens.top(from);
  Word isWanted = m_builder.lessOrEqual(0, token);
  if (effect.filter) {
    const TokenSet wanted = m_everywhere.where(effect.filter, m_rules.tokenBinding(), Value::Kind::Token,
                                               m_tokens.sets().single(token));
    isWanted = m_tokens.sets().isSet(wanted);
  }
  m_builder.ifThen(isWanted, [&] { moveTo(token, from, to, effect.position, {}); });
}

// Between zones without order and with room for all: they come by id, and what else is kept of each follows.
void StoredTokens::moveSet(const TokenSet& tokens, Word from, Word to) {
  m_store.moveSet(tokens, from, to);
  const Word isNew = m_builder.notEqual(from, to);
  m_tokens.sets().forEach(tokens, [&](Word token) {
    m_function.tell(ChangeKind::Moved, token, from, to);
    m_store.setZone(token, to);
    m_secrets.becomesKnown(token, to);
    tellEntered(token, to, isNew);
  });
}

}  // namespace ludo::engine
