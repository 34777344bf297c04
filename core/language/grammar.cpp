// SPDX-License-Identifier: Apache-2.0
#include "core/language/grammar.h"

#include "core/language/language.h"
#include "core/language/schema.h"

namespace ludo::language {
namespace {

/// A terminal: ISO 14977 has no escapes, so the quote is chosen by the text.
std::string terminal(const std::string& text) {
  return text.find('\'') == std::string::npos ? '\'' + text + '\'' : '"' + text + '"';
}

std::string quotedWord(const std::string& word) {
  return terminal('"' + word + '"');
}

std::string symbolOf(const Type& type);

std::string fieldOf(const Field& field) {
  std::string text = terminal(field.name + ":") + ", " + symbolOf(field.type());
  return field.required ? text : "[ " + text + " ]";
}

std::string mapping(const std::vector<std::string>& entries) {
  std::string text = terminal("{");
  for (const std::string& entry : entries) text += ", " + entry;
  return text + ", " + terminal("}");
}

/// What stands for a type where it is used.
std::string symbolOf(const Type& type) {
  switch (type.kind) {
    case TypeKind::Integer:
      return "integer";
    case TypeKind::Bool:
      return "boolean";
    case TypeKind::Text:
      return "text";
    case TypeKind::Definition:
    case TypeKind::Reference:
      return type.nameKind == NameKind::Binding ? "binding name" : "name";
    case TypeKind::Optional:
      return symbolOf(type.element());
    case TypeKind::List: {
      std::string element = symbolOf(type.element());
      std::string many = terminal("[") + ", { " + element + " }, " + terminal("]");
      return type.oneOrMany ? "( " + element + " | " + many + " )" : many;
    }
    case TypeKind::Map:
      return terminal("{") + ", { " + symbolOf(type.key()) + ", " + terminal(":") + ", " +
             symbolOf(type.element()) + " }, " + terminal("}");
    default:
      return definitionName(type);
  }
}

std::string recordBody(const Type& type) {
  std::vector<std::string> entries;
  if (type.form == RecordForm::Tagged)
    entries.push_back(terminal(type.tagKey + ":") + ", " + quotedWord(type.tag));
  for (const Field& field : type.fields) entries.push_back(fieldOf(field));
  std::string body = mapping(entries);
  return type.form == RecordForm::Keyed ? mapping({terminal(type.tag + ":") + ", " + body}) : body;
}

std::string joined(const std::vector<std::string>& options) {
  std::string text;
  for (const std::string& option : options) text += (text.empty() ? "" : "; ") + option;
  return text;
}

std::string alternatives(const std::vector<std::string>& options) {
  std::string text;
  for (const std::string& option : options) text += (text.empty() ? "" : "\n    | ") + option;
  return text;
}

/// The right-hand side of a type's rule.
std::string bodyOf(const Type& type) {
  std::vector<std::string> options;
  switch (type.kind) {
    case TypeKind::Record:
      return recordBody(type);
    case TypeKind::Union:
      for (TypeGetter alternative : type.alternatives) options.push_back(symbolOf(alternative()));
      return alternatives(options);
    case TypeKind::Enumeration:
      for (const EnumValue& value : type.values) options.push_back(quotedWord(value.name));
      return alternatives(options);
    default:
      for (const NotationForm& form : type.forms) options.push_back(form.text);
      return "? " + type.doc + " For example: " + joined(options) + " ?";
  }
}

std::string rule(const std::string& name, const std::string& body) {
  return name + " =\n      " + body + " ;\n";
}

}  // namespace

std::string grammarText() {
  std::string text =
      "(* The data of a specification. The keys of a mapping may come in any order; entries of mappings and\n"
      "   lists are separated by commas in flow style and by lines in block style. *)\n\n";
  for (const Type* type : allTypes()) text += rule(definitionName(*type), bodyOf(*type)) + '\n';
  text += rule("boolean", "'true' | 'false'") + '\n';
  text += rule("integer", "[ '-' ], digit, { digit }") + '\n';
  text += rule("name", "'\"', letter, { letter | digit | '_' | '-' | '.' }, '\"'") + '\n';
  text += rule("binding name", "'\"$', letter, { letter | digit | '_' | '-' | '.' }, '\"'") + '\n';
  text += rule("text", "? a quoted YAML scalar ?") + '\n';
  text += rule("letter", "? A to Z, a to z ?") + '\n';
  text += rule("digit", "? 0 to 9 ?");
  return text;
}

}  // namespace ludo::language
