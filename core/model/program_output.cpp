// SPDX-License-Identifier: Apache-2.0
#include "core/model/program_output.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "core/base/file_descriptor.h"

extern char** environ;

namespace ludo::model {
namespace {

using Clock = std::chrono::steady_clock;

/// A program that runs, with a pipe from its output. It never outlives this.
class Child {
 public:
  Child() = default;
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    if (m_id <= 0) return;
    ::kill(m_id, SIGKILL);
    wait();
  }

  /// The system's error number, or 0.
  int start(const std::vector<std::string>& words) {
    std::array<int, 2> pipe{};
    if (::pipe2(pipe.data(), O_CLOEXEC) != 0) return errno;
    m_output.open(pipe[0]);
    const FileDescriptor input(pipe[1]);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, pipe[1], STDOUT_FILENO);
    std::vector<char*> arguments;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const int error = ::posix_spawnp(&m_id, arguments.front(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    if (error != 0) m_id = 0;
    return error;
  }

  int output() const { return m_output.get(); }

  /// The status that it ended with.
  int wait() {
    int status = 0;
    while (::waitpid(m_id, &status, 0) < 0 && errno == EINTR) {
    }
    m_id = 0;
    return status;
  }

 private:
  FileDescriptor m_output{-1};
  pid_t m_id = 0;
};

}  // namespace

Result<std::string> outputOf(const std::vector<std::string>& words, std::size_t most,
                             std::chrono::milliseconds longest, const std::stop_token& stop) {
  constexpr int tickMilliseconds = 50;
  Child child;
  if (const int error = child.start(words); error != 0)
    return Failure{std::string("cannot be started: ") + std::strerror(error)};
  const Clock::time_point end = Clock::now() + longest;
  std::string text;
  std::array<char, 4096> buffer{};
  while (text.size() <= most) {
    if (stop.stop_requested()) return Failure{"was interrupted"};
    if (Clock::now() > end)
      return Failure{"did not end within " + std::to_string(longest.count() / 1000) + " seconds"};
    pollfd waiting{child.output(), POLLIN, 0};
    if (::poll(&waiting, 1, tickMilliseconds) <= 0) continue;
    const ssize_t count = ::read(child.output(), buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    text.append(buffer.data(), static_cast<std::size_t>(count));
  }
  if (text.size() > most) return text;
  const int status = child.wait();
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return text;
  return Failure{WIFEXITED(status) ? "failed with exit code " + std::to_string(WEXITSTATUS(status))
                                   : "was ended by a signal"};
}

}  // namespace ludo::model
