// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "app/cli/bench_game.h"
#include "core/bench/profile.h"
#include "core/engine/compile.h"

namespace ludo::cli {

/// How the engine plays a game: what runs it, and which way each construct takes.
struct Explanation {
  std::string game;  ///< metadata.id
  std::optional<ConstantSetting> size;
  kernel::RulesPtr rules;
  SourcePtr source;
  engine::Compilation compilation;
  std::optional<bench::Profile> profile;  ///< of random games; none without code
};

/// "line 134 16 %, line 244 9 %; turns and draws 6 %": the lines that take most of the work of random games.
std::string workText(const bench::Profile& profile, const SourcePtr& source);
std::string explanationText(const std::vector<Explanation>& explanations);
/// `complete`: false when interrupted; then the games before are there.
std::string explanationJson(const std::vector<Explanation>& explanations, bool complete);

}  // namespace ludo::cli
