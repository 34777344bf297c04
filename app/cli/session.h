// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <string_view>

#include "app/cli/interrupt.h"
#include "core/base/files.h"

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
  explicit Session(Interrupt& interrupt) : m_interrupt(interrupt), m_stop(interrupt.token()) {}

  const std::stop_token& stop() const { return m_stop; }
  bool stopped() const { return m_stop.stop_requested(); }

  /// Notes what stays of a thing after an interrupt, as a clause of the program's last words; see Kept.
  void keep(const std::string& thing, std::string clause) const {
    m_interrupt.kept().set(thing, std::move(clause));
  }

  void print(std::string_view data) { m_output += data; }
  void say(std::string_view message) const;
  /// Says what is wrong with the way the command was called, and how to find out more.
  int usageError(const std::string& command, const std::string& message) const;
  /// Says why the system failed.
  int systemError(const std::string& message) const;
  /// Says why something was refused: by the system, or for what it holds.
  int refused(const std::string& message, bool bySystem) const;

  /// Whether a file can be written there, as far as that can be told before there is something to write; says
  /// so when not. Asked before long work. An empty path stands for no file.
  bool canSave(const std::string& path) const;
  /// Writes a file whole or not at all, an interrupt included. Says so when it fails.
  bool save(const std::string& path, std::string_view content) const;
  /// The same with a content that is made piece by piece.
  bool save(const std::string& path, const std::function<void(const TextSink&)>& make) const;
  /// Writes what was printed, and after an interrupt what is kept. A command's exit code, or exitSystem when
  /// standard output does not take it.
  int finish(int code);

  static bool outputIsTerminal();
  static bool errorIsTerminal();
  static bool colourOnOutput();
  static bool colourOnError();

 private:
  Interrupt& m_interrupt;
  std::stop_token m_stop;
  std::string m_output;
};

}  // namespace ludo::cli
