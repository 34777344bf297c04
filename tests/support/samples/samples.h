// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/kernel/rules.h"

namespace ludo::testing_samples {

/// A sample by its file name without ".md". Throws when it does not compile.
kernel::RulesPtr sample(const std::string& name);
/// The sample for each number of players that it allows.
std::vector<kernel::RulesPtr> inAllSizes(const std::string& name);
/// The file names of all samples, without ".md", sorted.
std::vector<std::string> sampleNames();

}  // namespace ludo::testing_samples
