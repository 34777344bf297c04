// SPDX-License-Identifier: Apache-2.0
#include "core/sim/recording_source.h"

#include <algorithm>
#include <utility>

#include "core/engine/compile.h"

namespace ludo::sim {
namespace {

// In steps of the kernel, of some 20 nanoseconds each.
// Lowering takes up to 25 milliseconds, translating up to 300.
constexpr std::int64_t worthLowering = 4'000'000;
constexpr std::int64_t worthTranslating = 14'000'000;

}  // namespace

RecordingSource::RecordingSource(kernel::RulesPtr rules, std::uint64_t games)
    : m_rules(std::move(rules)),
      m_games(static_cast<std::int64_t>(std::min<std::uint64_t>(games, INT64_MAX))) {}

engine::ProgramPtr RecordingSource::program(std::int64_t steps) {
  std::call_once(m_once, [&] {
    const auto isWorth = [&](std::int64_t work) {
      return steps >= work / std::max<std::int64_t>(m_games, 1);
    };
    if (!isWorth(worthLowering)) return;
    const auto wanted =
        isWorth(worthTranslating) ? engine::Execution::Native : engine::Execution::Interpreted;
    engine::Compilation made = engine::compileRecording(m_rules, wanted);
    const bool hasCode = made.execution != engine::Execution::Reference;
    m_whyNone = "there is no code for " + (hasCode ? made.whyNoRecording : made.reason);
    if (made.program->recorder() != nullptr) m_whyNone.clear();
    m_program = std::move(made.program);
  });
  return m_program;
}

}  // namespace ludo::sim
