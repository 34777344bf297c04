// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/grammar/expression.h"
#include "core/grammar/grammar.h"

namespace ludo::grammar {

/// The number of a character in hexadecimal, with so many digits at least.
std::string hexadecimal(char32_t character, std::size_t digits);
/// A character as it stands in a set: letters and digits as they are, others as \xHH, \uHHHH or \UHHHHHHHH.
std::string escapedCharacter(char32_t character);

/// Writes grammars in one notation. What notations have in common is here, what they differ in is asked of
/// them. Private to the room.
class NotationWriter {
 public:
  virtual ~NotationWriter() = default;

  /// All rules that are not written in place, in order.
  std::string rules(const Grammar& grammar) const;

 protected:
  struct Brackets {
    std::string open;
    std::string close;
  };
  virtual std::string name(const std::string& rule) const = 0;
  /// Quoted, unless the notation says otherwise.
  virtual std::string literal(const std::string& text) const { return quotedLiteral(text); }
  virtual std::string characters(const CharacterSet& characters) const = 0;
  virtual std::string times(std::size_t count, const std::string& part) const = 0;
  virtual std::string nothing() const = 0;
  virtual std::string rule(const std::string& name, const std::string& body) const = 0;
  virtual Brackets optional() const = 0;
  virtual Brackets many() const = 0;
  virtual std::string between() const { return " "; }
  /// What stands between the alternatives of a rule.
  virtual std::string betweenAlternatives() const { return "\n    | "; }

  /// In double quotes, with a backslash in front of what would not be itself.
  static std::string quotedLiteral(const std::string& text);
  /// The ranges of a set, each end as `escaped` writes it.
  static std::string rangesOf(const CharacterSet& characters, std::string (*escaped)(char32_t));

 private:
  std::string written(const Expression& expression, bool isInside) const;
  std::string joined(const Expression& expression, const std::string& separator) const;
};

}  // namespace ludo::grammar
