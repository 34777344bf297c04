// SPDX-License-Identifier: Apache-2.0
#include "core/intent/contrary.h"

#include <algorithm>
#include <string>
#include <utility>

namespace ludo::mend {

using text::DataEntry;
using text::DataNode;

DataNode contraryOf(const DataNode& condition) {
  static constexpr std::pair<const char*, const char*> contraries[] = {
      {"==", "!="}, {"<", ">="}, {">", "<="}};
  DataNode made = condition;
  const auto op = std::ranges::find(made.entries, "op", &DataEntry::key);
  if (op != made.entries.end()) {
    if (op->value.text == "not" && condition.find("arg") != nullptr) return *condition.find("arg");
    for (const auto& [one, other] : contraries) {
      const bool isOne = op->value.text == one;
      if (!isOne && op->value.text != other) continue;
      op->value = DataNode::ofString(isOne ? other : one);
      made.span = {};
      return made;
    }
  }
  const auto is = std::ranges::find(made.entries, "is", &DataEntry::key);
  const bool isEmpty = is != made.entries.end() && is->value.text == "empty";
  // Where there is no token of a type, there may be others.
  const bool isOccupied =
      is != made.entries.end() && is->value.text == "occupied" && condition.find("type") == nullptr;
  if (isEmpty || isOccupied) {
    is->value = DataNode::ofString(isEmpty ? "occupied" : "empty");
    made.span = {};
    return made;
  }
  DataNode denied = DataNode::map();
  denied.set("op", DataNode::ofString("not"));
  denied.set("arg", condition);
  return denied;
}

}  // namespace ludo::mend
