// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/recovery.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUuid>

#include "core/base/files.h"
#include "widgets/document/companion_file.h"
#include "widgets/document/text_file.h"

namespace ludo::widgets {

namespace {

constexpr QLatin1String copySuffix(".autosave");
constexpr QLatin1String lockSuffix(".lock");
constexpr QLatin1String originSuffix(".origin");
/// Bytes of a document's name in the name of its copy, so that the whole fits a file name.
constexpr qsizetype mostNameBytes = 160;

/// The first name beside an autosaved copy that is free: ".name.md.autosave.1" and so on.
QString freeName(const QString& copy) {
  int number = 1;
  while (QFileInfo::exists(QStringLiteral("%1.%2").arg(copy).arg(number))) ++number;
  return QStringLiteral("%1.%2").arg(copy).arg(number);
}

/// The copy of this name and the older ones, with a number behind the name.
QFileInfoList copiesCalled(const QFileInfo& copy) {
  const QRegularExpression pattern(QRegularExpression::anchoredPattern(
      QRegularExpression::escape(copy.fileName()) + QStringLiteral("(\\.[0-9]{1,5})?")));
  QFileInfoList found;
  for (const QFileInfo& other : copy.dir().entryInfoList(QDir::Files | QDir::Hidden, QDir::Time)) {
    if (pattern.match(other.fileName()).hasMatch()) found << other;
  }
  return found;
}

void removeOriginWithoutCopy(const QString& copy) {
  if (!QFileInfo::exists(copy)) QFile::remove(copy + originSuffix);
}

void collect(const QString& copy, const QString& file, const std::optional<std::string>& saved,
             std::vector<Recovery>& found) {
  if (copy.isEmpty() || !QFileInfo(copy).dir().exists()) return;
  removeLeftOver(QFile::encodeName(copy).toStdString());
  if (QFileInfo(copy).isFile()) QFile::rename(copy, freeName(copy));
  for (const QFileInfo& left : copiesCalled(QFileInfo(copy))) {
    Result<std::string> text = readTextFile(left.filePath());
    if (!text) continue;
    if (saved && *text == *saved) {
      QFile::remove(left.filePath());
      continue;
    }
    const QDateTime savedAt = left.lastModified();
    const QFileInfo own(file);
    found.push_back(
        {std::move(*text), savedAt, !own.exists() || savedAt >= own.lastModified(), left.filePath()});
  }
}

}  // namespace

Autosave::Places copyPlaces(const QString& file, const QString& recoveryFolder) {
  const QString real = realFile(file);
  Autosave::Places places{companionOf(real, QStringLiteral("autosave")), {}};
  if (!recoveryFolder.isEmpty())
    places.second = QStringLiteral("%1/files/%2%3").arg(recoveryFolder, fingerprintOf(real), copySuffix);
  return places;
}

std::vector<Recovery> findRecoveries(const QString& file, const Autosave::Places& places,
                                     const std::optional<std::string>& saved) {
  std::vector<Recovery> found;
  collect(places.first, file, saved, found);
  collect(places.second, file, saved, found);
  std::stable_sort(found.begin(), found.end(),
                   [](const Recovery& a, const Recovery& b) { return a.savedAt > b.savedAt; });
  // A crash between accepting a text and removing its old copy leaves it twice.
  std::vector<Recovery> different;
  for (Recovery& recovery : found) {
    const bool isKnown = std::any_of(different.begin(), different.end(),
                                     [&](const Recovery& other) { return other.text == recovery.text; });
    if (isKnown && QFile::remove(recovery.copy)) continue;
    different.push_back(std::move(recovery));
  }
  return different;
}

RecoveryPlace::RecoveryPlace(QString copy) : m_copy(std::move(copy)), m_lock(m_copy + lockSuffix) {}

std::unique_ptr<RecoveryPlace> RecoveryPlace::fresh(const QString& folder, const QString& name,
                                                    const QString& origin) {
  QDir().mkpath(folder);
  const QString id = QUuid::createUuid().toString(QUuid::Id128);
  QString fitting = name;
  while (QFile::encodeName(fitting).size() > mostNameBytes) fitting.chop(1);
  std::unique_ptr<RecoveryPlace> place(
      new RecoveryPlace(QStringLiteral("%1/%2.%3%4").arg(folder, id, fitting, copySuffix)));
  // When the folder cannot be written, autosaving fails there too and says why.
  place->m_lock.tryLock(LockFile::OtherHosts::Ignore);
  if (!origin.isEmpty()) (void)writeTextFile(place->m_copy + originSuffix, origin.toStdString());
  return place;
}

std::unique_ptr<RecoveryPlace> RecoveryPlace::takeOver(const QString& copy) {
  std::unique_ptr<RecoveryPlace> place(new RecoveryPlace(copy));
  if (place->m_lock.tryLock(LockFile::OtherHosts::Ignore) != LockFile::Outcome::Held) return nullptr;
  removeLeftOver(QFile::encodeName(copy).toStdString());
  // It may have been taken over and given up since it was listed.
  if (!QFileInfo(copy).isFile()) return nullptr;
  return place;
}

QString RecoveryPlace::name() const {
  const QString file = QFileInfo(m_copy).fileName();
  return file.section(u'.', 1).chopped(copySuffix.size());
}

QString RecoveryPlace::origin() const {
  const Result<std::string> kept = readTextFile(m_copy + originSuffix);
  return kept ? QString::fromStdString(*kept) : QString();
}

RecoveryPlace::~RecoveryPlace() {
  if (m_lock.isHeld()) removeOriginWithoutCopy(m_copy);
}

QStringList copiesIn(const QString& folder) {
  QStringList copies;
  const QStringList pattern{u'*' + copySuffix};
  for (const QFileInfo& copy : QDir(folder).entryInfoList(pattern, QDir::Files, QDir::Time | QDir::Reversed))
    copies << copy.filePath();
  return copies;
}

void sweepRecoveryFolder(const QString& folder) {
  for (const QFileInfo& lock : QDir(folder).entryInfoList({u'*' + copySuffix + lockSuffix}, QDir::Files)) {
    LockFile own(lock.filePath());
    if (own.tryLock(LockFile::OtherHosts::Ignore) != LockFile::Outcome::Held) continue;
    const QString copy = lock.filePath().chopped(lockSuffix.size());
    removeLeftOver(QFile::encodeName(copy).toStdString());
    removeLeftOver(QFile::encodeName(copy + originSuffix).toStdString());
    removeOriginWithoutCopy(copy);
  }
}

}  // namespace ludo::widgets
