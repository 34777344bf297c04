// SPDX-License-Identifier: Apache-2.0
#include "core/base/new_file.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>

#include "core/base/hash.h"

namespace ludo {
namespace {

/// A temporary name that many want at the same time is asked for so often.
constexpr int mostTries = 100;

}  // namespace

std::string NewFile::waitingName(const std::string& target, const std::string& number) {
  constexpr int digits = 16;
  const std::filesystem::path path(target);
  char hash[digits + 1];
  static_cast<void>(std::snprintf(hash, sizeof hash, "%016llx",
                                  static_cast<unsigned long long>(stableHash(path.filename().string()))));
  return (path.parent_path() / (".ludo-" + std::string(hash) + number + ".saving")).string();
}

NewFile::~NewFile() {
  if (!m_name.empty()) ::unlink(m_name.c_str());
}

bool NewFile::mayBeOfKind(Kind kind, int error) {
  // What open and linkat say where there are no nameless files, or no /proc to name them by.
  return kind == Kind::Nameless && (error == EOPNOTSUPP || error == EISDIR || error == EINVAL ||
                                    error == ENOENT || error == EPERM || error == EXDEV);
}

int NewFile::begin(const std::string& target, const mode_t* mode) {
  // Nobody else can read it before it has the mode of the file whose place it takes.
  const mode_t first = mode == nullptr ? 0666 : 0600;
  if (m_kind == Kind::Nameless) {
    const std::string folder = std::filesystem::path(target).parent_path().string();
    m_file.open(::open(folder.empty() ? "." : folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, first));
  }
  for (int i = 0; m_kind == Kind::Named && m_file.get() < 0 && i < mostTries; ++i) {
    m_name = waitingName(target, "-" + std::to_string(::getpid()) + "-" + std::to_string(i));
    m_file.open(::open(m_name.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, first));
    if (m_file.get() < 0 && errno != EEXIST) break;
  }
  if (m_file.get() < 0) {
    m_name.clear();
    return errno;
  }
  return mode == nullptr || ::fchmod(m_file.get(), *mode) == 0 ? 0 : errno;
}

int NewFile::write(std::string_view content) {
  while (!content.empty()) {
    const ssize_t written = ::write(m_file.get(), content.data(), content.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return written < 0 ? errno : ENOSPC;
    content.remove_prefix(static_cast<std::size_t>(written));
  }
  return ::fsync(m_file.get()) == 0 ? 0 : errno;
}

int NewFile::putInPlace(const std::string& target) {
  if (m_kind == Kind::Nameless) {
    const int error = putNamelessInPlace(target);
    return error == 0 && m_file.close() != 0 ? errno : error;
  }
  if (m_file.close() != 0) return errno;
  if (::rename(m_name.c_str(), target.c_str()) != 0) return errno;
  m_name.clear();
  return 0;
}

int NewFile::putNamelessInPlace(const std::string& target) const {
  // A link cannot take a name that is taken; so the file gets another one first, and that one is always the
  // same: a kill at this moment leaves no more than one file, which the next save uses up. Who finds the name
  // taken removes it; whoever was about to rename that file begins again.
  const std::string name = waitingName(target);
  const std::string self = "/proc/self/fd/" + std::to_string(m_file.get());
  int error = 0;
  for (int i = 0; i < mostTries; ++i) {
    error = ::linkat(AT_FDCWD, self.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0 ? 0 : errno;
    if (error == 0) {
      if (::rename(name.c_str(), target.c_str()) == 0) return 0;
      error = errno;
      if (error != ENOENT) {
        ::unlink(name.c_str());
        return error;
      }
    } else if (error != EEXIST) {
      return error;
    } else if (::unlink(name.c_str()) != 0 && errno != ENOENT) {
      return errno;
    }
  }
  return error;
}

}  // namespace ludo
