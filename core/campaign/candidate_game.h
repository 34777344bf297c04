// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <stop_token>
#include <string>

#include "core/diagnostics/diagnostic.h"
#include "core/kernel/rules.h"

namespace ludo::campaign {

/// The text of a candidate, read and compiled.
struct CandidateGame {
  kernel::RulesPtr rules;  ///< for the game's smallest number of players; null: it does not compile
  diagnostics::List errors;
  bool stopped = false;  ///< a stop was requested before it was compiled
  SourcePtr source;
};

/// Reads a specification whose bundles are looked for from `path`. A text of more than limits::candidateBytes
/// does not compile. Never throws; any thread.
CandidateGame readCandidate(const std::string& path, std::string text, const std::stop_token& stop);

/// The first errors as JSON on one line, each with its code, line, message and path.
std::string errorsJson(const CandidateGame& game);

/// A hash of how a game is played: its names, its prose and its looks do not count.
std::uint64_t hashOfRules(const language::GameDef& def);

}  // namespace ludo::campaign
