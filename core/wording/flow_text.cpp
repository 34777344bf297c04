// SPDX-License-Identifier: Apache-2.0
#include "core/wording/flow_text.h"

#include "core/text/yaml_scalar.h"

namespace ludo::mend {

using text::DataEntry;
using text::DataKind;
using text::DataNode;

std::string flowText(const DataNode& node) {
  std::string text;
  switch (node.kind) {
    case DataKind::Null:
      return "null";
    case DataKind::Bool:
      return node.boolean ? "true" : "false";
    case DataKind::Integer:
      return std::to_string(node.integer);
    case DataKind::String:
      return text::quoteYaml(node.text);
    case DataKind::List:
      for (const DataNode& item : node.items) text += (text.empty() ? "" : ", ") + flowText(item);
      return "[" + text + "]";
    case DataKind::Map:
      for (const DataEntry& entry : node.entries)
        text += (text.empty() ? "" : ", ") + entry.key + ": " + flowText(entry.value);
      return text.empty() ? "{}" : "{ " + text + " }";
  }
  return text;
}

}  // namespace ludo::mend
