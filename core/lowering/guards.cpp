// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/guards.h"

#include <algorithm>

#include "core/lowering/names.h"
#include "core/lowering/scope.h"

namespace ludo::engine {

using machine::Word;

namespace {

/// The kernel's budget for a call allows a million effects; the kernel does what comes near to that.
constexpr std::int64_t mostRoundsOfCall = 100'000;

}  // namespace

ScopedName::ScopedName(Names& names, std::uint32_t name, const Typed& value, bool everyZone)
    : m_names(names) {
  names.bind(name, value, everyZone);
}

ScopedName::~ScopedName() {
  m_names.pop();
}

ActingAs::ActingAs(Scope& scope, Word actor) : m_scope(scope), m_before(scope.actor) {
  scope.actor = actor;
}

ActingAs::~ActingAs() {
  m_scope.actor = m_before;
}

Loop::Loop(Scope& scope, std::int64_t mostRounds) : m_scope(scope), m_outerRounds(scope.mostRounds) {
  ++scope.loops;
  const std::int64_t rounds = std::max<std::int64_t>(mostRounds, 1);
  const bool isMany = m_outerRounds > mostRoundsOfCall || rounds > mostRoundsOfCall;
  scope.mostRounds = isMany ? mostRoundsOfCall + 1 : m_outerRounds * rounds;
}

Loop::~Loop() {
  --m_scope.loops;
  m_scope.mostRounds = m_outerRounds;
}

void Loop::beginRound() {
  if (m_scope.mostRounds <= mostRoundsOfCall) return;
  count(1);
}

void Loop::passOver(Word rounds) {
  if (m_scope.mostRounds <= mostRoundsOfCall) return;
  count(m_scope.builder.minimum(rounds, mostRoundsOfCall + 1));
}

void Loop::count(Word more) {
  machine::Builder& builder = m_scope.builder;
  const Word rounds = builder.add(builder.get(m_scope.rounds), more);
  builder.set(m_scope.rounds, rounds);
  builder.ifThen(builder.less(mostRoundsOfCall, rounds), [this] { m_scope.escape(); });
}

}  // namespace ludo::engine
