// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/generate/chooser.h"
#include "core/generate/sorts.h"
#include "core/generate/trail.h"

/// The choices that a game is made of, each as what it is called: by who writes one, and by who learns from
/// one that is written. Outcomes are in the order of the description.
namespace ludo::generate {

Decision alternativeDecision(const language::Type& unionType, std::optional<Sort> sort, const Trail& trail);
/// Whether a field is written that may be left out.
Decision presenceDecision(const language::Type& record, const language::Field& field, const Trail& trail);
/// Whether the list that stands here goes on after so many items.
Decision moreDecision(std::size_t count, const Trail& trail);
Decision wordDecision(const language::Type& enumeration, const Trail& trail);
Decision truthDecision(const Trail& trail);
/// Which way of writing a notation.
Decision formDecision(const language::Type& notation, std::span<const std::string_view> forms,
                      const Trail& trail);
Decision numberDecision(std::int64_t low, std::int64_t high, const Trail& trail);
/// Which of the names bound to something of a sort, counted from the innermost.
Decision bindingDecision(Sort sort, std::size_t count, const Trail& trail);

/// What a value is, or what the members of a query are, where several are possible.
Decision sortDecision(std::string_view what, const Trail& trail);

std::string_view sortLabel(Sort sort);

}  // namespace ludo::generate
