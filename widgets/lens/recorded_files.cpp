// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lens/recorded_files.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>

#include "core/base/files.h"
#include "widgets/models/fate_words.h"

namespace ludo::widgets {
namespace {

/// Whether a file begins as traces do: the folder may hold reports and compiled games, too.
bool beginsAsTrace(const QString& path) {
  constexpr qint64 beginning = 256;
  QFile file(path);
  return file.open(QIODevice::ReadOnly) && file.read(beginning).contains("\"ludo-trace\"");
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
      files.push_back({info.filePath(), *played, fateMoveTitle(game, *played)});
  }
  return files;
}

}  // namespace ludo::widgets
