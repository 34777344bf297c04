// SPDX-License-Identifier: Apache-2.0
#include "app/cli/interrupt.h"

#include <pthread.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

#include "app/cli/session.h"

namespace ludo::cli {
namespace {

constexpr timespec grace{1, 0};

sigset_t stopSignals() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
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
  while (sigtimedwait(&set, nullptr, &grace) < 0 && (m_writingUp || errno == EINTR)) continue;
  if (m_done.stop_requested()) return;
  const std::scoped_lock lock(m_files);
  ::_exit(exitInterrupted);
}

}  // namespace ludo::cli
