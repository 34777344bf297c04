// SPDX-License-Identifier: Apache-2.0
// Notations that name something have their rules from their forms: the reader itself shows where the names
// stand in each. The others have them from their schemas.
#include <algorithm>

#include "core/grammar/type_rules.h"
#include "core/language/walk.h"
#include "core/text/json_data.h"
#include "core/text/strict_yaml.h"

namespace ludo::grammar {

using language::Field;
using language::TypeKind;
using text::DataNode;

/// A way to write a notation, as its reader takes it.
struct TypeRules::Form {
  bool isText = false;  ///< stands in quotes
  Sequence symbols;     ///< without them
};

namespace {

/// A part of a form that stands for others of its kind.
struct Hole {
  Span span;
  const language::Type* type = nullptr;
};

/// The names and notations inside a notation, where they stand.
void findHoles(const language::Type& notation, void* value, std::vector<Hole>& holes) {
  for (const Field& part : notation.parts) {
    const language::Type* type = &part.type();
    void* inner = part.access(value);
    if (type->kind == TypeKind::Optional) {
      inner = type->optionalValue(inner);
      type = &type->element();
    }
    if (inner == nullptr) continue;
    const bool isName = type->kind == TypeKind::Reference;
    const Span span = isName ? language::nameSpanOf(*type, inner) : language::nodeOf(*type, inner)->span;
    if (span.known()) holes.push_back({span, type});
  }
  std::sort(holes.begin(), holes.end(),
            [](const Hole& a, const Hole& b) { return a.span.begin < b.span.begin; });
}

bool isNumber(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

DataNode textNode(const std::string& text) {
  DataNode data = DataNode::ofString(text);
  data.span = {0, static_cast<std::uint32_t>(text.size() + 2)};  // as if it stood in quotes
  return data;
}

DataNode yamlNode(const std::string& text) {
  const SourceText source("form", text);
  diagnostics::List none;
  return text::readStrictYaml(source, {0, static_cast<std::uint32_t>(text.size())}, none);
}

}  // namespace

/// What stands between the holes of a form: itself, but for numbers, and for what parentheses enclose.
Sequence TypeRules::between(std::string_view text, bool isText) {
  Sequence symbols;
  const std::size_t open = text.find('(');
  const std::size_t close = text.rfind(')');
  if (isNumber(text)) {
    symbols.push_back(integer(isText ? 0 : INT64_MIN, INT64_MAX));
  } else if (isText && open != std::string_view::npos && close != std::string_view::npos &&
             open + 1 < close) {
    appendLiteral(symbols, text.substr(0, open + 1));
    symbols.push_back(arguments());
    appendLiteral(symbols, text.substr(close));
  } else {
    appendLiteral(symbols, text);
  }
  return symbols;
}

TypeRules::Form TypeRules::formOf(const Type& type, const std::string& text) {
  Form form;
  DataNode data = textNode(text);
  const bool isCollection = text.starts_with('{') || text.starts_with('[');
  void* value = m_scratch.fresh(type);
  form.isText = !isCollection && !type.parse(value, data);
  if (!form.isText) {
    data = yamlNode(text);
    value = m_scratch.fresh(type);
    if (type.parse(value, data)) return form;
  }
  std::vector<Hole> holes;
  findHoles(type, value, holes);
  const std::uint32_t offset = form.isText ? 1 : 0;
  std::size_t at = 0;
  const auto addUpTo = [&](std::size_t end) {
    append(form.symbols, between(std::string_view(text).substr(at, end - at), form.isText));
  };
  for (const Hole& hole : holes) {
    if (hole.span.begin - offset < at) continue;
    addUpTo(hole.span.begin - offset);
    const bool isName = hole.type->kind == TypeKind::Reference;
    if (form.isText)
      form.symbols.push_back(isName ? knownName(hole.type->nameKind) : notationText(*hole.type));
    else
      form.symbols.push_back(of(*hole.type));
    at = hole.span.end - offset;
  }
  addUpTo(text.size());
  return form;
}

/// What parentheses enclose at the end of a form may be left out where the reader agrees.
std::optional<std::string> TypeRules::withoutArguments(const Type& type, const std::string& text) {
  const std::size_t open = text.find('(');
  if (open == std::string::npos || text.find('$') != std::string::npos) return std::nullopt;
  std::string rest = text.substr(0, open);
  if (type.parse(m_scratch.fresh(type), textNode(rest))) return std::nullopt;
  return rest;
}

/// A notation inside the text of another, without quotes of its own.
Symbol TypeRules::notationText(const Type& type) {
  named(type);
  return Symbol::rule(m_names.at({&type, scopeOf(type)}) + "-text");
}

std::vector<Sequence> TypeRules::formsOf(const Type& type, const std::string& name) {
  const std::string inner = begin(name + "-text");
  std::vector<Sequence> texts;
  std::vector<Sequence> alternatives;
  std::vector<std::string> written;
  for (const language::NotationForm& form : type.forms) {
    written.push_back(form.text);
    if (const std::optional<std::string> shorter = withoutArguments(type, form.text))
      written.push_back(*shorter);
  }
  for (const std::string& text : written) {
    Form form = formOf(type, text);
    if (!form.symbols.empty()) (form.isText ? texts : alternatives).push_back(std::move(form.symbols));
  }
  end(inner, texts);
  if (!texts.empty())
    alternatives.insert(alternatives.begin(),
                        {Symbol::literal("\""), Symbol::rule(inner), Symbol::literal("\"")});
  return alternatives;
}

std::vector<Sequence> TypeRules::notation(const Type& type, const std::string& name) {
  if (!type.parts.empty()) return formsOf(type, name);
  const SourceText source(type.name, type.schema);
  diagnostics::List none;
  return schema(text::readJson(source, none), name);
}

}  // namespace ludo::grammar
