// SPDX-License-Identifier: Apache-2.0
#include "core/intent/parameter_meanings.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/intent/phrase.h"
#include "core/intent/typed_path.h"
#include "core/language/synonyms.h"
#include "core/wording/numbers.h"

namespace ludo::mend {
namespace {

using language::NameKind;
using language::ParameterKind;
using language::Type;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

bool isIn(const std::vector<std::string>& known, const std::string& word) {
  return std::ranges::find(known, word) != known.end();
}

/// A name without the marks that are written round it: "$GOAL", "{GOAL}".
std::string plain(std::string name) {
  std::erase_if(name, [](char c) { return !isLetterOrDigit(c) && c != '_' && c != '-'; });
  return name;
}

class Parameters {
 public:
  Parameters(const KnownWords& words, const Type& record, const DataNode& node)
      : m_words(words), m_node(node), m_record(record) {
    const char* key = record.field("use") != nullptr ? "use" : "name";
    const DataNode* name = node.find(key);
    if (name != nullptr && name->kind == DataKind::String) m_known = words.parametersOf(key, name->text);
  }

  GivenParameters take() {
    GivenParameters found;
    if (m_known.empty()) return found;
    m_with = held();
    if (m_with != nullptr && !gather(m_with->value)) return found;
    gatherBeside();
    for (DataEntry& entry : m_given) found.wrong += isParameter(entry.key) ? 0 : 1;
    for (const Parameter& parameter : m_known)
      found.wrong += parameter.isNeeded && m_given.end() == at(parameter.name) ? 1 : 0;
    if (!nameAll()) return found;
    exchanged();
    for (DataEntry& entry : m_given) mendValue(entry);
    addMissing();
    if (m_cost == 0) return found;
    found.meant = Meaning{whole(), m_cost};
    return found;
  }

 private:
  bool isParameter(const std::string& name) const { return parameter(name) != nullptr; }
  const Parameter* parameter(const std::string& name) const {
    const auto found = std::ranges::find(m_known, name, &Parameter::name);
    return found == m_known.end() ? nullptr : &*found;
  }
  std::vector<DataEntry>::iterator at(const std::string& name) {
    return std::ranges::find(m_given, name, &DataEntry::key);
  }

  /// The entry that holds the parameters, be it under another key; null when there is none.
  const DataEntry* held() {
    if (const DataEntry* with = m_node.entry("with")) return with;
    for (const DataEntry& entry : m_node.entries) {
      const bool isOther =
          m_record.field(entry.key) == nullptr && entry.key != m_record.tagKey && !isParameter(entry.key);
      const bool isHolder = entry.value.kind == DataKind::Map || entry.value.kind == DataKind::List;
      if (!isOther || (!isHolder && !language::meantWord(entry.key, {"with"}))) continue;
      m_cost += cost::form;
      return &entry;
    }
    return nullptr;
  }

  /// What stands under "with", in any form; false where it is none of them.
  bool gather(const DataNode& with) {
    m_given = with.entries;
    if (with.kind == DataKind::Map) return true;
    m_cost += cost::level;
    const DataNode entries = with.kind == DataKind::String ? entriesIn(with.text) : DataNode();
    if (entries.kind == DataKind::Map) {
      m_given = entries.entries;
      return true;
    }
    if (with.kind != DataKind::List) return inOrder({with});
    for (const DataNode& item : with.items) {
      if (item.kind != DataKind::Map || !takeItem(item)) return inOrder(with.items);
    }
    return true;
  }

  /// { GOAL: 3 }, or { name: "GOAL", value: 3 }.
  bool takeItem(const DataNode& item) {
    if (item.entries.size() == 1) {
      m_given.push_back(item.entries.front());
      return true;
    }
    if (item.entries.size() != 2) return false;
    for (std::size_t i = 0; i < 2; ++i) {
      const DataNode& name = item.entries[i].value;
      if (name.kind != DataKind::String || called(name.text).empty()) continue;
      m_given.push_back({name.text, {}, item.entries[1 - i].value});
      return true;
    }
    return false;
  }

  /// Values without names: each for the next parameter that takes it.
  bool inOrder(const std::vector<DataNode>& values) {
    m_given.clear();
    std::size_t next = 0;
    for (const DataNode& value : values) {
      const auto open = [&](bool isNeeded) {
        for (std::size_t i = next; i < m_known.size(); ++i) {
          if ((m_known[i].isNeeded || !isNeeded) && fits(m_known[i], value)) return i;
        }
        return m_known.size();
      };
      const bool areAll = values.size() == m_known.size();
      std::size_t place = areAll ? next : open(values.size() == 1);
      if (place == m_known.size()) place = open(false);
      if (place >= m_known.size()) return false;
      m_given.push_back({m_known[place].name, {}, value});
      next = place + 1;
    }
    return true;
  }

  /// Parameters beside "with", or in its place.
  void gatherBeside() {
    for (const DataEntry& entry : m_node.entries) {
      if (&entry == m_with || m_record.field(entry.key) != nullptr || called(entry.key).empty()) continue;
      m_beside.push_back(&entry);
      m_given.push_back(entry);
      m_cost += m_beside.size() == 1 ? cost::level : 0;
    }
  }

  /// The parameter that is written so, but for marks and case.
  std::string called(const std::string& written) const {
    if (isParameter(written)) return written;
    for (const Parameter& known : m_known) {
      if (!plain(written).empty() && language::sameLetters(plain(known.name), plain(written)))
        return known.name;
    }
    return {};
  }

  /// Gives each value its parameter; false where one has none.
  bool nameAll() {
    for (const bool isSure : {true, false}) {
      for (DataEntry& entry : m_given) {
        if (isParameter(entry.key)) continue;
        const std::string name = isSure ? called(entry.key) : meant(entry);
        if (name.empty() || at(name) != m_given.end()) {
          if (isSure) continue;
          return false;
        }
        m_cost += isSure ? cost::spelling : cost::likeness;
        entry.key = name;
      }
    }
    return true;
  }

  /// By its name, by what is needed and open, or by what kind of thing it is given.
  std::string meant(DataEntry& entry) {
    // leaves: "FROM"
    if (entry.value.kind == DataKind::String && !called(entry.value.text).empty()) {
      const std::string name = called(entry.value.text);
      const DataNode key = DataNode::ofString(entry.key);
      if (at(name) == m_given.end() && fits(*parameter(name), key)) {
        entry.value = key;
        entry.keySpan = {};
        return name;
      }
    }
    std::vector<std::string> names;
    std::vector<std::string> takers;
    std::vector<std::string> needed;
    for (const Parameter& known : m_known) {
      if (at(known.name) != m_given.end()) continue;
      names.push_back(known.name);
      if (!fits(known, entry.value)) continue;
      takers.push_back(known.name);
      if (known.isNeeded) needed.push_back(known.name);
    }
    if (const auto word = language::meantWord(plain(entry.key), names)) return word->word;
    if (needed.size() == 1) return needed.front();
    return takers.size() == 1 ? takers.front() : std::string();
  }

  /// Two values each of which is for the parameter of the other.
  void exchanged() {
    const auto isFor = [&](const DataEntry& name, const DataEntry& value) {
      const Parameter* known = parameter(name.key);
      return known != nullptr && known->kind && fits(*known, value.value);
    };
    for (std::size_t i = 0; i < m_given.size(); ++i) {
      for (std::size_t k = i + 1; k < m_given.size(); ++k) {
        DataEntry& one = m_given[i];
        DataEntry& other = m_given[k];
        if (isFor(one, one) || isFor(other, other) || !isFor(one, other) || !isFor(other, one)) continue;
        std::swap(one.value, other.value);
        for (DataEntry* entry : {&one, &other}) entry->value.span = {};
        m_cost += cost::form;
      }
    }
  }

  bool fits(const Parameter& parameter, const DataNode& value) const {
    if (!parameter.kind) return true;
    if (parameter.kind == ParameterKind::Number && value.kind == DataKind::Integer) return true;
    return value.kind == DataKind::String && isIn(m_words.ofParameter(*parameter.kind), value.text);
  }

  void mendValue(DataEntry& entry) {
    const Parameter* known = parameter(entry.key);
    if (known == nullptr || !known->kind || fits(*known, entry.value)) return;
    DataNode made = valueMeant(*known, entry.value);
    if (made.kind == DataKind::Null) return;
    made.span = entry.value.span;
    entry.value = std::move(made);
    m_cost += cost::form;
  }

  DataNode valueMeant(const Parameter& known, const DataNode& value) const {
    if (value.kind == DataKind::List && value.items.size() == 1 && fits(known, value.items[0]))
      return value.items[0];
    // { ref: "pvar", var: "fame" }
    for (const DataEntry& part : value.entries) {
      if (fits(known, part.value)) return DataNode(part.value);
    }
    if (value.kind != DataKind::String) return {};
    if (known.kind == ParameterKind::Number) {
      const std::string number = numberMeant(value.text);
      return number.empty() ? DataNode() : DataNode::ofInteger(std::stoll(number));
    }
    const auto name = meantOf(plain(value.text), m_words.ofParameter(*known.kind));
    return name ? DataNode::ofString(*name) : DataNode();
  }

  /// What is needed, where there is only one thing that it can be.
  void addMissing() {
    for (const Parameter& known : m_known) {
      if (!known.isNeeded || !known.kind || at(known.name) != m_given.end()) continue;
      const std::vector<std::string>& names = m_words.ofParameter(*known.kind);
      if (names.size() != 1) continue;
      m_given.push_back({known.name, {}, DataNode::ofString(names.front())});
      m_cost += cost::likeness;
    }
  }

  DataNode whole() const {
    DataNode with = DataNode::map();
    with.entries = m_given;
    DataNode made = m_node;
    made.entries.clear();
    bool isPlaced = false;
    for (const DataEntry& entry : m_node.entries) {
      const bool isHolder = m_with == nullptr ? isBeside(entry) : &entry == m_with;
      if (!isHolder && !isBeside(entry)) made.entries.push_back(entry);
      if (!isHolder || isPlaced) continue;
      DataEntry& placed = made.entries.emplace_back(DataEntry{"with", {}, std::move(with)});
      if (&entry == m_with) {
        placed.keySpan = entry.keySpan;
        placed.value.span = entry.value.span;
      }
      isPlaced = true;
    }
    if (!isPlaced) made.entries.push_back({"with", {}, std::move(with)});
    return made;
  }

  bool isBeside(const DataEntry& entry) const {
    return std::ranges::find(m_beside, &entry) != m_beside.end();
  }

  const KnownWords& m_words;
  const DataNode& m_node;
  const Type& m_record;
  std::vector<Parameter> m_known;
  const DataEntry* m_with = nullptr;
  std::vector<DataEntry> m_given;
  std::vector<const DataEntry*> m_beside;
  int m_cost = 0;
};

}  // namespace

bool holdsParameters(const Type& record) {
  const language::Field* with = record.field("with");
  return with != nullptr && bare(with->type()).kind == language::TypeKind::Map &&
         (record.field("use") != nullptr || record.field("name") != nullptr);
}

GivenParameters givenParameters(const KnownWords& words, const Type& record, const DataNode& node) {
  return Parameters(words, record, node).take();
}

}  // namespace ludo::mend
