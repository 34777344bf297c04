// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/repetitions.h"

#include <algorithm>

#include "core/kernel/features.h"
#include "core/kernel/observed_hash.h"

namespace ludo::kernel {

namespace {

std::uint64_t repetitionKey(const Rules& rules, const State& state, const Rules::Repetition& what,
                            CallBudget& budget) {
  budget.spend(static_cast<std::int64_t>(state.zones.size() + state.tokens.size()));
  std::uint64_t sum = what.toMove ? activeFeature(rules, state.active) : 0;
  const auto add = [&](ZoneId zone) {
    if (rules.seenBy(zone) != rules.everybody()) return;
    const std::vector<TokenId>& tokens = state.zones[zone.index];
    for (std::size_t i = 0; i < tokens.size(); ++i)
      sum += placedHash(rules, tokenHash(rules, state.tokens[tokens[i].index]), zone, i);
  };
  if (what.region != UINT32_MAX) {
    std::ranges::for_each(rules.region(what.region, nobody), add);
  } else {
    for (std::size_t zone = 0; zone < rules.zones().size(); ++zone) add(ZoneId(zone));
  }
  return sum;
}

}  // namespace

void remember(const Rules& rules, State& state, CallBudget& budget) {
  state.earlier.resize(rules.repetitions().size());
  for (std::size_t i = 0; i < state.earlier.size(); ++i)
    state.earlier[i].push_back(repetitionKey(rules, state, rules.repetitions()[i], budget));
}

std::int64_t repetitions(const Rules& rules, const State& state, const Rules::Repetition& what,
                         CallBudget& budget) {
  const auto place = std::ranges::find(rules.repetitions(), what) - rules.repetitions().begin();
  const auto index = static_cast<std::size_t>(place);
  if (index >= state.earlier.size()) return 1;
  budget.sweep(state.earlier[index].size());
  return 1 + std::ranges::count(state.earlier[index], repetitionKey(rules, state, what, budget));
}

}  // namespace ludo::kernel
