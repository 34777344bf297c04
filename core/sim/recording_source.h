// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <mutex>
#include <string>

#include "core/engine/program.h"

namespace ludo::sim {

/// Makes the program for a batch of random games once it is known how much work they are: little work is done
/// sooner by the kernel, or by code that is not translated. One for all workers. Private to the room.
class RecordingSource {
 public:
  RecordingSource(kernel::RulesPtr rules, std::uint64_t games);

  /// `steps`: what the kernel has taken for a game. The first to ask decides; null where no program pays.
  engine::ProgramPtr program(std::int64_t steps);
  /// Why no program tells the games although one would pay, once that is decided; empty where one does.
  const std::string& whyNone() const { return m_whyNone; }

 private:
  kernel::RulesPtr m_rules;
  std::int64_t m_games;
  std::once_flag m_once;
  engine::ProgramPtr m_program;
  std::string m_whyNone;
};

}  // namespace ludo::sim
