// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/bundles/origin.h"
#include "core/diagnostics/allowed.h"
#include "core/diagnostics/diagnostic.h"
#include "core/kernel/rules.h"
#include "core/language/spec_document.h"
#include "core/spec_tests/run_tests.h"
#include "core/text/markdown.h"

/// The language service: one text in, everything that an editor or a command wants to know of it out.
namespace ludo::service {

struct OutlineEntry {
  std::string kind;  ///< "section", "zone", "action", ...
  std::string name;
  Span span;      ///< of the name
  int depth = 0;  ///< headings and sections that it is inside of
};

/// Everything derived from one revision of a specification. Immutable; shared between threads.
struct Analysis {
  SourcePtr source;
  std::uint64_t revision = 0;  ///< of the text, as its owner counts them
  text::MarkdownDocument markdown;
  diagnostics::List diagnostics;              ///< in source order
  std::vector<diagnostics::Allowed> allowed;  ///< by comments of the text, and so not among them
  language::SpecDocument document;            ///< what could be read, as written: without what bundles bring
  bundles::Composition bundles;               ///< the uses of bundles, and what of the game came from them
  language::GameDefPtr game;                  ///< null when there are errors, other than in the tests
  kernel::RulesPtr rules;                     ///< for the game's smallest number of players; null with `game`
  std::vector<language::TestDef> playableTests;  ///< those of the document in which there is no mistake
  std::vector<OutlineEntry> outline;
  /// How the document's tests went, as far as a few thousand moves do; their failures are in `diagnostics`.
  /// Empty when they were left.
  std::vector<spec_tests::TestResult> tests;
};
using AnalysisPtr = std::shared_ptr<const Analysis>;

/// Whether an analysis plays the document's tests, which may take longer than all else.
enum class SpecTests { Play, Leave };

/// Whether an analysis looks for the fixes of errors by trying (see mend.h), which may take a hundred times
/// as long as all else.
enum class Fixes { Find, Leave };

/// Never throws; returns null only when stop was requested meanwhile.
AnalysisPtr analyse(SourcePtr source, std::uint64_t revision = 0, std::stop_token stop = {},
                    SpecTests tests = SpecTests::Play, Fixes fixes = Fixes::Find);

struct Completion {
  std::string text;    ///< what to insert
  std::string label;   ///< what to show, e.g. `moveToken`
  std::string kind;    ///< "section", "key", "value", "zone", "action", ... picks the icon
  std::string detail;  ///< one line of documentation
  Span replaces;       ///< the part of the source that `text` takes the place of
  /// The whole construct with the values of an example, in the place of `text`, and where in it these values
  /// stand; empty when there is no more to write out.
  std::string whole{};
  std::vector<Span> values{};
};

/// What may stand at a byte offset inside a YAML block: section names, the keys not yet given, enum values,
/// names defined in the document. Works on text with errors. Empty outside blocks.
std::vector<Completion> completionsAt(const Analysis& analysis, std::size_t offset);

struct Hover {
  Span span;
  std::string markdown;
};
/// Documentation of the key, value or name at an offset.
std::optional<Hover> hoverAt(const Analysis& analysis, std::size_t offset);
/// Where the name used at an offset is defined.
std::optional<Span> definitionAt(const Analysis& analysis, std::size_t offset);
/// Where a zone, action, ... of the game is defined; for zones made by a board, the board.
std::optional<Span> definitionOf(const Analysis& analysis, const std::string& kind, const std::string& name);

}  // namespace ludo::service
