// SPDX-License-Identifier: Apache-2.0
#include "app/cli/interrupt.h"

#include <poll.h>
#include <pthread.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <climits>
#include <csignal>

#include "app/cli/session.h"

namespace ludo::cli {
namespace {

/// Together they stay below the second after which a person takes a program for stuck.
constexpr timespec grace{0, 700'000'000};
constexpr std::chrono::milliseconds fileGrace{200};

/// `nohup` has the program ignore the end of its terminal.
bool isIgnored(int signal) {
  struct sigaction action {};
  return ::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

sigset_t stopSignals() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  if (!isIgnored(SIGHUP)) sigaddset(&set, SIGHUP);
  return set;
}

}  // namespace

Interrupt::Interrupt() {
  const sigset_t set = stopSignals();
  // Threads made from now on inherit the mask, so only the listener hears these signals.
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
  m_listener = std::thread([this] { listen(); });
}

Interrupt::~Interrupt() {
  m_done.request_stop();
  pthread_kill(m_listener.native_handle(), SIGINT);
  m_listener.join();
}

void Interrupt::listen() {
  const sigset_t set = stopSignals();
  int signal = 0;
  sigwait(&set, &signal);
  if (m_done.stop_requested()) return;
  m_source.request_stop();
  while (sigtimedwait(&set, nullptr, &grace) < 0 && errno == EINTR) continue;
  if (m_done.stop_requested()) return;
  static_cast<void>(m_files.try_lock_for(fileGrace));
  const std::string words = "Interrupted before the work could be wound up; " + m_kept.text() + "\n";
  // Where standard error takes nothing there is no place left to say so. One that is full must not hold the
  // end up: what is ready takes so many bytes at once.
  pollfd error{STDERR_FILENO, POLLOUT, 0};
  if (::poll(&error, 1, 0) == 1)
    static_cast<void>(!::write(STDERR_FILENO, words.data(), std::min<std::size_t>(words.size(), PIPE_BUF)));
  ::_exit(exitInterrupted);
}

void Kept::set(const std::string& thing, std::string clause) {
  const std::scoped_lock lock(m_mutex);
  const auto found = std::ranges::find(m_clauses, thing, &std::pair<std::string, std::string>::first);
  if (found != m_clauses.end()) {
    found->second = std::move(clause);
  } else {
    m_clauses.emplace_back(thing, std::move(clause));
  }
}

std::string Kept::text() const {
  constexpr std::size_t mostNamed = 5;
  const std::scoped_lock lock(m_mutex);
  if (m_clauses.empty()) return "nothing was written";
  std::string text;
  const std::size_t named = std::min(m_clauses.size(), mostNamed);
  for (std::size_t i = 0; i < named; ++i) text += (i == 0 ? "" : "; ") + m_clauses[i].second;
  const std::size_t more = m_clauses.size() - named;
  if (more > 0)
    text += "; and so " +
            std::string(more == 1 ? "is 1 more file" : "are " + std::to_string(more) + " more files");
  return text;
}

}  // namespace ludo::cli
