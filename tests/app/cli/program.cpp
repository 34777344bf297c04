// SPDX-License-Identifier: Apache-2.0
#include "program.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <thread>

namespace ludo::testing {
namespace {

namespace fs = std::filesystem;

std::string contentOf(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

/// What differs from a start as usual.
struct Start {
  std::string program = LUDO_PROGRAM;
  Words environment = {};  ///< "NAME=value", beside what this process has
  int closed = -1;         ///< a standard stream that is not open
};

std::vector<char*> pointers(Words& words) {
  std::vector<char*> list;
  for (std::string& word : words) list.push_back(word.data());
  return list;
}

/// A running `ludo` with its streams going to files.
class Process {
 public:
  Process(const std::string& folder, const std::string& output, const std::string& error,
          const Words& arguments, Start start = {}) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addchdir_np(&actions, folder.c_str());
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                     0600);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, error.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                     0600);
    if (start.closed >= 0) posix_spawn_file_actions_addclose(&actions, start.closed);
    // A signal sent before the program listens must wait for it.
    sigset_t blocked;
    sigemptyset(&blocked);
    sigaddset(&blocked, SIGINT);
    sigaddset(&blocked, SIGTERM);
    sigaddset(&blocked, SIGHUP);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &blocked);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    Words words{start.program};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> wordPointers = pointers(words);
    wordPointers.push_back(nullptr);
    std::vector<char*> environment = pointers(start.environment);
    for (char** variable = environ; *variable != nullptr; ++variable) environment.push_back(*variable);
    environment.push_back(nullptr);
    const int error_number = posix_spawn(&m_id, start.program.c_str(), &actions, &attributes,
                                         wordPointers.data(), environment.data());
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    if (error_number != 0) throw std::runtime_error("cannot start " + start.program);
  }

  void send(int signal) const { ::kill(m_id, signal); }

  /// False when it has come to its end; it must be waited for all the same.
  bool runs() const {
    siginfo_t info{};
    return ::waitid(P_PID, static_cast<id_t>(m_id), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == 0;
  }

  /// Of all its threads so far.
  std::chrono::nanoseconds processorTime() const {
    clockid_t clock{};
    timespec time{};
    if (::clock_getcpuclockid(m_id, &clock) != 0 || ::clock_gettime(clock, &time) != 0) return {};
    return std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec);
  }

  int wait() const {
    int status = 0;
    ::waitpid(m_id, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }

 private:
  pid_t m_id = -1;
};

/// The streams' files lie beside the folder, so that it holds the program's own files only.
std::string streamFile(const std::string& folder, const std::string& name) {
  return folder + "." + name;
}

Finished finished(const Process& process, const std::string& folder) {
  const int code = process.wait();
  return {code, contentOf(streamFile(folder, "out")), contentOf(streamFile(folder, "err"))};
}

}  // namespace

void ProgramTest::SetUp() {
  std::string pattern = (fs::temp_directory_path() / "ludo-test-XXXXXX").string();
  if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("cannot make a temporary folder");
  m_folder = pattern;
}

void ProgramTest::TearDown() {
  fs::remove_all(m_folder);
  fs::remove(streamFile(m_folder, "out"));
  fs::remove(streamFile(m_folder, "err"));
}

Finished ProgramTest::ludo(const Words& arguments) const {
  return finished(Process(m_folder, streamFile(m_folder, "out"), streamFile(m_folder, "err"), arguments),
                  m_folder);
}

Finished ProgramTest::ludoAlone(const Words& arguments) const {
  fs::copy_file(LUDO_PROGRAM, path("ludo"), fs::copy_options::overwrite_existing);
  return finished(
      Process(m_folder, streamFile(m_folder, "out"), streamFile(m_folder, "err"), arguments, {path("ludo")}),
      m_folder);
}

Finished ProgramTest::ludoWith(const Words& environment, const Words& arguments) const {
  return finished(Process(m_folder, streamFile(m_folder, "out"), streamFile(m_folder, "err"), arguments,
                          {.environment = environment}),
                  m_folder);
}

Finished ProgramTest::ludoWithout(int stream, const Words& arguments) const {
  return finished(Process(m_folder, streamFile(m_folder, "out"), streamFile(m_folder, "err"), arguments,
                          {.closed = stream}),
                  m_folder);
}

Finished ProgramTest::ludoInto(const std::string& output, const Words& arguments) const {
  return finished(Process(m_folder, output, streamFile(m_folder, "err"), arguments), m_folder);
}

Finished ProgramTest::interrupted(int signal, const Words& arguments) const {
  const Process process(m_folder, streamFile(m_folder, "out"), streamFile(m_folder, "err"), arguments);
  constexpr std::chrono::milliseconds enough{250};
  while (process.runs() && process.processorTime() < enough)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  process.send(signal);
  return finished(process, m_folder);
}

namespace {

/// Until the file has so many bytes, or the program has come to its end.
void await(const Process& process, const std::string& file, std::uintmax_t bytes) {
  std::error_code missing;
  while (process.runs()) {
    const std::uintmax_t size = fs::file_size(file, missing);
    if (!missing && size >= bytes) return;
    std::this_thread::sleep_for(std::chrono::microseconds(200));
  }
}

}  // namespace

Finished ProgramTest::signalledAt(int signal, const std::string& file, std::uintmax_t bytes,
                                  const Words& arguments) const {
  const Process process(m_folder, streamFile(m_folder, "out"), streamFile(m_folder, "err"), arguments);
  await(process, path(file), bytes);
  process.send(signal);
  return finished(process, m_folder);
}

Finished ProgramTest::disturbedAt(const std::function<void()>& act, const std::string& file,
                                  std::uintmax_t bytes, const Words& arguments) const {
  const Process process(m_folder, streamFile(m_folder, "out"), streamFile(m_folder, "err"), arguments);
  await(process, path(file), bytes);
  act();
  return finished(process, m_folder);
}

void ProgramTest::write(const std::string& name, const std::string& content) const {
  std::ofstream(path(name), std::ios::binary) << content;
}

std::string ProgramTest::read(const std::string& name) const {
  return contentOf(path(name));
}

bool ProgramTest::exists(const std::string& name) const {
  return fs::exists(path(name));
}

Words ProgramTest::fileNames() const {
  Words names;
  for (const auto& entry : fs::directory_iterator(m_folder))
    names.push_back(entry.path().filename().string());
  std::ranges::sort(names);
  return names;
}

std::string sample(const std::string& name) {
  return LUDO_SOURCE_DIR "/samples/" + name + ".md";
}

Words samples() {
  Words paths;
  for (const auto& entry : fs::directory_iterator(LUDO_SOURCE_DIR "/samples")) {
    if (entry.path().extension() == ".md") paths.push_back(entry.path().string());
  }
  std::ranges::sort(paths);
  return paths;
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

std::string replaced(std::string text, const std::string& part, const std::string& by) {
  const std::size_t place = text.find(part);
  if (place == std::string::npos) throw std::invalid_argument("'" + part + "' is not in the text");
  return text.replace(place, part.size(), by);
}

}  // namespace ludo::testing
