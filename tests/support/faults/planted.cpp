// SPDX-License-Identifier: Apache-2.0
// A library that says in the current folder that it was loaded: put where a program must not look for
// libraries.
#include <fcntl.h>
#include <unistd.h>

namespace {

struct Loaded {
  Loaded() {
    const int file = ::open("planted-code-ran", O_CREAT | O_WRONLY, 0600);
    if (file >= 0) ::close(file);
  }
};
const Loaded loaded;

}  // namespace
