// SPDX-License-Identifier: Apache-2.0
#include "constructs.h"

#include <algorithm>
#include <regex>

#include "core/language/language.h"
#include "core/language/parts.h"
#include "core/language/spec_document.h"
#include "core/language/union_forms.h"
#include "core/language/write.h"
#include "core/text/strict_yaml.h"

namespace ludo::testing {

using namespace language;
using text::DataKind;
using text::DataNode;

namespace {

DataNode yamlOf(const std::string& text) {
  const SourceText source("form.yaml", text + '\n');
  diagnostics::List diagnostics;
  return text::readStrictYaml(source, {0, static_cast<std::uint32_t>(source.content().size())}, diagnostics);
}

std::string nameOf(const Type& type, const std::string& part) {
  return type.name + ' ' + part;
}

/// How a form of a union is called: by its mark, or by its type.
std::string formName(const Type& form) {
  if (form.kind != TypeKind::Record) return form.name;
  return form.form == RecordForm::Valued ? form.name : form.tag;
}

bool isForPeople(const Type& record, const Field& field) {
  return keysForPeople().contains(record.name + '.' + field.name);
}

void reach(const Type& type, std::set<const Type*>& reached) {
  if (!reached.insert(&type).second) return;
  for (const Field& field : type.fields) {
    if (!isForPeople(type, field)) reach(field.type(), reached);
  }
  for (TypeGetter alternative : type.alternatives) reach(alternative(), reached);
  if (type.key != nullptr) reach(type.key(), reached);
  if (type.element != nullptr) reach(type.element(), reached);
}

/// What only tests are made of.
const std::set<const Type*>& typesOfTests() {
  static const std::set<const Type*> only = [] {
    std::set<const Type*> tests;
    std::set<const Type*> games;
    reach(testsType(), tests);
    reach(gameDefType(), games);
    std::erase_if(tests, [&](const Type* type) { return games.contains(type); });
    return tests;
  }();
  return only;
}

std::string flow(const DataNode& data) {
  switch (data.kind) {
    case DataKind::Integer:
      return std::to_string(data.integer);
    case DataKind::List: {
      std::string text;
      for (const DataNode& item : data.items) text += (text.empty() ? "" : ", ") + flow(item);
      return '[' + text + ']';
    }
    case DataKind::Map: {
      std::string text;
      for (const text::DataEntry& entry : data.entries)
        text += (text.empty() ? " " : ", ") + entry.key + ": " + flow(entry.value);
      return '{' + text + " }";
    }
    default:
      return data.text;
  }
}

/// The form of a notation without the names in it: "top(deck)" and "top(hand)" are of one form.
std::string shapeOf(std::string text) {
  static const std::regex binding(R"(\$[\w.-]+)");
  static const std::regex number(R"(\b\d+(, \d+)*\b)");
  static const std::regex name(R"([A-Za-z_][\w.-]*(?![\w.-]|\(|: ))");
  text.erase(std::remove(text.begin(), text.end(), '"'), text.end());
  text = std::regex_replace(text, binding, "@");
  text = std::regex_replace(text, name, "w");
  return std::regex_replace(text, number, "0");
}

/// The forms that a value of a notation may have; several where only what a name means tells them apart.
std::vector<const NotationForm*> formsOf(const Type& type, const DataNode& data) {
  static const std::regex function(R"(\w+\()");
  const std::string written = flow(data);
  std::vector<const NotationForm*> alike;
  const auto take = [&](const auto& shape) {
    for (const NotationForm& form : type.forms) {
      if (shape(form.text) == shape(written)) alike.push_back(&form);
    }
    return !alike.empty();
  };
  const auto whole = [](const std::string& text) { return text; };
  const auto anyFunction = [](const std::string& text) {
    return std::regex_replace(shapeOf(text), function, "f(");
  };
  if (!take(whole) && !take(&shapeOf)) take(anyFunction);
  return alike;
}

class Collector {
 public:
  Collector(DataNode& document, Uses& uses) : m_uses(uses) { visit(specDocumentType(), document); }

 private:
  void use(const std::string& construct, const std::string& aspect, DataNode& place,
           std::vector<DataNode> instead) {
    m_uses[construct][aspect].push_back({&place, std::move(instead), m_inTests, m_test, m_isExpectation});
  }

  void visit(const Type& type, DataNode& data) {
    const bool outer = m_isExpectation;
    m_isExpectation = m_inTests && typesOfTests().contains(&type) && type.kind != TypeKind::List;
    switch (type.kind) {
      case TypeKind::Optional:
        visit(type.element(), data);
        break;
      case TypeKind::List:
        visitList(type, data);
        break;
      case TypeKind::Map:
        for (text::DataEntry& entry : data.entries) visit(type.element(), entry.value);
        break;
      case TypeKind::Record:
        visitRecord(type, data);
        break;
      case TypeKind::Union:
        visitUnion(type, data, nullptr, 0);
        break;
      case TypeKind::Enumeration:
        visitWord(type, data);
        break;
      case TypeKind::Notation:
        visitNotation(type, data);
        break;
      default:
        break;
    }
    m_isExpectation = outer;
  }

  void visitList(const Type& type, DataNode& data) {
    const Type& element = type.element();
    if (data.kind != DataKind::List) return visit(element, data);
    const bool tests = &type == &testsType();
    for (std::size_t i = 0; i < data.items.size(); ++i) {
      if (tests) {
        m_inTests = true;
        m_test = i;
      }
      if (element.kind == TypeKind::Union) {
        visitUnion(element, data.items[i], &data, i);
      } else {
        visit(element, data.items[i]);
      }
    }
    if (tests) m_inTests = false;
  }

  static bool mayBeThere(const Field& field, const DataNode& fields) {
    const DataNode* decides = fields.find(field.onlyWhere.first);
    return decides == nullptr || decides->text == field.onlyWhere.second;
  }

  void visitRecord(const Type& type, DataNode& data) {
    DataNode& fields = type.form == RecordForm::Keyed ? data.entries.front().value : data;
    std::set<std::string> writtenOut;
    for (const Field& field : type.fields) {
      const TypeKind kind = field.type().kind;
      const bool isShort = kind == TypeKind::Enumeration || kind == TypeKind::Notation;
      if (!isShort || fields.find(field.name) != nullptr || !mayBeThere(field, fields)) continue;
      fields.set(field.name, writeValue(field.type(), fieldIn(field, type.defaults())));
      writtenOut.insert(field.name);
    }
    for (const Field& field : type.fields) {
      if (fields.find(field.name) == nullptr) continue;
      DataNode without = fields;
      std::erase_if(without.entries, [&](const text::DataEntry& entry) { return entry.key == field.name; });
      const std::string key = type.name + '.' + field.name;
      if (isForPeople(type, field)) {
        if (!field.required) use(std::string(forPeople), key, fields, {std::move(without)});
        continue;
      }
      // Without a required key there is no game, and no other word can stand where there is only one.
      const bool isFixed = field.required || field.type().values.size() == 1;
      if (isFixed) {
        use(key, "", fields, {});
      } else if (!writtenOut.contains(field.name)) {
        use(key, "", fields, {std::move(without)});
      }
      const auto entry = std::ranges::find(fields.entries, field.name, &text::DataEntry::key);
      visit(field.type(), entry->value);
    }
  }

  /// `list`, when not null, has the value as its item `index`.
  void visitUnion(const Type& type, DataNode& data, DataNode* list, std::size_t index) {
    const Type* chosen = nullptr;
    for (TypeGetter alternative : type.alternatives) {
      const Type& form = alternative();
      const bool fits = form.kind == TypeKind::Record    ? matches(form, data)
                        : form.kind == TypeKind::Integer ? data.kind == DataKind::Integer
                        : form.kind == TypeKind::Bool    ? data.kind == DataKind::Bool
                                                         : data.kind == DataKind::String;
      if (fits && chosen == nullptr) chosen = &form;
    }
    if (chosen == nullptr) return;
    const std::string construct = nameOf(type, formName(*chosen));
    bool isTruth = false;
    std::vector<DataNode> instead;
    for (TypeGetter alternative : type.alternatives) {
      const Type& form = alternative();
      if (form.kind == TypeKind::Record && &form != chosen) instead.push_back(yamlOf(form.example));
      if (form.kind == TypeKind::Integer) instead.insert(instead.begin(), DataNode::ofInteger(-987));
      isTruth = isTruth || (form.kind == TypeKind::Bool && &type == &typeOf<Condition>());
    }
    if (isTruth) {
      use(construct, "while it holds", data, {DataNode::ofBool(false)});
      if (chosen->kind == TypeKind::Record)
        use(construct, "while it does not hold", data, {DataNode::ofBool(true)});
    } else if (list != nullptr && &type == &typeOf<Effect>()) {
      DataNode without = *list;
      without.items.erase(without.items.begin() + static_cast<std::ptrdiff_t>(index));
      use(construct, "", *list, {std::move(without)});
    } else {
      use(construct, "", data, std::move(instead));
    }
    visit(*chosen, data);
  }

  void visitWord(const Type& type, DataNode& data) {
    const std::string construct = nameOf(type, data.text);
    if (type.values.size() == 1) use(construct, "", data, {});
    for (const EnumValue& other : type.values) {
      if (other.name != data.text)
        use(construct, "and not " + other.name, data, {DataNode::ofString(other.name)});
    }
  }

  void visitNotation(const Type& type, DataNode& data) {
    for (const NotationForm* form : formsOf(type, data)) {
      std::vector<DataNode> instead;
      for (const NotationForm& other : type.forms) {
        if (&other == form) continue;
        const bool isData = other.text.starts_with('{') || other.text.starts_with('[');
        instead.push_back(isData ? yamlOf(other.text) : DataNode::ofString(other.text));
      }
      use(nameOf(type, form->text), "", data, std::move(instead));
    }
  }

  Uses& m_uses;
  bool m_inTests = false;
  bool m_isExpectation = false;
  std::size_t m_test = 0;
};

}  // namespace

const std::set<std::string>& keysForPeople() {
  static const std::set<std::string> keys = {"metadata.id",
                                             "metadata.name",
                                             "metadata.description",
                                             "metadata.author",
                                             "metadata.version",
                                             "zone.board",
                                             "zone.x",
                                             "zone.y",
                                             "token type.name",
                                             "table.shape",
                                             "table.picture",
                                             "table.back",
                                             "action.label",
                                             "graph node.x",
                                             "graph node.y",
                                             "bundle.name",
                                             "bundle.description",
                                             "bundle.mutationPoints",
                                             "bundle parameter.doc",
                                             "specification.rendering",
                                             "game.rendering"};
  return keys;
}

std::set<std::string> constructsWithMeaning() {
  std::set<const Type*> reached;
  reach(specDocumentType(), reached);
  std::set<std::string> constructs;
  for (const Type* type : reached) {
    for (TypeGetter form : type->alternatives) constructs.insert(nameOf(*type, formName(form())));
    for (const EnumValue& word : type->values) constructs.insert(nameOf(*type, word.name));
    for (const NotationForm& form : type->forms) constructs.insert(nameOf(*type, form.text));
    for (const Field& field : type->fields) {
      if (!isForPeople(*type, field)) constructs.insert(type->name + '.' + field.name);
    }
  }
  return constructs;
}

void collectUses(DataNode& document, Uses& uses) {
  Collector(document, uses);
}

}  // namespace ludo::testing
