// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/machine/executable.h"

/// The library ludo_native, which holds LLVM and is loaded when it is first asked for: programs that
/// translate nothing start without it. It exports one function.
///
/// Translates code without faults and without Op::Random. Null when LLVM cannot make code for this processor;
/// else the caller owns the result. May be called by several threads at a time.
extern "C" ludo::machine::Executable* ludoCompileNative(const ludo::machine::Module& module);
