// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/guards.h"

#include <algorithm>

#include "core/lowering/function_lowering.h"
#include "core/lowering/names.h"

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

ActingAs::ActingAs(FunctionLowering& function, Word actor) : m_function(function), m_before(function.actor) {
  function.actor = actor;
}

ActingAs::~ActingAs() {
  m_function.actor = m_before;
}

Loop::Loop(FunctionLowering& function, std::int64_t mostRounds)
    : m_function(function), m_outerRounds(function.mostRounds) {
  ++function.loops;
  const std::int64_t rounds = std::max<std::int64_t>(mostRounds, 1);
  const bool isMany = m_outerRounds > mostRoundsOfCall || rounds > mostRoundsOfCall;
  function.mostRounds = isMany ? mostRoundsOfCall + 1 : m_outerRounds * rounds;
}

Loop::~Loop() {
  --m_function.loops;
  m_function.mostRounds = m_outerRounds;
}

void Loop::beginRound() {
  if (m_function.mostRounds <= mostRoundsOfCall) return;
  count(1);
}

void Loop::passOver(Word rounds) {
  if (m_function.mostRounds <= mostRoundsOfCall) return;
  count(m_function.builder.minimum(rounds, mostRoundsOfCall + 1));
}

void Loop::count(Word more) {
  machine::Builder& builder = m_function.builder;
  const Word rounds = builder.add(builder.get(m_function.rounds), more);
  builder.set(m_function.rounds, rounds);
  builder.ifThen(builder.less(mostRoundsOfCall, rounds), [this] { m_function.escape(); });
}

}  // namespace ludo::engine
