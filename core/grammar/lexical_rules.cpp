// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/integer_rules.h"
#include "core/grammar/type_rules.h"

namespace ludo::grammar {

using language::NameKind;

namespace {

/// Characters that stand in quotes as they are; the writer of YAML escapes all others, and spaces that nobody
/// sees (core/text/yaml_scalar.h).
CharacterSet plainCharacters() {
  return CharacterSet{{0x20, 0x10FFFF}}
      .without(CharacterSet::of("\"\\\x7F"))
      .without({{0x80, 0xA0}, {0xAD, 0xAD}, {0x1680, 0x1680}, {0x2000, 0x200F}, {0x2028, 0x2029}})
      .without({{0x202F, 0x202F}, {0x205F, 0x2060}, {0x3000, 0x3000}, {0xFEFF, 0xFEFF}})
      .without({{0xFFFE, 0xFFFF}});
}

/// "zone" of NameKind::Zone. The two kinds that are both called directions are kept apart.
std::string kindWord(NameKind kind) {
  return kind == NameKind::DirectionSet ? "direction-set" : ruleWord(language::nameKindLabel(kind));
}

Symbol hexDigit() {
  return Symbol::oneOf({{U'0', U'9'}, {U'A', U'F'}});
}

/// One of these as it is, or any that must be escaped.
std::vector<Sequence> characterRules(const CharacterSet& plain) {
  const Symbol low = Symbol::oneOf({{U'0', U'7'}});
  return {{Symbol::oneOf(plain)},
          {Symbol::literal("\\"), Symbol::oneOf(CharacterSet::of("\"\\ntr"))},
          {Symbol::literal("\\x"), Symbol::oneOf({{U'0', U'1'}, {U'7', U'7'}}), hexDigit()},
          {Symbol::literal("\\u"), Symbol::oneOf({{U'0', U'9'}, {U'A', U'C'}, {U'E', U'F'}}), hexDigit(),
           hexDigit(), hexDigit()},
          {Symbol::literal("\\uD"), low, hexDigit(), hexDigit()}};
}

}  // namespace

std::string usedNameRule(NameKind kind) {
  return "known-" + kindWord(kind);
}

Symbol TypeRules::boolean() {
  return shared("boolean", [] {
    return std::vector<Sequence>{{Symbol::literal("true")}, {Symbol::literal("false")}};
  });
}

Symbol TypeRules::integer(std::int64_t minimum, std::int64_t maximum) {
  std::string name = "integer";
  if (minimum != INT64_MIN) name += "-from-" + std::to_string(minimum);
  if (maximum != INT64_MAX) name += "-to-" + std::to_string(maximum);
  return shared(name, [&] { return integersBetween(minimum, maximum); });
}

Symbol TypeRules::textCharacters() {
  const Symbol character = shared("character", [] { return characterRules(plainCharacters()); });
  return shared("characters", [&] {
    return std::vector<Sequence>{{character}, {Symbol::rule("characters"), character}};
  });
}

/// A text among values: what begins with a $ is a bound name (core/language/resolve.h).
Symbol TypeRules::textOrBinding() {
  const Symbol characters = textCharacters();
  const Symbol binding = quotedName(NameKind::Binding);
  const Symbol first = shared(
      "first-character", [] { return characterRules(plainCharacters().without(CharacterSet::of("$"))); });
  const Symbol quote = Symbol::literal("\"");
  return shared("text-or-binding" + scopeWord(), [&] {
    return std::vector<Sequence>{
        {binding}, {Symbol::literal("\"\"")}, {quote, first, quote}, {quote, first, characters, quote}};
  });
}

Symbol TypeRules::filledText() {
  const Symbol characters = textCharacters();
  return shared("filled-text", [&] {
    return std::vector<Sequence>{{Symbol::literal("\""), characters, Symbol::literal("\"")}};
  });
}

Symbol TypeRules::text() {
  const Symbol filled = filledText();
  return shared("text", [&] { return std::vector<Sequence>{{Symbol::literal("\"\"")}, {filled}}; });
}

Symbol TypeRules::name() {
  const CharacterSet letters{{U'A', U'Z'}, {U'a', U'z'}};
  const CharacterSet others{{U'A', U'Z'}, {U'a', U'z'}, {U'0', U'9'}, {U'_', U'_'}, {U'-', U'.'}};
  return shared("name", [&] {
    return std::vector<Sequence>{{Symbol::oneOf(letters)}, {Symbol::rule("name"), Symbol::oneOf(others)}};
  });
}

/// What stands in the parentheses of a move: anything between commas, with parentheses in pairs.
Symbol TypeRules::arguments() {
  const CharacterSet others = plainCharacters().without(CharacterSet::of(" (),"));
  const Symbol arguments = Symbol::rule("arguments");
  const Symbol word = shared("argument-word", [&] {
    const Symbol character = Symbol::oneOf(others);
    const Symbol self = Symbol::rule("argument-word");
    const Sequence enclosed = {Symbol::literal("("), arguments, Symbol::literal(")")};
    return std::vector<Sequence>{
        {character}, enclosed, {self, character}, {self, enclosed[0], enclosed[1], enclosed[2]}};
  });
  const Symbol argument = shared("argument", [&] {
    return std::vector<Sequence>{{word}, {Symbol::rule("argument"), Symbol::literal(" "), word}};
  });
  return shared("arguments", [&] {
    return std::vector<Sequence>{{argument}, {arguments, Symbol::literal(", "), argument}};
  });
}

Symbol TypeRules::knownName(NameKind kind) {
  const Symbol any = name();
  Symbol known = shared(usedNameRule(kind), [&] {
    if (kind == NameKind::Binding) return std::vector<Sequence>{{Symbol::literal("$"), any}};
    return std::vector<Sequence>{{any}};
  });
  if (kind != NameKind::Binding || m_scope.empty()) return known;
  return shared(usedNameRule(kind) + scopeWord(), [&] {
    std::vector<Sequence> alternatives;
    for (const std::string& bound : m_scope) alternatives.push_back({Symbol::literal(bound)});
    alternatives.push_back({known});
    return alternatives;
  });
}

Symbol TypeRules::quotedName(NameKind kind) {
  const Symbol known = knownName(kind);
  return shared(kindWord(kind) + "-name" + (kind == NameKind::Binding ? scopeWord() : ""), [&] {
    return std::vector<Sequence>{{Symbol::literal("\""), known, Symbol::literal("\"")}};
  });
}

Symbol TypeRules::newName(NameKind kind) {
  const Symbol any = name();
  return shared("new-" + kindWord(kind), [&] {
    const std::string quote = kind == NameKind::Binding ? "\"$" : "\"";
    return std::vector<Sequence>{{Symbol::literal(quote), any, Symbol::literal("\"")}};
  });
}

}  // namespace ludo::grammar
