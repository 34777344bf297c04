// SPDX-License-Identifier: Apache-2.0
#include "core/mend/formula_nodes.h"

#include <algorithm>
#include <iterator>

#include "core/base/letters.h"

namespace ludo::mend {

using text::DataNode;

/// "isEmpty" or "empty".
std::string occupancyMeant(std::string_view word) {
  static constexpr std::string_view all[] = {"empty", "occupied", "own", "enemy"};
  std::string meant(word.starts_with("is") ? word.substr(2) : word);
  if (!meant.empty()) meant[0] = lowerCase(meant[0]);
  return std::ranges::find(all, meant) != std::end(all) ? meant : std::string();
}

DataNode joined(std::string_view op, DataNode left, DataNode right) {
  DataNode node = DataNode::map();
  const bool isPlace = left.kind == text::DataKind::String && right.kind == text::DataKind::String;
  if (op == "==" && isPlace && !occupancyMeant(right.text).empty()) {
    // "$zone is empty"
    node.set("is", std::move(right));
    node.set("zone", std::move(left));
    return node;
  }
  node.set("op", DataNode::ofString(std::string(op)));
  if (op == "and" || op == "or") {
    DataNode both = DataNode::list();
    both.items = {std::move(left), std::move(right)};
    node.set("args", std::move(both));
  } else {
    node.set("left", std::move(left));
    node.set("right", std::move(right));
  }
  return node;
}

/// The size of a zone, or a property of a token.
DataNode memberOf(const std::string& owner, std::string_view name, const KnownWords& words) {
  static constexpr std::string_view sizes[] = {"size", "count", "length"};
  DataNode node = DataNode::map();
  if (std::ranges::find(sizes, name) != std::end(sizes)) {
    node.set("ref", DataNode::ofString("zoneCount"));
    node.set("zone", DataNode::ofString(owner));
    return node;
  }
  static constexpr std::string_view types[] = {"type", "kind"};
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

/// From the weakest binding to the strongest.
const std::vector<Level>& levels() {
  static const std::vector<Level> all = {
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

}  // namespace ludo::mend
