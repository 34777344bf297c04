// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <mutex>
#include <stop_token>
#include <thread>

namespace ludo::cli {

/// Turns SIGINT and SIGTERM into a stop request. A command that does not come to its end within a second, or
/// meets a second signal, is ended there, but never in the middle of writing a file.
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

 private:
  void listen();

  std::stop_source m_source;
  std::mutex m_files;
  std::stop_source m_done;
  std::thread m_listener;
};

}  // namespace ludo::cli
