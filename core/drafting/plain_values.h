// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/service/analysis.h"

namespace ludo::drafting {

/// Something of every kind that the language has, the plainest first: one of them may stand in any place.
const std::vector<std::string>& plainValues();

/// What may stand at a place of a text whose kind is not known: names that are bound before it, names that
/// the document defines, and plain values.
std::vector<std::string> valuesAt(const service::Analysis& analysis, std::size_t place);

/// What may stand in place of a wrong word or number of a text: what the diagnostic accepts, the whole part
/// of a fraction, and those values. Without
/// quotes where the place has them around it. Empty for a place that is no single value.
std::vector<std::string> substitutesFor(const diagnostics::Diagnostic& told,
                                        const service::Analysis& analysis);

}  // namespace ludo::drafting
