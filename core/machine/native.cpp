// SPDX-License-Identifier: Apache-2.0
#include <cassert>

#include "core/machine/executable.h"
#include "core/machine/prepare.h"

#ifdef LUDO_NATIVE
#include <dlfcn.h>

#include "core/machine/llvm/native_code.h"
#endif

namespace ludo::machine {

#ifdef LUDO_NATIVE
namespace {

/// The translator of the library, which stays loaded for good; null where it is missing.
decltype(&ludoCompileNative) translator() {
  static const auto result = [] {
    void* library = dlopen("libludo_native.so", RTLD_LAZY | RTLD_LOCAL);
    void* symbol = library ? dlsym(library, "ludoCompileNative") : nullptr;
    return reinterpret_cast<decltype(&ludoCompileNative)>(symbol);
  }();
  return result;
}

}  // namespace

std::unique_ptr<Executable> makeNative(const Module& module) {
  assert(faults(module).empty());
  if (!translator()) return nullptr;
  const Module prepared = prepareForNative(module);
  assert(faults(prepared).empty());
  return std::unique_ptr<Executable>(translator()(prepared));
}
#else
std::unique_ptr<Executable> makeNative(const Module& /*module*/) {
  return nullptr;
}
#endif

}  // namespace ludo::machine
