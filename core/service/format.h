// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <vector>

#include "core/base/source_text.h"
#include "core/diagnostics/diagnostic.h"

namespace ludo::service {

/// What writes the blocks of a specification in the form of the house (text/format_yaml.h). Prose is not
/// touched.
struct Formatting {
  std::vector<diagnostics::TextEdit> edits;  ///< in source order
  std::vector<Span> left;                    ///< blocks with mistakes of YAML, which stay as they are
};

/// Of the blocks that `part` touches; of all without one. Takes as long as reading the text.
Formatting formattingOf(const SourcePtr& source, std::optional<Span> part = {});

}  // namespace ludo::service
