// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace ludo::widgets {

/// A bookmark in a recorded game, with what somebody says of this ply; it may say nothing.
struct ReplayNote {
  std::size_t step = 0;  ///< that of a Replay
  QString text;
  bool operator==(const ReplayNote&) const = default;
};

/// No game has more of them, and none says more.
constexpr std::size_t mostReplayNotes = 10'000;
constexpr qsizetype longestReplayNote = 4'000;

/// The file of a trace's notes, which lies beside it: "game.json" has "game.notes.json".
QString notesPath(const QString& tracePath);
/// JSON, by rising step.
std::string notesText(const std::vector<ReplayNote>& notes);
/// By rising step, one for each. Fails with what is no note in the text.
Result<std::vector<ReplayNote>> readNotes(const std::string& text);

}  // namespace ludo::widgets
