// SPDX-License-Identifier: Apache-2.0
#include "core/intent/missing_meanings.h"

#include <algorithm>
#include <optional>

#include "core/intent/typed_path.h"

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

bool mayBeNumber(const Type& type) {
  return type.kind == TypeKind::Integer || type.schema.find("\"integer\"") != std::string::npos;
}

/// Whether a scope is not one that the variable beside it does not have.
bool isOfVariable(const KnownWords& words, const DataNode& node, const std::string& scope) {
  const DataNode* variable = node.find("var");
  if (variable == nullptr) return true;
  const auto isIn = [&](const std::vector<std::string>& known) {
    return std::ranges::find(known, variable->text) != known.end();
  };
  return scope == "global" ? !isIn(words.perPlayer) : scope != "pvar" || !isIn(words.globals);
}

using Words = std::vector<std::string>;

/// What may stand where something is needed and missing: one of few words, or the candidate of the query
/// round it.
std::vector<std::string> wordsFor(const KnownWords& known, const Type& wanted, const DataNode& node) {
  constexpr std::size_t few = 4;
  const Type& type = wanted.kind == TypeKind::List && wanted.oneOrMany ? bare(wanted.element()) : wanted;
  // The only one there is.
  if (type.kind == TypeKind::Reference && type.nameKind == language::NameKind::Phase &&
      known.phases.size() == 1)
    return known.phases;
  if (type.kind == TypeKind::Reference && known.ofKind(type.nameKind).size() == 1)
    return known.ofKind(type.nameKind);
  for (const Field& part : type.parts) {
    const Type& named = part.type();
    const bool isType = named.kind == TypeKind::Reference && named.nameKind == language::NameKind::TokenType;
    if (type.kind == TypeKind::Notation && isType && known.ofKind(named.nameKind).size() == 1)
      return known.ofKind(named.nameKind);
  }
  if (type.kind == TypeKind::Definition && type.nameKind != language::NameKind::Binding)
    return {known.missed.begin(),
            known.missed.begin() + static_cast<std::ptrdiff_t>(std::min(known.missed.size(), few))};
  if (type.kind == TypeKind::Definition) return known.unbound.size() <= few ? known.unbound : Words();
  // The token of a zone that is said beside it.
  const DataNode* zone = node.find("from");
  const bool isToken = type.kind == TypeKind::Notation && known.isKnown(type, "top(deck)");
  if (isToken && zone != nullptr && zone->kind == DataKind::String) return {"top(" + zone->text + ")"};
  if (type.kind == TypeKind::Notation) {
    std::vector<std::string> candidates = {"$zone", "$token", "$player"};
    std::erase_if(candidates,
                  [&](const std::string& word) { return mayBeNumber(type) || !known.isKnown(type, word); });
    return candidates;
  }
  std::vector<std::string> words;
  if (type.kind != TypeKind::Enumeration || type.values.size() > few) return words;
  for (const language::EnumValue& word : type.values) words.push_back(word.name);
  return words;
}

/// What it is called may stand under another key: `name: "deck"` for `id: "deck"`.
void underOtherKey(const KnownWords& words, const EntryReading& before, const Field& field,
                   std::vector<EntryReading>& next) {
  const std::vector<std::string>& missed = words.missed;
  for (std::size_t i = 0; i < before.node.entries.size(); ++i) {
    const DataNode& value = before.node.entries[i].value;
    if (value.kind != DataKind::String || std::ranges::find(missed, value.text) == missed.end()) continue;
    EntryReading& reading = next.emplace_back(before);
    reading.node.entries[i].key = field.name;
    reading.cost += cost::form;
  }
}

/// Whether another entry says that the field is not there: a variable that holds a zone has no bounds.
bool isRuledOut(const Field& field, const DataNode& node) {
  const auto& [key, word] = field.onlyWhere;
  const DataNode* said = key.empty() ? nullptr : node.find(key);
  return said != nullptr && said->text != word;
}

}  // namespace

std::vector<EntryReading> fewOf(std::vector<EntryReading> readings) {
  std::ranges::stable_sort(readings, {}, &EntryReading::cost);
  if (readings.size() > mostReadings) readings.resize(mostReadings);
  return readings;
}

/// { min: 2 } where both ends are needed and nothing else can be said: they are the same.
std::optional<DataNode> otherEnd(const Field& field, const DataNode& node) {
  const char* other = field.name == "max" ? "min" : field.name == "min" ? "max" : "";
  const DataNode* given = node.find(other);
  const bool isIt = given != nullptr && given->kind == DataKind::Integer && node.entries.size() == 1 &&
                    given->integer > 0 && bare(field.type()).kind == TypeKind::Notation;
  return isIt ? std::optional(DataNode::ofInteger(given->integer)) : std::nullopt;
}

std::vector<EntryReading> withMissing(Meanings& meanings, const Field& field,
                                      std::vector<EntryReading> readings) {
  const KnownWords& known = meanings.words();
  std::vector<EntryReading> next;
  for (const EntryReading& before : readings) {
    const std::vector<std::string> words = wordsFor(known, bare(field.type()), before.node);
    if (before.node.find(field.name) != nullptr || isRuledOut(field, before.node)) {
      next.push_back(before);
      continue;
    }
    int further = cost::likeness;
    if (bare(field.type()).kind == TypeKind::Definition) underOtherKey(known, before, field, next);
    for (const std::string& word : words) {
      EntryReading& reading = next.emplace_back(before);
      reading.node.entries.insert(reading.node.entries.begin(),
                                  DataEntry{field.name, {}, DataNode::ofString(word)});
      reading.cost += further + (isOfVariable(known, before.node, word) ? 0 : cost::likeness);
      ++further;
    }
    if (!words.empty()) continue;
    next.push_back(before);
    if (const std::optional<DataNode> end = otherEnd(field, before.node)) {
      next.back().node.entries.push_back(DataEntry{field.name, {}, *end});
      next.back().cost += cost::form;
      continue;
    }
    next.back().cost += cost::leftAsItIs;
  }
  return fewOf(std::move(next));
}

}  // namespace ludo::mend
