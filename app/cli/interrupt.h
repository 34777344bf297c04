// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace ludo::cli {

/// What of a command's work outlives an interrupt, for the last words of the program. Any thread.
class Kept {
 public:
  /// A clause, such as "'report.json' is written", in place of what was said before of the same thing.
  void set(const std::string& thing, std::string clause);
  /// "'report.json' is written; ...", or that nothing was written.
  std::string text() const;

 private:
  mutable std::mutex m_mutex;
  std::vector<std::pair<std::string, std::string>> m_clauses;  ///< things and what is said of them
};

/// Turns SIGINT, SIGTERM and, unless it is ignored, SIGHUP into a stop request. A command that does not come
/// to its end within a second, or meets a second signal, is ended there, and says so: within the second a
/// file that is being written is written whole, and after it no file is half-written either, since they come
/// to be under other names. Made once, before any other thread.
class Interrupt {
 public:
  Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;
  ~Interrupt();

  std::stop_token token() const { return m_source.get_token(); }
  /// Held while a file is written.
  std::timed_mutex& files() { return m_files; }
  Kept& kept() { return m_kept; }

 private:
  void listen();

  std::stop_source m_source;
  std::stop_source m_done;
  std::timed_mutex m_files;
  Kept m_kept;
  std::thread m_listener;
};

}  // namespace ludo::cli
