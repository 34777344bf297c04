// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/source_text.h"

namespace ludo::diagnostics {

enum class Severity { Error, Warning, Info };

/// What can be wrong, once for the whole program: see kinds.h for the registered ones.
/// `code` is stable and is what scripts match on.
struct Kind {
  std::string_view code;
  Severity severity = Severity::Error;
  std::string_view title;        ///< a sentence-case noun phrase, e.g. "Unquoted text"
  std::string_view explanation;  ///< one or two sentences for the manual: why it is wrong and what to do
};

/// Replace `span` by `replacement` (an insertion when the span is empty).
struct TextEdit {
  Span span;
  std::string replacement;
  bool operator==(const TextEdit&) const = default;
};

/// A change that mends the mistake. `certain` fixes are applied by `spec:lint --fix` without asking.
/// Edits do not overlap and are in source order.
struct Fix {
  std::string title;
  std::vector<TextEdit> edits;
  bool certain = false;  ///< it is what was meant, without a doubt
};

struct RelatedPlace {
  std::string message;
  Span span;
};

/// One mistake or remark about one document. A value; free to copy between threads.
struct Diagnostic {
  const Kind* kind = nullptr;
  Span span;               ///< unknown when the input has no text positions (JSON)
  std::string path;        ///< e.g. "actions[2].effects[0].moveToken.from"; may be empty
  std::string message;     ///< what is wrong, with the names involved; one sentence, no trailing period
  std::string suggestion;  ///< what to do, in words; may be empty
  std::vector<std::string> alternatives;  ///< everything that would be accepted there, best first
  std::optional<Fix> fix;
  std::vector<RelatedPlace> related;

  Severity severity() const { return kind->severity; }
};

using List = std::vector<Diagnostic>;

/// Appends a diagnostic; what else there is to say goes into what is returned.
Diagnostic& report(List& list, const Kind& kind, Span span, std::string path, std::string message);

bool hasErrors(const List& list);
/// Source order (span, then longer first), stable; diagnostics without a place come last.
void sortBySource(List& list);
/// Keeps the first of those that say the same of the same place: a text may be used many times, and be wrong
/// once.
void dropRepeated(List& list);
/// Takes the middle out of messages, suggestions, paths, titles and alternatives that are longer than
/// limits::toldText: a name or a value in them may be as long as its document. Edits stay whole.
void cutLongTexts(List& list);
void cutLongText(std::string& text);
/// Applies every fix that is certain and does not overlap one applied before it; returns the new text and
/// which diagnostics' fixes were applied, as indices into the list.
struct FixedText {
  std::string content;
  std::vector<std::size_t> applied;
};
FixedText applyCertainFixes(const SourceText& source, const List& list);
std::string applyEdits(std::string_view content, const std::vector<TextEdit>& edits);

}  // namespace ludo::diagnostics
