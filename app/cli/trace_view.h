// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/sim/replay.h"

/// Recorded games as text for people, and single steps as data for programs.
namespace ludo::cli {

std::string traceHead(const sim::GameTrace& trace);
/// A table with a line a ply, in which moves read as in the window; in games with dice it says what they
/// showed. The trace was played by these rules.
std::string traceMoves(const kernel::Rules& rules, const sim::GameTrace& trace);
/// How it ended, in a sentence.
std::string traceEnd(const sim::GameTrace& trace);

/// One ply, as people say it and exactly, with its changes and notes; step from 1 to replay.stepCount() - 1.
std::string plyText(const sim::Replay& replay, std::size_t step);
/// The whole position after `step` plies.
std::string stateText(const sim::Replay& replay, std::size_t step);
text::DataNode stepData(const sim::Replay& replay, std::size_t step);

}  // namespace ludo::cli
