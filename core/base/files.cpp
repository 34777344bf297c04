// SPDX-License-Identifier: Apache-2.0
#include "core/base/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <optional>

#include "core/base/file_descriptor.h"
#include "core/base/new_file.h"

namespace ludo {
namespace {

Failure failure(const std::string& what, const std::string& path, int error) {
  return Failure{what + " '" + path + "': " + std::strerror(error)};
}

std::string sizeText(std::size_t bytes) {
  constexpr std::size_t mebibyte = std::size_t{1} << 20;
  return bytes >= mebibyte ? std::to_string(bytes / mebibyte) + " MiB" : std::to_string(bytes) + " bytes";
}

/// The file a path leads to, which need not exist yet: writing through a link keeps the link.
std::string linkTarget(const std::string& path) {
  constexpr int mostLinks = 40;
  std::filesystem::path target = path;
  std::error_code error;
  for (int i = 0; i < mostLinks && std::filesystem::is_symlink(target, error); ++i) {
    std::filesystem::path next = std::filesystem::read_symlink(target, error);
    if (error) break;
    target = target.parent_path() / next;
  }
  return target.string();
}

std::string folderOf(const std::string& path) {
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  return folder.empty() ? "." : folder.string();
}

/// The system's error number, or 0.
int replaceFile(NewFile::Kind kind, const std::string& target, const std::optional<mode_t>& mode,
                const std::function<void(const TextSink&)>& make) {
  NewFile file(kind);
  int error = file.begin(target, mode ? &*mode : nullptr);
  if (error == 0) {
    // Each write goes down to the disk.
    constexpr std::size_t atOnce = std::size_t{4} << 20U;
    std::string waiting;
    make([&](std::string_view piece) {
      if (waiting.size() + piece.size() < atOnce) {
        waiting += piece;
        return true;
      }
      if (error == 0) error = file.write(waiting);
      if (error == 0) error = file.write(piece);
      waiting.clear();
      return error == 0;
    });
    if (error == 0) error = file.write(waiting);
  }
  if (error == 0) error = file.putInPlace(target);
  return error;
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
  // The size is a hint only: files of the kernel report none, and a file may grow meanwhile.
  std::string content(std::min(static_cast<std::size_t>(info.st_size), limit) + 1, '\0');
  std::size_t filled = 0;
  while (true) {
    if (filled == content.size()) content.resize(std::min(content.size() * 2 + 4096, limit + 1));
    ssize_t got = ::read(file.get(), content.data() + filled, content.size() - filled);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return failure("cannot read", path, errno);
    if (got == 0) break;
    filled += static_cast<std::size_t>(got);
    if (filled > limit) return Failure{"cannot read '" + path + "': it is larger than " + sizeText(limit)};
  }
  content.resize(filled);
  return content;
}

Result<Done> writeFile(const std::string& path, std::string_view content) {
  return writeFile(path, [content](const TextSink& take) { take(content); });
}

Result<Done> writeFile(const std::string& path, const std::function<void(const TextSink&)>& make) {
  const std::string target = linkTarget(path);
  struct stat old {};
  std::optional<mode_t> mode;
  if (::stat(target.c_str(), &old) == 0) {
    if (!S_ISREG(old.st_mode)) return Failure{"cannot write '" + path + "': not a regular file"};
    if (::access(target.c_str(), W_OK) != 0) return failure("cannot write", path, errno);
    mode = old.st_mode & 07777U;
  }
  int error = replaceFile(NewFile::Kind::Nameless, target, mode, make);
  if (NewFile::mayBeOfKind(NewFile::Kind::Nameless, error))
    error = replaceFile(NewFile::Kind::Named, target, mode, make);
  if (error != 0) return failure("cannot write", path, error);
  const int lost = syncFolderOf(target);
  if (lost == 0) return Done{};
  return Failure{"'" + path + "' is written, but a power cut may take it back: " + std::strerror(lost)};
}

void removeLeftOver(const std::string& path) {
  ::unlink(NewFile::waitingName(linkTarget(path)).c_str());
}

int syncFolderOf(const std::string& path) {
  const FileDescriptor folder(::open(folderOf(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  // A folder that lets files in and nobody look cannot be synced, and some file systems have nothing to sync.
  if (folder.get() < 0) return errno == EACCES ? 0 : errno;
  return ::fsync(folder.get()) == 0 || errno == EINVAL ? 0 : errno;
}

Result<Done> checkWritable(const std::string& path) {
  const std::filesystem::path target = linkTarget(path);
  struct stat old {};
  if (::stat(target.c_str(), &old) == 0) {
    if (S_ISDIR(old.st_mode)) return failure("cannot write", path, EISDIR);
    if (!S_ISREG(old.st_mode)) return Failure{"cannot write '" + path + "': not a regular file"};
    if (::access(target.c_str(), W_OK) != 0) return failure("cannot write", path, errno);
  } else if (errno != ENOENT || !target.has_filename()) {
    return failure("cannot write", path, errno == ENOENT ? EISDIR : errno);
  }
  const std::string folder = folderOf(target.string());
  struct stat place {};
  if (::stat(folder.c_str(), &place) != 0)
    return Failure{"cannot write '" + path + "': the folder '" + folder + "': " + std::strerror(errno)};
  if (!S_ISDIR(place.st_mode)) return failure("cannot write", path, ENOTDIR);
  if (::access(folder.c_str(), W_OK | X_OK) != 0)
    return Failure{"cannot write '" + path + "': the folder '" + folder + "': " + std::strerror(errno)};
  // Folders of the kernel say that they may be written to.
  const auto begun = [&](NewFile::Kind kind) { return NewFile(kind).begin(target.string(), nullptr); };
  int error = begun(NewFile::Kind::Nameless);
  if (NewFile::mayBeOfKind(NewFile::Kind::Nameless, error)) error = begun(NewFile::Kind::Named);
  if (error != 0) return failure("cannot write", path, error);
  return Done{};
}

}  // namespace ludo
