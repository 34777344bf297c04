// SPDX-License-Identifier: Apache-2.0
#include "core/intent/meanings.h"

#include <algorithm>

#include "core/intent/entry_forms.h"
#include "core/intent/list_shapes.h"
#include "core/intent/member_meanings.h"
#include "core/intent/notation_words.h"
#include "core/intent/phrase.h"
#include "core/intent/record_meanings.h"
#include "core/intent/scalar_meanings.h"
#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/language/language.h"
#include "core/text/strict_yaml.h"
#include "core/wording/flow_text.h"
#include "core/wording/numbers.h"
#include "core/wording/plain_formula.h"
#include "core/wording/written_moves.h"

namespace ludo::mend {

using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

namespace {

constexpr std::size_t mostMeanings = 3;
constexpr int mostDepth = 48;

void forgetPlaces(DataNode& node) {
  node.span = {};
  node.damaged = false;
  for (DataNode& item : node.items) forgetPlaces(item);
  for (DataEntry& entry : node.entries) {
    entry.keySpan = {};
    forgetPlaces(entry.value);
  }
}

/// Whether a construct of the language is told by this word.
bool isTagOfLanguage(const std::string& word) {
  return std::ranges::any_of(language::allTypes(), [&](const Type* type) {
    return type->kind == TypeKind::Record && !word.empty() && type->tag == word;
  });
}

/// '{ bind: "$n" }': data that stands in quotes.
std::optional<DataNode> dataIn(const DataNode& node) {
  const std::string& text = node.text;
  const bool isData = text.size() > 1 && ((text.front() == '{' && text.back() == '}') ||
                                          (text.front() == '[' && text.back() == ']'));
  if (!isData) return std::nullopt;
  const SourceText source("text", "v: " + text);
  diagnostics::List mistakes;
  DataNode root =
      text::readStrictYaml(source, {0, static_cast<std::uint32_t>(source.content().size())}, mistakes);
  if (root.kind != DataKind::Map || root.entries.size() != 1) return std::nullopt;
  DataNode data = std::move(root.entries.front().value);
  forgetPlaces(data);
  data.span = node.span;
  return data;
}

}  // namespace

MeaningList cheapest(MeaningList found) {
  std::ranges::stable_sort(found, {}, &Meaning::cost);
  MeaningList kept;
  for (Meaning& meaning : found) {
    const auto isSame = [&](const Meaning& other) { return sameContent(other.node, meaning.node); };
    if (meaning.cost > cost::most || std::ranges::any_of(kept, isSame)) continue;
    kept.push_back(std::move(meaning));
    if (kept.size() == mostMeanings) break;
  }
  return kept;
}

void addAll(MeaningList& found, const MeaningList& more, int further) {
  for (const Meaning& meaning : more) found.push_back({meaning.node, meaning.cost + further});
}

MeaningList Meanings::of(const Type& wanted, const DataNode& node) {
  const Type& type = bare(wanted);
  if (node.damaged) return {{node, 0}};
  if (m_depth >= mostDepth || m_bytes.exhausted()) return {};
  Key key{&type, node.span.begin, flowText(node)};
  // Most is done with what a value holds, and something with any.
  constexpr std::int64_t leastBytes = 16;
  if (!m_bytes.spend(leastBytes + static_cast<std::int64_t>(std::get<std::string>(key).size()))) return {};
  if (const auto known = m_known.find(key); known != m_known.end()) return known->second;
  // Nothing is meant by itself within itself.
  if (!m_open.insert(key).second) return {};
  ++m_depth;
  MeaningList found = inBraces(type, node);
  if (!found.empty()) {
    --m_depth;
    m_open.erase(key);
    return m_known[key] = std::move(found);
  }
  if (node.kind == DataKind::String && type.kind != TypeKind::Text) {
    if (const std::optional<DataNode> data = dataIn(node)) addAll(found, of(type, *data), cost::form);
    if (const std::string plain = plainFormula(node.text); plain != node.text)
      addAll(found, of(type, inPlace(DataNode::ofString(plain), node)), cost::form);
    const bool hasKeys = type.kind == TypeKind::Map || type.kind == TypeKind::Record;
    if (const DataNode entries = hasKeys ? entriesIn(node.text) : DataNode(); entries.kind == DataKind::Map)
      addAll(found, of(type, entries), cost::form);
  }
  if (type.kind == TypeKind::List)
    addAll(found, list(type, node), 0);
  else if (type.kind == TypeKind::Map)
    addAll(found, map(type, node), 0);
  else if (type.kind == TypeKind::Record)
    addAll(found, recordMeanings(*this, type, node), 0);
  else if (type.kind == TypeKind::Union)
    addAll(found, memberMeanings(*this, type, node), 0);
  else
    addAll(found, scalarMeanings(type, node, m_words), 0);
  found = cheapest(std::move(found));
  if (found.empty() || found.front().cost > cost::untold) {
    withoutWrapper(type, node, found);
    found = cheapest(std::move(found));
  }
  --m_depth;
  m_open.erase(key);
  return m_known[key] = std::move(found);
}

/// { GOAL } and { pot > 3 }: braces round a value alone.
MeaningList Meanings::inBraces(const Type& type, const DataNode& node) {
  MeaningList found;
  const bool isIt =
      node.kind == DataKind::Map && node.entries.size() == 1 && isLeftEmpty(node.entries.front().value);
  if (!isIt) return found;
  // A text that is shown names a property so: {price}.
  const std::string& key = node.entries.front().key;
  const std::string held = type.kind == TypeKind::Text ? "{" + key + "}" : key;
  addAll(found, of(type, DataNode::ofString(held)), cost::form);
  std::erase_if(found, [](const Meaning& meaning) { return meaning.cost >= cost::leftAsItIs; });
  return found;
}

/// { condition: {...} } and [x]: what stands in it is what is wanted.
void Meanings::withoutWrapper(const Type& type, const DataNode& node, MeaningList& found) {
  if (node.kind == DataKind::Map && node.entries.size() == 2 && memberOf(type, node) == nullptr) {
    // { ref: "number", value: 0 }
    const auto isTag = [](const DataEntry& entry) {
      return entry.value.kind == DataKind::String &&
             (entry.key == "ref" || entry.key == "type" || entry.key == "kind");
    };
    const bool isFirst = isTag(node.entries[0]);
    const DataNode& held = node.entries[isFirst ? 1 : 0].value;
    // { ref: "roll", sides: 6 } says more than 6.
    const bool isPlain = held.kind != DataKind::Map && held.kind != DataKind::String &&
                         !isTagOfLanguage(node.entries[isFirst ? 0 : 1].value.text);
    if (isFirst != isTag(node.entries[1]) && isPlain) addAll(found, of(type, held), cost::untold);
  }
  const auto isOwn = [&](const std::string& key) {
    return type.kind == TypeKind::Record ? type.field(key) != nullptr : memberOf(type, node) != nullptr;
  };
  // What is the name of something is there for itself.
  if (node.kind == DataKind::Map && node.entries.size() == 1 && !isOwn(node.entries.front().key) &&
      !m_words.isName(node.entries.front().key)) {
    // The key names a construct, so what it holds is not one whose name was left out.
    for (const Meaning& held : of(type, node.entries.front().value)) {
      if (type.kind != TypeKind::Union || held.cost < cost::untold)
        found.push_back({held.node, held.cost + cost::untold});
    }
  }
  if (node.kind == DataKind::List && node.items.size() == 1 && type.kind != TypeKind::List)
    addAll(found, of(type, node.items.front()), cost::level);
}

MeaningList Meanings::list(const Type& type, const DataNode& node) {
  MeaningList found;
  if (node.kind == DataKind::Null) {
    found.push_back({DataNode::list(), cost::form});
  } else if (node.kind == DataKind::List) {
    found = items(type.element(), node);
    const auto isList = [](const DataNode& item) { return item.kind == DataKind::List; };
    const bool isNested = !node.items.empty() && std::ranges::all_of(node.items, isList);
    if (isNested && (found.empty() || found.front().cost > 0)) {
      DataNode flat = DataNode::list();
      for (const DataNode& item : node.items)
        flat.items.insert(flat.items.end(), item.items.begin(), item.items.end());
      addAll(found, of(type, flat), cost::level);
    }
    if (const DataNode split = eachName(node); split.kind == DataKind::List)
      addAll(found, of(type, split), cost::form);
    const DataNode all = node.items.size() == 1 ? numbersMeant(type, node.items[0]) : DataNode();
    if (all.kind == DataKind::List) found.push_back({all, cost::spelling});
    if (found.empty() || found.front().cost > 0) {
      for (const DataNode& flat : {withoutGroups(type.element(), node), withEachMove(node, m_words)})
        if (flat.kind == DataKind::List) addAll(found, of(type, flat), cost::level);
      // The parts of one are likelier than several.
      const DataNode each = withEachTagged(type.element(), node);
      if (each.kind == DataKind::List) addAll(found, of(type, each), cost::level + 1);
    }
  } else {
    oneForMany(type, node, found);
  }
  return found;
}

/// ["fjord cliffs", "marsh"] with each name as an item; a Null where no text holds several.
DataNode Meanings::eachName(const DataNode& list) const {
  DataNode each = inPlace(DataNode::list(), list);
  for (const DataNode& item : list.items) {
    DataNode names = item.kind == DataKind::String ? partsOfText(item.text, " ,;|+/&") : DataNode();
    const auto isKnown = [&](const DataNode& name) { return m_words.isDefined(name.text); };
    const bool isSeveral = names.items.size() > 1 && std::ranges::all_of(names.items, isKnown);
    if (!isSeveral) names.items = {item};
    each.items.insert(each.items.end(), names.items.begin(), names.items.end());
  }
  return each.items.size() > list.items.size() ? each : DataNode();
}

/// The items one by one: each as it is best understood, and one after the other as it may be besides.
MeaningList Meanings::items(const Type& item, const DataNode& node) {
  std::vector<MeaningList> each;
  for (const DataNode& held : node.items) {
    each.push_back(of(item, held));
    if (each.back().empty()) each.back().push_back({held, cost::leftAsItIs});
  }
  Meaning best{node, 0};
  for (std::size_t i = 0; i < each.size(); ++i) {
    best.node.items[i] = each[i].front().node;
    best.cost += each[i].front().cost;
  }
  // ["row_4", "row_0"] for [["row_4"], ["row_0"]]: the same throughout is one mistake.
  const bool areAlone = each.size() > 1 && bare(item).kind == TypeKind::List &&
                        std::ranges::none_of(node.items, [](const DataNode& held) {
                          return held.kind == DataKind::List || held.kind == DataKind::Null;
                        });
  if (areAlone && best.cost == cost::level * static_cast<int>(each.size())) best.cost = cost::form;
  MeaningList found = {best};
  for (std::size_t i = 0; i < each.size() && found.size() < mostMeanings; ++i) {
    for (std::size_t k = 1; k < each[i].size() && found.size() < mostMeanings; ++k) {
      Meaning other = best;
      other.node.items[i] = each[i][k].node;
      other.cost += each[i][k].cost - each[i].front().cost;
      found.push_back(std::move(other));
    }
  }
  return found;
}

void Meanings::oneForMany(const Type& type, const DataNode& node, MeaningList& found) {
  const Type& item = bare(type.element());
  if (node.kind == DataKind::String && type.oneOrMany && takesNumber(item)) {
    // "24-20": one for each seat, even where a text may stand.
    const DataNode numbers = partsOfText(node.text, " ,;:|/-");
    const auto areDigits = [](const DataNode& part) { return isDigits(part.text); };
    if (numbers.items.size() > 1 && std::ranges::all_of(numbers.items, areDigits))
      return addAll(found, of(type, numbers), cost::form);
  }
  for (Meaning& one : of(item, node)) {
    if (type.oneOrMany) {
      found.push_back(std::move(one));
      continue;
    }
    DataNode list = DataNode::list();
    list.items.push_back(std::move(one.node));
    // What has commas in it is several things rather than one.
    const bool isSeveral = node.kind == DataKind::String && partsOfText(node.text, ",").items.size() > 1;
    found.push_back({std::move(list), one.cost + cost::level + (isSeveral ? 1 : 0)});
  }
  if (!found.empty() && found.front().cost == 0) return;
  if (node.kind == DataKind::String) {
    const bool isName = item.kind == TypeKind::Notation || item.kind == TypeKind::Reference;
    DataNode several = partsOfText(node.text, isName ? " ,;|+/&" : "");
    if (several.items.size() > 1) addAll(found, of(type, several), cost::level);
    // "5-14" in full
    if (const DataNode all = numbersMeant(type, node); all.kind == DataKind::List)
      found.push_back({all, cost::form});
    const DataNode names = isName ? DataNode() : partsOfText(node.text, " ,;|+/&");
    const auto isKnown = [&](const DataNode& name) { return m_words.isDefined(name.text); };
    if (names.items.size() > 1 && std::ranges::all_of(names.items, isKnown))
      addAll(found, of(type, names), cost::spelling);
  }
  if (node.kind != DataKind::Map || node.entries.size() > mostEntries) return;
  if (const DataNode all = numbersMeant(type, node); all.kind == DataKind::List)
    found.push_back({all, cost::form});
  for (const DataNode& numbered : {byNumbers(node), bySeats(node)}) {
    if (numbered.kind != DataKind::List) continue;
    addAll(found, of(type, numbered), cost::form);
    return;
  }
  // { fjord: true }
  const auto isSaid = [&](const DataEntry& entry) {
    const bool isYes =
        entry.value.kind == DataKind::Null || (entry.value.kind == DataKind::Bool && entry.value.boolean);
    return isYes && m_words.isDefined(entry.key);
  };
  if (!node.entries.empty() && std::ranges::all_of(node.entries, isSaid)) {
    DataNode names = DataNode::list();
    for (const DataEntry& entry : node.entries) names.items.push_back(DataNode::ofString(entry.key));
    addAll(found, of(type, names), cost::level);
  }
  // { $die: 4 }: a number, and what it is called.
  const bool isNamed = node.entries.size() == 1 && node.entries[0].value.kind == DataKind::Integer;
  if (isNamed && type.oneOrMany && takesNumber(item))
    addAll(found, of(type, node.entries[0].value), cost::untold);
  const bool isCell =
      item.kind != TypeKind::Record && item.kind != TypeKind::List && item.kind != TypeKind::Map;
  if (isCell && node.entries.size() > 1) {
    // A row under its columns.
    DataNode row = DataNode::list();
    for (const DataEntry& entry : node.entries) row.items.push_back(entry.value);
    addAll(found, of(type, row), cost::untold);
  }
  // { settler: { shape: "disc" } } for { type: "settler", shape: "disc" }.
  const language::Field* name = nameOf(item);
  if (name != nullptr) addAll(found, of(type, namedItems(name->name, node)), cost::level);
  // { $card: { query: ... } }: what the key is the name of, the item itself says.
  const bool isOpen = found.empty() || cheapest(found).empty() || cheapest(found).front().cost > cost::untold;
  if ((item.kind == TypeKind::Union && node.entries.size() > 1) || (name != nullptr && isOpen))
    addAll(found, of(type, entriesAsItems(node)), cost::level);
}

MeaningList Meanings::map(const Type& type, const DataNode& node) {
  MeaningList found;
  const Type& element = bare(type.element());
  if (node.kind == DataKind::List && !node.items.empty() && node.items.size() <= mostEntries) {
    // ["rank: 2", "suit: 1"]
    std::string all;
    for (const DataNode& item : node.items) all += (all.empty() ? "" : ", ") + item.text;
    if (const DataNode entries = entriesIn(all);
        entries.kind == DataKind::Map && entries.entries.size() == node.items.size())
      addAll(found, of(type, entries), cost::level);
  }
  if (node.kind == DataKind::List && node.items.size() <= mostEntries) {
    // What is given to something is given in its order.
    const bool isGiven =
        bare(type.key()).kind == TypeKind::Text || bare(type.key()).nameKind == language::NameKind::Binding;
    for (const DataNode& pairs : {ofPairs(node), isGiven ? DataNode() : inTurn(node)})
      if (pairs.kind == DataKind::Map) addAll(found, of(type, pairs), cost::level);
    const DataNode named = byName(type, node, element.kind == TypeKind::Record, m_words);
    if (named.kind == DataKind::Map) addAll(found, of(type, named), cost::level);
    const DataNode numbers = takesNumber(element) ? counted(type, node, m_words) : DataNode();
    if (numbers.kind == DataKind::Map) addAll(found, of(type, numbers), cost::level);
    return found;
  }
  if (node.kind == DataKind::String && takesNumber(element)) {
    // "2 salt" for { salt: 2 }
    const std::size_t blank = node.text.find(' ');
    const std::string number = numberMeant(node.text.substr(0, blank));
    const std::string named = blank == std::string::npos ? std::string() : node.text.substr(blank + 1);
    if (!number.empty() && bare(type.key()).kind == TypeKind::Reference &&
        m_words.isKnown(bare(type.key()), named)) {
      DataNode made = inPlace(DataNode::map(), node);
      made.set(named, DataNode::ofInteger(std::stoll(number)));
      found.push_back({std::move(made), cost::form});
    }
  }
  if (node.kind != DataKind::Map) return found;
  Meaning best{node, 0};
  for (DataEntry& entry : best.node.entries) {
    MeaningList meant = of(element, entry.value);
    if (meant.empty()) meant.push_back({entry.value, cost::leftAsItIs});
    entry.value = std::move(meant.front().node);
    best.cost += meant.front().cost;
  }
  found.push_back(std::move(best));
  if (const DataNode seats = bySeatOfKey(node); seats.kind == DataKind::Map) {
    // No name has such a mark in it.
    found.front().cost += cost::untold;
    addAll(found, of(type, seats), cost::form);
  }
  if (const DataNode flat = withoutSorts(type, node, m_words); flat.kind == DataKind::Map)
    addAll(found, of(type, flat), cost::level);
  // { items: { A: 1 } }: what it holds is such a mapping itself.
  const DataKind held = node.entries.size() == 1 ? node.entries[0].value.kind : DataKind::Null;
  const bool isWrapper = (held == DataKind::Map && element.kind != TypeKind::Map) ||
                         (held == DataKind::List && element.kind != TypeKind::List);
  if (isWrapper && found.front().cost > 0) addAll(found, of(type, node.entries[0].value), cost::level);
  return found;
}

}  // namespace ludo::mend
