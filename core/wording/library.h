// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "core/language/bundle.h"

namespace ludo::mend {

/// The bundles that a document may use, and what a use of one may or must say. Asked only where a mistake has
/// to do with them.
struct Library {
  std::function<std::vector<std::string>()> ids;
  std::function<std::vector<language::ParameterDef>(const std::string& bundle)> parametersOf;
};

}  // namespace ludo::mend
