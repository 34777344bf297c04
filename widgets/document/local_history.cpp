// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/local_history.h"

#include <QDir>
#include <QFileInfo>

#include "core/base/hash.h"
#include "widgets/document/text_file.h"

namespace ludo::widgets {
namespace {

const QString dateFormat = QStringLiteral("yyyyMMdd");
const QString timeFormat = QStringLiteral("hhmmss-zzz");
const QString ending = QStringLiteral(".md");

QString nameAt(const QDateTime& when) {
  return when.toString(dateFormat) + u'-' + when.toString(timeFormat) + ending;
}

/// In UTC, which has every hour of the year.
QDateTime timeIn(const QString& name) {
  const QDate date = QDate::fromString(name.left(dateFormat.size()), dateFormat);
  const QString time = name.mid(dateFormat.size() + 1).chopped(ending.size());
  return {date, QTime::fromString(time, timeFormat), Qt::UTC};
}

/// By rising time. What somebody else put there is not ours, nor a time that no clock has been set to: after
/// the last that can be written there would be no other.
QStringList filesIn(const QString& folder) {
  constexpr int yearsAhead = 100;
  QStringList names = QDir(folder).entryList({QStringLiteral("*") + ending}, QDir::Files);
  names.removeIf([latest = QDateTime::currentDateTimeUtc().addYears(yearsAhead)](const QString& name) {
    const QDateTime when = timeIn(name);
    return !when.isValid() || nameAt(when) != name || when > latest;
  });
  names.sort();
  return names;
}

}  // namespace

QString LocalHistory::folderOf(const QString& path) const {
  const QFileInfo file(path);
  const std::uint64_t hash = stableHash(file.absoluteFilePath().toStdString());
  return QStringLiteral("%1/%2-%3")
      .arg(m_folder, file.completeBaseName())
      .arg(hash, 16, 16, QLatin1Char('0'));
}

Result<Done> LocalHistory::keep(const QString& path, const std::string& text) const {
  if (m_folder.isEmpty()) return Done{};
  const QString folder = folderOf(path);
  const QStringList kept = filesIn(folder);
  if (!kept.isEmpty()) {
    const Result<std::string> newest = readTextFile(folder + u'/' + kept.back());
    if (newest && *newest == text) return Done{};
  }
  if (!QDir().mkpath(folder)) return Failure{"the folder '" + folder.toStdString() + "' cannot be made"};
  // A clock that was set back must not put a text before older ones.
  QString name = nameAt(QDateTime::currentDateTimeUtc());
  if (!kept.isEmpty() && name <= kept.back()) name = nameAt(timeIn(kept.back()).addMSecs(1));
  const Result<Done> written = writeTextFile(folder + u'/' + name, text);
  if (!written) return written;
  // The newest stays, however large it is.
  auto bytes = static_cast<qint64>(text.size());
  qsizetype count = 1;
  for (auto older = kept.crbegin(); older != kept.crend(); ++older) {
    const QString file = folder + u'/' + *older;
    bytes += QFileInfo(file).size();
    if (++count <= mostSnapshots && bytes <= mostBytes) continue;
    const Result<Done> removed = removeFile(file);
    if (!removed) return removed;
  }
  return Done{};
}

std::vector<Snapshot> LocalHistory::of(const QString& path) const {
  std::vector<Snapshot> snapshots;
  if (m_folder.isEmpty()) return snapshots;
  const QString folder = folderOf(path);
  const QStringList kept = filesIn(folder);
  for (auto name = kept.crbegin(); name != kept.crend(); ++name) {
    snapshots.push_back({folder + u'/' + *name, timeIn(*name).toLocalTime()});
  }
  return snapshots;
}

std::optional<std::string> LocalHistory::newest(const QString& path) const {
  for (const Snapshot& snapshot : of(path)) {
    Result<std::string> text = readTextFile(snapshot.file);
    if (text) return std::move(*text);
  }
  return std::nullopt;
}

}  // namespace ludo::widgets
