// SPDX-License-Identifier: Apache-2.0
#include "core/machine/executable.h"

namespace ludo::machine {

std::unique_ptr<Executable> makeNative(const Module& /*module*/) {
  return nullptr;
}

}  // namespace ludo::machine
