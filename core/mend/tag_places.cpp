// SPDX-License-Identifier: Apache-2.0
#include "core/mend/tag_places.h"

#include <algorithm>

#include "core/mend/formula_nodes.h"
#include "core/mend/statement.h"
#include "core/mend/typed_values.h"

namespace ludo::mend {
namespace {

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
    propertyAsKey();
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
      if (entry.value.entries.size() != 1) continue;
      for (const UnionMembers::Called& called : m_members.called(entry.value.entries[0].key))
        m_members.addIn(called, entry.value.entries[0].value, others, cost::form + called.cost);
    }
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

  /// { cost: "$card" } for { ref: "tokenProp", token: "$card", prop: "cost" }
  void propertyAsKey() {
    if (m_node.entries.size() != 1 || m_node.entries[0].value.kind != DataKind::String) return;
    const DataEntry& entry = m_node.entries[0];
    const std::vector<std::string>& known = words().ofKind(language::NameKind::Property);
    if (std::ranges::find(known, entry.key) == known.end() || m_members.called("tokenProp").empty()) return;
    m_members.addMeant(memberOf(entry.value.text, entry.key, words()), cost::form);
  }

  UnionMembers& m_members;
  const DataNode& m_node;
};

}  // namespace

void otherPlaces(UnionMembers& members) {
  Places(members).run();
}

}  // namespace ludo::mend
