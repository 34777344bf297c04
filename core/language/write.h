// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/language/spec_document.h"
#include "core/language/type.h"
#include "core/text/data_node.h"

namespace ludo::language {

/// Language types to data, through the descriptions alone. Fields that hold their default are left out, so
/// equal values give equal data.
text::DataNode writeValue(const Type& type, const void* value);
text::DataNode writeGameDef(const GameDef& def);

}  // namespace ludo::language
