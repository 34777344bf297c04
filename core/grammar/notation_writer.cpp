// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/notation_writer.h"

#include "core/base/letters.h"

namespace ludo::grammar {

using Kind = Expression::Kind;

std::string hexadecimal(char32_t character, std::size_t digits) {
  std::string text;
  for (char32_t left = character; left > 0 || text.size() < digits; left >>= 4U)
    text.insert(text.begin(), "0123456789ABCDEF"[left & 15U]);
  return text;
}

std::string escapedCharacter(char32_t character) {
  const bool isPlain = character < 0x80 && isLetterOrDigit(static_cast<char>(character));
  if (isPlain) return std::string(1, static_cast<char>(character));
  if (character < 0x100) return "\\x" + hexadecimal(character, 2);
  return character < 0x10000 ? "\\u" + hexadecimal(character, 4) : "\\U" + hexadecimal(character, 8);
}

std::string NotationWriter::quotedLiteral(const std::string& text) {
  std::string result = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      (result += '\\') += c;
    else if (static_cast<unsigned char>(c) < 0x20)
      result += c == '\n' ? "\\n" : escapedCharacter(static_cast<unsigned char>(c));
    else
      result += c;
  }
  return result + '"';
}

std::string NotationWriter::rangesOf(const CharacterSet& characters, std::string (*escaped)(char32_t)) {
  std::string ranges;
  for (const CharacterRange& range : characters.ranges()) {
    ranges += escaped(range.first);
    if (range.last > range.first) ranges += '-' + escaped(range.last);
  }
  return ranges;
}

std::string NotationWriter::joined(const Expression& expression, const std::string& separator) const {
  std::string text;
  for (const Expression& part : expression.parts) {
    if (&part != &expression.parts.front()) text += separator;
    text += written(part, true);
  }
  return text;
}

/// `isInside`: other things stand beside it, so that a choice needs parentheses.
std::string NotationWriter::written(const Expression& expression, bool isInside) const {
  const auto enclosed = [&](const Brackets& brackets) {
    return brackets.open + written(expression.parts.front(), false) + brackets.close;
  };
  switch (expression.kind) {
    case Kind::Literal:
      return literal(expression.text);
    case Kind::Characters:
      return characters(expression.characters);
    case Kind::Rule:
      return name(expression.text);
    case Kind::InOrder:
      return expression.parts.empty() ? nothing() : joined(expression, between());
    case Kind::Choice:
      return isInside ? "( " + joined(expression, " | ") + " )" : joined(expression, " | ");
    case Kind::Optional:
      return enclosed(optional());
    case Kind::Many:
      return enclosed(many());
    case Kind::Times:
      return times(expression.count, written(expression.parts.front(), true));
  }
  return {};
}

std::string NotationWriter::rules(const Grammar& grammar) const {
  std::string text;
  for (const Rule& each : grammar.rules()) {
    if (isWrittenInPlace(grammar, each.name)) continue;
    const Expression body = expressionOf(grammar, each);
    const bool isChoice = body.kind == Kind::Choice;
    text += rule(name(each.name), isChoice ? joined(body, betweenAlternatives()) : written(body, false));
  }
  return text;
}

}  // namespace ludo::grammar
