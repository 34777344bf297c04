// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <string>

#include "core/language/spec_document.h"

namespace ludo::drafting {

/// How much a document defines and does, by kind: zones, actions, tests, effects and so on.
using Contents = std::map<std::string, std::size_t>;
Contents contentsOf(const language::SpecDocument& document);

/// What there is less of than before, in words such as "1 action"; empty when nothing is missing. A repair
/// that takes out what fails is none.
std::string missingFrom(const Contents& after, const Contents& before);

}  // namespace ludo::drafting
