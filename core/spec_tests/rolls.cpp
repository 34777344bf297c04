// SPDX-License-Identifier: Apache-2.0
#include "core/spec_tests/rolls.h"

namespace ludo::spec_tests {
namespace {

std::string listed(const std::vector<std::int64_t>& numbers) {
  std::string text;
  for (std::int64_t number : numbers) text += (text.empty() ? "" : ", ") + std::to_string(number);
  return text;
}

}  // namespace

Rolling rollUntil(const std::vector<std::int64_t>& rolls, std::uint64_t mostTries, const Budget& steps,
                  const std::function<kernel::State(std::uint64_t n, kernel::EventLog& log)>& play) {
  Rolling rolling;
  std::vector<std::int64_t> shown;
  while (rolling.tries < mostTries && !steps.exhausted()) {
    kernel::EventLog log;
    kernel::State state = play(rolling.tries++, log);
    shown.clear();
    for (const kernel::Delta& delta : log.deltas) {
      if (delta.kind != kernel::Delta::Kind::Rolled) continue;
      const std::size_t die = shown.size();
      if (die < rolls.size() && (rolls[die] < 1 || rolls[die] > delta.before)) {
        rolling.failure =
            "die " + std::to_string(die + 1) + " has the numbers 1 to " + std::to_string(delta.before);
        return rolling;
      }
      shown.push_back(delta.after);
    }
    if (shown == rolls) {
      rolling.state = std::move(state);
      return rolling;
    }
    if (shown.empty()) {
      rolling.failure = "no die is rolled";
      return rolling;
    }
  }
  rolling.failure =
      "in " + std::to_string(mostTries) + " tries they never did; the last time they showed " + listed(shown);
  return rolling;
}

}  // namespace ludo::spec_tests
