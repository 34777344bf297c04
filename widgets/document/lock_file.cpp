// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/document/lock_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QCryptographicHash>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSysInfo>
#include <array>
#include <cerrno>

namespace ludo::widgets {

namespace {

constexpr std::size_t mostBytes = 4096;
/// Others may remove the file between our opening and locking it, so often at most.
constexpr int mostAttempts = 100;

/// Not the number itself: it is nobody's business in a shared folder.
QString thisMachine() {
  QByteArray number = QSysInfo::machineUniqueId();
  if (number.isEmpty()) number = QSysInfo::machineHostName().toUtf8();
  return QString::fromLatin1(
      QCryptographicHash::hash(number + " ludoforge lock", QCryptographicHash::Sha256).toHex().left(16));
}

QByteArray description() {
  QString user = qEnvironmentVariable("USER");
  if (user.isEmpty()) user = qEnvironmentVariable("LOGNAME");
  return QJsonDocument(QJsonObject{{"program", "ludoforge"},
                                   {"user", user},
                                   {"host", QSysInfo::machineHostName()},
                                   {"machine", thisMachine()},
                                   {"process", qint64{::getpid()}},
                                   {"since", QDateTime::currentDateTimeUtc().toString(Qt::ISODate)}})
      .toJson();
}

struct Description {
  LockHolder holder;
  QString machine;
};

Description readDescription(int descriptor) {
  std::array<char, mostBytes> bytes{};
  const ssize_t count = ::pread(descriptor, bytes.data(), bytes.size(), 0);
  if (count <= 0) return {};
  const QJsonObject object = QJsonDocument::fromJson(QByteArray(bytes.data(), count)).object();
  Description description;
  description.holder.user = object["user"].toString();
  description.holder.host = object["host"].toString();
  description.holder.process = object["process"].toInteger();
  description.holder.since = QDateTime::fromString(object["since"].toString(), Qt::ISODate);
  description.machine = object["machine"].toString();
  return description;
}

/// Whether the open file is still the one that has the name.
bool isAt(int descriptor, const QByteArray& path) {
  struct stat open {};
  struct stat named {};
  return ::fstat(descriptor, &open) == 0 && ::lstat(path.constData(), &named) == 0 &&
         open.st_dev == named.st_dev && open.st_ino == named.st_ino;
}

bool isRegular(int descriptor) {
  struct stat info {};
  return ::fstat(descriptor, &info) == 0 && S_ISREG(info.st_mode);
}

/// False when the file is another user's.
bool describe(int descriptor) {
  if ((::fcntl(descriptor, F_GETFL) & O_ACCMODE) == O_RDONLY) return false;
  const QByteArray text = description();
  // Whatever the user's mask: others are to read who has it. On a full disk they read nothing, and are kept
  // out as well.
  [[maybe_unused]] const bool isDescribed =
      ::fchmod(descriptor, 0644) == 0 && ::ftruncate(descriptor, 0) == 0 &&
      ::pwrite(descriptor, text.constData(), static_cast<std::size_t>(text.size()), 0) == text.size();
  return true;
}

}  // namespace

bool LockHolder::isThisProcess() const {
  return isCertain && process == qint64{::getpid()};
}

LockFile::Outcome LockFile::tryLock(OtherHosts otherHosts) {
  if (isHeld()) return Outcome::Held;
  for (int i = 0; i < mostAttempts; ++i) {
    switch (attempt(otherHosts)) {
      case Attempt::Held:
        return Outcome::Held;
      case Attempt::HeldByOther:
        return Outcome::HeldByOther;
      case Attempt::Impossible:
        return Outcome::Impossible;
      case Attempt::Again:
        break;
    }
  }
  return Outcome::Impossible;
}

LockFile::Attempt LockFile::attempt(OtherHosts otherHosts) {
  const QByteArray path = QFile::encodeName(m_path);
  constexpr int flags = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
  int descriptor = ::open(path.constData(), O_RDWR | O_CREAT | flags, 0644);
  // Another user's file can be looked at all the same.
  if (descriptor < 0) descriptor = ::open(path.constData(), O_RDONLY | flags);
  if (descriptor < 0) return Attempt::Impossible;
  const auto closed = [&](Attempt attempt) {
    ::close(descriptor);
    return attempt;
  };
  if (!isRegular(descriptor)) return closed(Attempt::Impossible);
  if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK) return closed(Attempt::Impossible);
    m_holder = readDescription(descriptor).holder;
    return closed(Attempt::HeldByOther);
  }
  if (!isAt(descriptor, path)) return closed(Attempt::Again);
  const Description left = readDescription(descriptor);
  if (otherHosts == OtherHosts::Respect && !left.machine.isEmpty() && left.machine != thisMachine()) {
    m_holder = left.holder;
    m_holder.isCertain = false;
    return closed(Attempt::HeldByOther);
  }
  if (!describe(descriptor)) {
    // Left by another user: it locks nothing, and a file of our own takes its place.
    return closed(::unlink(path.constData()) == 0 ? Attempt::Again : Attempt::Impossible);
  }
  m_descriptor = descriptor;
  return Attempt::Held;
}

void LockFile::release() {
  if (!isHeld()) return;
  const QByteArray path = QFile::encodeName(m_path);
  // Before letting go, so that nobody locks a file that is about to go.
  if (isAt(m_descriptor, path)) ::unlink(path.constData());
  ::close(m_descriptor);
  m_descriptor = -1;
}

}  // namespace ludo::widgets
