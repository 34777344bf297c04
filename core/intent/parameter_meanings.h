// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>

#include "core/intent/meanings.h"

namespace ludo::mend {

/// What a use of a bundle, or of a definition, says of its parameters.
struct GivenParameters {
  std::optional<Meaning> meant;  ///< the mapping with each of them under its name; nothing where all are so
  int wrong = 0;                 ///< so many are called otherwise, or are missing
};

/// The record is one that holds parameters: it names what it uses, and has them under "with".
bool holdsParameters(const language::Type& record);
GivenParameters givenParameters(const KnownWords& words, const language::Type& record,
                                const text::DataNode& node);

}  // namespace ludo::mend
