// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/text/markdown.h"
#include "core/variation/operator.h"

/// The prose of a specification when its rules change: it goes on where it still holds.
namespace ludo::variation {

/// A sentence with the blanks behind it, and the paragraph that it stands in.
struct Sentence {
  Span span;
  Span paragraph;
};

/// The sentences outside of fences, headings and tables, in source order.
std::vector<Sentence> sentencesOf(const text::MarkdownDocument& markdown);

/// Edits that take out sentences which speak of names that are gone, and that write changed numbers anew, as
/// digits or in words, where prose means them: beside their block, or anywhere when no other number of the
/// rules is the same. Parts that `edits` touch are left to them.
std::vector<diagnostics::TextEdit> proseEdits(const text::MarkdownDocument& markdown, const Change& change);

}  // namespace ludo::variation
