// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "core/language/spec_document.h"

namespace ludo::spec {

using Row = std::vector<language::ValueExpr>;

/// What people are shown of a cell that is a text or a number. Private to the room, as all of this.
std::optional<std::string> shownText(const language::ValueExpr* cell);
std::optional<std::size_t> columnOf(const language::TableDef& table, std::string_view name);

/// The table with a row for each combination of what the columns under `each` may be, which come last.
/// Nothing, with a diagnostic at the path of the table, when it says something else, or there are too many.
std::optional<language::TableDef> combined(language::TableDef table, const std::string& path,
                                           diagnostics::List& list);

}  // namespace ludo::spec
