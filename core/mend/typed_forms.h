// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/mend/forms.h"
#include "core/mend/typed_path.h"

namespace ludo::mend {

/// What a value may mean where the language wants this type: its tag put in, a level put in or taken off, the
/// fields of one mapping in the other, entries by their names as a list and the other way round. By the
/// description of the language alone.
std::vector<Form> typedForms(const TypedNode& place);

}  // namespace ludo::mend
