// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

#include "document_fixture.h"

namespace ludo::widgets::testing {

/// A process that holds a lock until it is killed.
class OtherProcess {
 public:
  explicit OtherProcess(const QString& path) {
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0) return;
    m_process = ::fork();
    if (m_process == 0) {
      LockFile lock(path);
      const char held = lock.tryLock() == LockFile::Outcome::Held ? 'y' : 'n';
      if (::write(pipe[1], &held, 1) == 1) ::pause();
      ::_exit(0);
    }
    char held = 'n';
    m_holds = ::read(pipe[0], &held, 1) == 1 && held == 'y';
    ::close(pipe[0]);
    ::close(pipe[1]);
  }
  ~OtherProcess() { crash(); }
  OtherProcess(const OtherProcess&) = delete;
  OtherProcess& operator=(const OtherProcess&) = delete;

  bool holds() const { return m_holds; }
  qint64 number() const { return m_process; }
  void crash() {
    if (m_process <= 0) return;
    ::kill(m_process, SIGKILL);
    ::waitpid(m_process, nullptr, 0);
    m_process = -1;
  }

 private:
  pid_t m_process = -1;
  bool m_holds = false;
};

/// While it lives, root is a user whom permissions hold back.
class Nobody {
 public:
  Nobody() : m_isRoot(::geteuid() == 0 && ::seteuid(65534) == 0) {}
  ~Nobody() {
    if (m_isRoot && ::seteuid(0) != 0) std::abort();
  }
  Nobody(const Nobody&) = delete;
  Nobody& operator=(const Nobody&) = delete;

 private:
  bool m_isRoot;
};

/// A file "game.md" with the text "one", and folders for locks and recovery beside it.
class LockTest : public DocumentTest {
 protected:
  void makeGame() {
    makeFolder();
    m_settings = quick;
    m_settings.lockFolder = file("locks");
    m_settings.recoveryFolder = file("recovery");
    writeFile(file("game.md"), "one");
  }
  QStringList filesIn(const char* folder) const {
    return QDir(file(folder)).entryList(QDir::Files | QDir::Hidden);
  }

  DocumentSettings m_settings;
};

}  // namespace ludo::widgets::testing
