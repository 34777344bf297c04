// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/section_schema.h"

#include <map>

#include "core/grammar/type_rules.h"
#include "core/language/language.h"
#include "core/language/schema.h"
#include "core/language/type_text.h"
#include "core/text/json_data.h"

namespace ludo::grammar {

using language::Field;
using language::RecordForm;
using language::Type;
using language::TypeKind;
using text::DataKind;
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

DataNode ofType(const char* name) {
  return object({{"type", string(name)}});
}

DataNode words(const std::vector<std::string>& values) {
  DataNode list = DataNode::list();
  for (const std::string& value : values) list.items.push_back(string(value));
  return object({{"type", string("string")}, {"enum", std::move(list)}});
}

DataNode anyOf(std::vector<DataNode> options) {
  if (options.size() == 1) return std::move(options.front());
  DataNode list = DataNode::list();
  list.items = std::move(options);
  return object({{"anyOf", std::move(list)}});
}

DataNode arrayOf(DataNode items) {
  return object({{"type", string("array")}, {"items", std::move(items)}});
}

/// An object with these keys and no others.
DataNode closedObject(DataNode properties, const std::vector<std::string>& required) {
  DataNode schema = ofType("object");
  schema.set("properties", std::move(properties));
  DataNode& list = schema.set("required", DataNode::list());
  for (const std::string& key : required) list.items.push_back(string(key));
  schema.set("additionalProperties", DataNode::ofBool(false));
  return schema;
}

/// What of a notation's schema everybody knows.
DataNode plain(const DataNode& schema) {
  if (const DataNode* options = schema.find("oneOf")) {
    std::vector<DataNode> others;
    for (const DataNode& option : options->items) others.push_back(plain(option));
    return anyOf(std::move(others));
  }
  if (const DataNode* word = schema.find("const")) return words({word->text});
  if (const DataNode* all = schema.find("enum")) {
    return object({{"type", string("string")}, {"enum", *all}});
  }
  const DataNode& type = *schema.find("type");
  if (type.kind == DataKind::List) {
    std::vector<DataNode> options;
    for (const DataNode& one : type.items) options.push_back(object({{"type", one}}));
    return anyOf(std::move(options));
  }
  if (type.text == "array") return arrayOf(plain(*schema.find("items")));
  if (type.text != "object") {
    DataNode kept = object({{"type", type}});
    if (const DataNode* pattern = schema.find("pattern")) kept.set("pattern", *pattern);
    return kept;
  }
  DataNode properties = DataNode::map();
  for (const text::DataEntry& entry : schema.find("properties")->entries)
    properties.set(entry.key, plain(entry.value));
  std::vector<std::string> required;
  if (const DataNode* keys = schema.find("required")) {
    for (const DataNode& key : keys->items) required.push_back(key.text);
  }
  return closedObject(std::move(properties), required);
}

class SectionSchemaWriter {
 public:
  explicit SectionSchemaWriter(const NamesByKind& names) : m_names(names) {}

  DataNode write(const Field& field) {
    const Type& type = language::stripped(field.type());
    DataNode schema;
    if (type.kind == TypeKind::Record) {
      schema = record(type);
    } else if (type.kind == TypeKind::Map) {
      schema = of(type);
    } else {
      DataNode properties = DataNode::map();
      properties.set("items", of(type));
      schema = closedObject(std::move(properties), {"items"});
    }
    return withDefinitions(std::move(schema));
  }

  DataNode write(const std::vector<const Field*>& fields) {
    DataNode properties = DataNode::map();
    std::vector<std::string> required;
    for (const Field* field : fields) {
      properties.set(field->name, of(field->type()));
      if (field->required) required.push_back(field->name);
    }
    return withDefinitions(closedObject(std::move(properties), required));
  }

 private:
  DataNode withDefinitions(DataNode schema) {
    DataNode& definitions = schema.set("$defs", DataNode::map());
    for (auto& [name, definition] : m_definitions) definitions.set(name, std::move(definition));
    return schema;
  }

  DataNode of(const Type& type) {
    switch (type.kind) {
      case TypeKind::Integer:
        return ofType("integer");
      case TypeKind::Bool:
        return ofType("boolean");
      case TypeKind::Text:
        return ofType("string");
      case TypeKind::Definition:
        return name(type.nameKind == language::NameKind::Binding);
      case TypeKind::Reference:
        return usedName(type.nameKind);
      case TypeKind::Optional:
        return of(type.element());
      case TypeKind::List:
        return type.oneOrMany ? anyOf({of(type.element()), arrayOf(of(type.element()))})
                              : arrayOf(of(type.element()));
      case TypeKind::Map:
        return object({{"type", string("object")}, {"additionalProperties", of(type.element())}});
      case TypeKind::Enumeration:
      case TypeKind::Notation:
      case TypeKind::Record:
      case TypeKind::Union:
        return reference(type);
    }
    return ofType("string");
  }

  static DataNode pointer(const std::string& name) { return object({{"$ref", string("#/$defs/" + name)}}); }

  DataNode name(bool isBinding) {
    const std::string key = isBinding ? "binding" : "name";
    const std::string begin = isBinding ? "^\\$" : "^";
    m_definitions[key] =
        object({{"type", string("string")}, {"pattern", string(begin + "[A-Za-z][A-Za-z0-9_.-]*$")}});
    return pointer(key);
  }

  DataNode usedName(language::NameKind kind) {
    const auto known = m_names.find(kind);
    const bool isBinding = kind == language::NameKind::Binding;
    if (isBinding || known == m_names.end() || known->second.empty() || isLong(known->second))
      return name(isBinding);
    const std::string key = usedNameRule(kind);
    m_definitions[key] = words(known->second);
    return pointer(key);
  }

  static bool isLong(const std::vector<std::string>& names) {
    constexpr std::size_t mostBytes = 2'000;
    std::size_t bytes = 0;
    for (const std::string& name : names) bytes += name.size();
    return bytes > mostBytes;
  }

  DataNode reference(const Type& type) {
    const std::string key = language::definitionName(type);
    if (m_definitions.try_emplace(key).second) m_definitions[key] = definition(type);
    return pointer(key);
  }

  DataNode definition(const Type& type) {
    std::vector<std::string> values;
    std::vector<DataNode> options;
    diagnostics::List none;
    switch (type.kind) {
      case TypeKind::Record:
        return record(type);
      case TypeKind::Union:
        for (language::TypeGetter alternative : type.alternatives) options.push_back(of(alternative()));
        return anyOf(std::move(options));
      case TypeKind::Enumeration:
        for (const language::EnumValue& value : type.values) values.push_back(value.name);
        return words(values);
      default:
        return plain(text::readJson(SourceText(type.name, type.schema), none));
    }
  }

  /// `decided`: a field that is there only where another one is a word; `there`: whether it is.
  DataNode fieldsOf(const Type& type, const Field* decided, bool there) {
    DataNode properties = DataNode::map();
    std::vector<std::string> required;
    if (type.form == RecordForm::Tagged) {
      properties.set(type.tagKey, words({type.tag}));
      required.push_back(type.tagKey);
    }
    for (const Field& field : type.fields) {
      if (decided != nullptr && field.name == decided->onlyWhere.first) {
        std::vector<std::string> values;
        for (const language::EnumValue& value : field.type().values) {
          if ((value.name == decided->onlyWhere.second) == there) values.push_back(value.name);
        }
        properties.set(field.name, words(values));
        if (!there) required.push_back(field.name);
      } else if (there || field.onlyWhere.first.empty()) {
        properties.set(field.name, of(field.type()));
        if (field.required) required.push_back(field.name);
      }
    }
    return closedObject(std::move(properties), required);
  }

  DataNode record(const Type& type) {
    const auto isDecided = [](const Field& field) { return !field.onlyWhere.first.empty(); };
    const auto decided = std::ranges::find_if(type.fields, isDecided);
    DataNode schema = decided == type.fields.end()
                          ? fieldsOf(type, nullptr, false)
                          : anyOf({fieldsOf(type, &*decided, true), fieldsOf(type, &*decided, false)});
    if (type.form != RecordForm::Keyed) return schema;
    DataNode keyed = DataNode::map();
    keyed.set(type.tag, std::move(schema));
    return closedObject(std::move(keyed), {type.tag});
  }

  const NamesByKind& m_names;
  std::map<std::string, DataNode> m_definitions;
};

}  // namespace

DataNode sectionSchema(const std::string& section) {
  const Field* field = language::specDocumentType().field(section);
  static const NamesByKind anyNames;
  return field == nullptr ? DataNode::map() : SectionSchemaWriter(anyNames).write(*field);
}

DataNode stageSchema(const std::vector<std::string>& sections, const NamesByKind& names) {
  std::vector<const Field*> fields;
  for (const std::string& section : sections) {
    if (const Field* field = language::specDocumentType().field(section)) fields.push_back(field);
  }
  return SectionSchemaWriter(names).write(fields);
}

}  // namespace ludo::grammar
