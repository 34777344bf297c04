// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/recovery.h"

#include <QDir>
#include <QFileInfo>
#include <QUuid>

#include "widgets/document/autosave.h"
#include "widgets/document/text_file.h"

namespace ludo::widgets {

namespace {

constexpr auto copySuffix = ".autosave";
constexpr auto lockSuffix = ".lock";

/// The first name beside an autosaved copy that is free: ".name.md.autosave.1" and so on.
QString freeName(const QString& copy) {
  int number = 1;
  while (QFileInfo::exists(QStringLiteral("%1.%2").arg(copy).arg(number))) ++number;
  return QStringLiteral("%1.%2").arg(copy).arg(number);
}

QFileInfoList copiesBeside(const QString& file) {
  const QFileInfo copy(Autosave::pathFor(file));
  QFileInfoList copies;
  for (const QFileInfo& other : copy.dir().entryInfoList(QDir::Files | QDir::Hidden, QDir::Time)) {
    bool isNumber = false;
    const QString name = other.fileName();
    if (name.startsWith(copy.fileName() + u'.')) name.mid(copy.fileName().size() + 1).toInt(&isNumber);
    if (isNumber || name == copy.fileName()) copies << other;
  }
  return copies;
}

}  // namespace

std::vector<Recovery> findRecoveries(const QString& file, const std::string& saved) {
  const QString copy = Autosave::pathFor(file);
  if (QFileInfo(copy).isFile()) QFile::rename(copy, freeName(copy));
  std::vector<Recovery> found;
  for (const QFileInfo& left : copiesBeside(file)) {
    Result<std::string> text = readTextFile(left.filePath());
    if (!text) continue;
    if (*text == saved) {
      QFile::remove(left.filePath());
      continue;
    }
    const QDateTime savedAt = left.lastModified();
    found.push_back({std::move(*text), savedAt, savedAt >= QFileInfo(file).lastModified(), left.filePath()});
  }
  return found;
}

RecoveryPlace::RecoveryPlace(QString copy)
    : m_copy(std::move(copy)), m_lock(m_copy + QLatin1String(lockSuffix)) {
  // Only the end of the program that holds it makes a lock stale, not its age.
  m_lock.setStaleLockTime(0);
}

std::unique_ptr<RecoveryPlace> RecoveryPlace::fresh(const QString& folder, const QString& name) {
  QDir().mkpath(folder);
  const QString id = QUuid::createUuid().toString(QUuid::Id128);
  std::unique_ptr<RecoveryPlace> place(
      new RecoveryPlace(QStringLiteral("%1/%2.%3%4").arg(folder, id, name, QLatin1String(copySuffix))));
  // When the folder cannot be written, autosaving fails there too and says why.
  place->m_lock.tryLock(0);
  return place;
}

std::unique_ptr<RecoveryPlace> RecoveryPlace::takeOver(const QString& copy) {
  std::unique_ptr<RecoveryPlace> place(new RecoveryPlace(copy));
  return place->m_lock.tryLock(0) ? std::move(place) : nullptr;
}

QString RecoveryPlace::name() const {
  const QString file = QFileInfo(m_copy).fileName();
  return file.section(u'.', 1).chopped(static_cast<qsizetype>(std::string_view(copySuffix).size()));
}

QStringList copiesIn(const QString& folder) {
  QStringList copies;
  const QStringList pattern{u'*' + QLatin1String(copySuffix)};
  for (const QFileInfo& copy : QDir(folder).entryInfoList(pattern, QDir::Files, QDir::Time | QDir::Reversed))
    copies << copy.filePath();
  return copies;
}

}  // namespace ludo::widgets
