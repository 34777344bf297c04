// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <atomic>
#include <mutex>
#include <stop_token>
#include <string>
#include <string_view>

namespace ludo::cli {

/// What `ludo` exits with; documented in every command's --help.
enum ExitCode : int {
  exitFine = 0,
  exitInputErrors = 1,
  exitUsage = 2,
  exitSystem = 3,
  exitInterrupted = 130,
};

/// The world outside one command: its streams, its files, the user's wish to stop. Data goes to standard
/// output, gathered and written at the end; everything said to a person goes to standard error at once.
class Session {
 public:
  Session(std::stop_token stop, std::mutex& files, std::atomic<bool>& writingUp)
      : m_stop(std::move(stop)), m_files(files), m_writingUp(writingUp) {}

  const std::stop_token& stop() const { return m_stop; }
  bool stopped() const { return m_stop.stop_requested(); }

  /// From here on the command only writes up what it has: a single interrupt does not cut that short.
  void writeUp() const { m_writingUp = true; }

  void print(std::string_view data) { m_output += data; }
  void say(std::string_view message) const;
  /// Says what is wrong with the way the command was called, and how to find out more.
  int usageError(const std::string& command, const std::string& message) const;
  /// Says why the system failed.
  int systemError(const std::string& message) const;

  /// Writes a file whole or not at all, an interrupt included. Says so when it fails.
  bool save(const std::string& path, std::string_view content) const;
  /// Writes what was printed. A command's exit code, or exitSystem when standard output does not take it.
  int finish(int code);

  static bool outputIsTerminal();
  static bool errorIsTerminal();
  static bool colourOnOutput();
  static bool colourOnError();

 private:
  std::stop_token m_stop;
  std::mutex& m_files;
  std::atomic<bool>& m_writingUp;
  std::string m_output;
};

}  // namespace ludo::cli
