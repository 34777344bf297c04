// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/service/analysis.h"

namespace ludo::service {

/// Headings, sections and the names that a document defines, in source order. Definitions stand one level
/// below their section, sections below their heading.
std::vector<OutlineEntry> makeOutline(const text::MarkdownDocument& markdown,
                                      const language::SpecDocument& document);

}  // namespace ludo::service
