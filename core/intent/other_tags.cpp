// SPDX-License-Identifier: Apache-2.0
#include "core/intent/other_tags.h"

#include <algorithm>

#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/language/synonyms.h"
#include "core/language/union_forms.h"
#include "core/wording/formula_nodes.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::RecordForm;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

class OtherTags {
 public:
  explicit OtherTags(UnionMembers& members) : m_members(members), m_node(members.node()) {}

  void run() {
    boundAlone();
    occupancyCompared();
    heldByAnother();
    untold();
  }

 private:
  const KnownWords& words() const { return m_members.meanings().words(); }

  /// { ref: "$die" }: what is bound is a value by itself.
  void boundAlone() {
    const auto isTagKey = [&](const Type* member) { return member->tagKey == m_node.entries.front().key; };
    if (m_node.entries.size() != 1 || std::ranges::none_of(m_members.all(), isTagKey)) return;
    const DataNode& value = m_node.entries.front().value;
    const auto& bindings = words().bindings;
    const bool isBound =
        value.kind == DataKind::String && std::ranges::find(bindings, value.text) != bindings.end();
    if (isBound) m_members.addMeant(value, cost::spelling);
  }

  /// { op: "is", left: "deck", right: "empty" }: what stands in a zone is asked, not compared.
  void occupancyCompared() {
    const DataNode* left = m_node.find("left");
    const DataNode* right = m_node.find("right");
    const DataNode* op = m_node.find("op");
    const bool isIt = left != nullptr && right != nullptr && op != nullptr && m_node.entries.size() == 3 &&
                      left->kind == DataKind::String && !occupancyMeant(right->text).empty();
    const auto meant = isIt ? operatorMeant(op->text) : std::nullopt;
    if (meant == "==" || meant == "!=")
      m_members.addMeant(joined(*meant, *left, DataNode::ofString(occupancyMeant(right->text))),
                         cost::spelling);
  }

  /// { kill: { what: ... } } for { capture: { what: ... } }: of what the word may stand for, the only one
  /// that has these fields.
  void heldByAnother() {
    if (m_node.entries.size() != 1 || m_node.entries.front().value.kind != DataKind::Map) return;
    const DataEntry& entry = m_node.entries.front();
    const auto fitsIn = [&](const Type* member) {
      return member->form == RecordForm::Keyed && !entry.value.entries.empty() &&
             fits(*member, entry.value) && language::meantWord(entry.key, {member->tag}).has_value();
    };
    const auto isIt = [&](const Type* member) { return member->tag == entry.key; };
    if (std::ranges::any_of(m_members.all(), isIt) || std::ranges::count_if(m_members.all(), fitsIn) != 1)
      return;
    m_members.add(**std::ranges::find_if(m_members.all(), fitsIn), entry.value, cost::spelling);
  }

  /// Whether each key is one of the member's, or another word for one, and none is missing that it needs.
  static bool isLike(const Type& member, const DataNode& node) {
    std::vector<std::string> names;
    for (const Field& field : member.fields) names.push_back(field.name);
    std::vector<std::string> meant;
    for (const DataEntry& entry : node.entries) {
      const auto word = language::meantWord(entry.key, names);
      if (!word || !word->certain) return false;
      meant.push_back(word->word);
    }
    return std::ranges::all_of(needed(member), [&](const Field* field) {
      return std::ranges::find(meant, field->name) != meant.end();
    });
  }

  /// The fields of a member that does not say which it is.
  void untold() {
    const auto fitsIn = [&](const Type* member) {
      return member->form != RecordForm::Valued && fits(*member, m_node);
    };
    // What fits several says of none that it is meant: what it holds may be.
    const bool isWrapper = m_node.entries.size() == 1 && m_node.entries[0].value.kind != DataKind::String &&
                           std::ranges::count_if(m_members.all(), fitsIn) > 1;
    int further = cost::untold + (isWrapper ? cost::likeness : 0);
    for (const Type* member : m_members.all()) {
      if (m_node.entries.empty() || memberOf(m_members.type(), m_node) == member) continue;
      const bool isUntold = member->form != RecordForm::Valued;
      if (fitsIn(member)) {
        m_members.add(*member, m_node, further++);
      } else if (isUntold && (isLike(*member, m_node) || lacksWords(*member, m_node))) {
        const std::string tag =
            language::tagsOf(*member).empty() ? std::string() : language::tagsOf(*member).front();
        m_members.add(*member, withTag(*member, tag, m_node), further++);
      } else if (member->form == RecordForm::Valued) {
        otherTag(*member, further);
      }
    }
  }

  /// { var: "pot", delta: 1 }: nothing is missing but a word of few.
  static bool lacksWords(const Type& member, const DataNode& node) {
    const auto isField = [&](const DataEntry& entry) { return member.field(entry.key) != nullptr; };
    if (node.entries.size() < 2 || !std::ranges::all_of(node.entries, isField)) return false;
    return std::ranges::all_of(needed(member), [&](const Field* field) {
      return node.find(field->name) != nullptr || bare(field->type()).kind == TypeKind::Enumeration;
    });
  }

  /// { op: "-", value: 3 }: the fields say that another is meant than the word.
  void otherTag(const Type& member, int further) {
    const DataNode* written = m_node.find(member.tagKey);
    if (written == nullptr) return;
    // Of several tags, the one that the word may stand for as well: { op: "not", left: ..., right: ... }.
    const std::vector<std::string> tags = language::tagsOf(member);
    const auto meant = language::meantWord(written->text, tags);
    if (tags.size() > 1 && (!meant || std::ranges::find(tags, written->text) != tags.end())) return;
    DataNode fields = m_node;
    std::erase_if(fields.entries, [&](const DataEntry& entry) { return entry.key == member.tagKey; });
    fields.span = {};
    DataNode whole = withTag(member, tags.size() > 1 ? meant->word : tags.front(), fields);
    if (!fields.entries.empty() && fits(member, whole)) m_members.add(member, whole, further);
  }

  UnionMembers& m_members;
  const DataNode& m_node;
};

}  // namespace

void otherTags(UnionMembers& members) {
  OtherTags(members).run();
}

}  // namespace ludo::mend
