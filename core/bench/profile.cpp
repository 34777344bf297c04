// SPDX-License-Identifier: Apache-2.0
#include "core/bench/profile.h"

#include <algorithm>

#include "core/bench/measure.h"
#include "core/engine/compile.h"
#include "core/language/node_spans.h"

namespace ludo::bench {
namespace {

/// A playout is looked at again after so many plies: few at first, since each may take long.
constexpr std::uint64_t mostPliesAtATime = 256;

/// Plays games until the time is over.
void play(const engine::Program& program, std::uint64_t seed, double seconds, const std::stop_token& stop,
          Profile& profile) {
  const auto mostTurns = static_cast<std::uint64_t>(
      std::max<std::int64_t>(1, program.rules().number(program.rules().def().metadata.maxTurns)));
  const double begun = threadSeconds();
  Rng picks(seed);
  std::uint64_t plies = 1;
  while (threadSeconds() - begun < seconds && !stop.stop_requested()) {
    engine::Position position = program.start(seed + profile.playouts);
    bool isOver = false;
    while (!isOver && threadSeconds() - begun < seconds && !stop.stop_requested()) {
      const engine::Playout part = program.playout(position, picks, {plies, mostTurns});
      isOver = part.ended || part.plies < plies;
      plies = std::min(2 * plies, mostPliesAtATime);
    }
    ++profile.playouts;
    // With the kernel, whose states have no words.
    if (position.words() == 0) ++profile.outgrown;
  }
}

}  // namespace

std::optional<Profile> profileGame(const kernel::RulesPtr& rules, std::uint64_t seed,
                                   std::chrono::milliseconds time, const std::stop_token& stop) {
  const std::optional<engine::CountedProgram> counted = engine::compileCounting(rules);
  if (!counted) return std::nullopt;
  Profile profile;
  play(*counted->program, seed, std::chrono::duration<double>(time).count(), stop, profile);
  const machine::OperationCounts counts = counted->counter->counts();
  double all = 0;
  for (const auto& [node, operations] : counts) all += static_cast<double>(operations);
  if (all <= 0) return std::nullopt;
  const std::vector<Span> spans = language::nodeSpans(rules->def());
  for (const auto& [node, operations] : counts) {
    const double share = static_cast<double>(operations) / all;
    if (node == 0) {
      profile.rest = share;
    } else {
      profile.parts.push_back({node, node < spans.size() ? spans[node] : Span(), share});
    }
  }
  std::ranges::stable_sort(profile.parts, std::ranges::greater(), &Profile::Part::share);
  return profile;
}

}  // namespace ludo::bench
