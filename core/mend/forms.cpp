// SPDX-License-Identifier: Apache-2.0
#include "core/mend/forms.h"

#include <algorithm>
#include <cctype>

#include "core/language/language.h"
#include "core/mend/formula.h"
#include "core/mend/typed_values.h"
#include "core/text/yaml_scalar.h"

namespace ludo::mend {
namespace {

using language::RecordForm;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

/// A tag of the language, such as "gvar", and the key that holds it, such as "ref".
struct Tag {
  std::string key;
  std::string word;
  std::vector<std::string> fields;  ///< the required ones
};

const std::vector<Tag>& tags() {
  static const std::vector<Tag> all = [] {
    std::vector<Tag> found;
    for (const Type* type : language::allTypes()) {
      if (type->kind != TypeKind::Record || type->form != RecordForm::Tagged) continue;
      Tag tag{type->tagKey, type->tag, {}};
      for (const language::Field& field : type->fields) {
        if (field.required) tag.fields.push_back(field.name);
      }
      found.push_back(std::move(tag));
    }
    return found;
  }();
  return all;
}

DataNode binary(const std::string& op, DataNode left, DataNode right) {
  DataNode node = DataNode::map();
  node.set("op", DataNode::ofString(op));
  node.set("left", std::move(left));
  node.set("right", std::move(right));
  return node;
}

DataNode renamed(const DataNode& node, std::string_view from, const std::string& to) {
  DataNode result = node;
  for (DataEntry& entry : result.entries) {
    if (entry.key == from) entry.key = to;
  }
  return result;
}

class Forms {
 public:
  Forms(const DataNode& node, const KnownWords& words) : m_node(node), m_words(words) {}

  std::vector<Form> take() {
    if (m_node.kind == DataKind::Map) {
      if (m_node.entries.size() == 1) oneKey(m_node.entries.front());
      operators();
      variables();
      aggregates();
      oneForList();
      // What is one thing may stand for a list of one.
      DataNode list = DataNode::list();
      list.items.push_back(m_node);
      offer(list, 12);
    } else if (m_node.kind == DataKind::List) {
      if (m_node.items.size() == 1) offer(m_node.items.front(), 8);
      namedEntries();
    } else if (m_node.kind == DataKind::String) {
      texts();
    }
    return std::move(m_found);
  }

 private:
  void offer(const DataNode& node, int cost) { m_found.push_back({flowText(node), cost}); }

  /// { once: 0 } for { once: [0] }.
  void oneForList() {
    constexpr std::size_t mostEntries = 6;
    for (std::size_t i = 0; i < std::min(m_node.entries.size(), mostEntries); ++i) {
      const DataKind kind = m_node.entries[i].value.kind;
      if (kind != DataKind::Integer && kind != DataKind::String) continue;
      DataNode node = m_node;
      DataNode list = DataNode::list();
      list.items.push_back(m_node.entries[i].value);
      node.entries[i].value = std::move(list);
      offer(node, 12);
    }
  }

  void oneKey(const DataEntry& entry) {
    const DataNode& value = entry.value;
    const bool isPair = value.kind == DataKind::List && value.items.size() == 2;
    if (auto op = operatorMeant(entry.key); op && isPair)
      offer(binary(*op, value.items[0], value.items[1]), 7);
    if (auto op = operatorMeant(entry.key);
        op && value.kind == DataKind::Map && value.find("left") && value.find("right"))
      offer(binary(*op, *value.find("left"), *value.find("right")), 7);
    if (entry.key == "not" || entry.key == "and" || entry.key == "or") logic(entry.key, value);
    tagged(entry.key, value);
    // { ref: "pot" }, { constant: "GOAL" }: the name says what it is.
    if (value.kind == DataKind::String) {
      for (const DataNode& meant : readFormula(value.text, m_words)) offer(meant, 9);
    }
    if (entry.key == "win" || entry.key == "lose" || entry.key == "winner" || entry.key == "loser") {
      DataNode result = DataNode::map();
      result.set("type", DataNode::ofString(entry.key.starts_with("win") ? "win" : "lose"));
      result.set("player", value);
      offer(result, 8);
    }
    for (const char* op : {"count", "sum", "min", "max"}) {
      if (entry.key != op || value.kind != DataKind::Map) continue;
      DataNode inner = DataNode::map();
      inner.set("op", DataNode::ofString(op));
      if (value.find("query") != nullptr && value.find("query")->kind == DataKind::Map) {
        inner.entries.insert(inner.entries.end(), value.entries.begin(), value.entries.end());
      } else {
        inner.set("query", value);
      }
      offer(inner, 8);
      DataNode outer = DataNode::map();
      outer.set("aggregate", std::move(inner));
      offer(outer, 8);
    }
    // An entry under its name: { deck: { owner: "none" } }.
    if (value.kind == DataKind::Map) {
      DataNode named = DataNode::map();
      named.set("id", DataNode::ofString(entry.key));
      named.entries.insert(named.entries.end(), value.entries.begin(), value.entries.end());
      offer(named, 8);
    }
  }

  void logic(const std::string& op, const DataNode& value) {
    DataNode node = DataNode::map();
    node.set("op", DataNode::ofString(op));
    const bool isOne = value.kind == DataKind::List && value.items.size() == 1;
    if (op == "not")
      node.set("arg", isOne ? value.items.front() : value);
    else
      node.set("args", value);
    offer(node, 7);
  }

  void tagged(const std::string& word, const DataNode& value) {
    for (const Tag& tag : tags()) {
      if (tag.word != word) continue;
      DataNode node = DataNode::map();
      node.set(tag.key, DataNode::ofString(word));
      if (value.kind == DataKind::Map)
        node.entries.insert(node.entries.end(), value.entries.begin(), value.entries.end());
      else if (tag.fields.size() == 1)
        node.set(tag.fields.front(), value);
      else
        continue;
      offer(node, 8);
    }
  }

  /// { op: "==", args: [a, b] }, { op: "not", args: [x] }, { left: a, eq: b }.
  void operators() {
    const DataNode* op = m_node.find("op");
    const DataNode* args = m_node.find("args");
    if (op != nullptr && op->kind == DataKind::String && args != nullptr && args->kind == DataKind::List) {
      const auto meant = operatorMeant(op->text);
      if (args->items.size() == 2) offer(binary(meant.value_or(op->text), args->items[0], args->items[1]), 7);
      if (args->items.size() == 1) {
        DataNode node = DataNode::map();
        node.set("op", *op);
        node.set("arg", args->items.front());
        offer(node, 7);
      }
    }
    if (op != nullptr && m_node.find("left") != nullptr && m_node.find("right") != nullptr &&
        (op->text == "and" || op->text == "or")) {
      DataNode node = DataNode::map();
      node.set("op", *op);
      DataNode both = DataNode::list();
      both.items = {*m_node.find("left"), *m_node.find("right")};
      node.set("args", both);
      offer(node, 7);
    }
    if (op != nullptr && op->text == "not" && args == nullptr && m_node.entries.size() == 2)
      offer(renamed(m_node, m_node.entries[m_node.entries[0].key == "op" ? 1 : 0].key, "arg"), 9);
    if (m_node.entries.size() != 2) return;
    for (std::size_t i = 0; i < 2; ++i) {
      const DataEntry& left = m_node.entries[i];
      const DataEntry& right = m_node.entries[1 - i];
      const bool isLeft = left.key == "left" || left.key == "value" || left.key == "a";
      if (auto word = operatorMeant(right.key); word && isLeft)
        offer(binary(*word, left.value, right.value), 8);
    }
  }

  /// { var: "heat" } and { player: "actor", var: "money" }, of which it is not said that they are variables.
  void variables() {
    const DataNode* var = m_node.find("var");
    if (var == nullptr || m_node.find("ref") != nullptr || m_node.entries.size() > 2) return;
    DataNode node = DataNode::map();
    for (const char* scope : {"gvar", "pvar"}) {
      if (m_node.find("player") != nullptr && std::string_view(scope) == "gvar") continue;
      node = DataNode::map();
      node.set("ref", DataNode::ofString(scope));
      node.entries.insert(node.entries.end(), m_node.entries.begin(), m_node.entries.end());
      offer(node, 7);
    }
  }

  /// { op: "count", query: ... } without "aggregate" round it.
  void aggregates() {
    const DataNode* query = m_node.find("query");
    if (query == nullptr || query->kind != DataKind::Map || m_node.find("op") == nullptr) return;
    DataNode node = DataNode::map();
    node.set("aggregate", m_node);
    offer(node, 7);
  }

  /// [{ deck: { owner: "none" } }], and a list in which each entry stands under its name.
  void namedEntries() {
    DataNode list = DataNode::list();
    for (const DataNode& item : m_node.items) {
      const bool isNamed = item.kind == DataKind::Map && item.entries.size() == 1 &&
                           item.entries[0].value.kind == DataKind::Map;
      if (!isNamed) return;
      DataNode named = DataNode::map();
      named.set("id", DataNode::ofString(item.entries[0].key));
      const auto& inner = item.entries[0].value.entries;
      named.entries.insert(named.entries.end(), inner.begin(), inner.end());
      list.items.push_back(std::move(named));
    }
    if (!list.items.empty()) offer(list, 12);
  }

  void texts() {
    // What is called just as a variable is one.
    const bool isVariable = std::ranges::find(m_words.globals, m_node.text) != m_words.globals.end();
    int cost = isVariable ? 3 : 8;
    for (const DataNode& meant : readFormula(m_node.text, m_words)) offer(meant, cost++);
    // "$pot", where pot is a variable.
    if (m_node.text.starts_with('$')) {
      for (const DataNode& meant : readFormula(m_node.text.substr(1), m_words)) offer(meant, 10);
    }
    for (const Tag& tag : tags()) {
      if (tag.word != m_node.text || !tag.fields.empty()) continue;
      DataNode node = DataNode::map();
      node.set(tag.key, DataNode::ofString(tag.word));
      offer(node, 9);
    }
    DataNode list = DataNode::list();
    list.items.push_back(m_node);
    offer(list, 12);
  }

  const DataNode& m_node;
  const KnownWords& m_words;
  std::vector<Form> m_found;
};

}  // namespace

std::vector<Form> formsMeant(const DataNode& node, const KnownWords& words) {
  return Forms(node, words).take();
}

std::string flowText(const DataNode& node) {
  std::string text;
  switch (node.kind) {
    case DataKind::Null:
      return "null";
    case DataKind::Bool:
      return node.boolean ? "true" : "false";
    case DataKind::Integer:
      return std::to_string(node.integer);
    case DataKind::String:
      return text::quoteYaml(node.text);
    case DataKind::List:
      for (const DataNode& item : node.items) text += (text.empty() ? "" : ", ") + flowText(item);
      return "[" + text + "]";
    case DataKind::Map:
      for (const DataEntry& entry : node.entries)
        text += (text.empty() ? "" : ", ") + entry.key + ": " + flowText(entry.value);
      return text.empty() ? "{}" : "{ " + text + " }";
  }
  return text;
}

}  // namespace ludo::mend
