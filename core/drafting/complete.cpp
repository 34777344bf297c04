// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/complete.h"

#include <algorithm>

#include "core/base/rng.h"
#include "core/drafting/filling.h"

namespace ludo::drafting {
namespace {

/// What stands in the holes, which are the lines that differ.
std::vector<std::string> changedLines(const std::string& before, const std::string& after) {
  const SourceText source("", after);
  std::size_t first = 0;
  while (first < std::min(before.size(), after.size()) && before[first] == after[first]) ++first;
  std::size_t last = 0;
  while (last < std::min(before.size(), after.size()) - first &&
         before[before.size() - 1 - last] == after[after.size() - 1 - last])
    ++last;
  std::string text = after.substr(first, after.size() - last - first);
  std::ranges::replace(text, '\n', ' ');
  return {"line " + std::to_string(source.lineOf(static_cast<std::uint32_t>(first))) + ": " + text};
}

}  // namespace

Result<Completed> complete(const std::string& name, const std::string& text, const generate::TreeModel& model,
                           std::uint64_t seed, std::uint64_t tries, const std::stop_token& stop) {
  const HoleReading reading = holesOf(name, text);
  if (reading.holes.empty())
    return Failure{"there is no hole: write \"TODO\" where something shall be filled in"};
  Filling filling(name, text, stop);
  if (const std::string why = filling.fillPlainly(reading); !why.empty()) return Failure{why};
  Completed best{filling.text(), {}, verdictOf(name, filling.text(), service::Fixes::Leave, stop), 0};
  for (std::uint64_t number = 1; number <= tries && !stop.stop_requested(); ++number) {
    if (best.tries > 0 && best.verdict.isGood()) break;
    const auto edits = filling.drawn(model, Rng::forRun(seed, number).next());
    if (!edits) break;
    const std::string filled = diagnostics::applyEdits(filling.text(), *edits);
    Verdict verdict = verdictOf(name, filled, service::Fixes::Leave, stop);
    if (verdict.analysis == nullptr || (best.tries > 0 && verdict.rank() <= best.verdict.rank())) continue;
    if (!verdict.compiles()) continue;
    best = {filled, {}, std::move(verdict), number};
  }
  if (stop.stop_requested()) return Failure{"was interrupted"};
  best.filled = changedLines(text, best.text);
  return best;
}

}  // namespace ludo::drafting
