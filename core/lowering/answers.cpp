// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/answers.h"

#include <algorithm>
#include <utility>

#include "core/analysis/free_names.h"
#include "core/lowering/context.h"
#include "core/lowering/costly.h"
#include "core/lowering/function_lowering.h"

namespace ludo::engine {

using namespace language;
using machine::BlockId;
using machine::Word;

namespace {

/// What is worked out in so many operations without a branch is not kept: asking whether it is known takes as
/// long, and native code takes such operations out of the loop.
constexpr std::size_t keepingLength = 8;

}  // namespace

bool Answers::canKeep() const {
  return m_function.builder.reachable() && m_periods.size() > m_hidden &&
         m_function.builder.loops() > m_onceIn;
}

const Answers::Traits& Answers::traitsOf(const Type& type, const void* part, std::uint32_t node) {
  const auto [at, isNew] = m_traits.try_emplace(node);
  if (isNew && isCostly(m_function.context.rules.def(), type, part))
    at->second = {true, freeNames(type, part)};
  return at->second;
}

// The outermost, so that it is worked out least often.
Answers::Period* Answers::periodFor(const Traits& traits) {
  std::size_t names = 0;  // that have to stand before
  for (const std::uint32_t name : traits.names) {
    const Name* bound = m_function.names.find(name);
    if (bound == nullptr) continue;
    if (bound->everyZone) return nullptr;
    names = std::max(names, m_function.names.outsideOf(*bound) + 1);
  }
  for (std::size_t i = m_hidden; i < m_periods.size(); ++i) {
    Period& period = m_periods[i];
    const bool isForMany = period.before && period.loops < m_function.builder.loops();
    if (isForMany && names <= period.names && period.actor == m_function.actor) return &period;
  }
  return nullptr;
}

std::optional<Typed> Answers::kept(const Type& type, const void* part, std::uint32_t node,
                                   const std::function<Typed()>& write) {
  const Traits& traits = traitsOf(type, part, node);
  Period* period = traits.takesLong ? periodFor(traits) : nullptr;
  if (period == nullptr) return std::nullopt;
  machine::Builder& builder = m_function.builder;
  const auto number = static_cast<std::size_t>(period - m_periods.data());
  const BlockId comes = builder.block();
  const BlockId asks = builder.block();
  builder.begin(comes);
  builder.begin(asks);
  const std::size_t deepLoops = m_function.deepLoops;
  const Word roundsBefore = builder.get(m_function.deepRounds);
  const int onceIn = std::exchange(m_onceIn, builder.loops());
  Typed result = write();
  m_onceIn = onceIn;
  const std::optional<std::size_t> length = builder.straightLength(asks);
  if (!builder.reachable() || (length && *length <= keepingLength)) return result;

  Answer& answer = answerIn(m_periods[number], node);
  const BlockId before = *m_periods[number].before;
  const bool countsRounds = m_function.deepLoops > deepLoops;
  if (countsRounds && !answer.rounds) answer.rounds = builder.variableIn(before, 0);
  if (countsRounds)
    builder.set(*answer.rounds, builder.subtract(builder.get(m_function.deepRounds), roundsBefore));
  builder.set(answer.payload, result.payload);
  putExistence(answer, before, result.exists);
  builder.set(answer.isKnown, 1);
  const BlockId knows = builder.block();
  const BlockId behind = builder.block();
  builder.jump(behind);
  builder.divert(comes, answer.isKnown, knows);
  builder.begin(knows);
  // To the kernel it is as much work each time.
  if (countsRounds) m_function.countDeepRounds(builder.get(*answer.rounds));
  builder.jump(behind);
  builder.begin(behind);
  result.payload = builder.get(answer.payload);
  if (!result.exists.known()) result.exists = builder.get(*answer.exists);
  return result;
}

Answers::Answer& Answers::answerIn(Period& period, std::uint32_t node) {
  const auto found = std::ranges::find(period.answers, node, &Answer::node);
  if (found != period.answers.end()) return *found;
  machine::Builder& builder = m_function.builder;
  return period.answers.emplace_back(node, builder.variableIn(*period.before, 0),
                                     builder.variableIn(*period.before, 0));
}

// Elsewhere it may have been known that there is a value, or that there is none.
void Answers::putExistence(Answer& answer, BlockId before, Word exists) {
  if (exists.known() && !answer.exists) {
    answer.existsElse = exists.value();
    return;
  }
  if (!answer.exists) answer.exists = m_function.builder.variableIn(before, answer.existsElse);
  m_function.builder.set(*answer.exists, exists);
}

void Answers::beginPeriod() {
  machine::Builder& builder = m_function.builder;
  Period period{std::nullopt, m_function.names.size(), builder.loops(), m_function.actor, {}};
  if (builder.reachable()) {
    period.before = builder.block();
    const BlockId after = builder.block();
    builder.begin(*period.before);
    builder.jump(after);
    builder.begin(after);
  }
  m_periods.push_back(std::move(period));
}

void Answers::endPeriod() {
  m_periods.pop_back();
}

std::size_t Answers::hidePeriods() {
  return std::exchange(m_hidden, m_periods.size());
}

Unchanged::Unchanged(FunctionLowering& function) : m_answers(*function.answers) {
  m_answers.beginPeriod();
}

Changing::Changing(FunctionLowering& function)
    : m_answers(*function.answers), m_hidden(m_answers.hidePeriods()) {}

}  // namespace ludo::engine
