// SPDX-License-Identifier: Apache-2.0
#include "core/base/standard_streams.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

namespace ludo {

bool holdStandardStreams() {
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (::fcntl(stream, F_GETFD) >= 0 || errno != EBADF) continue;
    // The lowest free number is this one, since those below it are taken. Opened for the other direction, it
    // fails as a closed stream does.
    const int held = ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    if (held != stream) return false;
  }
  return true;
}

}  // namespace ludo
