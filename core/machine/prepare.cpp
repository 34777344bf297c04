// SPDX-License-Identifier: Apache-2.0
#include "core/machine/prepare.h"

namespace ludo::machine {

void prepareForInterpreter(Function& function) {
  chooseValues(function);
  shareValues(function);
  // Twice, since addresses without their bounds say less of what is overwritten.
  removeDead(function);
  foldOperands(function);
  removeDead(function);
}

Module prepareForNative(Module module) {
  for (Function& function : module.functions) expandOperations(function);
  inlineCalls(module);
  promoteMemory(module);
  return module;
}

}  // namespace ludo::machine
