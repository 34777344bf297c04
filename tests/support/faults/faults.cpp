// SPDX-License-Identifier: Apache-2.0
// A library to preload into a program under test, whose n-th call of a kind then fails, or ends the program:
//   LUDO_FAULT=KIND:N:MODE    KIND: open, write (to a regular file), sync, rename, allocate
//                             N: which call of the kind after main() began, from 1
//                             MODE: once (fails), on (it and all later ones fail), torn (half of what it
//                             writes is written, then it fails), kill (SIGKILL before it), killTorn (SIGKILL
//                             after half of it)
//   LUDO_FAULT_HIT=FILE       is made when the call was reached
// Failing calls say that the disk is full, that the file system is read-only (open), that the device is
// broken (sync) or that there is no memory.
//   LUDO_STRICT=1             ends a program that asks for a socket, for another program, or for memory that
//                             it can write and execute
//   LUDO_OPENED=FILE          gets a line for each file that the program opens
#include <dlfcn.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdlib>
#include <cstring>

namespace {

enum class Mode { Once, On, Torn, Kill, KillTorn };

struct Plan {
  char kind[16] = "";
  long at = 0;
  Mode mode = Mode::Once;
  const char* hit = nullptr;
};

Plan plan;
std::atomic<bool> active{false};  ///< since main() began
std::atomic<long> calls{0};

template <typename Function>
Function* next(const char* name) {
  // A symbol's address is data to dlsym.
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

/// By system calls alone: the functions of the C library are the ones that fail.
void noteHit() {
  const long file = ::syscall(SYS_openat, AT_FDCWD, plan.hit, O_CREAT | O_WRONLY, 0600);
  if (file >= 0) ::syscall(SYS_close, file);
}

void readPlan() {
  active = true;  // from main() on
  const char* text = std::getenv("LUDO_FAULT");
  const char* hit = std::getenv("LUDO_FAULT_HIT");
  if (text == nullptr || hit == nullptr) return;
  const char* first = std::strchr(text, ':');
  const char* second = first == nullptr ? nullptr : std::strchr(first + 1, ':');
  if (second == nullptr || first - text >= static_cast<std::ptrdiff_t>(sizeof plan.kind)) return;
  std::memcpy(plan.kind, text, static_cast<std::size_t>(first - text));
  plan.at = std::strtol(first + 1, nullptr, 10);
  const char* mode = second + 1;
  if (std::strcmp(mode, "on") == 0) plan.mode = Mode::On;
  if (std::strcmp(mode, "torn") == 0) plan.mode = Mode::Torn;
  if (std::strcmp(mode, "kill") == 0) plan.mode = Mode::Kill;
  if (std::strcmp(mode, "killTorn") == 0) plan.mode = Mode::KillTorn;
  plan.hit = hit;
}

/// Whether this call is to fail. Does not come back when it is to end the program before it does anything.
bool strikes(const char* kind) {
  if (!active.load(std::memory_order_relaxed) || std::strcmp(kind, plan.kind) != 0) return false;
  const long call = ++calls;
  if (call < plan.at || (call > plan.at && plan.mode != Mode::On)) return false;
  if (call == plan.at) noteHit();
  if (plan.mode == Mode::Kill) ::kill(::getpid(), SIGKILL);
  return true;
}

int failing(int error) {
  errno = error;
  return -1;
}

template <typename WriteHalf>
ssize_t failingWrite(std::size_t size, const WriteHalf& writeHalf) {
  if ((plan.mode == Mode::Torn || plan.mode == Mode::KillTorn) && size > 1) {
    writeHalf(size / 2);
    if (plan.mode == Mode::KillTorn) ::kill(::getpid(), SIGKILL);
  }
  return failing(ENOSPC);
}

void refuse(const char* what) {
  static const bool isStrict = std::getenv("LUDO_STRICT") != nullptr;
  if (!isStrict) return;
  ::syscall(SYS_write, STDERR_FILENO, what, std::strlen(what));
  std::abort();
}

void refuseWritableCode(int protection) {
  if ((protection & PROT_WRITE) != 0 && (protection & PROT_EXEC) != 0)
    refuse("memory was asked for that can be written and executed\n");
}

void noteOpened(const char* path) {
  static const char* const list = std::getenv("LUDO_OPENED");
  if (list == nullptr || !active.load()) return;
  const long file = ::syscall(SYS_openat, AT_FDCWD, list, O_CREAT | O_WRONLY | O_APPEND, 0600);
  if (file < 0) return;
  ::syscall(SYS_write, file, path, std::strlen(path));
  ::syscall(SYS_write, file, "\n", 1);
  ::syscall(SYS_close, file);
}

int openFile(int folder, const char* path, int flags, mode_t mode) {
  noteOpened(path);
  if (strikes("open")) return failing((flags & O_CREAT) != 0 ? EROFS : EMFILE);
  return static_cast<int>(::syscall(SYS_openat, folder, path, flags, mode));
}

/// Pipes and the like tell threads of each other; they do not fail.
bool isRegular(int file) {
  struct stat info {};
  return ::fstat(file, &info) == 0 && S_ISREG(info.st_mode);
}

using Main = int(int, char**, char**);
Main* realMain = nullptr;

int mainUnderTest(int count, char** words, char** environment) {
  readPlan();
  return realMain(count, words, environment);
}

}  // namespace

extern "C" {

using StartFunction = int(Main*, int, char**, void (*)(), void (*)(), void (*)(), void*);

int __libc_start_main(Main* main, int count, char** words, void (*init)(), void (*finish)(),
                      void (*loaderFinish)(), void* stackEnd) {
  realMain = main;
  return next<StartFunction>("__libc_start_main")(mainUnderTest, count, words, init, finish, loaderFinish,
                                                  stackEnd);
}

int open(const char* path, int flags, ...) {
  va_list rest;
  va_start(rest, flags);
  const mode_t mode = (flags & (O_CREAT | O_TMPFILE)) != 0 ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return openFile(AT_FDCWD, path, flags, mode);
}
int open64(const char* path, int flags, ...) __attribute__((alias("open")));
int __open_2(const char* path, int flags) {
  return openFile(AT_FDCWD, path, flags, 0);
}
int __open64_2(const char* path, int flags) {
  return openFile(AT_FDCWD, path, flags, 0);
}

ssize_t write(int file, const void* data, std::size_t size) {
  const auto real = [&](std::size_t bytes) { return ::syscall(SYS_write, file, data, bytes); };
  return isRegular(file) && strikes("write") ? failingWrite(size, real) : real(size);
}

ssize_t pwrite(int file, const void* data, std::size_t size, off_t offset) {
  const auto real = [&](std::size_t bytes) { return ::syscall(SYS_pwrite64, file, data, bytes, offset); };
  return strikes("write") ? failingWrite(size, real) : real(size);
}
ssize_t pwrite64(int file, const void* data, std::size_t size, off_t offset) __attribute__((alias("pwrite")));

int fsync(int file) {
  return strikes("sync") ? failing(EIO) : static_cast<int>(::syscall(SYS_fsync, file));
}
int fdatasync(int file) {
  return strikes("sync") ? failing(EIO) : static_cast<int>(::syscall(SYS_fdatasync, file));
}

int rename(const char* from, const char* to) {
  return strikes("rename") ? failing(EIO)
                           : static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}
int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) {
  return strikes("rename") ? failing(ENOSPC)
                           : static_cast<int>(::syscall(SYS_linkat, fromFolder, from, toFolder, to, flags));
}

int mprotect(void* memory, std::size_t size, int protection) {
  refuseWritableCode(protection);
  return static_cast<int>(::syscall(SYS_mprotect, memory, size, protection));
}
void* mmap(void* place, std::size_t size, int protection, int flags, int file, off_t offset) {
  refuseWritableCode(protection);
  return reinterpret_cast<void*>(::syscall(SYS_mmap, place, size, protection, flags, file, offset));
}
void* mmap64(void* place, std::size_t size, int protection, int flags, int file, off_t offset)
    __attribute__((alias("mmap")));

int socket(int domain, int type, int protocol) {
  refuse("a socket was asked for\n");
  return static_cast<int>(::syscall(SYS_socket, domain, type, protocol));
}
// No program under test has to start others.
int execve(const char*, char* const*, char* const*) {
  refuse("another program was started\n");
  return failing(ENOSYS);
}
int posix_spawn(pid_t*, const char*, const posix_spawn_file_actions_t*, const posix_spawnattr_t*,
                char* const*, char* const*) {
  refuse("another program was started\n");
  return ENOSYS;
}
pid_t fork() {
  refuse("another process was started\n");
  return failing(ENOSYS);
}
int system(const char*) {
  refuse("another program was started\n");
  return -1;
}

void* __libc_malloc(std::size_t size);
void* __libc_calloc(std::size_t count, std::size_t size);
void* __libc_realloc(void* memory, std::size_t size);
void* __libc_memalign(std::size_t alignment, std::size_t size);

void* malloc(std::size_t size) {
  if (!strikes("allocate")) return __libc_malloc(size);
  errno = ENOMEM;
  return nullptr;
}
void* calloc(std::size_t count, std::size_t size) {
  if (!strikes("allocate")) return __libc_calloc(count, size);
  errno = ENOMEM;
  return nullptr;
}
void* realloc(void* memory, std::size_t size) {
  if (!strikes("allocate")) return __libc_realloc(memory, size);
  errno = ENOMEM;
  return nullptr;
}
void* aligned_alloc(std::size_t alignment, std::size_t size) {
  if (!strikes("allocate")) return __libc_memalign(alignment, size);
  errno = ENOMEM;
  return nullptr;
}
int posix_memalign(void** memory, std::size_t alignment, std::size_t size) {
  if (strikes("allocate")) return ENOMEM;
  *memory = __libc_memalign(alignment, size);
  return *memory == nullptr ? ENOMEM : 0;
}

}  // extern "C"
