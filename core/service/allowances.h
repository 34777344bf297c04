// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "core/service/analysis.h"

/// Comments in a block by which a designer says that what is told of a line is right as it is:
///   # lint: allow open-secret - the deck is dealt by hand
/// It stands at the end of the line, or in a line of its own above it.
namespace ludo::service {

/// Whether all was looked for that could be told, so that a comment which allows nothing is told of.
enum class Told { All, WithoutTests, Some };

/// Takes the warnings and remarks that comments allow out of the list, and returns them with their reasons,
/// in the list's order. Errors stay. Adds what is wrong with the comments: of a kind that is unknown or an
/// error, no reason, nothing that they allow.
std::vector<diagnostics::Allowed> takeAllowed(const text::MarkdownDocument& document, diagnostics::List& list,
                                              Told told);

/// The change that allows a diagnostic: a comment above its line, with `reason` still to be written. Nothing
/// for errors, for what the comments themselves do wrong, and outside blocks.
std::optional<diagnostics::Fix> allowanceFor(const Analysis& analysis, const diagnostics::Diagnostic& told);
/// What stands in that comment in the place of the reason.
inline constexpr std::string_view reasonToWrite = "reason";

}  // namespace ludo::service
