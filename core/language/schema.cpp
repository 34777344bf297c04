// SPDX-License-Identifier: Apache-2.0
#include "core/language/schema.h"

#include <map>

#include "core/base/letters.h"
#include "core/language/language.h"
#include "core/language/type_text.h"
#include "core/text/json_data.h"

namespace ludo::language {

using text::DataNode;

namespace {

DataNode string(std::string value) {
  return DataNode::ofString(std::move(value));
}

DataNode object(std::initializer_list<std::pair<const char*, DataNode>> entries) {
  DataNode node = DataNode::map();
  for (const auto& [key, value] : entries) node.set(key, value);
  return node;
}

DataNode strings(const std::vector<std::string>& values) {
  DataNode list = DataNode::list();
  for (const std::string& value : values) list.items.push_back(string(value));
  return list;
}

/// Objects that have `key`, with one of `words` under it where there are any.
DataNode objectWith(const std::string& key, const std::vector<std::string>& words = {}) {
  DataNode schema = object({{"type", string("object")}, {"required", strings({key})}});
  if (!words.empty()) schema.set("properties", DataNode::map()).set(key, object({{"enum", strings(words)}}));
  return schema;
}

std::vector<std::string> wordsOfTag(const Type& record) {
  std::vector<std::string> tags;
  for (const EnumValue& word : tagWords(record)) tags.push_back(word.name);
  return tags;
}

class SchemaWriter {
 public:
  explicit SchemaWriter(bool macros) : m_macros(macros) {}

  DataNode write(const Type& root, const std::string& title) {
    DataNode schema = object({{"$schema", string("http://json-schema.org/draft-07/schema#")},
                              {"title", string(title)},
                              {"description", string(root.doc)}});
    DataNode body = record(root);
    for (text::DataEntry& entry : body.entries) {
      if (entry.key != "description") schema.set(entry.key, std::move(entry.value));
    }
    DataNode& definitions = schema.set("definitions", DataNode::map());
    for (auto& [name, definition] : m_definitions) definitions.set(name, std::move(definition));
    return schema;
  }

 private:
  DataNode of(const Type& type) {
    switch (type.kind) {
      case TypeKind::Integer: {
        DataNode schema = object({{"type", string("integer")}});
        if (type.minimum != INT64_MIN) schema.set("minimum", DataNode::ofInteger(type.minimum));
        if (type.maximum != INT64_MAX) schema.set("maximum", DataNode::ofInteger(type.maximum));
        return schema;
      }
      case TypeKind::Bool:
        return object({{"type", string("boolean")}});
      case TypeKind::Text:
        return object({{"type", string("string")}});
      case TypeKind::Definition:
      case TypeKind::Reference:
        return name(type);
      case TypeKind::Optional:
        return of(type.element());
      case TypeKind::List:
        return list(type);
      case TypeKind::Map:
        return object({{"type", string("object")},
                       {"propertyNames", of(type.key())},
                       {"additionalProperties", of(type.element())}});
      case TypeKind::Enumeration:
      case TypeKind::Notation:
      case TypeKind::Record:
      case TypeKind::Union:
        return reference(type);
    }
    return DataNode::map();
  }

  static DataNode name(const Type& type) {
    std::string identifier = "[A-Za-z][A-Za-z0-9_.-]*$";
    bool binding = type.nameKind == NameKind::Binding;
    return object({{"type", string("string")}, {"pattern", string((binding ? "^\\$" : "^") + identifier)}});
  }

  DataNode list(const Type& type) {
    DataNode many = object({{"type", string("array")}, {"items", of(type.element())}});
    if (!type.oneOrMany) return many;
    many.set("minItems", DataNode::ofInteger(1));
    DataNode options = DataNode::list();
    options.items = {of(type.element()), std::move(many)};
    return object({{"anyOf", std::move(options)}});
  }

  DataNode reference(const Type& type) {
    std::string name = definitionName(type);
    if (!m_definitions.contains(name)) {
      m_definitions[name] = {};  // a type may hold itself
      m_definitions[name] = definition(type);
    }
    return object({{"$ref", string("#/definitions/" + name)}});
  }

  DataNode definition(const Type& type) {
    if (type.kind == TypeKind::Record) return record(type);
    if (type.kind == TypeKind::Union) return unionOf(type);
    DataNode schema = object({{"description", string(type.doc)}});
    if (type.kind == TypeKind::Enumeration) {
      std::vector<std::string> words;
      for (const EnumValue& value : type.values) words.push_back(value.name);
      schema.set("enum", strings(words));
      return schema;
    }
    diagnostics::List none;
    DataNode written = text::readJson(SourceText(type.name, type.schema), none);
    for (text::DataEntry& entry : written.entries) schema.set(entry.key, std::move(entry.value));
    return schema;
  }

  /// Where a word decides which fields there are: all of these, or another word.
  static DataNode waysOf(const Type& type) {
    DataNode ways = DataNode::list();
    std::vector<std::string> needed;
    std::pair<std::string, std::string> decides;
    for (const Field& field : type.fields) {
      if (field.onlyWhere.first.empty()) continue;
      decides = field.onlyWhere;
      if (field.required) needed.push_back(field.name);
    }
    if (needed.empty()) return ways;
    std::vector<std::string> others;
    for (const EnumValue& value : type.field(decides.first)->type().values) {
      if (value.name != decides.second) others.push_back(value.name);
    }
    const DataNode word = object({{"enum", strings(others)}});
    ways.items.push_back(object({{"required", strings(needed)}}));
    ways.items.push_back(object(
        {{"required", strings({decides.first})}, {"properties", object({{decides.first.c_str(), word}})}}));
    return ways;
  }

  DataNode record(const Type& type) {
    DataNode schema = object({{"description", string(type.doc)}, {"type", string("object")}});
    DataNode properties = DataNode::map();
    std::vector<std::string> required;
    if (type.form == RecordForm::Tagged) {
      properties.set(type.tagKey, object({{"const", string(type.tag)}}));
      required.push_back(type.tagKey);
    }
    for (const Field& field : type.fields) {
      properties.set(field.name, described(of(field.type()), field.doc));
      if (field.isAlwaysRequired()) required.push_back(field.name);
    }
    schema.set("properties", std::move(properties));
    if (type.asks)
      schema.set("minProperties", DataNode::ofInteger(static_cast<std::int64_t>(required.size()) + 1));
    if (!required.empty()) schema.set("required", strings(required));
    if (DataNode ways = waysOf(type); !ways.items.empty()) schema.set("anyOf", std::move(ways));
    schema.set("additionalProperties", DataNode::ofBool(false));
    return schema;
  }

  /// Draft 7 ignores what stands beside a $ref.
  static DataNode described(DataNode schema, const std::string& doc) {
    if (schema.find("$ref") == nullptr) {
      schema.set("description", string(doc));
      return schema;
    }
    DataNode all = DataNode::list();
    all.items.push_back(std::move(schema));
    return object({{"description", string(doc)}, {"allOf", std::move(all)}});
  }

  /// Which alternative is meant is decided by its mark alone, so that a validator looks at one alternative
  /// only: trying them all would take time that grows exponentially with the nesting.
  DataNode unionOf(const Type& type) {
    std::vector<std::string> types;
    DataNode rules = DataNode::list();
    DataNode marks = DataNode::list();
    for (TypeGetter getter : type.alternatives) {
      const Type& alternative = getter();
      if (alternative.macro && !m_macros) continue;
      if (alternative.kind == TypeKind::Notation) {
        // In a union, a notation is always a text; what kind of text its own definition says.
        types.emplace_back("string");
        rules.items.push_back(
            object({{"if", object({{"type", string("string")}})}, {"then", of(alternative)}}));
        continue;
      }
      if (alternative.kind != TypeKind::Record) {
        types.push_back(of(alternative).find("type")->text);
        continue;
      }
      bool keyed = alternative.form == RecordForm::Keyed;
      DataNode mark =
          keyed ? objectWith(alternative.tag) : objectWith(alternative.tagKey, wordsOfTag(alternative));
      rules.items.push_back(object({{"if", mark}, {"then", keyed ? wrapped(alternative) : of(alternative)}}));
      marks.items.push_back(std::move(mark));
    }
    types.emplace_back("object");
    rules.items.push_back(object(
        {{"if", object({{"type", string("object")}})}, {"then", object({{"anyOf", std::move(marks)}})}}));
    return object({{"description", string(type.doc)},
                   {"type", types.size() == 1 ? string(types.front()) : strings(types)},
                   {"allOf", std::move(rules)}});
  }

  DataNode wrapped(const Type& record) {
    DataNode properties = DataNode::map();
    properties.set(record.tag, of(record));
    return object({{"properties", std::move(properties)}, {"additionalProperties", DataNode::ofBool(false)}});
  }

  bool m_macros;
  std::map<std::string, DataNode> m_definitions;
};

}  // namespace

std::string definitionName(const Type& type) {
  std::string name;
  bool upper = false;
  for (char c : type.name) {
    if (c != ' ') name += upper ? upperCase(c) : c;
    upper = c == ' ';
  }
  return name;
}

DataNode schemaOf(const Type& record, const std::string& title, bool macros) {
  return SchemaWriter(macros).write(record, title);
}

DataNode gameDefSchema() {
  return schemaOf(gameDefType(), "GameDef", false);
}

DataNode specDocumentSchema() {
  return schemaOf(specDocumentType(), "Structured Game Specification");
}

}  // namespace ludo::language
