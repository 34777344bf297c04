// SPDX-License-Identifier: Apache-2.0
#include "core/intent/list_shapes.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/language/synonyms.h"
#include "core/wording/numbers.h"
#include "core/wording/written_moves.h"

namespace ludo::mend {

using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

/// { deck: {...}, hand: {...} } as a list of what has a name.
DataNode namedItems(const std::string& name, const DataNode& node) {
  DataNode list = DataNode::list();
  for (const DataEntry& entry : node.entries) {
    DataNode& made = list.items.emplace_back(DataNode::map());
    made.set(name, DataNode::ofString(entry.key));
    if (entry.value.kind == DataKind::Map)
      made.entries.insert(made.entries.end(), entry.value.entries.begin(), entry.value.entries.end());
    else if (entry.value.kind != DataKind::Null)
      made.set("value", entry.value);
  }
  return list;
}

/// { draw: {...}, endTurn: {} } as a list of mappings with one key each.
DataNode entriesAsItems(const DataNode& node) {
  DataNode list = DataNode::list();
  for (const DataEntry& entry : node.entries) {
    DataNode& made = list.items.emplace_back(DataNode::map());
    made.entries.push_back(entry);
  }
  return list;
}

namespace {

/// Whether the key of a mapping names something of the game, and this is one.
bool isKeyOf(const Type& map, const std::string& written, const KnownWords& words) {
  const Type& key = bare(map.key());
  return key.kind == TypeKind::Reference && words.isKnown(key, written);
}

}  // namespace

/// [{ id: "x", min: 0 }], [{ type: "x", count: 1 }] and [{ x: {...} }] as a mapping by name; nothing where an
/// entry has no name.
DataNode byName(const Type& type, const DataNode& list, bool isRecord, const KnownWords& words) {
  DataNode map = DataNode::map();
  for (const DataNode& item : list.items) {
    if (item.kind != DataKind::Map || item.entries.empty()) return {};
    if (item.entries.size() == 1) {
      map.entries.push_back(item.entries[0]);
      continue;
    }
    const auto isName = [&](const DataEntry& entry) {
      return entry.value.kind == DataKind::String &&
             (entry.key == "id" || entry.key == "name" || isKeyOf(type, entry.value.text, words));
    };
    const auto name = std::ranges::find_if(item.entries, isName);
    if (name == item.entries.end()) return {};
    DataNode rest = item;
    rest.span = {};
    std::erase_if(rest.entries, isName);
    map.set(name->value.text, rest.entries.size() == 1 && !isRecord ? rest.entries[0].value : rest);
  }
  return map;
}

namespace {

/// The key of the record that an entry says: `scope: "perPlayer"` and `perPlayer: true`; empty where none.
std::string groupSaid(const std::vector<std::string>& groups, const DataEntry& entry) {
  const bool isFlag = entry.value.kind == DataKind::Bool && entry.value.boolean;
  const std::string& word = isFlag ? entry.key : entry.value.text;
  if (word.empty() || (!isFlag && (entry.key == "id" || entry.key == "name"))) return {};
  const auto meant = language::meantWord(word, groups);
  return meant && meant->certain ? meant->word : std::string();
}

}  // namespace

DataNode byGroup(const Type& record, const DataNode& list) {
  std::vector<std::string> groups;
  for (const language::Field& field : record.fields) {
    if (bare(field.type()).kind != TypeKind::Map) return {};
    groups.push_back(field.name);
  }
  DataNode made = DataNode::map();
  for (const DataNode& item : list.items) {
    const auto isName = [](const DataEntry& entry) { return entry.key == "id" || entry.key == "name"; };
    const auto isGroup = [&](const DataEntry& entry) { return !groupSaid(groups, entry).empty(); };
    const auto name = std::ranges::find_if(item.entries, isName);
    const auto group = std::ranges::find_if(item.entries, isGroup);
    if (name == item.entries.end() || group == item.entries.end()) return {};
    const std::string under = groupSaid(groups, *group);
    if (made.find(under) == nullptr) made.set(under, DataNode::map());
    DataNode rest = DataNode::map();
    for (const DataEntry& entry : item.entries) {
      if (&entry != &*name && &entry != &*group) rest.entries.push_back(entry);
    }
    std::ranges::find(made.entries, under, &DataEntry::key)->value.set(name->value.text, std::move(rest));
  }
  return made.entries.empty() ? DataNode() : made;
}

/// ["salt", "iron", "iron"] as { salt: 1, iron: 2 }; a Null where an item names nothing.
DataNode counted(const Type& type, const DataNode& list, const KnownWords& words) {
  DataNode map = DataNode::map();
  for (const DataNode& item : list.items) {
    if (item.kind != DataKind::String || !isKeyOf(type, item.text, words)) return {};
    const auto before = std::ranges::find(map.entries, item.text, &DataEntry::key);
    if (before == map.entries.end())
      map.set(item.text, DataNode::ofInteger(1));
    else
      ++before->value.integer;
  }
  return map.entries.empty() ? DataNode() : map;
}

/// { global: { pot: 1 }, perPlayer: { money: 2 } } as { pot: 1, money: 2 }; a Null where a key is a name
/// itself.
DataNode withoutSorts(const Type& type, const DataNode& node, const KnownWords& words) {
  DataNode map = DataNode::map();
  for (const DataEntry& sort : node.entries) {
    if (sort.value.kind != DataKind::Map || isKeyOf(type, sort.key, words)) return {};
    for (const DataEntry& entry : sort.value.entries) {
      if (!isKeyOf(type, entry.key, words) || map.find(entry.key) != nullptr) return {};
      map.entries.push_back(entry);
    }
  }
  return map.entries.empty() ? DataNode() : map;
}

/// { "0": a, "1": b } as [a, b]; a Null where the keys are no such numbers.
DataNode byNumbers(const DataNode& node) {
  DataNode list = DataNode::list();
  for (const DataEntry& entry : node.entries) {
    if (entry.key != std::to_string(list.items.size())) return {};
    list.items.push_back(entry.value);
  }
  return list.items.size() > 1 ? list : DataNode();
}

DataNode bySeatOfKey(const DataNode& node) {
  DataNode made = DataNode::map();
  made.span = node.span;
  for (const DataEntry& entry : node.entries) {
    const std::size_t mark = entry.key.find_first_of(":[@");
    const std::size_t digit = entry.key.find_first_of("0123456789", std::min(mark, entry.key.size()));
    const bool isSeat = mark != std::string::npos && digit == mark + 1 &&
                        (digit + 1 == entry.key.size() || entry.key[digit + 1] == ']');
    if (!isSeat) return {};
    const std::string name = entry.key.substr(0, mark);
    if (made.find(name) == nullptr) made.entries.push_back({name, {}, DataNode::list()});
    std::vector<DataNode>& items = std::ranges::find(made.entries, name, &DataEntry::key)->value.items;
    if (items.size() != static_cast<std::size_t>(entry.key[digit] - '0')) return {};
    items.push_back(entry.value);
  }
  return made.entries.empty() ? DataNode() : made;
}

/// ["suit", 1, "rank", 2] as { suit: 1, rank: 2 }; a Null where names and numbers do not alternate.
DataNode inTurn(const DataNode& list) {
  DataNode map = DataNode::map();
  for (std::size_t i = 0; i + 1 < list.items.size(); i += 2) {
    const bool isPair = list.items[i].kind == DataKind::String &&
                        list.items[i + 1].kind == DataKind::Integer &&
                        map.find(list.items[i].text) == nullptr;
    if (!isPair) return {};
    map.set(list.items[i].text, list.items[i + 1]);
  }
  return !map.entries.empty() && map.entries.size() * 2 == list.items.size() ? map : DataNode();
}

/// [["suit", 1], ["rank", 2]] as { suit: 1, rank: 2 }; a Null where an item is no such pair.
DataNode ofPairs(const DataNode& list) {
  DataNode map = DataNode::map();
  for (const DataNode& item : list.items) {
    const bool isPair = item.kind == DataKind::List && item.items.size() == 2 &&
                        item.items[0].kind == DataKind::String && map.find(item.items[0].text) == nullptr;
    if (!isPair) return {};
    map.set(item.items[0].text, item.items[1]);
  }
  return map.entries.empty() ? DataNode() : map;
}

/// [{ draw: [{...}, {...}] }] as [{ draw: {...} }, { draw: {...} }]; a Null where no item is so.
DataNode withEachTagged(const Type& item, const DataNode& list) {
  DataNode flat = DataNode::list();
  bool isAny = false;
  const auto isMap = [](const DataNode& held) { return held.kind == DataKind::Map; };
  for (const DataNode& held : list.items) {
    const std::vector<DataNode>* several = held.entries.size() == 1 ? &held.entries[0].value.items : nullptr;
    const bool isGroup = several != nullptr && !several->empty() && std::ranges::all_of(*several, isMap) &&
                         memberOf(bare(item), held) != nullptr;
    isAny = isAny || isGroup;
    if (!isGroup) {
      flat.items.push_back(held);
      continue;
    }
    for (const DataNode& one : *several) {
      DataNode& made = flat.items.emplace_back(DataNode::map());
      made.set(held.entries[0].key, one);
    }
  }
  return isAny ? flat : DataNode();
}

/// ["hop(a), hop(b)"] as ["hop(a)", "hop(b)"]: moves in one text; a Null where no item is so.
DataNode withEachMove(const DataNode& list, const KnownWords& words) {
  DataNode flat = DataNode::list();
  bool isAny = false;
  for (const DataNode& item : list.items) {
    const DataNode several = item.kind == DataKind::String ? partsOfText(item.text, ",;\n") : DataNode();
    const bool areMoves =
        several.items.size() > 1 && std::ranges::all_of(several.items, [&](const DataNode& move) {
          const auto said = moveSaid(move.text, words);
          return said && !move.text.starts_with(' ') && asMove(*said, words) == move.text;
        });
    isAny = isAny || areMoves;
    if (areMoves)
      flat.items.insert(flat.items.end(), several.items.begin(), several.items.end());
    else
      flat.items.push_back(item);
  }
  return isAny ? flat : DataNode();
}

/// [{ sequence: [a, b] }, c] and [[a, b], c] as [a, b, c]; a Null where no item is such a group.
DataNode withoutGroups(const Type& item, const DataNode& list) {
  DataNode flat = DataNode::list();
  bool isAny = false;
  for (const DataNode& held : list.items) {
    const bool isList = held.kind == DataKind::List && bare(item).kind == TypeKind::Union;
    const bool isGroup =
        isList || (held.kind == DataKind::Map && held.entries.size() == 1 &&
                   held.entries[0].value.kind == DataKind::List && memberOf(bare(item), held) == nullptr);
    isAny = isAny || isGroup;
    const std::vector<DataNode>& inner = isGroup && !isList ? held.entries[0].value.items : held.items;
    if (isGroup)
      flat.items.insert(flat.items.end(), inner.begin(), inner.end());
    else
      flat.items.push_back(held);
  }
  return isAny ? flat : DataNode();
}

DataNode partsOfText(const std::string& text, const char* marks) {
  DataNode list = DataNode::list();
  if (*marks == 0)
    marks = text.find('|') != std::string::npos              ? "|"
            : text.find_first_of(";\n") != std::string::npos ? ";\n"
                                                             : ",";
  int depth = 0;
  std::string part;
  const auto take = [&] {
    const std::size_t begin = part.find_first_not_of(" \t");
    if (begin != std::string::npos && part != "and" && part != "or")
      list.items.push_back(DataNode::ofString(part.substr(begin, part.find_last_not_of(" \t") - begin + 1)));
    part.clear();
  };
  for (const char c : text) {
    depth += c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
    if (depth == 0 && std::string_view(marks).find(c) != std::string_view::npos)
      take();
    else
      part += c;
  }
  take();
  return list;
}

namespace {

/// All numbers from one to another; a Null where they are not a few.
DataNode numbersBetween(const std::string& from, const std::string& to) {
  constexpr std::int64_t mostNumbers = 60;
  const std::int64_t first = std::stoll(from);
  const std::int64_t last = std::stoll(to);
  if (first >= last || last - first >= mostNumbers) return {};
  DataNode list = DataNode::list();
  for (std::int64_t number = first; number <= last; ++number)
    list.items.push_back(DataNode::ofInteger(number));
  return list;
}

/// The numbers of { from: 5, to: 14 }, and of { query: "intsInRange", min: 5, max: 14 }; none where something
/// else is there.
std::vector<std::int64_t> numbersIn(const DataNode& node) {
  std::vector<std::int64_t> numbers;
  for (const DataEntry& entry : node.entries) {
    if (entry.value.kind == DataKind::Integer)
      numbers.push_back(entry.value.integer);
    else if (entry.key != "query" && entry.key != "type")
      return {};
  }
  return numbers;
}

}  // namespace

/// "5-14", { from: 5, to: 14 } and a query of numbers as the numbers in full; a Null where the list is none
/// of numbers.
DataNode numbersMeant(const Type& list, const DataNode& node) {
  if (list.oneOrMany || !takesNumber(bare(list.element()))) return {};
  if (node.kind == DataKind::Map) {
    const std::vector<std::int64_t> ends = numbersIn(node);
    return ends.size() == 2 ? numbersBetween(std::to_string(ends[0]), std::to_string(ends[1])) : DataNode();
  }
  const auto [from, to] = rangeMeant(node.kind == DataKind::String ? node.text : std::string());
  return to.empty() ? DataNode() : numbersBetween(from, to);
}

}  // namespace ludo::mend
