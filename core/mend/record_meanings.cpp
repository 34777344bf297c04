// SPDX-License-Identifier: Apache-2.0
#include "core/mend/record_meanings.h"

#include <algorithm>
#include <cctype>

#include "core/language/synonyms.h"
#include "core/mend/formula.h"
#include "core/mend/numbers.h"
#include "core/mend/phrase.h"
#include "core/mend/record_shapes.h"
#include "core/mend/typed_path.h"
#include "core/mend/typed_values.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

/// So many readings of a mapping are kept while its entries are gone through.
constexpr std::size_t mostReadings = 4;

/// The mapping as it is read up to some entry.
struct Reading {
  DataNode node = DataNode::map();
  int cost = 0;
};

bool isTag(const Type& record, const Field& field) {
  return record.form == language::RecordForm::Tagged && field.name == record.tagKey;
}

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
      if (field.required && !isTag(m_record, field)) missing(field);
    }
    MeaningList found;
    for (Reading& reading : m_readings) {
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

  void keepFew(std::vector<Reading> next) {
    std::ranges::stable_sort(next, {}, &Reading::cost);
    if (next.size() > mostReadings) next.resize(mostReadings);
    m_readings = std::move(next);
  }

  void put(const DataEntry& entry, const std::string& name, const MeaningList& meant, int further,
           std::vector<Reading>& next) const {
    for (const Reading& before : m_readings) {
      if (before.node.find(name) != nullptr) continue;
      for (const Meaning& meaning : meant) {
        Reading& reading = next.emplace_back(before);
        reading.node.entries.push_back({name, entry.keySpan, meaning.node});
        reading.cost += meaning.cost + further;
      }
    }
  }

  void known(const DataEntry& entry, const Field& field) {
    MeaningList meant = m_meanings.of(field.type(), entry.value);
    std::vector<Reading> next;
    // `simultaneous: "simultaneous"`
    const bool isItself = bare(field.type()).kind == TypeKind::Bool && entry.value.kind == DataKind::String &&
                          language::sameLetters(entry.value.text, field.name);
    if (isItself) meant.push_back({trueAt(entry.value), cost::spelling});
    if (field.name == "var") variableIn(entry, next);
    // Another field may be meant where the value fits there only.
    if (meant.empty()) byType(entry, next);
    if (meant.empty()) meant.push_back({entry.value, cost::leftAsItIs});
    put(entry, field.name, meant, 0, next);
    keepFew(std::move(next));
  }

  static DataNode trueAt(const DataNode& value) {
    DataNode made = DataNode::ofBool(true);
    made.span = value.span;
    return made;
  }

  void unknown(const DataEntry& entry) {
    std::vector<Reading> next;
    byName(entry, next);
    flag(entry, next);
    flags(entry, next);
    turned(entry, next);
    nameAndValue(entry, next);
    variableAndValue(entry, next);
    byType(entry, next);
    put(entry, entry.key, {{entry.value, cost::leftAsItIs}}, 0, next);
    keepFew(std::move(next));
  }

  /// Fields that the mapping says nothing of.
  std::vector<const Field*> open() const {
    std::vector<const Field*> fields;
    for (const Field& field : m_record.fields) {
      if (m_node.find(field.name) == nullptr && !isTag(m_record, field)) fields.push_back(&field);
    }
    return fields;
  }

  void byName(const DataEntry& entry, std::vector<Reading>& next) {
    std::vector<std::string> names;
    for (const Field* field : open()) names.push_back(field->name);
    const auto meant = language::meantWord(entry.key, names);
    if (!meant) return;
    put(entry, meant->word, m_meanings.of(m_record.field(meant->word)->type(), entry.value),
        meant->certain ? cost::spelling : cost::likeness, next);
  }

  /// `hidden: true` for `visibility: "hidden"`.
  void flag(const DataEntry& entry, std::vector<Reading>& next) const {
    if (entry.value.kind != DataKind::Bool || !entry.value.boolean) return;
    for (const Field* field : open()) {
      for (const language::EnumValue& word : bare(field->type()).values) {
        if (word.name == entry.key) put(entry, field->name, {{DataNode::ofString(word.name), 0}}, 2, next);
      }
    }
  }

  /// `flags: ["exact"]` and `kind: "exact"` for `exact: true`.
  void flags(const DataEntry& entry, std::vector<Reading>& next) const {
    std::vector<DataNode> words = entry.value.items;
    if (entry.value.kind == DataKind::String) words.push_back(entry.value);
    if (words.empty()) return;
    for (const Reading& before : m_readings) {
      Reading reading = before;
      std::size_t count = 0;
      for (const DataNode& word : words) {
        for (const Field* field : open()) {
          const bool isIt = bare(field->type()).kind == TypeKind::Bool && word.kind == DataKind::String &&
                            language::sameLetters(word.text, field->name);
          if (!isIt || reading.node.find(field->name) != nullptr) continue;
          reading.node.set(field->name, DataNode::ofBool(true));
          ++count;
        }
      }
      reading.cost += cost::form;
      if (count == words.size()) next.push_back(std::move(reading));
    }
  }

  /// `main: "phase"` for `phase: "main"`.
  void turned(const DataEntry& entry, std::vector<Reading>& next) const {
    if (entry.value.kind != DataKind::String) return;
    for (const Field* field : open()) {
      if (field->name == entry.value.text)
        put(entry, field->name, m_meanings.of(field->type(), DataNode::ofString(entry.key)), cost::form,
            next);
    }
  }

  /// The fields that a reference to a variable is made of, in place of `var`.
  void spreadVariable(const DataEntry& entry, const DataNode& variable, std::vector<Reading>& next) const {
    const DataNode* ref = variable.find("ref");
    if (ref == nullptr || variable.find("var") == nullptr) return;
    for (const Reading& before : m_readings) {
      Reading reading = before;
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
  void variableIn(const DataEntry& entry, std::vector<Reading>& next) const {
    if (entry.value.kind == DataKind::Map) spreadVariable(entry, entry.value, next);
    if (entry.value.kind != DataKind::String || entry.value.text.find_first_of(".:") == std::string::npos)
      return;
    for (const DataNode& read : readFormula(entry.value.text, m_meanings.words()))
      spreadVariable(entry, read, next);
  }

  /// Whether a key is one of the names, or of the words, that stand in a field of this type.
  bool isNameIn(const Type& type, const std::string& key) const {
    const bool isBinding = (type.kind == TypeKind::Definition || type.kind == TypeKind::Reference) &&
                           type.nameKind == language::NameKind::Binding;
    if (isBinding) return key.starts_with('$');
    if (type.kind == TypeKind::Definition)
      return std::ranges::all_of(
          key, [](unsigned char c) { return std::isalnum(c) != 0 || c == '_' || c == '-'; });
    if (type.kind == TypeKind::Notation) return m_meanings.words().isKnown(type, key);
    if (type.kind == TypeKind::Reference) {
      const std::vector<std::string>& known = m_meanings.words().ofKind(type.nameKind);
      return std::ranges::find(known, key) != known.end();
    }
    return std::ranges::any_of(type.values,
                               [&](const language::EnumValue& word) { return word.name == key; });
  }

  static bool takesNumber(const Type& type) {
    return type.kind == TypeKind::Integer || type.schema.find("\"integer\"") != std::string::npos;
  }

  /// What may be said of a name: a field that has to be there, or else the first that takes a number.
  std::vector<const Field*> valueFields(const Field* name, const DataNode& value) const {
    std::vector<const Field*> fields;
    for (const bool isNeeded : {true, false}) {
      for (const Field* field : open()) {
        const Type& type = bare(field->type());
        const bool isNumber =
            type.kind == TypeKind::Integer || type.schema.find("\"integer\"") != std::string::npos;
        const bool isIt = isNeeded ? field->required && type.kind != TypeKind::Enumeration
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
    if (fields.size() > 1) fields.clear();
    return fields;
  }

  /// `pot: 0` for `var: "pot", value: 0`, `game: 1` for `scope: "game", max: 1`.
  void nameAndValue(const DataEntry& entry, std::vector<Reading>& next) {
    for (const Field* name : open()) {
      if (!name->required || !isNameIn(bare(name->type()), entry.key)) continue;
      for (const Field* value : valueFields(name, entry.value)) {
        std::vector<Reading> with;
        put(entry, value->name, m_meanings.of(value->type(), entry.value), cost::form, with);
        for (Reading& reading : with) {
          reading.node.entries.insert(reading.node.entries.end() - 1,
                                      DataEntry{name->name, {}, DataNode::ofString(entry.key)});
          next.push_back(std::move(reading));
        }
        return;
      }
    }
  }

  /// `$bidder.money: 3` for `scope: "pvar", player: "$bidder", var: "money", delta: 3`.
  void variableAndValue(const DataEntry& entry, std::vector<Reading>& next) {
    const Field* variable = m_record.field("var");
    if (variable == nullptr || m_node.find("var") != nullptr || entry.key.find('.') == std::string::npos)
      return;
    const std::vector<DataNode> read = readFormula(entry.key, m_meanings.words());
    if (read.empty() || read.front().find("var") == nullptr) return;
    for (const Field* value : open()) {
      const Type& type = bare(value->type());
      if (!value->required || value == variable || type.kind == TypeKind::Enumeration) continue;
      std::vector<Reading> with;
      put(entry, value->name, m_meanings.of(value->type(), entry.value), cost::form, with);
      for (Reading& reading : with) {
        for (const DataEntry& part : read.front().entries) {
          if (part.key != "ref" && reading.node.find(part.key) == nullptr)
            reading.node.entries.push_back(part);
        }
        next.push_back(std::move(reading));
      }
      return;
    }
  }

  /// Whether a value says by itself that it is meant for the field. Where none is missing, a number or a text
  /// says nothing.
  bool isTelling(const Field& field, const DataNode& value) const {
    const Type& type = bare(field.type());
    if (type.kind == TypeKind::Reference || type.kind == TypeKind::Notation)
      return value.kind == DataKind::String ? m_meanings.words().isKnown(type, value.text) : field.required;
    const bool isPlain = type.kind == TypeKind::Text || type.kind == TypeKind::Definition ||
                         type.kind == TypeKind::Integer || type.kind == TypeKind::Bool;
    return field.required || !isPlain;
  }

  /// Whether it is the name of something that belongs there.
  bool isNamed(const Field& field, const DataNode& value) const {
    const Type& type = bare(field.type());
    const bool isName = type.kind == TypeKind::Reference || type.kind == TypeKind::Notation;
    return isName && value.kind == DataKind::String && m_meanings.words().isKnown(type, value.text);
  }

  /// The fields that take such a value; those that are needed first.
  void byType(const DataEntry& entry, std::vector<Reading>& next) {
    const auto isTaker = [&](const Field* field) { return takes(*field, entry.value); };
    const std::vector<const Field*> fields = open();
    const bool isSole = std::ranges::count_if(fields, isTaker) == 1;
    for (const Field* field : fields) {
      if (!takes(*field, entry.value) || (!isSole && !isTelling(*field, entry.value))) continue;
      const MeaningList meant = m_meanings.of(field->type(), entry.value);
      if (!meant.empty() && meant.front().cost <= cost::form)
        put(entry, field->name, meant,
            field->required || isNamed(*field, entry.value) ? cost::untold : 2 * cost::untold, next);
    }
  }

  /// Whether a scope is not one that the variable beside it does not have.
  bool isOfVariable(const DataNode& node, const std::string& scope) const {
    const DataNode* variable = node.find("var");
    if (variable == nullptr) return true;
    const KnownWords& words = m_meanings.words();
    const auto isIn = [&](const std::vector<std::string>& known) {
      return std::ranges::find(known, variable->text) != known.end();
    };
    return scope == "global" ? !isIn(words.perPlayer) : scope != "pvar" || !isIn(words.globals);
  }

  /// What may stand where something is needed and missing: one of few words, or the candidate of the query
  /// round it.
  std::vector<std::string> wordsFor(const Type& wanted) const {
    constexpr std::size_t few = 4;
    const Type& type = wanted.kind == TypeKind::List && wanted.oneOrMany ? bare(wanted.element()) : wanted;
    const KnownWords& known = m_meanings.words();
    // The only one there is.
    if (type.kind == TypeKind::Reference && known.ofKind(type.nameKind).size() == 1)
      return known.ofKind(type.nameKind);
    if (type.kind == TypeKind::Definition && type.nameKind != language::NameKind::Binding)
      return {known.missed.begin(),
              known.missed.begin() + static_cast<std::ptrdiff_t>(std::min(known.missed.size(), few))};
    if (type.kind == TypeKind::Notation) {
      std::vector<std::string> candidates = {"$zone", "$token", "$player"};
      std::erase_if(candidates,
                    [&](const std::string& word) { return takesNumber(type) || !known.isKnown(type, word); });
      return candidates;
    }
    std::vector<std::string> words;
    if (type.kind != TypeKind::Enumeration || type.values.size() > few) return words;
    for (const language::EnumValue& word : type.values) words.push_back(word.name);
    return words;
  }

  /// What it is called may stand under another key: `name: "deck"` for `id: "deck"`.
  void underOtherKey(const Reading& before, const Field& field, std::vector<Reading>& next) const {
    const std::vector<std::string>& missed = m_meanings.words().missed;
    for (std::size_t i = 0; i < before.node.entries.size(); ++i) {
      const DataNode& value = before.node.entries[i].value;
      if (value.kind != DataKind::String || std::ranges::find(missed, value.text) == missed.end()) continue;
      Reading& reading = next.emplace_back(before);
      reading.node.entries[i].key = field.name;
      reading.cost += cost::form;
    }
  }

  void missing(const Field& field) {
    const std::vector<std::string> words = wordsFor(bare(field.type()));
    std::vector<Reading> next;
    for (const Reading& before : m_readings) {
      if (before.node.find(field.name) != nullptr) {
        next.push_back(before);
        continue;
      }
      int further = cost::likeness;
      if (bare(field.type()).kind == TypeKind::Definition) underOtherKey(before, field, next);
      for (const std::string& word : words) {
        Reading& reading = next.emplace_back(before);
        reading.node.entries.insert(reading.node.entries.begin(),
                                    DataEntry{field.name, {}, DataNode::ofString(word)});
        reading.cost += further + (isOfVariable(before.node, word) ? 0 : cost::likeness);
        ++further;
      }
      if (!words.empty()) continue;
      next.push_back(before);
      next.back().cost += cost::leftAsItIs;
    }
    keepFew(std::move(next));
  }

  Meanings& m_meanings;
  const Type& m_record;
  const DataNode& m_node;
  std::vector<Reading> m_readings;
};

/// The fields that have to be there, in order.
std::vector<const Field*> needed(const Type& record) {
  std::vector<const Field*> fields;
  for (const Field& field : record.fields) {
    if (field.required && !isTag(record, field)) fields.push_back(&field);
  }
  return fields;
}

/// The value as that of one field, where no other is needed.
void inSoleField(Meanings& meanings, const Type& record, const DataNode& node, MeaningList& found) {
  constexpr std::size_t few = 3;
  const std::vector<const Field*> fields = needed(record);
  if (fields.size() > 1) return;
  std::size_t tried = 0;
  for (const Field& field : record.fields) {
    if (isTag(record, field) || (!fields.empty() && &field != fields.front())) continue;
    if (tried == few || !takes(field, node)) continue;
    for (const Meaning& meaning : meanings.of(field.type(), node)) {
      DataNode made = DataNode::map();
      made.entries.push_back({field.name, {}, meaning.node});
      found.push_back({std::move(made), meaning.cost + cost::sole + static_cast<int>(tried)});
    }
    ++tried;
  }
}

/// [3, 3] for { rows: 3, cols: 3 }.
void inOrder(Meanings& meanings, const Type& record, const DataNode& list, MeaningList& found) {
  const std::vector<const Field*> fields = needed(record);
  if (fields.size() > list.items.size() || list.items.size() > record.fields.size()) return;
  std::vector<const Field*> order = fields;
  for (const Field& field : record.fields) {
    if (!field.required) order.push_back(&field);
  }
  if (order.size() < list.items.size()) return;
  DataNode made = DataNode::map();
  made.span = list.span;
  int cost = cost::level;
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    const MeaningList meant = meanings.of(order[i]->type(), list.items[i]);
    if (meant.empty()) return;
    made.entries.push_back({order[i]->name, {}, meant.front().node});
    cost += meant.front().cost;
  }
  found.push_back({std::move(made), cost});
}

/// "2-4" and "3x3" for two numbers, 3 for both.
void asRange(const Type& record, const DataNode& node, MeaningList& found) {
  const std::vector<const Field*> fields = needed(record);
  const auto isNumber = [](const Field* field) {
    const Type& type = bare(field->type());
    return type.kind == TypeKind::Integer || type.schema.find("[\"integer\"") != std::string::npos;
  };
  const std::string text = node.kind == DataKind::Integer ? std::to_string(node.integer) : node.text;
  auto [from, to] = rangeMeant(text);
  if (from.empty()) from = to = numberMeant(text);
  if (from.empty() || fields.size() != 2 || !std::ranges::all_of(fields, isNumber)) return;
  DataNode made = DataNode::map();
  made.set(fields[0]->name, DataNode::ofInteger(std::stoll(from)));
  made.set(fields[1]->name, DataNode::ofInteger(std::stoll(to)));
  found.push_back({std::move(made), cost::level});
}

/// [2, 3, 4] as "2-4"; nothing when the numbers do not follow one another.
DataNode textOfRange(const DataNode& list) {
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    const bool follows = list.items[i].kind == DataKind::Integer &&
                         (i == 0 || list.items[i].integer == list.items[i - 1].integer + 1);
    if (!follows) return {};
  }
  if (list.items.empty()) return {};
  return DataNode::ofString(std::to_string(list.items.front().integer) + "-" +
                            std::to_string(list.items.back().integer));
}

}  // namespace

MeaningList recordMeanings(Meanings& meanings, const Type& record, const DataNode& node) {
  MeaningList found;
  if (node.kind != DataKind::Map) {
    if (node.kind == DataKind::List) inOrder(meanings, record, node, found);
    if (node.kind == DataKind::List) asRange(record, textOfRange(node), found);
    if (node.kind == DataKind::String || node.kind == DataKind::Integer) asRange(record, node, found);
    if (node.kind == DataKind::String) phraseMeanings(meanings, record, node, found);
    inSoleField(meanings, record, node, found);
    return found;
  }
  // Nothing when the same key stands there twice.
  found = Entries(meanings, record, node).take();
  if (found.empty() || found.front().cost == 0 || node.entries.size() > mostEntries) return found;
  for (const Meaning& shape : otherShapes(meanings, record, node))
    addAll(found, Entries(meanings, record, shape.node).take(), shape.cost);
  return found;
}

}  // namespace ludo::mend
