// SPDX-License-Identifier: Apache-2.0
#include "core/wording/formula_nodes.h"

#include <algorithm>
#include <iterator>

#include "core/base/letters.h"
#include "core/wording/formula.h"

namespace ludo::mend {

using text::DataNode;

/// "isEmpty" or "empty".
std::string occupancyMeant(std::string_view word) {
  static constexpr std::string_view all[] = {"empty", "occupied", "own", "enemy"};
  std::string meant(word.starts_with("is") ? word.substr(2) : word);
  if (!meant.empty()) meant[0] = lowerCase(meant[0]);
  return std::ranges::find(all, meant) != std::end(all) ? meant : std::string();
}

DataNode joined(std::string_view op, DataNode left, DataNode right, bool goesOn) {
  if (goesOn) {
    left.entries.back().value.items.push_back(std::move(right));
    return left;
  }
  DataNode node = DataNode::map();
  const bool isPlace = left.kind == text::DataKind::String && right.kind == text::DataKind::String;
  if ((op == "==" || op == "!=") && isPlace && !occupancyMeant(right.text).empty()) {
    // "$zone is empty" and "$zone is not empty"
    node.set("is", std::move(right));
    node.set("zone", std::move(left));
    if (op == "==") return node;
    DataNode denied = DataNode::map();
    denied.set("op", DataNode::ofString("not"));
    denied.set("arg", std::move(node));
    return denied;
  }
  node.set("op", DataNode::ofString(std::string(op)));
  if (op == "in") {
    node.set("item", std::move(left));
    node.set("set", std::move(right));
  } else if (op == "and" || op == "or") {
    DataNode both = DataNode::list();
    both.items.push_back(std::move(left));
    both.items.push_back(std::move(right));
    node.set("args", std::move(both));
  } else {
    node.set("left", std::move(left));
    node.set("right", std::move(right));
  }
  return node;
}

DataNode stepFrom(const std::string& zone, std::string_view direction) {
  DataNode node = DataNode::map();
  node.set("ref", DataNode::ofString("step"));
  node.set("from", DataNode::ofString(zone));
  node.set("direction", DataNode::ofString(std::string(direction)));
  return node;
}

/// The size of a zone, what stands there, the zone next to it, or a property.
DataNode memberOf(const std::string& owner, std::string_view name, const KnownWords& words) {
  static constexpr std::string_view sizes[] = {"size", "count", "length"};
  DataNode node = DataNode::map();
  if (std::ranges::find(sizes, name) != std::end(sizes)) {
    node.set("ref", DataNode::ofString("zoneCount"));
    node.set("zone", DataNode::ofString(owner));
    return node;
  }
  if (const std::string meant = occupancyMeant(name); !meant.empty()) {
    node.set("is", DataNode::ofString(meant));
    node.set("zone", DataNode::ofString(owner));
    return node;
  }
  if (words.isDirection(name)) return stepFrom(owner, name);
  static constexpr std::string_view types[] = {"type", "kind"};
  if (words.isOfZones(name) || words.isZone(owner)) {
    node.set("ref", DataNode::ofString("zoneProp"));
    node.set("zone", DataNode::ofString(owner));
    node.set("prop", DataNode::ofString(std::string(name)));
    return node;
  }
  const std::vector<std::string>& properties = words.ofKind(language::NameKind::Property);
  const bool isProperty = std::ranges::find(properties, name) != properties.end();
  const bool isType = !isProperty && std::ranges::find(types, name) != std::end(types);
  node.set("ref", DataNode::ofString(isType                           ? "tokenType"
                                     : name == "owner" && !isProperty ? "tokenOwner"
                                                                      : "tokenProp"));
  node.set("token", DataNode::ofString(owner));
  if (node.find("ref")->text == "tokenProp") node.set("prop", DataNode::ofString(std::string(name)));
  return node;
}

DataNode withValue(const std::string& op, DataNode value) {
  DataNode node = DataNode::map();
  node.set("op", DataNode::ofString(op));
  node.set("value", std::move(value));
  return node;
}

DataNode chosen(DataNode when, DataNode then, DataNode otherwise) {
  DataNode node = DataNode::map();
  node.set("ref", DataNode::ofString("if"));
  node.set("when", std::move(when));
  node.set("then", std::move(then));
  node.set("else", std::move(otherwise));
  return node;
}

DataNode rangeOf(std::vector<DataNode> given) {
  DataNode list = DataNode::list();
  list.items = std::move(given);
  if (list.items.empty() || list.items.size() > 2) return list;
  if (list.items.size() == 1) list.items.insert(list.items.begin(), DataNode::ofInteger(0));
  DataNode& end = list.items.back();
  end = end.kind == text::DataKind::Integer ? DataNode::ofInteger(end.integer - 1)
                                            : joined("-", std::move(end), DataNode::ofInteger(1));
  return list;
}

/// From the weakest binding to the strongest.
const std::vector<PrecedenceLevel>& precedenceLevels() {
  static const std::vector<PrecedenceLevel> all = {
      {{{"||", "or"}, {"or", "or"}}},
      {{{"&&", "and"}, {"and", "and"}}},
      {{{"is greater than or equal to", ">="},
        {"is less than or equal to", "<="},
        {"is greater than", ">"},
        {"is more than", ">"},
        {"is less than", "<"},
        {"is at least", ">="},
        {"is at most", "<="},
        {"is equal to", "=="},
        {"is not", "!="},
        {"is", "=="},
        {"equals", "=="},
        {"greater than", ">"},
        {"more than", ">"},
        {"less than", "<"},
        {"at least", ">="},
        {"at most", "<="},
        {"&gt;=", ">="},
        {"&lt;=", "<="},
        {"&gt;", ">"},
        {"&lt;", "<"},
        {"\u2265", ">="},
        {"\u2264", "<="},
        {"\u2260", "!="},
        {"in", "in"},
        {"===", "=="},
        {"!==", "!="},
        {"==", "=="},
        {"!=", "!="},
        {"<>", "!="},
        {"<=", "<="},
        {">=", ">="},
        {"=", "=="},
        {"<", "<"},
        {">", ">"}}},
      {{{"+", "+"}, {"-", "-"}, {"\u2212", "-"}}},
      {{{"*", "*"}, {"\u00d7", "*"}, {"/", "div"}, {"div", "div"}, {"%", "mod"}, {"mod", "mod"}}},
  };
  return all;
}

std::string_view withoutKind(std::string_view word) {
  static constexpr std::string_view kinds[] = {
      "constants", "constant", "const",   "gvar", "pvar", "global", "var",    "variables",
      "state",     "game",     "globals", "vars", "ctx",  "env",    "values", "G"};
  while (true) {
    const std::size_t mark = word.find_first_of(".:");
    if (mark == std::string_view::npos) return word;
    if (std::ranges::find(kinds, word.substr(0, mark)) == std::end(kinds)) return word;
    word.remove_prefix(mark + 1);
  }
}

namespace {

/// "#deck", "size of deck" and "number of cards in deck" as "count(deck)".
std::string withCounts(const std::string& text) {
  std::size_t end = 0;
  const std::size_t link = text.find(" in ");
  if (text.starts_with("number of ") && link != std::string::npos)
    end = link + 4;
  else if (text.starts_with("size of ") || text.starts_with("count of "))
    end = text.find(" of ") + 4;
  else if (text.starts_with('#'))
    end = 1;
  if (end == 0) return text;
  const std::size_t stop = std::min(text.find(' ', end), text.size());
  return "count(" + text.substr(end, stop - end) + ")" + text.substr(stop);
}

}  // namespace

std::string withOwners(std::string_view text) {
  std::string made(text);
  constexpr std::string_view mark = "'s ";
  for (std::size_t at = made.find(mark); at != std::string::npos; at = made.find(mark, at))
    made.replace(at, mark.size(), ".");
  for (const std::string_view own : {"my ", "own "}) {
    for (std::size_t at = made.find(own); at != std::string::npos; at = made.find(own, at + 1)) {
      if (at == 0 || made[at - 1] == ' ' || made[at - 1] == '(') made.replace(at, own.size(), "actor.");
    }
  }
  const auto replaceAll = [&](std::string_view from, std::string_view to) {
    for (std::size_t at = made.find(from); at != std::string::npos; at = made.find(from, at + to.size()))
      made.replace(at, from.size(), to);
  };
  // players[actor].money
  for (const std::string_view all : {"players[", "player["}) {
    const std::size_t at = made.find(all);
    const std::size_t close = at == std::string::npos ? at : made.find("].", at);
    if (close == std::string::npos) continue;
    made.erase(close, 1);
    made.erase(at, all.size());
  }
  // $card->rank, $card['rank'], $card.props.rank
  for (const auto& [from, to] : {std::pair<std::string_view, std::string_view>{"->", "."},
                                 {"['", "["},
                                 {"']", "]"},
                                 {".props.", "."},
                                 {".properties.", "."}})
    replaceAll(from, to);
  return withCounts(made);
}

std::string withBrackets(std::string_view text) {
  std::string made(text);
  const std::size_t open = made.find_first_of("([");
  if (open == std::string::npos || open == 0 || !isLetter(made[0])) return made;
  if (made[open] == '[' && made.ends_with(']')) made.back() = ')';
  made[open] = '(';
  if (made.find(')') == std::string::npos) made += ')';
  return made;
}

bool namesOnlyWhatIsKnown(const DataNode& formula, const KnownWords& words) {
  if (formula.kind == text::DataKind::String) {
    const auto isIn = [&](const std::vector<std::string>& known) {
      return std::ranges::find(known, formula.text) != known.end();
    };
    return isIn(words.bindings) || isIn(words.ofKind(language::NameKind::Constant));
  }
  return std::ranges::all_of(formula.entries, [&](const text::DataEntry& entry) {
    static constexpr std::string_view values[] = {"left", "right", "value", "arg"};
    if (entry.key == "args") {
      return std::ranges::all_of(entry.value.items,
                                 [&](const DataNode& each) { return namesOnlyWhatIsKnown(each, words); });
    }
    const bool isValue = std::ranges::find(values, entry.key) != std::end(values);
    return !isValue || namesOnlyWhatIsKnown(entry.value, words);
  });
}

}  // namespace ludo::mend
