// SPDX-License-Identifier: Apache-2.0
#include "core/intent/member_meanings.h"

#include <algorithm>

#include "core/intent/tag_meanings.h"
#include "core/intent/tag_places.h"
#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/language/union_forms.h"
#include "core/wording/formula.h"
#include "core/wording/numbers.h"
#include "core/wording/statement.h"
#include "core/wording/written_moves.h"
#include "core/wording/zones_together.h"

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
      : m_members(meanings, type, node), m_node(node) {}

  MeaningList take() {
    plain();
    zonesTogether();
    ofBound();
    const Type* member = m_node.kind == DataKind::Map ? memberOf(m_members.type(), m_node) : nullptr;
    if (member != nullptr) asItSays(*member);
    const bool isClear =
        std::ranges::any_of(m_members.found(), [](const Meaning& found) { return found.cost == 0; });
    // A text may be the name of what is wanted.
    if (isClear && m_node.kind == DataKind::String) sole(m_node, cost::level);
    if (isClear || m_node.entries.size() > mostEntries || m_node.items.size() > mostEntries)
      return std::move(m_members.found());
    if (m_node.kind == DataKind::Map) {
      tagMeanings(m_members);
      otherPlaces(m_members);
      comparison();
      comparedBeside();
      if (member == nullptr && m_node.span.known()) countedAlone();
    } else if (m_node.kind == DataKind::String) {
      statement();
      sole(m_node, cost::level);
    } else if (m_node.kind == DataKind::List) {
      beginningWithTag();
      allOf();
      inRow();
    }
    return std::move(m_members.found());
  }

 private:
  const KnownWords& words() const { return m_members.meanings().words(); }

  /// Members that are no mappings: numbers, texts, true and false.
  void plain() {
    for (const language::TypeGetter getter : m_members.type().alternatives) {
      if (getter().kind == TypeKind::Record) continue;
      addAll(m_members.found(), m_members.meanings().of(getter(), m_node), 0);
    }
    // What may stand here as a number is not meant as text.
    const auto isAsItStands = [](const Meaning& found) { return found.cost == 0; };
    if (m_node.kind == DataKind::Integer && std::ranges::any_of(m_members.found(), isAsItStands))
      std::erase_if(m_members.found(),
                    [](const Meaning& found) { return found.node.kind == DataKind::String; });
    // "pot + 1" is a text too, but hardly meant as one.
    if (m_node.kind != DataKind::String) return;
    const std::vector<DataNode> formulas = readFormula(m_node.text, words());
    const bool isFormula = !formulas.empty() && namesOnlyWhatIsKnown(formulas.front(), words());
    const bool isNumber = isDigits(m_node.text);
    const std::optional<Meaning> tag = alone();
    const bool isClear = isFormula || isNumber || (tag && tag->cost <= 2 * cost::spelling);
    // No name has brackets or signs in it, but for selectors.
    const auto isOfMoves = [](const language::TypeGetter getter) { return getter().name == "move"; };
    const bool isMove = std::ranges::any_of(m_members.type().alternatives, isOfMoves) &&
                        m_node.text.ends_with(')') && moveSaid(m_node.text, words()).has_value();
    const bool isForm = !isMove && m_node.text.find_first_of("(=<>+*?!") != std::string::npos;
    for (Meaning& found : m_members.found()) {
      if (found.node.kind == DataKind::String) found.cost += isForm ? cost::untold : isClear ? cost::form : 0;
    }
    int further = isFormula ? cost::spelling : cost::untold;
    for (const DataNode& formula : formulas)
      addAll(m_members.found(), m_members.meanings().of(m_members.type(), formula), further++);
    if (tag) m_members.found().push_back(*tag);
  }

  /// "turnNumber" and "turnNumber()": a tag that needs nothing but itself.
  std::optional<Meaning> alone() const {
    const std::string word = m_node.text.substr(0, m_node.text.find("()"));
    for (const UnionMembers::Called& called : m_members.called(word)) {
      if (!needed(*called.member).empty()) continue;
      DataNode made = asMember(*called.member, withTag(*called.member, called.tag, DataNode::map()));
      made.span = m_node.span;
      return Meaning{std::move(made), cost::spelling + called.cost};
    }
    return std::nullopt;
  }

  void asItSays(const Type& member) {
    // { draw, from: "deck" }: what stands beside it may be its own.
    if (member.form == RecordForm::Keyed && m_node.entries.size() > 1) return;
    const DataNode fields = fieldsOf(member, m_node);
    if (fields.kind == DataKind::Map) m_members.add(member, fields, 0);
  }

  /// { zone: "deck", count: "> 0" }: what is asked is compared as the text says.
  void comparedBeside() {
    if (m_node.entries.size() < 2 || m_members.called("==").empty()) return;
    for (const DataEntry& entry : m_node.entries) {
      const std::size_t blank = entry.value.text.find(' ');
      if (entry.value.kind != DataKind::String || blank == std::string::npos) continue;
      const auto op = operatorMeant(entry.value.text.substr(0, blank));
      if (!op) continue;
      DataNode left = m_node;
      left.span = {};
      std::erase_if(left.entries, [&](const DataEntry& held) { return held.key == entry.key; });
      left.set("ref", DataNode::ofString(entry.key));
      const std::string right = entry.value.text.substr(blank + 1);
      DataNode made = DataNode::map();
      made.set("op", DataNode::ofString(*op));
      made.set("left", std::move(left));
      made.set("right", isDigits(right) ? DataNode::ofInteger(std::stoll(right)) : DataNode::ofString(right));
      addAll(m_members.found(), m_members.meanings().of(m_members.type(), made), cost::level);
    }
  }

  /// { pot: 3 } where a condition is wanted: what is known under a name is compared.
  void comparison() {
    if (m_node.entries.size() != 1 || m_members.called("==").empty()) return;
    const DataEntry& entry = m_node.entries.front();
    std::vector<DataNode> named = readFormula(entry.key, words());
    // { $die: 6 }
    if (named.empty() && std::ranges::find(words().bindings, entry.key) != words().bindings.end())
      named.push_back(DataNode::ofString(entry.key));
    // { turnNumber: "> 40" }
    const bool isCompared =
        operatorMeant(entry.value.text.substr(0, entry.value.text.find(' '))).has_value() &&
        !entry.value.text.empty();
    if (named.empty() && isCompared) named.push_back(DataNode::ofString(entry.key));
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
    addAll(m_members.found(), m_members.meanings().of(m_members.type(), made), cost::level);
  }

  /// "draw(deck, hand, 1)", "pot += 1", "endTurn".
  void statement() {
    for (const UnionMembers::Called& called : m_members.called(m_node.text)) {
      const std::vector<const Field*> fields = needed(*called.member);
      // "own" in a condition on candidates.
      const bool isOfCandidate = called.member->form == RecordForm::Valued && fields.size() == 1 &&
                                 bare(fields.front()->type()).kind == TypeKind::Notation;
      if (fields.empty() || isOfCandidate)
        m_members.add(*called.member, withTag(*called.member, called.tag, DataNode::map()),
                      cost::form + called.cost);
    }
    int further = cost::form;
    for (DataNode& meant : readStatement(m_node.text, words())) {
      meant.span = m_node.span;
      m_members.addMeant(meant, further++);
    }
    range();
    ofEnd();
    picked();
    // "tokens in hand:actor": the place says what is meant.
    const std::size_t link = m_node.text.find(" in ");
    // What a longer sentence says besides would be lost.
    if (link != std::string::npos && m_node.text.find(' ') == link &&
        m_node.text.find(' ', link + 4) == std::string::npos)
      sole(DataNode::ofString(m_node.text.substr(link + 4)), cost::untold);
  }

  /// "top(deck)" for { query: "tokensInZone", zone: "deck", top: 1 }: one of what is counted from there.
  void ofEnd() {
    const std::size_t open = m_node.text.find('(');
    if (open == std::string::npos || open == 0 || !m_node.text.ends_with(')')) return;
    const std::string end = m_node.text.substr(0, open);
    const std::string held = m_node.text.substr(open + 1, m_node.text.size() - open - 2);
    for (const Type* member : m_members.all()) {
      const std::vector<const Field*> fields = needed(*member);
      const Field* counted = member->field(end);
      const bool isIt = counted != nullptr && !counted->required && takesNumber(counted->type()) &&
                        fields.size() == 1 && isFor(*fields.front(), held);
      if (!isIt) continue;
      DataNode made = DataNode::map();
      made.set(fields.front()->name, DataNode::ofString(held));
      made.set(end, DataNode::ofInteger(1));
      m_members.add(*member, made, cost::form);
    }
  }

  /// "$cards" for { query: "binding", name: "$cards" }, of what was picked.
  void picked() {
    const bool isPicked = std::ranges::find(words().lists, m_node.text) != words().lists.end();
    if (!isPicked || m_members.called("binding").empty() || m_members.called("tokensInZone").empty()) return;
    DataNode made = DataNode::map();
    made.set("query", DataNode::ofString("binding"));
    made.set("name", DataNode::ofString(m_node.text));
    m_members.addMeant(made, cost::spelling);
  }

  /// "3x3" for { grid: { rows: 3, cols: 3 } }: two numbers for the first that needs two.
  void range() {
    if (rangeMeant(m_node.text).first.empty()) return;
    int further = cost::untold;
    for (const Type* member : m_members.all()) {
      if (needed(*member).size() == 2) m_members.add(*member, m_node, further++);
    }
  }

  /// "deck" for { query: "tokensInZone", zone: "deck" }: a name says what needs nothing but it.
  void sole(const DataNode& name, int further) {
    for (const Type* member : m_members.all()) {
      const std::vector<const Field*> fields = needed(*member);
      if (fields.size() > 1 || member->form == RecordForm::Valued) continue;
      const Field* field = fields.empty() ? firstFor(*member, name.text) : fields.front();
      if (field == nullptr || !isFor(*field, name.text)) continue;
      DataNode made = DataNode::map();
      made.set(field->name, name);
      m_members.add(*member, made, further++);
    }
  }
  bool isFor(const Field& field, const std::string& name) const {
    const Type& type = bare(field.type());
    const bool isName = type.kind == TypeKind::Reference || type.kind == TypeKind::Notation;
    return isName && words().isKnown(type, name);
  }
  const Field* firstFor(const Type& member, const std::string& name) const {
    for (const Field* field : unneeded(member)) {
      if (isFor(*field, name)) return field;
    }
    return nullptr;
  }

  /// ["==", a, b], [a, "==", b] and ["draw", "deck", "hand", 1].
  void beginningWithTag() {
    for (std::size_t i = 0; i < std::min<std::size_t>(2, m_node.items.size()); ++i) {
      const DataNode& word = m_node.items[i];
      const auto isKey = [&](const Type* member) { return member->tagKey == word.text; };
      if (i == 0 && m_node.items.size() > 1 && word.kind == DataKind::String &&
          std::ranges::any_of(m_members.all(), isKey)) {
        // (is Empty $zone): the key comes first.
        DataNode rest = DataNode::list();
        rest.items.assign(m_node.items.begin() + 1, m_node.items.end());
        const std::size_t before = m_members.found().size();
        m_members.addMeant(rest, 0);
        if (m_members.found().size() > before) continue;
      }
      if (word.kind != DataKind::String || m_members.called(word.text).empty()) continue;
      if (i == 1 && m_node.items.size() != 3) continue;
      DataNode others = DataNode::list();
      for (std::size_t k = 0; k < m_node.items.size(); ++k) {
        if (k != i) others.items.push_back(m_node.items[k]);
      }
      DataNode made = DataNode::map();
      made.span = m_node.span;
      // ["draw", { from: "deck" }]
      const bool isWhole = others.items.size() == 1 && others.items[0].kind == DataKind::Map;
      const int further = isWhole ? cost::form : 0;
      made.set(word.text, isWhole ? DataNode(others.items[0]) : std::move(others));
      m_members.addMeant(made, further);
    }
  }

  /// [1, 2, 3] for { query: "intsInRange", min: 1, max: 3 }.
  void inRow() {
    const auto isNumber = [](const Field* field) { return takesNumber(field->type()); };
    const auto isInteger = [](const DataNode& item) { return item.kind == DataKind::Integer; };
    if (m_node.items.size() < 2 || !std::ranges::all_of(m_node.items, isInteger)) return;
    for (const Type* member : m_members.all()) {
      const std::vector<const Field*> fields = needed(*member);
      if (member->form == RecordForm::Tagged && fields.size() == 2 && std::ranges::all_of(fields, isNumber))
        m_members.add(*member, m_node, cost::untold);
    }
  }

  /// Several zones, where what lies in them is wanted.
  void zonesTogether() {
    if (m_members.type().name != "query") return;
    if (const auto together = unionOfZones(m_node, m_members.meanings().words()))
      m_members.addMeant(*together, cost::form);
  }

  /// { $who: "money" }: what the bound player, token or zone has of that name.
  void ofBound() {
    const bool isIt = m_members.type().name == "value" && m_node.entries.size() == 1 &&
                      m_node.entries[0].key.starts_with('$') &&
                      m_node.entries[0].value.kind == DataKind::String;
    if (isIt)
      addAll(m_members.found(),
             m_members.meanings().of(m_members.type(), DataNode::ofString(m_node.entries[0].key + "." +
                                                                          m_node.entries[0].value.text)),
             cost::spelling);
  }

  /// What is counted, where a condition is wanted: whether there is any.
  void countedAlone() {
    const std::vector<UnionMembers::Called> compared = m_members.called(">");
    if (compared.empty()) return;
    const Field* side = compared.front().member->field("left");
    if (side == nullptr || memberOf(bare(side->type()), m_node) == nullptr) return;
    DataNode made = DataNode::map();
    made.set("op", DataNode::ofString(">"));
    made.set("left", m_node);
    made.set("right", DataNode::ofInteger(0));
    made.span = m_node.span;
    addAll(m_members.found(), m_members.meanings().of(m_members.type(), made), cost::untold);
  }

  /// The field that holds a list of texts, where no other has to be there.
  static const Field* fieldOfTexts(const Type& member) {
    const std::vector<const Field*> must = needed(member);
    if (must.size() > 1) return nullptr;
    for (const Field* field : must.empty() ? unneeded(member) : must) {
      const Type& type = bare(field->type());
      if (type.kind == TypeKind::List && bare(type.element()).kind == TypeKind::Text) return field;
    }
    return nullptr;
  }

  /// A list of conditions for all of them; ["red", "blue"] for { query: "enums", values: ["red", "blue"] }.
  void allOf() {
    if (m_node.items.size() < 2) return;
    const auto isText = [](const DataNode& item) { return item.kind == DataKind::String; };
    for (const Type* member : m_members.all()) {
      const std::vector<const Field*> fields = needed(*member);
      const Field* texts = member->form == RecordForm::Tagged ? fieldOfTexts(*member) : nullptr;
      const bool areZones = unionOfZones(m_node, m_members.meanings().words()).has_value();
      if (texts != nullptr && !areZones && std::ranges::all_of(m_node.items, isText)) {
        DataNode made = DataNode::map();
        made.set(texts->name, m_node);
        m_members.add(*member, made, cost::untold);
      }
      const bool isForAll = member->form == RecordForm::Valued && fields.size() == 1 &&
                            bare(fields.front()->type()).kind == TypeKind::List;
      if (!isForAll) continue;
      DataNode made = DataNode::map();
      made.set(fields.front()->name, m_node);
      m_members.add(*member, withTag(*member, language::tagsOf(*member).front(), std::move(made)),
                    cost::untold);
    }
  }

  UnionMembers m_members;
  const DataNode& m_node;
};

}  // namespace

MeaningList memberMeanings(Meanings& meanings, const Type& type, const DataNode& node) {
  return Members(meanings, type, node).take();
}

}  // namespace ludo::mend
