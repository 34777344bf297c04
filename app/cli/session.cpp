// SPDX-License-Identifier: Apache-2.0
#include "app/cli/session.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "app/cli/printable.h"
#include "core/base/files.h"

namespace ludo::cli {
namespace {

/// 0, or the system's error number.
int writeAll(int stream, std::string_view data) {
  while (!data.empty()) {
    const ssize_t written = ::write(stream, data.data(), data.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    data.remove_prefix(static_cast<std::size_t>(written));
  }
  return 0;
}

bool isRegularFile(int stream) {
  struct stat info {};
  return ::fstat(stream, &info) == 0 && S_ISREG(info.st_mode);
}

bool wantsColour(int stream) {
  const char* terminal = std::getenv("TERM");
  const bool dumb = terminal == nullptr || std::strcmp(terminal, "dumb") == 0;
  return ::isatty(stream) == 1 && !dumb && std::getenv("NO_COLOR") == nullptr;
}

}  // namespace

void Session::say(std::string_view message) const {
  std::string line = printable(message);
  if (!line.empty() && line.back() != '\n') line += '\n';
  // Where standard error takes nothing there is no place left to say so.
  static_cast<void>(writeAll(STDERR_FILENO, line));
}

int Session::usageError(const std::string& command, const std::string& message) const {
  say(command + ": " + message + "\nSee '" + command + " --help'.");
  return exitUsage;
}

int Session::systemError(const std::string& message) const {
  say("ludo: " + message);
  return exitSystem;
}

int Session::refused(const std::string& message, bool bySystem) const {
  const int code = systemError(message);
  return bySystem ? code : exitInputErrors;
}

bool Session::canSave(const std::string& path) const {
  if (path.empty()) return true;
  const Result<Done> possible = checkWritable(path);
  if (!possible) systemError(possible.failure());
  return static_cast<bool>(possible);
}

bool Session::save(const std::string& path, std::string_view content) const {
  return save(path, [content](const TextSink& take) { take(content); });
}

bool Session::save(const std::string& path, const std::function<void(const TextSink&)>& make) const {
  const std::scoped_lock lock(m_interrupt.files());
  const Result<Done> written = writeFile(path, make);
  if (!written) {
    systemError(written.failure());
  } else {
    keep(path, "'" + path + "' is written");
  }
  return static_cast<bool>(written);
}

int Session::finish(int code) {
  // A file that standard output goes to is written whole as well. A pipe may never be read: there an
  // interrupt must be able to end the wait.
  std::unique_lock lock(m_interrupt.files(), std::defer_lock);
  if (isRegularFile(STDOUT_FILENO)) lock.lock();
  // In a file it is data, which must stay as it is.
  const int error = writeAll(STDOUT_FILENO, outputIsTerminal() ? printable(m_output) : m_output);
  m_output.clear();
  if (error != 0) return systemError(std::string("cannot write to standard output: ") + std::strerror(error));
  if (code == exitInterrupted) say("Interrupted; " + m_interrupt.kept().text());
  return code;
}

bool Session::outputIsTerminal() {
  return ::isatty(STDOUT_FILENO) == 1;
}
bool Session::errorIsTerminal() {
  return ::isatty(STDERR_FILENO) == 1;
}
bool Session::colourOnOutput() {
  return wantsColour(STDOUT_FILENO);
}
bool Session::colourOnError() {
  return wantsColour(STDERR_FILENO);
}

}  // namespace ludo::cli
