// SPDX-License-Identifier: Apache-2.0
#include "core/mend/member_meanings.h"

#include <algorithm>

#include "core/language/synonyms.h"
#include "core/language/union_forms.h"
#include "core/mend/formula.h"
#include "core/mend/numbers.h"
#include "core/mend/record_meanings.h"
#include "core/mend/statement.h"
#include "core/mend/typed_path.h"
#include "core/mend/typed_values.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::RecordForm;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

class Members {
 public:
  Members(Meanings& meanings, const Type& type, const DataNode& node)
      : m_meanings(meanings), m_type(type), m_node(node) {
    for (const language::TypeGetter getter : type.alternatives) {
      if (getter().kind != TypeKind::Record) continue;
      m_members.push_back(&getter());
      for (std::string& tag : language::tagsOf(getter())) m_tags.push_back(std::move(tag));
    }
  }

  MeaningList take() {
    plain();
    const Type* member = m_node.kind == DataKind::Map ? memberOf(m_type, m_node) : nullptr;
    if (member != nullptr) asItSays(*member);
    const bool isClear = std::ranges::any_of(m_found, [](const Meaning& found) { return found.cost == 0; });
    // A text may be the name of what is wanted.
    if (isClear && m_node.kind == DataKind::String) sole();
    if (isClear || m_node.entries.size() > mostEntries || m_node.items.size() > mostEntries)
      return std::move(m_found);
    if (m_node.kind == DataKind::Map) {
      tagAsKey();
      tagAsValue();
      nameAsTag();
      swapped();
      untold();
      comparison();
    } else if (m_node.kind == DataKind::String) {
      statement();
      sole();
    } else if (m_node.kind == DataKind::List) {
      beginningWithTag();
      allOf();
    }
    return std::move(m_found);
  }

 private:
  /// Members that are no mappings: numbers, texts, true and false.
  void plain() {
    for (const language::TypeGetter getter : m_type.alternatives) {
      if (getter().kind == TypeKind::Record) continue;
      addAll(m_found, m_meanings.of(getter(), m_node), 0);
    }
    // "pot + 1" is a text too, but hardly meant as one.
    if (m_node.kind != DataKind::String) return;
    const std::vector<DataNode> formulas = readFormula(m_node.text, m_meanings.words());
    const bool isFormula = !formulas.empty() && namesOnlyWhatIsKnown(formulas.front(), m_meanings.words());
    const bool isNumber = isDigits(m_node.text);
    const std::optional<Meaning> tag = alone();
    const bool isClear = isFormula || isNumber || (tag && tag->cost <= 2 * cost::spelling);
    for (Meaning& found : m_found)
      found.cost += isClear && found.node.kind == DataKind::String ? cost::form : 0;
    for (const DataNode& formula : formulas)
      addAll(m_found, m_meanings.of(m_type, formula), isFormula ? cost::spelling : cost::untold);
    if (tag) m_found.push_back(*tag);
  }

  /// "turnNumber" and "turnNumber()": a tag that needs nothing but itself.
  std::optional<Meaning> alone() const {
    const std::string word = m_node.text.substr(0, m_node.text.find("()"));
    for (const Called& called : called(word)) {
      if (!needed(*called.member).empty()) continue;
      DataNode made = asMember(*called.member, withTag(*called.member, called.tag, DataNode::map()));
      made.span = m_node.span;
      return Meaning{std::move(made), cost::spelling + called.cost};
    }
    return std::nullopt;
  }

  /// The fields of a member, without its tag.
  static DataNode fieldsOf(const Type& member, const DataNode& node) {
    if (member.form == RecordForm::Keyed) return node.entries.front().value;
    DataNode fields = node;
    if (member.form == RecordForm::Tagged)
      std::erase_if(fields.entries, [&](const DataEntry& entry) { return entry.key == member.tagKey; });
    return fields;
  }

  void add(const Type& member, const DataNode& fields, int further) {
    for (Meaning& meaning : recordMeanings(m_meanings, member, fields)) {
      DataNode made = asMember(member, std::move(meaning.node));
      made.span = m_node.span;
      m_found.push_back({std::move(made), meaning.cost + further});
    }
  }

  void asItSays(const Type& member) {
    const DataNode fields = fieldsOf(member, m_node);
    if (fields.kind == DataKind::Map) add(member, fields, 0);
  }

  /// The members that have this tag, or another word for it; what it costs to think so.
  struct Called {
    const Type* member;
    std::string tag;
    int cost;
  };
  std::vector<Called> called(const std::string& word) const {
    std::vector<Called> found;
    const auto addOf = [&](const std::string& tag, int cost) {
      for (const Type* member : m_members) {
        const std::vector<std::string> tags = language::tagsOf(*member);
        if (std::ranges::find(tags, tag) != tags.end()) found.push_back({member, tag, cost});
      }
    };
    addOf(word, 0);
    if (!found.empty()) return found;
    const std::optional<std::string> op = operatorMeant(word);
    if (op) addOf(*op, cost::spelling);
    if (!found.empty()) return found;
    if (const auto meant = language::meantWord(word, m_tags))
      addOf(meant->word, meant->certain ? cost::spelling : cost::likeness);
    if (!found.empty() || word.size() < 4) return found;
    // "turn" for turnNumber: the only tag that begins so.
    const auto isBegun = [&](const std::string& tag) { return tag.starts_with(word); };
    if (std::ranges::count_if(m_tags, isBegun) == 1)
      addOf(*std::ranges::find_if(m_tags, isBegun), cost::likeness);
    return found;
  }

  static DataNode withTag(const Type& member, const std::string& tag, DataNode fields) {
    if (member.form == RecordForm::Valued && fields.find(member.tagKey) == nullptr)
      fields.entries.insert(fields.entries.begin(), DataEntry{member.tagKey, {}, DataNode::ofString(tag)});
    return fields;
  }

  /// { "==": [a, b] }, { gvar: "pot" }, { draw: [...] }, { empty: true, zone: ... }.
  void tagAsKey() {
    constexpr std::size_t mostKeys = 6;
    for (std::size_t i = 0; i < std::min(m_node.entries.size(), mostKeys); ++i) {
      const DataEntry& entry = m_node.entries[i];
      DataNode others = m_node;
      others.entries.erase(others.entries.begin() + static_cast<std::ptrdiff_t>(i));
      others.span = {};
      for (const Called& called : called(entry.key)) {
        const Type& member = *called.member;
        const int further = cost::form + called.cost;
        const DataNode& value = entry.value;
        if (value.kind == DataKind::Map) {
          DataNode fields = value;
          fields.entries.insert(fields.entries.end(), others.entries.begin(), others.entries.end());
          add(member, withTag(member, called.tag, fields), further);
        } else if (value.kind == DataKind::Null || (value.kind == DataKind::Bool && value.boolean)) {
          add(member, withTag(member, called.tag, others), further);
          // { not: true, is: "own", zone: ... }
          if (!others.entries.empty()) inField(called, others, DataNode::map(), further);
        } else if (value.kind == DataKind::List) {
          inOrder(called, value, others, further);
        }
        if (value.kind != DataKind::Null) inField(called, value, others, further);
      }
    }
  }

  /// The fields that have to be there, but for the tag.
  static std::vector<const Field*> needed(const Type& member) {
    std::vector<const Field*> fields;
    for (const Field& field : member.fields) {
      const bool isTag = member.form != RecordForm::Keyed && field.name == member.tagKey;
      if (field.required && !isTag) fields.push_back(&field);
    }
    return fields;
  }

  void inOrder(const Called& called, const DataNode& list, const DataNode& others, int further) {
    const Type& member = *called.member;
    std::vector<const Field*> order = needed(member);
    // "setVar(pot, 1)": of few words there is one that fits.
    if (order.size() > list.items.size())
      std::erase_if(order,
                    [](const Field* field) { return bare(field->type()).kind == TypeKind::Enumeration; });
    if (order.size() > list.items.size()) return;
    for (const Field& field : member.fields) {
      const bool isTag = member.form != RecordForm::Keyed && field.name == member.tagKey;
      if (!field.required && !isTag) order.push_back(&field);
    }
    if (order.size() < list.items.size()) return;
    DataNode fields = others;
    for (std::size_t i = list.items.size(); i-- > 0;)
      fields.entries.insert(fields.entries.begin(), DataEntry{order[i]->name, {}, list.items[i]});
    add(member, withTag(member, called.tag, std::move(fields)), further);
  }

  void inField(const Called& called, const DataNode& value, const DataNode& others, int further) {
    const Type& member = *called.member;
    std::vector<const Field*> places = needed(member);
    if (places.empty()) {
      for (const Field& field : member.fields) places.push_back(&field);
    }
    constexpr std::size_t few = 2;
    for (std::size_t i = 0; i < std::min(places.size(), few); ++i) {
      if (others.find(places[i]->name) != nullptr) continue;
      DataNode fields = others;
      fields.entries.insert(fields.entries.begin(), DataEntry{places[i]->name, {}, value});
      add(member, withTag(member, called.tag, std::move(fields)), further + static_cast<int>(i));
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
      for (const Called& called : called(entry.value.text)) {
        const bool isSaid = entry.key == called.member->tagKey && called.cost == 0;
        if (!isSaid)
          add(*called.member, withTag(*called.member, called.tag, others), cost::spelling + called.cost);
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
          std::ranges::any_of(m_members, [&](const Type* other) { return other->tagKey == entry.key; });
      for (const Type* member : m_members) {
        if (!isKeyOfTags || member->field(entry.key) != nullptr) continue;
        withWord(*member, entry.value.text, others);
        // { ref: "player", player: "actor", var: "points" }: the fields of another.
        const bool isOther = member->form == RecordForm::Tagged && member->tagKey == entry.key &&
                             member->tag != entry.value.text && !others.entries.empty();
        if (isOther && fits(*member, others)) add(*member, others, cost::untold);
      }
      if (called(entry.value.text).empty()) {
        for (const Type* member : m_members) {
          if (member->form == RecordForm::Tagged && member->tagKey == entry.key)
            withName(*member, member->tag, entry.value.text, others);
        }
      } else if (m_node.entries.size() == 1) {
        for (const Called& called : called(entry.value.text))
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
      if (fits(member, fields)) add(member, fields, cost::form);
    }
  }

  void withName(const Type& member, const std::string& tag, const std::string& name, const DataNode& others) {
    for (const Field* field : needed(member)) {
      const Type& type = bare(field->type());
      const bool isName = type.kind == TypeKind::Reference || type.kind == TypeKind::Notation;
      if (!isName || others.find(field->name) != nullptr || !m_meanings.words().isKnown(type, name)) continue;
      DataNode fields = others;
      fields.set(field->name, DataNode::ofString(name));
      add(member, withTag(member, tag, std::move(fields)), cost::form);
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
        const Type* member = memberOf(m_type, other);
        if (member == nullptr || !isNamed(*member, other.entries[i]) || !isNamed(*member, other.entries[k]) ||
            (isNamed(*member, m_node.entries[i]) && isNamed(*member, m_node.entries[k])))
          continue;
        for (const std::size_t at : {i, k}) other.entries[at].value.span = {};
        add(*member, fieldsOf(*member, other), cost::level);
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
    return isName && m_meanings.words().isKnown(type, entry.value.text);
  }

  /// { left: ..., op: "> 900" }: a tag, and the value that it lacks.
  void withOperand(const DataEntry& entry, const DataNode& others) {
    const std::string& text = entry.value.text;
    const std::size_t blank = text.find(' ');
    if (blank == std::string::npos || blank + 1 == text.size()) return;
    const std::string rest = text.substr(blank + 1);
    const bool isNumber = rest.size() < 10 && rest.find_first_not_of("0123456789") == std::string::npos;
    for (const Called& called : called(text.substr(0, blank)))
      inField(called, isNumber ? DataNode::ofInteger(std::stoll(rest)) : DataNode::ofString(rest), others,
              cost::form + called.cost);
  }

  /// { pot: 3 } where a condition is wanted: what is known under a name is compared.
  void comparison() {
    if (m_node.entries.size() != 1 || called("==").empty()) return;
    const DataEntry& entry = m_node.entries.front();
    const std::vector<DataNode> named = readFormula(entry.key, m_meanings.words());
    if (named.empty()) return;
    std::string op = "==";
    DataNode value = entry.value;
    if (value.kind == DataKind::String) {
      // { quiet: ">= 50" }
      const std::size_t blank = value.text.find(' ');
      const auto meant = operatorMeant(value.text.substr(0, blank));
      if (meant && blank != std::string::npos) {
        op = *meant;
        value = DataNode::ofString(value.text.substr(blank + 1));
      }
    } else if (value.kind == DataKind::Map && value.entries.size() == 1) {
      // { declined: { $gte: ... } }
      const std::string& key = entry.value.entries.front().key;
      if (const auto meant = operatorMeant(key.starts_with('$') ? key.substr(1) : key)) {
        op = *meant;
        value = DataNode(entry.value.entries.front().value);
      }
    }
    DataNode made = DataNode::map();
    made.set("op", DataNode::ofString(op));
    made.set("left", named.front());
    made.set("right", std::move(value));
    addAll(m_found, m_meanings.of(m_type, made), cost::level);
  }

  /// The fields of a member that does not say which it is.
  void untold() {
    int further = cost::untold;
    for (const Type* member : m_members) {
      if (member->form == RecordForm::Valued || m_node.entries.empty() || !fits(*member, m_node)) continue;
      if (memberOf(m_type, m_node) == member) continue;
      add(*member, m_node, further++);
    }
  }

  /// "draw(deck, hand, 1)", "pot += 1", "endTurn".
  void statement() {
    for (const Called& called : called(m_node.text)) {
      const std::vector<const Field*> fields = needed(*called.member);
      // "own" in a condition on candidates.
      const bool isOfCandidate = called.member->form == RecordForm::Valued && fields.size() == 1 &&
                                 bare(fields.front()->type()).kind == TypeKind::Notation;
      if (fields.empty() || isOfCandidate)
        add(*called.member, withTag(*called.member, called.tag, DataNode::map()), cost::form + called.cost);
    }
    for (DataNode& meant : readStatement(m_node.text, m_meanings.words())) {
      meant.span = m_node.span;
      addAll(m_found, m_meanings.of(m_type, meant), cost::form);
    }
  }

  /// "deck" for { query: "tokensInZone", zone: "deck" }: a name says what needs nothing but it.
  void sole() {
    int further = cost::level;
    for (const Type* member : m_members) {
      const std::vector<const Field*> fields = needed(*member);
      if (fields.size() != 1 || member->form == RecordForm::Valued) continue;
      const Type& type = bare(fields.front()->type());
      const bool isName = type.kind == TypeKind::Reference || type.kind == TypeKind::Notation;
      if (!isName || !m_meanings.words().isKnown(type, m_node.text)) continue;
      DataNode made = DataNode::map();
      made.set(fields.front()->name, m_node);
      add(*member, made, further++);
    }
  }

  /// ["==", a, b], [a, "==", b] and ["draw", "deck", "hand", 1].
  void beginningWithTag() {
    for (std::size_t i = 0; i < std::min<std::size_t>(2, m_node.items.size()); ++i) {
      const DataNode& word = m_node.items[i];
      const auto isKey = [&](const Type* member) { return member->tagKey == word.text; };
      if (i == 0 && m_node.items.size() > 1 && word.kind == DataKind::String &&
          std::ranges::any_of(m_members, isKey)) {
        // (is Empty $zone): the key comes first.
        DataNode rest = DataNode::list();
        rest.items.assign(m_node.items.begin() + 1, m_node.items.end());
        addAll(m_found, m_meanings.of(m_type, rest), 0);
      }
      if (word.kind != DataKind::String || called(word.text).empty()) continue;
      if (i == 1 && m_node.items.size() != 3) continue;
      DataNode others = DataNode::list();
      for (std::size_t k = 0; k < m_node.items.size(); ++k) {
        if (k != i) others.items.push_back(m_node.items[k]);
      }
      DataNode made = DataNode::map();
      made.span = m_node.span;
      made.set(word.text, std::move(others));
      addAll(m_found, m_meanings.of(m_type, made), 0);
    }
  }

  /// A list of conditions for all of them.
  void allOf() {
    for (const Type* member : m_members) {
      const std::vector<const Field*> fields = needed(*member);
      const bool isForAll = member->form == RecordForm::Valued && fields.size() == 1 &&
                            bare(fields.front()->type()).kind == TypeKind::List;
      if (!isForAll) continue;
      DataNode made = DataNode::map();
      made.set(fields.front()->name, m_node);
      add(*member, withTag(*member, language::tagsOf(*member).front(), std::move(made)), cost::untold);
    }
  }

  Meanings& m_meanings;
  const Type& m_type;
  const DataNode& m_node;
  std::vector<const Type*> m_members;
  std::vector<std::string> m_tags;
  MeaningList m_found;
};

}  // namespace

MeaningList memberMeanings(Meanings& meanings, const Type& type, const DataNode& node) {
  return Members(meanings, type, node).take();
}

}  // namespace ludo::mend
