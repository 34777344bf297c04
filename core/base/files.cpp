// SPDX-License-Identifier: Apache-2.0
#include "core/base/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <memory>

namespace ludo {
namespace {

Failure failure(const std::string& what, const std::string& path, int error) {
  return Failure{what + " '" + path + "': " + std::strerror(error)};
}

class FileDescriptor {
 public:
  explicit FileDescriptor(int fd) : m_fd(fd) {}
  FileDescriptor(const FileDescriptor&) = delete;
  FileDescriptor& operator=(const FileDescriptor&) = delete;
  ~FileDescriptor() {
    if (m_fd >= 0) ::close(m_fd);
  }
  int get() const { return m_fd; }
  int close() {
    int result = ::close(m_fd);
    m_fd = -1;
    return result;
  }

 private:
  int m_fd;
};

bool writeAll(int fd, std::string_view content) {
  while (!content.empty()) {
    ssize_t written = ::write(fd, content.data(), content.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    content.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

Result<std::string> readFile(const std::string& path, std::size_t limit) {
  // O_NONBLOCK: a named pipe must not hang the caller before fstat can refuse it.
  FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (file.get() < 0) return failure("cannot open", path, errno);
  struct stat info {};
  if (::fstat(file.get(), &info) != 0) return failure("cannot read", path, errno);
  if (S_ISDIR(info.st_mode)) return failure("cannot read", path, EISDIR);
  if (!S_ISREG(info.st_mode)) return Failure{"cannot read '" + path + "': not a regular file"};
  if (static_cast<std::size_t>(info.st_size) > limit) {
    return Failure{"cannot read '" + path + "': it is larger than " + std::to_string(limit >> 20) + " MiB"};
  }
  std::string content(static_cast<std::size_t>(info.st_size), '\0');
  std::size_t filled = 0;
  while (filled < content.size()) {
    ssize_t got = ::read(file.get(), content.data() + filled, content.size() - filled);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return failure("cannot read", path, errno);
    if (got == 0) break;
    filled += static_cast<std::size_t>(got);
  }
  content.resize(filled);
  return content;
}

Result<Done> writeFile(const std::string& path, std::string_view content) {
  // A link is followed, so that writing through it keeps the link.
  std::unique_ptr<char, void (*)(void*)> real(::realpath(path.c_str(), nullptr), ::free);
  std::string target = real ? std::string(real.get()) : path;
  struct stat old {};
  mode_t mode = 0;
  if (::stat(target.c_str(), &old) == 0) {
    if (!S_ISREG(old.st_mode)) return Failure{"cannot write '" + path + "': not a regular file"};
    if (::access(target.c_str(), W_OK) != 0) return failure("cannot write", path, errno);
    mode = old.st_mode & 07777U;
  } else {
    mode_t mask = ::umask(0);
    ::umask(mask);
    mode = 0666U & ~mask;
  }
  std::string temporary = target + ".XXXXXX";
  FileDescriptor file(::mkostemp(temporary.data(), O_CLOEXEC));
  if (file.get() < 0) return failure("cannot write", path, errno);
  bool written = writeAll(file.get(), content) && ::fchmod(file.get(), mode) == 0 && ::fsync(file.get()) == 0;
  int error = errno;
  if (file.close() != 0 && written) {
    written = false;
    error = errno;
  }
  if (written && ::rename(temporary.c_str(), target.c_str()) != 0) {
    written = false;
    error = errno;
  }
  if (!written) {
    ::unlink(temporary.c_str());
    return failure("cannot write", path, error);
  }
  return Done{};
}

}  // namespace ludo
