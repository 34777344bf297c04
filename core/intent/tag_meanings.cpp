// SPDX-License-Identifier: Apache-2.0
#include "core/intent/tag_meanings.h"

#include <algorithm>

#include "core/intent/field_order.h"
#include "core/intent/other_tags.h"
#include "core/intent/record_meanings.h"
#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/language/synonyms.h"
#include "core/language/union_forms.h"
#include "core/wording/formula.h"
#include "core/wording/formula_nodes.h"
#include "core/wording/statement.h"
#include "core/wording/truths.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::RecordForm;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

class Tags {
 public:
  explicit Tags(UnionMembers& members) : m_members(members), m_node(members.node()) {}

  void run() {
    tagAsKey();
    tagAsValue();
    nameAsTag();
    swapped();
    otherTags(m_members);
    wordAsMember();
    isTrue();
  }

 private:
  const KnownWords& words() const { return m_members.meanings().words(); }

  /// { "==": [a, b] }, { gvar: "pot" }, { draw: [...] }, { empty: true, zone: ... }.
  void tagAsKey() {
    constexpr std::size_t mostKeys = 6;
    for (std::size_t i = 0; i < std::min(m_node.entries.size(), mostKeys); ++i) {
      const DataEntry& entry = m_node.entries[i];
      DataNode others = m_node;
      others.entries.erase(others.entries.begin() + static_cast<std::ptrdiff_t>(i));
      others.span = {};
      // { constant: "GOAL" }, { var: "actor.money" }: the name says what it is.
      if (m_node.entries.size() == 1 && entry.value.kind == DataKind::String) {
        for (const DataNode& formula : readFormula(entry.value.text, words()))
          m_members.addMeant(formula, cost::form + cost::spelling);
      }
      for (const UnionMembers::Called& called : m_members.called(entry.key)) {
        const Type& member = *called.member;
        const int further = cost::form + called.cost;
        const DataNode& value = entry.value;
        if (value.kind == DataKind::Map) {
          DataNode fields = value;
          fields.entries.insert(fields.entries.end(), others.entries.begin(), others.entries.end());
          m_members.add(member, withTag(member, called.tag, fields), further);
        } else if (saysNothing(value)) {
          m_members.add(member, withTag(member, called.tag, others), further);
          // { not: true, is: "own", zone: ... }
          if (!others.entries.empty()) m_members.addIn(called, others, DataNode::map(), further);
        } else if (value.kind == DataKind::List) {
          inOrder(called, value, others, further);
        }
        if (value.kind == DataKind::String && others.entries.empty()) inWords(called, value.text, further);
        // { square: 6 }
        const bool isPlain = value.kind == DataKind::Integer || value.kind == DataKind::String;
        if (isPlain && others.entries.empty() && member.form == RecordForm::Keyed)
          m_members.add(member, value, further);
        if (value.kind == DataKind::String) inParts(called, value.text, others, further);
        if (value.kind != DataKind::Null)
          m_members.addIn(called, value, others, further, i > 0 && i + 1 == m_node.entries.size());
      }
    }
  }

  /// { endTurn: "" }, { endTurn: true }, { endTurn: [] }
  static bool saysNothing(const DataNode& value) {
    if (value.kind == DataKind::String)
      return value.text.empty() || value.text == "now" || truthMeant(value.text).value_or(false);
    if (value.kind == DataKind::Integer) return value.integer == 1;
    if (value.kind == DataKind::List) return value.items.empty();
    return value.kind == DataKind::Null || (value.kind == DataKind::Bool && value.boolean);
  }

  void inOrder(const UnionMembers::Called& called, const DataNode& list, const DataNode& others,
               int further) {
    const DataNode given = withTag(*called.member, called.tag, others);
    std::vector<DataNode> items = list.items;
    for (const bool isTurned : {false, true}) {
      if (isTurned && items.size() != 2) return;
      if (isTurned) std::swap(items[0], items[1]);
      const auto order = fieldsInOrder(m_members.meanings(), *called.member, items, given);
      if (!order) continue;
      DataNode fields = others;
      for (std::size_t i = items.size(); i-- > 0;)
        fields.entries.insert(fields.entries.begin(), DataEntry{(*order)[i]->name, {}, items[i]});
      m_members.add(*called.member, withTag(*called.member, called.tag, std::move(fields)),
                    further + (isTurned ? cost::form : 0));
    }
  }

  /// { tokenProp: "$card.cost" }: as many parts as there are fields to fill.
  void inParts(const UnionMembers::Called& called, const std::string& text, const DataNode& others,
               int further) {
    const std::size_t dot = text.find('.');
    if (dot == std::string::npos || text.find('.', dot + 1) != std::string::npos ||
        needed(*called.member).size() != 2)
      return;
    DataNode parts = DataNode::list();
    parts.items = {DataNode::ofString(text.substr(0, dot)), DataNode::ofString(text.substr(dot + 1))};
    inOrder(called, parts, others, further);
  }

  /// draw: "1 from deck to hand", addVar: "pot += 1", createToken: "stone, deck, 3": the fields in words.
  void inWords(const UnionMembers::Called& called, const std::string& words, int further) {
    if (called.member->form != RecordForm::Keyed) return;
    for (const std::string& statement : {called.tag + " " + words, called.tag + "(" + words + ")", words}) {
      for (const DataNode& meant : readStatement(statement, this->words())) {
        // What says another effect by itself is not what stands under this one.
        const bool isIt = meant.entries.size() == 1 && m_members.called(meant.entries[0].key).size() == 1 &&
                          m_members.called(meant.entries[0].key)[0].member == called.member;
        if (isIt) m_members.addMeant(meant, further++);
      }
    }
  }

  /// { kind: "gvar", var: "pot" }, { query: "range", ... }.
  void tagAsValue() {
    for (std::size_t i = 0; i < m_node.entries.size(); ++i) {
      const DataEntry& entry = m_node.entries[i];
      if (entry.value.kind != DataKind::String) continue;
      DataNode others = m_node;
      others.entries.erase(others.entries.begin() + static_cast<std::ptrdiff_t>(i));
      others.span = {};
      withOperand(entry, others);
      for (const UnionMembers::Called& called : m_members.called(entry.value.text)) {
        const bool isSaid = entry.key == called.member->tagKey && called.cost == 0;
        // { fn: "draw", args: ["deck", "hand", 1] }
        const bool areHeld =
            others.entries.size() == 1 && called.member->field(others.entries[0].key) == nullptr;
        if (areHeld && others.entries[0].value.kind == DataKind::List)
          inOrder(called, others.entries[0].value, DataNode::map(), cost::form + called.cost);
        // A key that is a field of a record which the whole mapping fits is no tag.
        const bool isField = std::ranges::any_of(m_members.all(), [&](const Type* member) {
          return member->form != RecordForm::Valued && member->field(entry.key) != nullptr &&
                 fits(*member, m_node);
        });
        if (!isSaid)
          m_members.add(*called.member, withTag(*called.member, called.tag, others),
                        cost::spelling + called.cost + (isField ? cost::untold : 0));
      }
    }
  }

  /// { ref: "renown", token: "$person" } for { ref: "tokenProp", token: "$person", prop: "renown" }, and
  /// { $zone: "own" } for { is: "own", zone: "$zone" }: a name where the tag belongs.
  void nameAsTag() {
    for (std::size_t i = 0; i < m_node.entries.size(); ++i) {
      const DataEntry& entry = m_node.entries[i];
      if (entry.value.kind != DataKind::String) continue;
      DataNode others = m_node;
      others.entries.erase(others.entries.begin() + static_cast<std::ptrdiff_t>(i));
      others.span = {};
      const bool isKeyOfTags =
          std::ranges::any_of(m_members.all(), [&](const Type* other) { return other->tagKey == entry.key; });
      for (const Type* member : m_members.all()) {
        if (!isKeyOfTags || member->field(entry.key) != nullptr) continue;
        withWord(*member, entry.value.text, others);
        // { ref: "player", player: "actor", var: "points" }: the fields of another.
        const bool isOther = member->form == RecordForm::Tagged && member->tagKey == entry.key &&
                             member->tag != entry.value.text && !others.entries.empty();
        if (isOther && fits(*member, others)) m_members.add(*member, others, cost::untold + cost::likeness);
      }
      if (m_members.called(entry.value.text).empty()) {
        for (const Type* member : m_members.all()) {
          if (member->form == RecordForm::Tagged && member->tagKey == entry.key)
            withName(*member, member->tag, entry.value.text, others);
        }
      } else if (m_node.entries.size() == 1) {
        for (const UnionMembers::Called& called : m_members.called(entry.value.text))
          withName(*called.member, called.tag, entry.key, others);
      }
    }
  }

  /// { ref: "count", query: ... } for { aggregate: { op: "count", query: ... } }.
  void withWord(const Type& member, const std::string& word, const DataNode& others) {
    for (const Field* field : needed(member)) {
      const auto isWord = [&](const language::EnumValue& value) { return value.name == word; };
      if (others.find(field->name) != nullptr || !std::ranges::any_of(bare(field->type()).values, isWord))
        continue;
      DataNode fields = others;
      fields.set(field->name, DataNode::ofString(word));
      if (fits(member, fields) || others.entries.size() == 1) m_members.add(member, fields, cost::form);
    }
  }

  void withName(const Type& member, const std::string& tag, const std::string& name, const DataNode& others) {
    for (const Field* field : needed(member)) {
      const Type& type = bare(field->type());
      const bool isName = type.kind == TypeKind::Reference || type.kind == TypeKind::Notation;
      if (!isName || others.find(field->name) != nullptr || !words().isKnown(type, name)) continue;
      DataNode fields = others;
      fields.set(field->name, DataNode::ofString(name));
      m_members.add(member, withTag(member, tag, std::move(fields)), cost::form);
    }
  }

  /// { is: "deck", zone: "empty" } and { ref: "tokenProp", token: "worth", prop: "$card" }: two words that
  /// have changed places.
  void swapped() {
    constexpr std::size_t few = 4;
    const std::size_t count = std::min(m_node.entries.size(), few);
    for (std::size_t i = 0; i < count; ++i) {
      for (std::size_t k = i + 1; k < count; ++k) {
        DataNode other = m_node;
        std::swap(other.entries[i].value, other.entries[k].value);
        const Type* member = memberOf(m_members.type(), other);
        if (member == nullptr) continue;
        const std::size_t after =
            std::size_t{isNamed(*member, other.entries[i])} + std::size_t{isNamed(*member, other.entries[k])};
        const std::size_t before = std::size_t{isNamed(*member, m_node.entries[i])} +
                                   std::size_t{isNamed(*member, m_node.entries[k])};
        // A word of the language under another key than its own says enough.
        const bool isTag = other.entries[i].key == member->tagKey || other.entries[k].key == member->tagKey;
        if (before >= after || (after < 2 && !isTag)) continue;
        for (const std::size_t at : {i, k}) other.entries[at].value.span = {};
        m_members.add(*member, fieldsOf(*member, other), cost::level);
      }
    }
  }
  /// Whether the entry is a field that holds a word of the language or a name of the game.
  bool isNamed(const Type& member, const DataEntry& entry) const {
    const Field* field = member.field(entry.key);
    if (entry.value.kind != DataKind::String || field == nullptr) return false;
    const Type& type = bare(field->type());
    const auto isWord = [&](const language::EnumValue& word) { return word.name == entry.value.text; };
    if (type.kind == TypeKind::Enumeration) return std::ranges::any_of(type.values, isWord);
    const bool isName = type.kind == TypeKind::Reference || type.kind == TypeKind::Notation;
    return isName && words().isKnown(type, entry.value.text);
  }

  /// { left: ..., op: "> 900" }: a tag, and the value that it lacks.
  void withOperand(const DataEntry& entry, const DataNode& others) {
    const std::string& text = entry.value.text;
    const std::size_t blank = text.find(' ');
    if (blank == std::string::npos || blank + 1 == text.size()) return;
    const std::string rest = text.substr(blank + 1);
    const bool isNumber = rest.size() < 10 && rest.find_first_not_of("0123456789") == std::string::npos;
    for (const UnionMembers::Called& called : m_members.called(text.substr(0, blank)))
      m_members.addIn(called, isNumber ? DataNode::ofInteger(std::stoll(rest)) : DataNode::ofString(rest),
                      others, cost::form + called.cost);
  }

  /// { count: { query: "tokens" } } for { aggregate: { op: "count", query: ... } }: a word that one field
  /// takes, and what belongs to it.
  void wordAsMember() {
    for (const DataEntry& entry : m_node.entries) {
      for (const Type* member : m_members.all()) {
        const std::vector<const Field*> must = needed(*member);
        if (member->form != RecordForm::Keyed || must.size() != 2 ||
            !isWordOf(bare(must[0]->type()), entry.key))
          continue;
        DataNode fields = m_node;
        fields.span = {};
        std::erase_if(fields.entries, [&](const DataEntry& held) { return held.key == entry.key; });
        DataNode whole = fields;
        fields.set(must[0]->name, DataNode::ofString(entry.key));
        // { sum: "cost", of: ... }
        for (const Field* field : unneeded(*member)) {
          const Type& type = bare(field->type());
          if (type.kind != TypeKind::Reference || entry.value.kind != DataKind::String ||
              !words().isKnown(type, entry.value.text))
            continue;
          DataNode named = fields;
          named.set(field->name, entry.value);
          m_members.add(*member, named, cost::form);
        }
        fields.set(must[1]->name, entry.value);
        m_members.add(*member, fields, cost::level);
        if (entry.value.kind != DataKind::Map || entry.value.find(must[1]->name) == nullptr) continue;
        whole.set(must[0]->name, DataNode::ofString(entry.key));
        whole.entries.insert(whole.entries.end(), entry.value.entries.begin(), entry.value.entries.end());
        m_members.add(*member, whole, cost::form);
      }
    }
  }
  static bool isWordOf(const Type& type, const std::string& word) {
    return std::ranges::any_of(type.values,
                               [&](const language::EnumValue& value) { return value.name == word; });
  }

  /// { op: "==", left: ..., right: true }: what is true is true.
  void isTrue() {
    const DataNode* op = m_node.find("op");
    if (op == nullptr || op->kind != DataKind::String || operatorMeant(op->text) != "==" ||
        m_node.entries.size() != 3)
      return;
    for (const auto& [truth, held] : {std::pair("left", "right"), std::pair("right", "left")}) {
      const DataNode* said = m_node.find(truth);
      const DataNode* inner = m_node.find(held);
      const bool isSaid = said != nullptr && said->kind == DataKind::Bool && said->boolean;
      if (isSaid && inner != nullptr && inner->kind == DataKind::Map) m_members.addMeant(*inner, cost::level);
    }
  }

  UnionMembers& m_members;
  const DataNode& m_node;
};

}  // namespace

void tagMeanings(UnionMembers& members) {
  Tags(members).run();
}

}  // namespace ludo::mend
