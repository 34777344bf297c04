// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/service/analysis.h"

namespace ludo::service {

/// What may be entered into a field.
enum class FieldInput {
  Text,      ///< a text or a name, which is written in quotes
  Number,    ///< a whole number; in quotes where it is none, for a constant's name stands there too
  Truth,     ///< true or false
  Choice,    ///< one of a few words: see FormField::words
  Construct  ///< more than a text: what is a text goes into quotes, what is in brackets stays as it is
};

/// One key that a construct can have.
struct FormField {
  std::string name;
  std::string type;  ///< "zone selector", "list of effect"
  std::string doc;
  FieldInput input = FieldInput::Text;
  bool required = false;
  bool isWritten = false;  ///< the key stands there
  bool isAtCursor = false;
  bool isOneLine = true;           ///< what is written can be edited as one line
  std::string value;               ///< as written, without quotes; empty for what is not written
  Span span;                       ///< of key and value; unknown for what is not written
  std::vector<std::string> words;  ///< Choice: those that may stand there
};

/// The innermost construct round a place, with all keys that it can have, in the order of its description.
struct Form {
  std::string construct;  ///< "zone", "action", "addVar"
  std::string name;       ///< its id where it has one
  std::string doc;
  Span span;  ///< of its keys and values
  bool isInBraces = false;
  std::vector<FormField> fields;
};

/// Nothing outside constructs, and where it is not yet clear which one it will be. Works on texts with
/// errors.
std::optional<Form> formAt(const Analysis& analysis, std::size_t offset);

/// What completion would offer as a value of this field, as far as it is short: names, selectors and words,
/// without quotes.
std::vector<std::string> choicesFor(const Analysis& analysis, std::size_t offset, const std::string& field);

/// What writes another value of a field: the value alone is replaced, a key that is not there comes where the
/// description has it, and an empty value takes a key away that is not required. Nothing where that would
/// change nothing, or the field is not one of the construct there.
std::optional<diagnostics::Fix> setField(const Analysis& analysis, std::size_t offset,
                                         const std::string& field, const std::string& value);

}  // namespace ludo::service
