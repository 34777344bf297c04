// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/kernel/value.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// A value of the language while code is written. Its kind is known; what is nothing among zones, tokens and
/// players is -1; among numbers `exists` says so.
struct Typed {
  kernel::Value::Kind kind = kernel::Value::Kind::Integer;
  machine::Word payload;
  machine::Word exists = 1;  ///< 0: it is nothing; of whole numbers and truth values only
};

}  // namespace ludo::engine
