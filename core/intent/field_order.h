// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <vector>

#include "core/intent/meanings.h"

namespace ludo::mend {

/// The fields that some values without names are meant for: they stand in the order of the manual, all that
/// have to be there are among them, and those that may be left out are where their values fit best. Fields in
/// `given` have a value already. Nothing where the values fit no such choice.
std::optional<std::vector<const language::Field*>> fieldsInOrder(Meanings& meanings,
                                                                 const language::Type& record,
                                                                 const std::vector<text::DataNode>& values,
                                                                 const text::DataNode& given);

}  // namespace ludo::mend
