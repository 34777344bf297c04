// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lens/recorded_files.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>

#include "core/base/files.h"
#include "core/kernel/kernel.h"
#include "widgets/models/move_title.h"

namespace ludo::widgets {
namespace {

/// Whether a file begins as traces do: the folder may hold reports and compiled games, too.
bool beginsAsTrace(const QString& path) {
  constexpr qint64 beginning = 256;
  QFile file(path);
  return file.open(QIODevice::ReadOnly) && file.read(beginning).contains("\"ludo-trace\"");
}

/// As players say it where the game knows the move still, else as it was recorded.
QString brokenMove(const language::GameDefPtr& game, const sim::RecordedGame& recorded) {
  if (!recorded.refused) return QString::fromStdString(recorded.move);
  const kernel::RulesPtr rules = kernel::makeRules(game, recorded.seats);
  kernel::State state = kernel::initialState(*rules, recorded.seed);
  for (const kernel::Move& move : recorded.moves) kernel::applyMove(*rules, state, move);
  return moveTitle(*rules, state, *recorded.refused);
}

}  // namespace

std::vector<RecordedFile> playRecordedFiles(const language::GameDefPtr& game, const QString& folder,
                                            const std::stop_token& stop) {
  std::vector<RecordedFile> files;
  if (folder.isEmpty()) return files;
  QElapsedTimer timer;
  timer.start();
  for (const QFileInfo& info :
       QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files | QDir::Readable, QDir::Name)) {
    if (stop.stop_requested() || files.size() >= mostRecordedFiles ||
        static_cast<double>(timer.elapsed()) > mostRecordedSeconds * 1000)
      break;
    if (info.size() > mostRecordedBytes || !beginsAsTrace(info.filePath())) continue;
    Result<std::string> content = readFile(QFile::encodeName(info.filePath()).toStdString(),
                                           static_cast<std::size_t>(mostRecordedBytes));
    if (!content) continue;
    const SourceText trace(info.fileName().toStdString(), std::move(*content));
    if (std::optional<sim::RecordedGame> played = sim::playRecordedGame(game, trace, stop))
      files.push_back({info.filePath(), *played, brokenMove(game, *played)});
  }
  return files;
}

}  // namespace ludo::widgets
