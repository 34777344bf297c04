// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/diagnostics/diagnostic.h"
#include "core/language/game_def.h"
#include "core/text/markdown.h"
#include "core/wording/library.h"

/// Finds what mends a text by trying: changes that may have been meant are made one at a time, and what is
/// said of the text then decides. So what is offered is known to mend.
namespace ludo::mend {

/// What is said of a text.
struct Reading {
  diagnostics::List errors;
  std::uint64_t meaning = 0;  ///< a hash of what it says; only without errors
  std::int64_t work = 0;      ///< what it took, in bytes of text
  std::vector<Span> blocks;   ///< where rules are read
  bool isWorse = false;       ///< more is wrong than with the text before, and not all of it was looked for
  /// How often the game's own tests fail; only where they were played, and there are any.
  std::optional<std::size_t> failures;
  // Only of a text that is read as a whole:
  text::MarkdownDocument markdown;
  std::shared_ptr<const language::GameDef> game;  ///< as far as it could be read; may be null
};
/// `Depth::Verdict` may stop at the first sign that more is wrong than before; `Depth::Whole` never does.
/// `Depth::Played` plays the tests of the game besides, as far as is cheap.
enum class Depth { Verdict, Whole, Played };
using Reader = std::function<Reading(std::string text, Depth depth)>;

/// Gives each error the fix that mends it, where one is found: one after which nothing is said any more, or
/// nothing but what was said of other mistakes. What goes away with a fix was a consequence, and is told no
/// more. Where a mistake was made throughout, its fix is made of those of all places. Bounded by the limits
/// that begin with "tried"; `stop` ends it early.
void mend(const text::MarkdownDocument& markdown, const language::GameDef& game, diagnostics::List& told,
          const Reader& read, const std::stop_token& stop, const Library& library = {});

}  // namespace ludo::mend
