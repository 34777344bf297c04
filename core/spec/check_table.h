// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/diagnostics/diagnostic.h"
#include "core/spec/table_rows.h"

namespace ludo::spec {

/// False, with a diagnostic, when the rows cannot be what the columns say. `path`: of the table in the
/// document. Private to the room.
bool checkTable(const TableRows& rows, const std::string& path, diagnostics::List& list);

}  // namespace ludo::spec
