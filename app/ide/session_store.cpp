// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/session_store.h"

#include <QDir>
#include <QFileInfo>

#include "widgets/document/text_file.h"

namespace ludo::ide {

using widgets::LockFile;

namespace {

/// No desk holds more windows.
constexpr int mostPrograms = 100;

}  // namespace

SessionStore::SessionStore(QString file, QObject* parent) : QObject(parent), m_firstFile(std::move(file)) {
  if (m_firstFile.isEmpty()) return;
  QDir().mkpath(QFileInfo(m_firstFile).absolutePath());
  for (m_number = 1; m_number < mostPrograms; ++m_number) {
    m_lock = lockOf(m_number);
    if (m_lock->tryLock(LockFile::OtherHosts::Ignore) != LockFile::Outcome::HeldByOther) break;
  }
  m_first = readSession(fileOf(m_number));
  if (m_number > 1 && m_first == Session()) {
    m_first = readSession(m_firstFile);
    m_first.openFiles.clear();
    m_first.currentFile.clear();
    m_first.carets.clear();
    m_first.games.clear();
  }
  m_worker = std::make_unique<widgets::LatestJob<QString>>(
      [this](std::uint64_t write, Result<QString> outcome) {
        const QString reason = outcome ? *outcome : widgets::asSentence(outcome.failure());
        if (!reason.isEmpty()) {
          emit failed(reason);
        } else if (write > m_takenAfter) {
          forgetAbandoned();
        }
      },
      widgets::Urgency::Saving);
}

QString SessionStore::fileOf(int number) const {
  if (number == 1) return m_firstFile;
  const QFileInfo info(m_firstFile);
  return QStringLiteral("%1/%2-%3.%4")
      .arg(info.absolutePath(), info.completeBaseName())
      .arg(number)
      .arg(info.suffix());
}

std::unique_ptr<LockFile> SessionStore::lockOf(int number) const {
  return std::make_unique<LockFile>(fileOf(number) + QStringLiteral(".lock"));
}

std::vector<Session> SessionStore::takeAbandoned() {
  std::vector<Session> sessions;
  m_takenAfter = m_writes;
  if (m_firstFile.isEmpty()) return sessions;
  // The first program's session is not abandoned: the next program that starts as the first one takes it up.
  for (int number = 2; number < mostPrograms; ++number) {
    if (number == m_number || !QFileInfo::exists(fileOf(number))) continue;
    std::unique_ptr<LockFile> lock = lockOf(number);
    if (lock->tryLock(LockFile::OtherHosts::Ignore) != LockFile::Outcome::Held) continue;
    sessions.push_back(readSession(fileOf(number)));
    m_abandoned.push_back({fileOf(number), std::move(lock)});
  }
  return sessions;
}

void SessionStore::forgetAbandoned() {
  for (const Abandoned& abandoned : m_abandoned) (void)widgets::removeFile(abandoned.file);
  m_abandoned.clear();
}

void SessionStore::save(const Session& session) {
  if (!m_worker) return;
  m_worker->start(++m_writes, [session, file = fileOf(m_number)](std::stop_token) {
    return writeSession(session, file);
  });
}

QString SessionStore::finish(const Session& session, const QStringList& unanswered) {
  if (m_firstFile.isEmpty()) return {};
  m_worker.reset();
  QString reason;
  if (m_number == 1) {
    reason = writeSession(session, m_firstFile);
  } else if (!unanswered.isEmpty()) {
    Session left;
    left.openFiles = unanswered;
    reason = writeSession(left, fileOf(m_number));
  } else {
    (void)widgets::removeFile(fileOf(m_number));
  }
  if (reason.isEmpty()) forgetAbandoned();
  return reason;
}

}  // namespace ludo::ide
