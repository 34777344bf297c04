// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>

#include "core/language/type.h"
#include "core/text/data_node.h"

namespace ludo::testing {

/// A value in flow style, as examples are written.
std::string flow(const text::DataNode& data);

/// The host game (see spec_text.h) with the value of this record where such a value may stand. None for what
/// only compiled games and bundles hold.
std::optional<std::string> gameWith(const language::Type& record, const text::DataNode& value);

}  // namespace ludo::testing
