// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/compile/value_type.h"
#include "core/service/cursor_context.h"

/// What kind of value stands behind a bound name, and what kind is wanted, in a text that is being written:
/// the loose counterpart of Checker. Any wherever the text leaves it open. Private to the room.
namespace ludo::service {

/// What a mapping that binds a name, such as { bind: "$c", options: ... }, binds it to. `earlier` are the
/// names bound before it.
ValueType boundType(const language::Type& record, const LooseNode& map,
                    const std::vector<BoundName>& earlier);

/// What a value at the cursor has to be.
ValueType wantedType(const CursorContext& context);

}  // namespace ludo::service
