// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/mend/known_words.h"
#include "core/mend/proposal.h"
#include "core/text/markdown.h"

namespace ludo::mend {

/// What proposals are made from. Everything in it outlives their making.
struct Context {
  const SourceText& source;
  const text::MarkdownDocument& markdown;
  const KnownWords& words;
  const diagnostics::List& told;

  std::string_view text() const { return source.content(); }
  std::string_view view(Span span) const { return text().substr(span.begin, span.end - span.begin); }
};

// Each appends what it can think of for one mistake that was told.

/// Words in place of one that is not known: other names, other keys, selectors in their own form.
void proposeWords(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Keys of the language, by what stands under them.
void proposeKeys(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Numbers, true and false, and ranges of numbers, in place of what people write for them.
void proposeValues(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Marks that are missing on the lines of the mistake, or wrong there.
void proposeMarks(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Lines indented otherwise, with what belongs to them.
void proposeLayout(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Fences, sections and whole blocks.
void proposeBlocks(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);
/// Constructs in their own form.
void proposeForms(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals);

}  // namespace ludo::mend
