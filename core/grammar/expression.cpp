// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/expression.h"

#include <algorithm>

namespace ludo::grammar {
namespace {

using Kind = Expression::Kind;

/// From so many on, equal sets of characters in a row are counted.
constexpr std::size_t fewestCounted = 3;

Expression sequenceOf(std::vector<Expression> parts) {
  std::erase_if(parts, [](const Expression& part) { return part.isEmpty(); });
  if (parts.size() == 1) return std::move(parts.front());
  return {Kind::InOrder, {}, {}, std::move(parts), 0};
}

/// One of these; an empty one makes the others optional.
Expression choiceOf(std::vector<Expression> options) {
  const std::size_t all = options.size();
  std::erase_if(options, [](const Expression& option) { return option.isEmpty(); });
  const bool hasEmpty = options.size() < all;
  if (options.empty()) return {};
  Expression choice = options.size() == 1 ? std::move(options.front())
                                          : Expression{Kind::Choice, {}, {}, std::move(options), 0};
  if (hasEmpty) return {Kind::Optional, {}, {}, {std::move(choice)}, 0};
  return choice;
}

Expression symbolOf(const Grammar& grammar, const Symbol& symbol) {
  if (symbol.kind == Symbol::Kind::Literal) {
    if (symbol.text.empty()) return {};
    return {Kind::Literal, symbol.text, {}, {}, 0};
  }
  if (symbol.kind == Symbol::Kind::Characters) return {Kind::Characters, {}, symbol.characters, {}, 0};
  if (isWrittenInPlace(grammar, symbol.text)) return expressionOf(grammar, *grammar.find(symbol.text));
  return {Kind::Rule, symbol.text, {}, {}, 0};
}

Expression alternativeOf(const Grammar& grammar, const Sequence& symbols, std::size_t from) {
  std::vector<Expression> parts;
  for (std::size_t i = from; i < symbols.size();) {
    std::size_t end = i + 1;
    if (symbols[i].kind == Symbol::Kind::Characters) {
      while (end < symbols.size() && symbols[end] == symbols[i]) ++end;
    }
    const Expression part = symbolOf(grammar, symbols[i]);
    if (end - i >= fewestCounted)
      parts.push_back({Kind::Times, {}, {}, {part}, end - i});
    else
      parts.insert(parts.end(), end - i, part);
    i = end;
  }
  return sequenceOf(std::move(parts));
}

}  // namespace

bool isWrittenInPlace(const Grammar& grammar, const std::string& name) {
  return name.find('.') != std::string::npos && name != grammar.start() && grammar.find(name) != nullptr;
}

Expression expressionOf(const Grammar& grammar, const Rule& rule) {
  std::vector<Expression> beginnings;
  std::vector<Expression> continuations;
  for (const Sequence& alternative : rule.alternatives) {
    const bool goesOn = !alternative.empty() && alternative.front() == Symbol::rule(rule.name);
    (goesOn ? continuations : beginnings).push_back(alternativeOf(grammar, alternative, goesOn ? 1 : 0));
  }
  std::vector<Expression> parts = {choiceOf(std::move(beginnings))};
  Expression more = choiceOf(std::move(continuations));
  if (more.kind == Kind::Optional) more = std::move(more.parts.front());
  if (!more.isEmpty()) parts.push_back({Kind::Many, {}, {}, {std::move(more)}, 0});
  return sequenceOf(std::move(parts));
}

}  // namespace ludo::grammar
