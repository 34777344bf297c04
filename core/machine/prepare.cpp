// SPDX-License-Identifier: Apache-2.0
#include "core/machine/prepare.h"

namespace ludo::machine {

Module prepareForNative(Module module) {
  for (Function& function : module.functions) expandOperations(function);
  inlineCalls(module);
  promoteMemory(module);
  return module;
}

}  // namespace ludo::machine
