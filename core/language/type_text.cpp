// SPDX-License-Identifier: Apache-2.0
#include "core/language/type_text.h"

#include "core/language/reader.h"

namespace ludo::language {

const Type& stripped(const Type& type) {
  return type.kind == TypeKind::Optional ? stripped(type.element()) : type;
}

std::string typeLabel(const Type& type) {
  switch (type.kind) {
    case TypeKind::Optional:
      return typeLabel(type.element());
    case TypeKind::List: {
      std::string element = typeLabel(type.element());
      std::string many = "list of " + element + (type.element().kind == TypeKind::Reference ? "s" : "");
      return type.oneOrMany ? element + " or " + many : many;
    }
    case TypeKind::Map:
      return "mapping from " + typeLabel(type.key()) + " to " + typeLabel(type.element());
    case TypeKind::Reference:
      return type.name + " name";
    default:
      return type.name;
  }
}

std::vector<EnumValue> tagWords(const Type& record) {
  if (record.form == RecordForm::Valued) return record.field(record.tagKey)->type().values;
  return {{record.tag, record.doc}};
}

std::string tagText(const Type& record, const std::string& word) {
  if (record.form == RecordForm::Keyed) return record.tag + ":";
  return record.tagKey + ": \"" + word + '"';
}

namespace {

std::string code(const std::string& text) {
  return '`' + text + '`';
}

std::string joined(const std::vector<std::string>& options) {
  std::string result;
  for (const std::string& option : options) result += (result.empty() ? "" : ", ") + option;
  return result;
}

std::string oneOf(const std::vector<std::string>& options) {
  return (options.size() > 1 ? "one of " : "") + joined(options);
}

std::string alternativesOf(const Type& type) {
  std::vector<std::string> options;
  for (TypeGetter getter : type.alternatives) {
    const Type& alternative = getter();
    if (alternative.kind != TypeKind::Record) {
      options.push_back(whatStands(alternative));
      continue;
    }
    for (const EnumValue& word : tagWords(alternative))
      options.push_back(code(tagText(alternative, word.name)));
  }
  return oneOf(options);
}

}  // namespace

std::string whatStands(const Type& type) {
  std::vector<std::string> options;
  switch (type.kind) {
    case TypeKind::Integer:
      return "a whole number";
    case TypeKind::Bool:
      return "`true` or `false`";
    case TypeKind::Text:
      return "quoted text";
    case TypeKind::Definition:
      return type.nameKind == NameKind::Binding ? "a new name that starts with `$`" : "a new name";
    case TypeKind::Reference:
      return "the quoted name of " + withArticle(type.name);
    case TypeKind::Enumeration:
      for (const EnumValue& value : type.values) options.push_back(code('"' + value.name + '"'));
      return oneOf(options);
    case TypeKind::Notation:
      for (const NotationForm& form : type.forms) options.push_back(code(form.text));
      return "a " + type.name + ", such as " + joined(options);
    case TypeKind::Optional:
      return whatStands(type.element());
    case TypeKind::List:
      return (type.oneOrMany ? "one, or a list, of: " : "a list of: ") + whatStands(type.element());
    case TypeKind::Map:
      return "a mapping from " + typeLabel(type.key()) + " to " + typeLabel(type.element());
    case TypeKind::Record:
      for (const Field& field : type.fields) options.push_back(code(field.name + ':'));
      return options.empty() ? "`{}`" : "a mapping with " + joined(options);
    case TypeKind::Union:
      return alternativesOf(type);
  }
  return type.name;
}

}  // namespace ludo::language
