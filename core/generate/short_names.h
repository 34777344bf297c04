// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/language/type.h"

namespace ludo::generate {

/// Writes values that are a bound name or a constant in their short form, as people do: the quoted name.
void shortenNames(const language::Type& type, void* value);

}  // namespace ludo::generate
