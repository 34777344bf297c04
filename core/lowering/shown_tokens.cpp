// SPDX-License-Identifier: Apache-2.0
// Effects that show players what tokens with ids are.
#include "core/layout/state_layout.h"
#include "core/layout/token_store.h"
#include "core/layout/tokens.h"
#include "core/lowering/change_memory.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/selectors.h"
#include "core/lowering/stored_tokens.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;

void StoredTokens::makeKnown(const Query& what, Word seats) {
  if (!m_layout.tokens->knownBy) return;
  const std::optional<ZoneSet> members = m_queries.membersOf(what);
  const Value::Kind kind = m_queryKinds.kindOf(what);
  // A collection of nothing is of no kind.
  if (!members || (kind != Value::Kind::Token && kind != Value::Kind::Zone)) return;
  const TokenSet tokens = kind == Value::Kind::Zone ? m_tokens.inZones(*members) : *members;
  m_tokens.sets().forEach(tokens, [&](Word token) {
    m_builder.ifThen(m_builder.lessOrEqual(0, m_tokens.zoneOf(token)), [&] {
      const Word known = m_store.secrets().knownBy(token);
      m_function.tellIf(m_builder.notEqual(known, m_builder.bitOr(known, seats)), ChangeKind::Other);
      m_secrets.learn(token, seats);
    });
  });
}

void StoredTokens::lower(const RevealEffect& effect) {
  const Word everybody = (std::int64_t{1} << m_rules.seats()) - 1;
  makeKnown(effect.what, effect.to ? m_selectors.maskOf(m_selectors.players(*effect.to)) : everybody);
}

void StoredTokens::lower(const PeekEffect& effect) {
  makeKnown(effect.what, m_selectors.maskOf(effect.player ? m_selectors.players(*effect.player)
                                                          : std::vector<Word>{actor()}));
}

}  // namespace ludo::engine
