// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/kernel/rules.h"

namespace ludo::testing {

/// The sample with this metadata.id. Fails the test, and throws, when there is none or it does not compile.
kernel::RulesPtr sampleWithId(const std::string& id);

}  // namespace ludo::testing
