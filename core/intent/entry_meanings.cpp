// SPDX-License-Identifier: Apache-2.0
#include "core/intent/entry_meanings.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/intent/entry_forms.h"
#include "core/intent/missing_meanings.h"
#include "core/intent/notation_words.h"
#include "core/intent/said_together.h"
#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/language/synonyms.h"
#include "core/wording/formula.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

/// Goes through the entries of one mapping, each under the names that it may be meant for.
class Entries {
 public:
  Entries(Meanings& meanings, const Type& record, const DataNode& node)
      : m_meanings(meanings), m_record(record), m_node(node) {
    m_readings.emplace_back();
    m_readings.back().node.span = node.span;
  }

  MeaningList take() {
    for (const DataEntry& entry : m_node.entries) {
      const Field* field = m_record.field(entry.key);
      field == nullptr ? unknown(entry) : known(entry, *field);
    }
    for (const Field& field : m_record.fields) {
      if (field.required && !isTag(m_record, field))
        m_readings = withMissing(m_meanings, field, std::move(m_readings));
    }
    MeaningList found;
    for (EntryReading& reading : m_readings) {
      inOrder(reading.node);
      found.push_back({std::move(reading.node), reading.cost});
    }
    return found;
  }

 private:
  /// What has other entries than were written has them in the order of the manual.
  void inOrder(DataNode& made) const {
    const auto isSame = [](const DataEntry& a, const DataEntry& b) { return a.key == b.key; };
    if (m_node.span.known() && std::ranges::equal(made.entries, m_node.entries, isSame)) return;
    std::ranges::stable_sort(made.entries, {}, [this](const DataEntry& entry) {
      const auto isIt = [&](const Field& field) { return field.name == entry.key; };
      return std::ranges::find_if(m_record.fields, isIt) - m_record.fields.begin();
    });
  }

  void put(const DataEntry& entry, const std::string& name, const MeaningList& meant, int further,
           std::vector<EntryReading>& next) const {
    for (const EntryReading& before : m_readings) {
      if (before.node.find(name) != nullptr) continue;
      for (const Meaning& meaning : meant) {
        EntryReading& reading = next.emplace_back(before);
        reading.node.entries.push_back({name, entry.keySpan, meaning.node});
        reading.cost += meaning.cost + further;
      }
    }
  }

  void known(const DataEntry& entry, const Field& field) {
    MeaningList meant = m_meanings.of(field.type(), entry.value);
    std::vector<EntryReading> next;
    // `simultaneous: "simultaneous"`
    const bool isItself = bare(field.type()).kind == TypeKind::Bool && entry.value.kind == DataKind::String &&
                          language::sameLetters(entry.value.text, field.name);
    if (isItself) meant.push_back({trueAt(entry.value.span), cost::spelling});
    if (field.name == "var") variableIn(entry, next);
    const bool isNone =
        saysNothing(entry.value) || (entry.value.kind == DataKind::Map && entry.value.entries.empty());
    // `ordering: "none"` may be a word of its own for something.
    const bool isWord = bare(field.type()).kind == TypeKind::Enumeration && !meant.empty();
    const bool isLeftOut = !field.required && (meant.empty() || meant.front().cost > 0) && isNone && !isWord;
    if (isLeftOut) leftOut(next);
    // `pre: "none"` does not mean that it never holds.
    if (isLeftOut && bare(field.type()).kind == TypeKind::Union) meant.clear();
    // Another field may be meant where the value fits there only.
    if (meant.empty() && !isLeftOut) byType(entry, next, false);
    if (!meant.empty() && meant.front().cost >= cost::level) exactly(entry, next);
    if (meant.empty()) meant.push_back({entry.value, cost::leftAsItIs});
    put(entry, field.name, meant, 0, next);
    m_readings = fewOf(std::move(next));
  }

  void leftOut(std::vector<EntryReading>& next) const {
    for (const EntryReading& before : m_readings) next.push_back({before.node, before.cost + cost::spelling});
  }

  /// Another field takes the value just as it stands.
  void exactly(const DataEntry& entry, std::vector<EntryReading>& next) {
    // Only of plain values: what is deep has its mistakes within.
    const auto isPlain = [](const DataNode& item) {
      return item.kind == DataKind::String || item.kind == DataKind::List;
    };
    // A mapping says by its form what it is.
    const bool isForm = entry.value.kind == DataKind::Map && !entry.value.entries.empty();
    const bool isOfPlain =
        entry.value.kind == DataKind::List && std::ranges::all_of(entry.value.items, isPlain);
    if (!isForm && !isOfPlain) return;
    if (entry.value.items.size() == 1 && entry.value.items[0].kind == DataKind::List) return;
    for (const Field* field : open()) {
      const MeaningList meant = m_meanings.of(field->type(), entry.value);
      if (!meant.empty() && meant.front().cost == 0) put(entry, field->name, meant, cost::form, next);
    }
  }

  void unknown(const DataEntry& entry) {
    std::vector<EntryReading> next;
    byName(entry, next);
    flag(entry, next);
    if (maySayOtherwise(entry)) saidOtherwise(entry, next);
    together(entry, next);
    nameAndValue(entry, next);
    variableAndValue(entry, next);
    byType(entry, next);
    byDescription(entry, next);
    put(entry, entry.key, {{entry.value, cost::leftAsItIs}}, 0, next);
    m_readings = fewOf(std::move(next));
  }

  /// What key and value say together.
  void together(const DataEntry& entry, std::vector<EntryReading>& next) const {
    for (const SaidTogether& said : saidTogether(m_meanings, m_record, m_node, entry)) {
      for (const EntryReading& before : m_readings) {
        const auto isThere = [&](const DataEntry& made) { return before.node.find(made.key) != nullptr; };
        if (std::ranges::any_of(said.entries, isThere)) continue;
        EntryReading& reading = next.emplace_back(before);
        reading.node.entries.insert(reading.node.entries.end(), said.entries.begin(), said.entries.end());
        reading.cost += said.cost;
      }
    }
  }

  /// The field in whose description the key stands: `direction` for the label of an edge. Of several, the one
  /// of which least else is said.
  void byDescription(const DataEntry& entry, std::vector<EntryReading>& next) {
    if (entry.key.size() < 4) return;
    const Field* found = nullptr;
    for (const Field* field : open()) {
      // What is denied is not what is meant.
      if (bare(field->type()).kind == TypeKind::Bool) continue;
      const std::string doc = " " + lowerCase(field->doc) + " ";
      const std::size_t at = doc.find(" " + lowerCase(entry.key));
      const std::size_t end = at + 1 + entry.key.size();
      const bool isPlural = at != std::string::npos && doc[end] == 's' && !isLetter(doc[end + 1]);
      const bool isSaid = at != std::string::npos && (isPlural || !isLetter(doc[end]));
      const bool isShorter = found == nullptr || field->doc.size() < found->doc.size();
      if (isSaid && isShorter && takes(*field, entry.value)) found = field;
    }
    if (found != nullptr)
      put(entry, found->name, m_meanings.of(found->type(), entry.value), cost::untold, next);
  }

  /// Fields that the mapping says nothing of.
  std::vector<const Field*> open() const {
    std::vector<const Field*> fields;
    for (const Field& field : m_record.fields) {
      if (m_node.find(field.name) == nullptr && !isTag(m_record, field)) fields.push_back(&field);
    }
    return fields;
  }

  void byName(const DataEntry& entry, std::vector<EntryReading>& next) {
    std::vector<std::string> names;
    for (const Field* field : open()) names.push_back(field->name);
    const auto meant = fieldNamed(entry.key, names);
    if (!meant) return;
    const std::size_t first = next.size();
    put(entry, meant->word, m_meanings.of(m_record.field(meant->word)->type(), entry.value),
        meant->certain ? cost::spelling : cost::likeness, next);
    // `winner: "actor"` says "win" besides.
    for (const Field* field : open()) {
      if (!field->required || field->name == meant->word) continue;
      for (const language::EnumValue& word : bare(field->type()).values) {
        if (word.name.size() < 3 || !entry.key.starts_with(word.name)) continue;
        for (std::size_t i = first; i < next.size(); ++i)
          next[i].node.entries.insert(next[i].node.entries.begin(),
                                      DataEntry{field->name, {}, DataNode::ofString(word.name)});
        return;
      }
    }
  }

  /// `hidden: true` for `visibility: "hidden"`, `over: false` for `result: "notOver"`.
  void flag(const DataEntry& entry, std::vector<EntryReading>& next) const {
    for (const Field* field : open()) {
      const std::string word = fixedWordSaid(bare(field->type()), entry);
      if (!word.empty()) put(entry, field->name, {{DataNode::ofString(word), 0}}, cost::form, next);
    }
    if (entry.value.kind != DataKind::Bool && !isLeftEmpty(entry.value)) return;
    if (entry.value.kind == DataKind::Bool && !entry.value.boolean) return denied(entry, next);
    for (const Field* field : open()) {
      std::vector<std::string> words;
      for (const language::EnumValue& word : bare(field->type()).values) words.push_back(word.name);
      const auto meant = words.empty() ? std::nullopt : language::meantWord(entry.key, words);
      if (meant && meant->certain)
        put(entry, field->name, {{DataNode::ofString(meant->word), 0}},
            meant->word == entry.key ? cost::form : cost::level, next);
    }
  }

  /// `visible: false` for `visibility: "hidden"`: the word that says that there is none.
  void denied(const DataEntry& entry, std::vector<EntryReading>& next) const {
    for (const Field* field : open()) {
      const Type& type = bare(field->type());
      std::vector<std::string> words;
      for (const language::EnumValue& word : type.values) words.push_back(word.name);
      const auto meant = words.empty() ? std::nullopt : language::meantWord(entry.key, words);
      if (!meant || !meant->certain) continue;
      const MeaningList none = m_meanings.of(type, DataNode::ofString("none"));
      if (!none.empty() && none.front().node.text != meant->word)
        put(entry, field->name, none, cost::form, next);
    }
  }

  void saidOtherwise(const DataEntry& entry, std::vector<EntryReading>& next) const {
    for (const FieldMeant& said : fieldsSaidOtherwise(open(), entry, m_meanings.words()))
      put(entry, said.field->name, said.meant, 0, next);
  }

  /// The fields that a reference to a variable is made of, in place of `var`.
  void spreadVariable(const DataEntry& entry, const DataNode& variable,
                      std::vector<EntryReading>& next) const {
    const DataNode* ref = variable.find("ref");
    if (ref == nullptr || variable.find("var") == nullptr) return;
    for (const EntryReading& before : m_readings) {
      EntryReading reading = before;
      reading.cost += cost::form;
      const Field* scope = m_record.field("scope");
      if (scope != nullptr && reading.node.find("scope") == nullptr)
        reading.node.set("scope", DataNode::ofString(ref->text == "gvar" ? "global" : "pvar"));
      for (const DataEntry& part : variable.entries) {
        const bool isOpen = m_record.field(part.key) != nullptr && reading.node.find(part.key) == nullptr;
        if (isOpen && (part.key == "var" || m_node.find(part.key) == nullptr))
          reading.node.entries.push_back({part.key, part.key == "var" ? entry.keySpan : Span{}, part.value});
      }
      next.push_back(std::move(reading));
    }
  }

  /// `var: "actor.money"` and `var: { ref: "gvar", var: "pot" }`.
  void variableIn(const DataEntry& entry, std::vector<EntryReading>& next) const {
    if (entry.value.kind == DataKind::Map) spreadVariable(entry, entry.value, next);
    if (entry.value.kind != DataKind::String || entry.value.text.find_first_of(".:") == std::string::npos)
      return;
    for (const DataNode& read : readFormula(entry.value.text, m_meanings.words()))
      spreadVariable(entry, read, next);
  }

  /// What may be said of a name: a field that has to be there, or else the first that takes a number.
  std::vector<const Field*> valueFields(const Field* name, const DataNode& value) {
    std::vector<const Field*> fields;
    for (const bool isNeeded : {true, false}) {
      for (const Field* field : open()) {
        const Type& type = bare(field->type());
        const bool isNumber = takesNumber(type);
        // { actor: "win" }
        const bool isWord = type.kind == TypeKind::Enumeration && takes(*field, value);
        const bool isIt = isNeeded ? field->required && (isWord || type.kind != TypeKind::Enumeration)
                                   : isNumber && value.kind == DataKind::Integer;
        if (isIt && field != name && fields.empty()) fields.push_back(field);
      }
    }
    if (!fields.empty() || value.kind == DataKind::String) return fields;
    // { safe: [...] }: the only one that takes such a thing.
    for (const Field* field : open()) {
      const TypeKind kind = bare(field->type()).kind;
      const bool isIt = (kind == TypeKind::List && value.kind == DataKind::List) ||
                        (kind == TypeKind::Integer && value.kind == DataKind::Integer);
      if (isIt && field != name) fields.push_back(field);
    }
    // Where several take such a thing, the one that takes it as it stands.
    if (fields.size() > 1) {
      std::erase_if(fields, [&](const Field* field) {
        const MeaningList meant = m_meanings.of(field->type(), value);
        return meant.empty() || meant.front().cost > 0;
      });
    }
    if (fields.size() > 1) fields.clear();
    return fields;
  }

  /// `pot: 0` for `var: "pot", value: 0`, `game: 1` for `scope: "game", max: 1`.
  void nameAndValue(const DataEntry& entry, std::vector<EntryReading>& next) {
    for (const Field* name : open()) {
      const Type& type = bare(name->type());
      const bool isSelector = type.kind == TypeKind::Notation && m_meanings.words().isName(entry.key);
      if ((!name->required && !isSelector) || !isNameIn(type, entry.key, m_meanings.words())) continue;
      for (const Field* value : valueFields(name, entry.value)) {
        std::vector<EntryReading> with;
        put(entry, value->name, m_meanings.of(value->type(), entry.value), cost::form, with);
        for (EntryReading& reading : with) {
          reading.node.entries.insert(reading.node.entries.end() - 1,
                                      DataEntry{name->name, {}, DataNode::ofString(entry.key)});
          next.push_back(std::move(reading));
        }
        return;
      }
    }
  }

  /// `$bidder.money: 3` for `scope: "pvar", player: "$bidder", var: "money", delta: 3`.
  void variableAndValue(const DataEntry& entry, std::vector<EntryReading>& next) {
    const Field* variable = m_record.field("var");
    if (variable == nullptr || m_node.find("var") != nullptr || entry.key.find('.') == std::string::npos)
      return;
    const std::vector<DataNode> read = readFormula(entry.key, m_meanings.words());
    if (read.empty() || read.front().find("var") == nullptr) return;
    for (const Field* value : open()) {
      const Type& type = bare(value->type());
      if (!value->required || value == variable || type.kind == TypeKind::Enumeration) continue;
      std::vector<EntryReading> with;
      put(entry, value->name, m_meanings.of(value->type(), entry.value), cost::form, with);
      for (EntryReading& reading : with) {
        for (const DataEntry& part : read.front().entries) {
          if (part.key != "ref" && reading.node.find(part.key) == nullptr)
            reading.node.entries.push_back(part);
        }
        next.push_back(std::move(reading));
      }
      return;
    }
  }

  /// The fields that take such a value; those that are needed first.
  void byType(const DataEntry& entry, std::vector<EntryReading>& next, bool isByItself = true) {
    // A sentence is no name.
    const bool isSentence = entry.value.kind == DataKind::String &&
                            std::ranges::count(entry.value.text, ' ') > 1 &&
                            !m_meanings.words().isDefined(entry.value.text);
    const auto isTaker = [&](const Field* field) {
      return takes(*field, entry.value) && (!isSentence || bare(field->type()).kind == TypeKind::Text);
    };
    std::vector<const Field*> fields = open();
    // True, or a number, does not tell which of those is meant that need not be there.
    const bool isPlain = entry.value.kind == DataKind::Bool || entry.value.kind == DataKind::Integer;
    if (isPlain && isByItself) std::erase_if(fields, [](const Field* field) { return !field->required; });
    // What says by its key what it is, is no text for another.
    const bool isSole = isByItself && std::ranges::count_if(fields, isTaker) == 1;
    const auto isNameOf = [&](const Field* field) {
      return bare(field->type()).kind == TypeKind::Notation &&
             isNameIn(bare(field->type()), entry.key, m_meanings.words());
    };
    // What it is called is not there for nothing.
    if (m_meanings.words().isName(entry.key) && std::ranges::any_of(fields, isNameOf)) return;
    std::vector<const Field*> earlier;
    for (const Field* field : fields) {
      if (!isTaker(field) || (!isSole && !isTelling(*field, entry.value, m_meanings.words()))) continue;
      const MeaningList meant = m_meanings.of(field->type(), entry.value);
      if (meant.empty() || meant.front().cost > cost::form) continue;
      const std::size_t first = next.size();
      put(entry, field->name, meant,
          field->required || isNamed(*field, entry.value, m_meanings.words()) ? cost::untold
                                                                              : 2 * cost::untold,
          next);
      // What is said first is meant for the first of them.
      for (std::size_t i = first; i < next.size(); ++i) {
        next[i].cost += static_cast<int>(std::ranges::count_if(
            earlier, [&](const Field* before) { return next[i].node.find(before->name) == nullptr; }));
      }
      earlier.push_back(field);
    }
  }

  Meanings& m_meanings;
  const Type& m_record;
  const DataNode& m_node;
  std::vector<EntryReading> m_readings;
};

}  // namespace

bool isTag(const Type& record, const Field& field) {
  return record.form == language::RecordForm::Tagged && field.name == record.tagKey;
}

MeaningList entryMeanings(Meanings& meanings, const Type& record, const DataNode& node) {
  // Fields are few: of so many entries most are none, and nothing can be made of them all.
  if (node.entries.size() > mostEntries) return {};
  return Entries(meanings, record, node).take();
}

}  // namespace ludo::mend
