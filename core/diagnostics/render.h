// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/diagnostics/allowed.h"
#include "core/diagnostics/diagnostic.h"

namespace ludo::diagnostics {

std::string_view severityName(Severity severity);

/// How many source lines a snippet shows.
constexpr std::uint32_t snippetLines = 3;

/// The lines around a span: up to three source lines with line numbers and a
/// caret line under the first. Empty when the span is unknown.
std::string contextSnippet(const SourceText& source, Span span);

/// For people: "file:line:column: error: message [code]", snippet, help and alternatives. `source` may be
/// null (input without positions); then `path` takes the place's place.
std::string renderText(const List& list, const SourceText* source, bool colour = false);

/// For programs: {"file", "diagnostics": [{code, severity, path, span, line, column, endLine, endColumn,
/// message, suggestion, alternatives, contextSnippet, fix, related}]}, pretty-printed JSON. What is allowed
/// stands under "allowed" in the same form, with its reason; only where there is some.
std::string renderJson(const List& list, const SourceText* source, const std::vector<Allowed>& allowed = {});

/// SARIF 2.1.0, one run, one rule a kind that occurs; fixes as SARIF fixes. What SARIF has no place for
/// (suggestion, alternatives, contextSnippet, whether the fix is certain) stands under `properties`. What is
/// allowed is a result that the source suppresses, with its reason.
std::string renderSarif(const List& list, const SourceText* source, const std::vector<Allowed>& allowed = {});

}  // namespace ludo::diagnostics
