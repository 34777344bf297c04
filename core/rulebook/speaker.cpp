// SPDX-License-Identifier: Apache-2.0
#include "core/rulebook/speaker.h"

#include "core/language/parts.h"
#include "core/rulebook/names.h"
#include "core/rulebook/phrases.h"

namespace ludo::rulebook {
namespace {

using language::Field;
using language::Type;
using language::TypeKind;

std::string joined(const std::vector<std::string>& items, const std::string& last) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 < items.size() ? ", " : " " + last + " ";
    text += items[i];
  }
  return text;
}

/// The word of the first field that is one of a few words: what an operator is.
std::string_view wordOf(const Type& type, const void* value) {
  for (const Field& field : type.fields) {
    const Type& inner = field.type();
    if (inner.kind != TypeKind::Enumeration) continue;
    return inner.values[static_cast<std::size_t>(inner.getEnum(fieldIn(field, value)))].name;
  }
  return {};
}

/// Whether something was written there that is not what is meant anyway.
bool isThere(const Type& record, const Field& field, const void* value) {
  const Type& type = field.type();
  const void* part = fieldIn(field, value);
  switch (type.kind) {
    case TypeKind::Optional:
      return optionalIn(type, part) != nullptr;
    case TypeKind::List:
    case TypeKind::Map:
      return type.size(part) > 0;
    case TypeKind::Bool:
      return type.getBool(part);
    case TypeKind::Enumeration:
      return record.defaults == nullptr ||
             type.getEnum(part) != type.getEnum(fieldIn(field, record.defaults()));
    default:
      return true;
  }
}

/// What stands in braces of a template: the name of a field, whether it is said whose it is, and the verb of
/// which it is the subject.
struct Hole {
  std::string_view field;
  bool isWhose = false;
  std::string_view verb = {};
};

Hole holeAt(std::string_view text, std::size_t brace) {
  constexpr std::string_view mark = "'s";
  std::string_view name = text.substr(brace + 1, text.find('}', brace) - brace - 1);
  const bool isWhose = name.ends_with(mark);
  if (isWhose) name.remove_suffix(mark.size());
  const std::size_t plus = name.find('+');
  return {name.substr(0, plus), isWhose, plus == std::string_view::npos ? "" : name.substr(plus + 1)};
}

/// "wins" behind one other person, "win" behind you or several.
std::string agreeing(std::string_view verb, const std::string& subject) {
  if (subject != "you" && !subject.starts_with("all ")) return " " + std::string(verb);
  if (verb == "is") return " are";
  if (verb == "has") return " have";
  verb.remove_suffix(1);
  return " " + std::string(verb);
}

/// Sums in sums are put in brackets, and so is what is divided anywhere, which a comma is said of.
bool needsBrackets(const Type& outer, const Type& type, const void* value) {
  if (&type != &language::typeOf<language::ValueExpr>()) return false;
  const auto* sum =
      std::get_if<language::ArithmeticValue>(&static_cast<const language::ValueExpr*>(value)->node);
  if (sum == nullptr) return false;
  return &outer == &language::typeOf<language::ArithmeticValue>() ||
         sum->op == language::ArithmeticOp::Divide;
}

/// Who captures or shows spaces means what lies on them.
std::string asTokens(const std::string& text) {
  return text.starts_with("the spaces") ? "the tokens on " + text : text;
}

bool hasAll(std::string_view text, const Type& record, const void* value) {
  for (std::size_t brace = text.find('{'); brace != std::string_view::npos;
       brace = text.find('{', brace + 1)) {
    const Field* field = record.field(holeAt(text, brace).field);
    if (field == nullptr || !isThere(record, *field, value)) return false;
  }
  return true;
}

bool isEffects(const Type& type) {
  return type.kind == TypeKind::List && type.listNumber != nullptr;
}

}  // namespace

Speaker::Speaker(const language::SpecDocument& document, std::map<std::string, std::string> spaces)
    : m_document(document), m_spaces(std::move(spaces)) {
  for (const language::ConstantDef& constant : document.constants)
    m_constants.emplace(constant.id.name, constant.value);
  for (const language::TokenTypeDef& type : document.tokenTypes) {
    const std::string name = nameWithoutHoles(type.name);
    m_tokens.emplace(type.id.name, name.empty() ? wordsOfName(type.id.name) : name);
  }
}

std::string Speaker::say(const Type& type, const void* value) const {
  switch (type.kind) {
    case TypeKind::Integer:
      return std::to_string(type.getInteger(value));
    case TypeKind::Bool:
      return type.getBool(value) ? "true" : "false";
    case TypeKind::Text:
      return text(textOf(type, value));
    case TypeKind::Enumeration: {
      const std::string& word = type.values[static_cast<std::size_t>(type.getEnum(value))].name;
      const Phrase* phrase = phraseFor(type.name, word);
      return phrase != nullptr ? std::string(phrase->text) : word;
    }
    case TypeKind::Definition:
    case TypeKind::Reference:
      return name(type, value);
    case TypeKind::Notation:
      return notation(type, value);
    case TypeKind::Optional: {
      const void* inner = optionalIn(type, value);
      return inner == nullptr ? std::string() : say(type.element(), inner);
    }
    case TypeKind::List:
      return list(type, value);
    case TypeKind::Map:
      return map(type, value);
    case TypeKind::Union: {
      const Type& alternative = type.alternatives[type.alternativeIndex(value)]();
      return say(alternative, alternativeIn(type, value));
    }
    case TypeKind::Record:
      break;
  }
  return record(type, value);
}

std::string Speaker::record(const Type& type, const void* value) const {
  if (&type == &language::typeOf<language::LogicCondition>()) {
    const auto& logic = *static_cast<const language::LogicCondition*>(value);
    std::vector<std::string> parts;
    for (const language::Condition& part : logic.args) {
      const bool isNested = std::holds_alternative<language::LogicCondition>(part.node);
      parts.push_back(isNested ? "(" + say(part) + ")" : say(part));
    }
    return joined(parts, logic.op == language::LogicOp::And ? "and" : "or");
  }
  if (&type == &language::typeOf<language::SetQuery>()) {
    const Phrase* between = phraseFor(type.name, wordOf(type, value));
    std::string text;
    for (const language::Query& part : static_cast<const language::SetQuery*>(value)->of)
      text += (text.empty() ? "" : std::string(between->text)) + say(part);
    return text;
  }
  const Phrase* phrase = phraseFor(type.name, wordOf(type, value));
  return phrase != nullptr ? fill(phrase->text, type, value) : type.name;
}

std::string Speaker::fill(std::string_view phrase, const Type& record, const void* value) const {
  std::string result;
  for (std::size_t i = 0; i < phrase.size(); ++i) {
    if (phrase[i] == '[') {
      const std::size_t end = phrase.find(']', i);
      result += segment(phrase.substr(i + 1, end - i - 1), record, value);
      i = end;
    } else if (phrase[i] == '{') {
      const Hole hole = holeAt(phrase, i);
      const Field* field = record.field(hole.field);
      if (hole.isWhose) {
        result += whose(record, value);
      } else if (field != nullptr && field->type().kind != TypeKind::Bool) {
        const void* part = fieldIn(*field, value);
        std::string said = say(field->type(), part);
        if (said == "you" && result.ends_with(" of ")) said = "yours";
        // In a zone of each player's, what all own is each player's own.
        const Field* zone = record.field("zone");
        const bool isEachOwn = result.ends_with("owned by ") && zone != nullptr &&
                               say(zone->type(), fieldIn(*zone, value)).starts_with("each player's");
        if (said == "all players" && isEachOwn) said = "that player";
        if (needsBrackets(record, field->type(), part)) said = "(" + said + ")";
        result += hole.field == "what" ? asTokens(said) : said;
        if (!hole.verb.empty()) result += agreeing(hole.verb, said);
      }
      i = phrase.find('}', i);
    } else {
      result += phrase[i];
    }
  }
  return result;
}

std::string Speaker::segment(std::string_view alternatives, const Type& record, const void* value) const {
  while (true) {
    const std::size_t bar = alternatives.find('|');
    const std::string_view first = alternatives.substr(0, bar);
    if (hasAll(first, record, value)) return fill(first, record, value);
    if (bar == std::string_view::npos) return {};
    alternatives.remove_prefix(bar + 1);
  }
}

std::string Speaker::whose(const Type& record, const void* value) const {
  if (const Field* scope = record.field("scope")) {
    if (scope->type().getEnum(fieldIn(*scope, value)) == static_cast<int>(language::VariableScope::Global))
      return "the";
  }
  const Field* field = record.field("player");
  const Type& type = field->type();
  const void* part = fieldIn(*field, value);
  if (type.kind == TypeKind::Optional) part = optionalIn(type, part);
  return part == nullptr ? "your" : possessive(*static_cast<const language::PlayerSelector*>(part));
}

std::string Speaker::list(const Type& type, const void* value) const {
  std::vector<std::string> items;
  for (std::size_t i = 0; i < type.size(value); ++i)
    items.push_back(say(type.element(), elementIn(type, value, i)));
  return joined(items, "and");
}

std::string Speaker::map(const Type& type, const void* value) const {
  std::vector<std::string> items;
  for (std::size_t i = 0; i < type.size(value); ++i)
    items.push_back(say(type.key(), keyIn(type, value, i)) + " being " +
                    say(type.element(), elementIn(type, value, i)));
  return joined(items, "and");
}

std::vector<Line> Speaker::conditions(const language::Condition& condition) const {
  const auto* logic = std::get_if<language::LogicCondition>(&condition.node);
  std::vector<Line> lines;
  if (logic != nullptr && logic->op == language::LogicOp::And) {
    for (const language::Condition& part : logic->args)
      lines.push_back({capitalised(say(part)) + ".", {}, part.span});
  } else {
    lines.push_back({capitalised(say(condition)) + ".", {}, condition.span});
  }
  return lines;
}

std::vector<Line> Speaker::lines(const language::EffectList& effects) const {
  std::vector<Line> lines;
  for (const language::Effect& effect : effects.items) {
    lines.push_back(line(effect));
    const auto* choice = std::get_if<language::IfEffect>(&effect.node);
    if (choice != nullptr && !choice->otherwise.empty())
      lines.push_back({"Otherwise:", this->lines(choice->otherwise)});
  }
  return lines;
}

Line Speaker::line(const language::Effect& effect) const {
  const Type& type = language::typeOf<language::Effect>();
  const Type& record = type.alternatives[type.alternativeIndex(&effect)]();
  const void* value = alternativeIn(type, &effect);
  Line result{capitalised(say(record, value)), {}, effect.span};
  if (const auto* added = std::get_if<language::AddVarEffect>(&effect.node)) {
    const auto* literal = std::get_if<std::int64_t>(&added->delta.node);
    const auto* negative = std::get_if<language::NegativeValue>(&added->delta.node);
    const bool isLess = negative != nullptr || (literal != nullptr && *literal < 0);
    std::string much = negative != nullptr ? say(*negative->value)
                       : isLess            ? std::to_string(*literal).substr(1)
                                           : say(added->delta);
    if (much.find(", ") != std::string::npos) much = "(" + much + ")";
    result.text = (isLess ? "Take " + much + " from " : "Add " + much + " to ") +
                  fill("{player's} {var}", record, value);
  }
  for (const Field& field : record.fields) {
    if (!isEffects(field.type()) || field.name == "else") continue;
    result.below = lines(*static_cast<const language::EffectList*>(fieldIn(field, value)));
  }
  result.text += result.below.empty() ? "." : ":";
  return result;
}

}  // namespace ludo::rulebook
