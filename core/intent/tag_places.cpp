// SPDX-License-Identifier: Apache-2.0
#include "core/intent/tag_places.h"

#include <algorithm>

#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/wording/formula_nodes.h"
#include "core/wording/statement.h"

namespace ludo::mend {
namespace {

using language::RecordForm;
using language::Type;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

class Places {
 public:
  explicit Places(UnionMembers& members) : m_members(members), m_node(members.node()) {}

  void run() {
    tagWithin();
    assignment();
    occupancy();
    typeAsOccupancy();
    propertyAsKey();
    lessening();
    changes();
    control();
    definitionUsed();
    actionAsKey();
    otherMember();
  }

 private:
  const KnownWords& words() const { return m_members.meanings().words(); }

  /// { op: ["=="], ... } and { left: ..., op: { ">=": 1 } }: the tag stands one level deeper.
  void tagWithin() {
    for (std::size_t i = 0; i < m_node.entries.size(); ++i) {
      const DataEntry& entry = m_node.entries[i];
      const auto isKey = [&](const Type* member) { return member->tagKey == entry.key; };
      if (!std::ranges::any_of(m_members.all(), isKey)) continue;
      DataNode others = m_node;
      others.entries.erase(others.entries.begin() + static_cast<std::ptrdiff_t>(i));
      others.span = {};
      if (entry.value.items.size() == 1 && entry.value.items[0].kind == DataKind::String) {
        DataNode plain = m_node;
        plain.entries[i].value = DataNode::ofString(entry.value.items[0].text);
        plain.entries[i].value.span = entry.value.span;
        m_members.addMeant(plain, cost::form);
      }
      anyOf(entry, others);
      if (entry.value.entries.size() != 1) continue;
      for (const UnionMembers::Called& called : m_members.called(entry.value.entries[0].key))
        m_members.addIn(called, entry.value.entries[0].value, others, cost::form + called.cost);
    }
  }

  /// { is: ["empty", "enemy"], zone: "$zone" }: one of several.
  void anyOf(const DataEntry& tag, const DataNode& others) {
    const auto isTag = [&](const DataNode& item) {
      return item.kind == text::DataKind::String && !m_members.called(item.text).empty();
    };
    if (tag.value.items.size() < 2 || !std::ranges::all_of(tag.value.items, isTag) ||
        m_members.called("or").empty())
      return;
    DataNode args = DataNode::list();
    for (const DataNode& item : tag.value.items) {
      DataNode& made = args.items.emplace_back(DataNode::map());
      made.set(tag.key, DataNode::ofString(item.text));
      made.entries.insert(made.entries.end(), others.entries.begin(), others.entries.end());
    }
    DataNode any = DataNode::map();
    any.set("op", DataNode::ofString("or"));
    any.set("args", std::move(args));
    m_members.addMeant(any, cost::level);
  }

  /// { var: "pot", op: "+=", value: 1 }: an assignment, part by part.
  void assignment() {
    const DataNode* variable = m_node.find("var");
    if (variable == nullptr || variable->kind != DataKind::String || m_node.entries.size() != 3) return;
    std::string sign;
    std::string value;
    for (const DataEntry& entry : m_node.entries) {
      const bool isSign =
          entry.value.text.find_first_not_of("+-:=") == std::string::npos && entry.value.text.ends_with('=');
      if (isSign)
        sign = entry.value.text;
      else if (entry.key != "var")
        value =
            entry.value.kind == DataKind::Integer ? std::to_string(entry.value.integer) : entry.value.text;
    }
    if (sign.empty() || value.empty()) return;
    for (const DataNode& meant : readStatement(variable->text + " " + sign + " " + value, words()))
      m_members.addMeant(meant, cost::form);
  }

  /// { op: "is", left: "$zone", right: "empty" }
  void occupancy() {
    const DataNode* left = m_node.find("left");
    const DataNode* right = m_node.find("right");
    const DataNode* op = m_node.find("op");
    const bool isPair = left != nullptr && right != nullptr && op != nullptr && m_node.entries.size() == 3;
    if (!isPair || left->kind != DataKind::String || right->kind != DataKind::String ||
        operatorMeant(op->text) != "==" || m_members.called("empty").empty())
      return;
    const DataNode made = joined("==", *left, *right);
    if (made.find("is") != nullptr) m_members.addMeant(made, cost::form);
  }

  /// { is: "coin", zone: "deck" }: what should be there is a token of a type.
  void typeAsOccupancy() {
    const DataNode* is = m_node.find("is");
    const std::vector<std::string>& types = words().ofKind(language::NameKind::TokenType);
    const bool isType = is != nullptr && is->kind == DataKind::String && m_node.find("type") == nullptr &&
                        std::ranges::find(types, is->text) != types.end();
    if (!isType || m_members.called("occupied").empty()) return;
    DataNode made = m_node;
    for (DataEntry& entry : made.entries) {
      if (entry.key == "is") entry.value.text = "occupied";
    }
    made.set("type", DataNode::ofString(is->text));
    m_members.addMeant(made, cost::form);
  }

  /// { cost: "$card" } for { ref: "tokenProp", token: "$card", prop: "cost" }
  void propertyAsKey() {
    if (m_node.entries.size() != 1 || m_node.entries[0].value.kind != DataKind::String) return;
    const DataEntry& entry = m_node.entries[0];
    const std::vector<std::string>& known = words().ofKind(language::NameKind::Property);
    if (std::ranges::find(known, entry.key) == known.end() || m_members.called("tokenProp").empty()) return;
    m_members.addMeant(memberOf(entry.value.text, entry.key, words()), cost::form);
  }

  /// { spend: { var: "money", amount: 2 } }: what is said to be less is added with a minus.
  void lessening() {
    if (m_node.entries.size() != 1 || m_members.called("addVar").empty()) return;
    const DataEntry& entry = m_node.entries.front();
    if (!isLessening(entry.key) || entry.value.kind != DataKind::Map) return;
    DataNode fields = entry.value;
    fields.span = {};
    bool isNegated = false;
    for (DataEntry& field : fields.entries) {
      if (field.value.kind != DataKind::Integer || isNegated) continue;
      field.value = DataNode::ofInteger(-field.value.integer);
      isNegated = true;
    }
    if (!isNegated) fields.set("delta", DataNode::ofInteger(-1));
    DataNode made = DataNode::map();
    made.set("addVar", std::move(fields));
    m_members.addMeant(made, cost::form);
  }

  /// { moveToken: { token: ..., direction: ... } }: the fields are those of one other, and all of them.
  void otherMember() {
    if (m_node.entries.size() != 1 || m_node.entries[0].value.entries.size() < 2) return;
    const DataNode& fields = m_node.entries[0].value;
    const Type* own = memberOf(m_members.type(), m_node);
    const auto isOwn = [&](const DataEntry& entry) { return own->field(entry.key) != nullptr; };
    // What only lacks something is what it says.
    if (own != nullptr && std::ranges::all_of(fields.entries, isOwn)) return;
    const Type* found = nullptr;
    for (const Type* member : m_members.all()) {
      if (member->form != RecordForm::Keyed || !fits(*member, fields)) continue;
      if (found != nullptr || member->tag == m_node.entries[0].key) return;
      found = member;
    }
    // Another word for one key is as near as another construct.
    const auto mayBeOwn = [&](const DataEntry& entry) {
      return own != nullptr && own->field(entry.key) == nullptr &&
             std::ranges::any_of(own->fields, [&](const language::Field& field) {
               const Type& type = bare(field.type());
               return fields.find(field.name) == nullptr && type.kind == language::TypeKind::Notation &&
                      entry.value.kind == DataKind::String && words().isKnown(type, entry.value.text);
             });
    };
    const bool isAsNear = std::ranges::any_of(fields.entries, mayBeOwn);
    if (found != nullptr) m_members.add(*found, fields, isAsNear ? 2 * cost::untold : cost::sole);
  }

  /// { call: "isDark", with: {...} }, { is: "isDark", with: {...} } and { isDark: {...} }.
  void definitionUsed() {
    if (m_node.entries.empty() || m_node.entries.size() > 2) return;
    for (const DataEntry& entry : m_node.entries) {
      const bool isKey = words().definitions.contains(entry.key);
      const auto used = words().definitions.find(isKey ? entry.key : entry.value.text);
      if (used == words().definitions.end() || (isKey && m_node.entries.size() > 1)) continue;
      DataNode fields = DataNode::map();
      fields.set("name", DataNode::ofString(used->first));
      const DataNode* with = isKey ? &entry.value : nullptr;
      for (const DataEntry& other : m_node.entries) {
        if (&other != &entry) with = &other.value;
      }
      const bool isNothing = with == nullptr || with->kind == DataKind::Null ||
                             (with->kind == DataKind::Map && with->entries.empty());
      if (!isNothing) fields.set("with", *with);
      DataNode made = DataNode::map();
      if (used->second.key.empty()) {
        made.set("do", std::move(fields));
      } else {
        made.set(used->second.key, DataNode::ofString("defined"));
        made.entries.insert(made.entries.end(), fields.entries.begin(), fields.entries.end());
      }
      if (sameContent(made, m_node)) continue;
      m_members.addMeant(made, cost::form);
      return;
    }
  }

  /// { buy: { $cargo: "iron" } } for { take: { action: "buy", with: { $cargo: "iron" } } }.
  void actionAsKey() {
    if (m_node.entries.size() != 1 || !words().actions.contains(m_node.entries[0].key)) return;
    const bool isNamed = m_node.entries[0].value.kind == DataKind::Map;
    for (const Type* member : m_members.all()) {
      const bool isOfAction = member->form == RecordForm::Keyed && member->field("action") != nullptr;
      if (isOfAction) m_members.add(*member, m_node, isNamed ? 0 : cost::level);
    }
  }

  /// `if a == b:` and `for $x in y:` with what they hold below them.
  void control() {
    if (m_node.entries.empty() || m_node.entries.size() > 2) return;
    const std::string& key = m_node.entries[0].key;
    const std::size_t blank = key.find(' ');
    if (blank == std::string::npos) return;
    const std::string word = key.substr(0, blank);
    const std::string rest = key.substr(blank + 1);
    DataNode fields = DataNode::map();
    const std::size_t link = rest.find(" in ");
    const bool isLoop =
        (word == "for" || word == "foreach" || word == "forEach") && link != std::string::npos;
    if (isLoop) {
      fields.set("bind", DataNode::ofString(rest.substr(0, link)));
      fields.set("over", DataNode::ofString(rest.substr(link + 4)));
    } else if (word == "if" || word == "when") {
      fields.set("when", DataNode::ofString(rest));
    } else {
      return;
    }
    // `if a == b:` with then and else below it.
    const DataNode& held = m_node.entries[0].value;
    const bool saysItself = held.find(isLoop ? "effects" : "then") != nullptr;
    if (saysItself && m_node.entries.size() == 2) return;
    if (saysItself)
      fields.entries.insert(fields.entries.end(), held.entries.begin(), held.entries.end());
    else
      fields.set(isLoop ? "effects" : "then", held);
    if (m_node.entries.size() == 2) {
      if (isLoop || m_node.entries[1].key != "else") return;
      fields.entries.push_back(m_node.entries[1]);
    }
    DataNode made = DataNode::map();
    made.set(isLoop ? "forEach" : "if", std::move(fields));
    made.span = m_node.span;
    m_members.addMeant(made, cost::form);
  }

  /// { money: -2 } where an effect is wanted.
  void changes() {
    if (m_node.entries.size() != 1 || m_members.called("addVar").empty()) return;
    const DataEntry& entry = m_node.entries.front();
    if (entry.value.kind != DataKind::Integer || entry.value.integer >= 0) return;
    const std::string change = entry.key + " += " + std::to_string(entry.value.integer);
    for (const DataNode& meant : readStatement(change, words())) m_members.addMeant(meant, cost::form);
  }

  UnionMembers& m_members;
  const DataNode& m_node;
};

}  // namespace

void otherPlaces(UnionMembers& members) {
  Places(members).run();
}

}  // namespace ludo::mend
