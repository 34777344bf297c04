// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <atomic>
#include <mutex>
#include <stop_token>
#include <thread>

namespace ludo::cli {

/// Turns SIGINT and SIGTERM into a stop request. A command that does not come to its end within a second, or
/// meets a second signal, is ended there, but never in the middle of writing a file. One that has stopped and
/// writes up what it has is given the time that it takes.
/// Made once, before any other thread.
class Interrupt {
 public:
  Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt();

  std::stop_token token() const { return m_source.get_token(); }
  /// Held while a file is written.
  std::mutex& files() { return m_files; }
  /// Set by a command that only writes up what it has.
  std::atomic<bool>& writingUp() { return m_writingUp; }

 private:
  void listen();

  std::stop_source m_source;
  std::mutex m_files;
  std::atomic<bool> m_writingUp{false};
  std::stop_source m_done;
  std::thread m_listener;
};

}  // namespace ludo::cli
