// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>

#include "core/base/budget.h"
#include "core/mend/proposal.h"
#include "core/text/markdown.h"
#include "core/wording/known_words.h"

namespace ludo::mend {

/// What proposals are made from. Everything in it outlives their making.
struct Context {
  const SourceText& source;
  const text::MarkdownDocument& markdown;
  const KnownWords& words;
  const diagnostics::List& told;
  Budget& meantBytes;  ///< what may still be read as what is meant, for all mistakes together
  const Library& library;

  std::string_view text() const { return source.content(); }
  /// Empty where the span is not known.
  std::string_view view(Span span) const { return source.view(span); }
};

/// Whether the lines of the block do not fit together, so that what was read of it is not what stands there.
bool isBroken(const Context& context, const text::YamlBlock& block);
/// The same for the block of a mistake; true also where the mistake is in no block. A missing value alone
/// does not count.
bool isBroken(const Context& context, const diagnostics::Diagnostic& told);

}  // namespace ludo::mend
