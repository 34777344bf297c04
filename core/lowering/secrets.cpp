// SPDX-License-Identifier: Apache-2.0
// What seats know of tokens: the part of the kernel's state_editor.cpp that is about it. Where the game has
// no secrets nothing of it is kept.
#include "core/lowering/secrets.h"

#include "core/analysis/facts.h"
#include "core/kernel/pools.h"
#include "core/layout/constants.h"
#include "core/layout/state_layout.h"
#include "core/layout/token_store.h"
#include "core/layout/tokens.h"
#include "core/lowering/context.h"
#include "core/lowering/function_lowering.h"

namespace ludo::engine {

using namespace language;

Word Secrets::seenBy(Word zone) {
  std::vector<std::uint64_t> seen = {0};
  for (const kernel::ZoneInstance& each : m_rules.zones()) seen.push_back(each.seenBy);
  const std::uint32_t table = m_context.constants.words(seen);
  return m_builder.load(machine::Width::Word, {machine::Memory::Constants, table, m_builder.add(zone, 1), 8});
}

void Secrets::becomesKnown(Word token, Word zone) {
  if (m_layout.tokens->knownBy) learn(token, seenBy(zone));
}

// What everybody knows is uncertain no more.
void Secrets::learn(Word token, Word seats) {
  const Word known = m_builder.bitOr(m_store.secrets().knownBy(token), seats);
  m_store.secrets().setKnownBy(token, known);
  if (!m_rules.origins().any()) return;
  m_builder.ifThen(m_builder.equal(known, m_rules.everybody()), [&] {
    m_store.secrets().setNature(token, 0);
    for (const std::uint32_t property : m_rules.origins().properties())
      m_store.secrets().setOrigin(token, property, 0);
  });
}

// A playout asks for no pools.
bool Secrets::keepsPools() const {
  return m_layout.tokens->pools && m_function.purpose != Purpose::Playout;
}

void Secrets::joinPoolOf(Word token, Word zone, Word owner) {
  if (!keepsPools()) return;
  const Word first = m_builder.multiply(zone, m_rules.seats() + 1);
  m_store.secrets().setPool(token, m_builder.add(first, m_builder.add(owner, 1)));
}

void Secrets::mix(Word zone) {
  if (!m_layout.tokens->knownBy) return;
  if (keepsPools()) {
    TokenSet left = m_tokens.in(zone);
    for (kernel::Seat owner = m_rules.seats() - 1; owner >= 0 && m_context.facts.hasOwners; --owner) {
      const TokenSet owned = m_tokens.sets().both(m_tokens.in(zone), m_tokens.tokensOwned(owner));
      mixPool(owned, zone, owner);
      left = m_tokens.sets().without(left, owned);
    }
    mixPool(left, zone, kernel::nobody);
  }
  m_tokens.sets().forEach(m_tokens.in(zone),
                          [&](Word token) { m_store.secrets().setKnownBy(token, seenBy(zone)); });
}

void Secrets::mixPool(const TokenSet& tokens, Word zone, kernel::Seat owner) {
  m_tokens.sets().forEach(tokens, [&](Word token) {
    const Word before = m_store.secrets().pool(token);
    joinPoolOf(token, zone, owner);
    const Word now = m_store.secrets().pool(token);
    const Word isUnknown = m_builder.notEqual(m_store.secrets().knownBy(token), m_rules.everybody());
    m_builder.ifThen(m_builder.bitAnd(isUnknown, m_builder.notEqual(before, now)), [&] {
      m_builder.forEachBelow(m_store.created(), [&](Word other) {
        const Word pool = m_store.secrets().pool(other);
        m_store.secrets().setPool(other, m_builder.select(m_builder.equal(pool, before), now, pool));
      });
    });
  });
}

void Secrets::setOrigin(Word token, std::uint32_t property, kernel::Origin origin) {
  if (!m_store.secrets().hasOrigin(property)) return;
  if (origin == 0) return m_store.secrets().setOrigin(token, property, 0);
  const auto become = [&] {
    m_store.secrets().setOrigin(token, property, origin);
    m_store.secrets().setKnownBy(
        token, m_builder.bitAnd(m_store.secrets().knownBy(token), seenBy(m_tokens.zoneOf(token))));
    learn(token, 0);
  };
  if (!m_rules.origins().site(origin).isPassedOn) return become();
  m_builder.ifThen(m_store.secrets().origin(token, property), become);
}

}  // namespace ludo::engine
