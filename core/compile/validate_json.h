// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"
#include "core/text/data_node.h"

namespace ludo::compile {

/// Whether the data is a GameDef by the JSON Schema of schemas/GameDef.schema.json. What departs from it is
/// reported with path and span. Never throws; time is linear in the data.
bool validateAgainstSchema(const text::DataNode& data, diagnostics::List& diagnostics);

}  // namespace ludo::compile
