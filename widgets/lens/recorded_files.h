// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <stop_token>
#include <vector>

#include "core/sim/recorded_game.h"

namespace ludo::widgets {

/// A recorded game that lies beside a specification, and what becomes of it under the rules as they are.
struct RecordedFile {
  QString path;
  sim::RecordedGame game;
  QString move;  ///< at which it is not as recorded, as players say it
};

/// No more files are played, nor larger ones, nor any after so many seconds.
constexpr int mostRecordedFiles = 100;
constexpr qint64 mostRecordedBytes = qint64{8} << 20;
constexpr double mostRecordedSeconds = 5;

/// Plays the traces of this game that lie in a folder (files *.json that begin as ludo writes traces), in the
/// order of their names. An empty folder name: none. On a worker thread.
std::vector<RecordedFile> playRecordedFiles(const language::GameDefPtr& game, const QString& folder,
                                            const std::stop_token& stop);

}  // namespace ludo::widgets
