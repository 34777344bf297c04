// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/document_lock.h"

#include <sys/stat.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLocale>

#include "widgets/document/companion_file.h"

namespace ludo::widgets {

using Outcome = LockFile::Outcome;

bool DocumentLock::take(const QString& file, LockFile::OtherHosts otherHosts) {
  release();
  m_other.reset();
  m_file = realFile(file);
  m_byName = std::make_unique<LockFile>(companionOf(m_file, QStringLiteral("lock")));
  if (m_byName->tryLock(otherHosts) == Outcome::HeldByOther) {
    m_other = m_byName->holder();
  } else if (takeNumber() == Outcome::HeldByOther) {
    m_other = m_byNumber->holder();
  }
  if (m_other) release();
  return !m_other;
}

bool DocumentLock::holds(const QString& file) const {
  return !m_file.isEmpty() && realFile(file) == m_file;
}

void DocumentLock::release() {
  m_byNumber.reset();
  m_byName.reset();
  m_file.clear();
}

void DocumentLock::followFile() {
  if (m_file.isEmpty() || numberPath() == m_numberPath) return;
  // Whoever has the new number has no claim on the name, which is ours.
  (void)takeNumber();
}

QString DocumentLock::numberPath() const {
  struct stat info {};
  if (m_folder.isEmpty() || ::stat(QFile::encodeName(m_file).constData(), &info) != 0) return {};
  return QStringLiteral("%1/file-%2-%3.lock").arg(m_folder).arg(info.st_dev, 0, 16).arg(info.st_ino, 0, 16);
}

Outcome DocumentLock::takeNumber() {
  m_numberPath = numberPath();
  m_byNumber.reset();
  if (m_numberPath.isEmpty()) return Outcome::Impossible;
  QDir().mkpath(m_folder);
  m_byNumber = std::make_unique<LockFile>(m_numberPath);
  return m_byNumber->tryLock(LockFile::OtherHosts::Ignore);
}

QString holderText(const LockHolder& holder) {
  QStringList parts;
  if (!holder.user.isEmpty() && !holder.host.isEmpty()) {
    parts << QCoreApplication::translate("DocumentLock", "%1 on %2").arg(holder.user, holder.host);
  } else if (!holder.user.isEmpty() || !holder.host.isEmpty()) {
    parts << holder.user + holder.host;
  }
  if (holder.process > 0)
    parts << QCoreApplication::translate("DocumentLock", "process %1").arg(holder.process);
  if (holder.since.isValid()) {
    const QDateTime since = holder.since.toLocalTime();
    const bool isToday = since.date() == QDate::currentDate();
    parts << QCoreApplication::translate("DocumentLock", "since %1")
                 .arg(isToday ? QLocale().toString(since.time(), QLocale::ShortFormat)
                              : QLocale().toString(since, QLocale::ShortFormat));
  }
  return parts.join(QStringLiteral(", "));
}

}  // namespace ludo::widgets
