// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/text/strict_yaml.h"
#include "core/text/yaml_scalar.h"

namespace ludo::text {
namespace {

constexpr std::size_t widestFlow = 80;

bool isCollection(const DataNode& node) {
  return node.kind == DataKind::List || node.kind == DataKind::Map;
}

bool isEmpty(const DataNode& node) {
  return node.items.empty() && node.entries.empty();
}

std::string keyText(const std::string& key) {
  return isPlainKey(key) ? key : quoteYaml(key);
}

std::string scalarText(const DataNode& node) {
  switch (node.kind) {
    case DataKind::Bool:
      return node.boolean ? "true" : "false";
    case DataKind::Integer:
      return std::to_string(node.integer);
    case DataKind::String:
      return quoteYaml(node.text);
    case DataKind::Null:
    case DataKind::List:
    case DataKind::Map:
      break;
  }
  return "null";
}

/// The node on one line, or nothing when it is too long or nests collections.
std::string flowText(const DataNode& node, std::size_t room) {
  if (node.kind == DataKind::List) {
    std::string text = "[";
    for (const DataNode& item : node.items) {
      if ((isCollection(item) && !isEmpty(item)) || text.size() > room) return {};
      text += (text.size() > 1 ? ", " : "") + (isCollection(item) ? flowText(item, room) : scalarText(item));
    }
    text += ']';
    return text.size() <= room || node.items.empty() ? text : std::string();
  }
  std::string text = "{";
  for (const DataEntry& entry : node.entries) {
    if ((isCollection(entry.value) && !isEmpty(entry.value)) || text.size() > room) return {};
    std::string value = isCollection(entry.value) ? flowText(entry.value, room) : scalarText(entry.value);
    text += (text.size() > 1 ? ", " : " ") + keyText(entry.key) + ": " + value;
  }
  text += node.entries.empty() ? "}" : " }";
  return text.size() <= room || node.entries.empty() ? text : std::string();
}

std::size_t roomAt(std::size_t column) {
  return column < widestFlow ? widestFlow - column : 0;
}

class YamlWriter {
 public:
  /// Writes a node whose first line is already indented to `column`.
  void block(const DataNode& node, std::size_t column) {
    if (node.kind == DataKind::List && !node.items.empty()) {
      list(node, column);
    } else if (node.kind == DataKind::Map && !node.entries.empty()) {
      map(node, column);
    } else {
      m_text += isCollection(node) ? flowText(node, widestFlow) : scalarText(node);
      m_text += '\n';
    }
  }

  std::string m_text;

 private:
  void list(const DataNode& node, std::size_t column) {
    for (std::size_t i = 0; i < node.items.size(); ++i) {
      if (i > 0) m_text.append(column, ' ');
      m_text += "- ";
      const DataNode& item = node.items[i];
      std::string flow = isCollection(item) ? flowText(item, roomAt(column + 2)) : scalarText(item);
      if (flow.empty()) {
        block(item, column + 2);
      } else {
        m_text += flow + "\n";
      }
    }
  }

  void map(const DataNode& node, std::size_t column) {
    for (std::size_t i = 0; i < node.entries.size(); ++i) {
      if (i > 0) m_text.append(column, ' ');
      const DataEntry& entry = node.entries[i];
      std::string key = keyText(entry.key) + ":";
      m_text += key;
      std::string flow = isCollection(entry.value) ? flowText(entry.value, roomAt(column + key.size() + 1))
                                                   : scalarText(entry.value);
      if (flow.empty()) {
        m_text += '\n';
        m_text.append(column + 2, ' ');
        block(entry.value, column + 2);
      } else {
        m_text += " " + flow + "\n";
      }
    }
  }
};

}  // namespace

std::string writeYaml(const DataNode& node, int indent) {
  YamlWriter writer;
  auto column = static_cast<std::size_t>(std::max(indent, 0));
  writer.m_text.append(column, ' ');
  writer.block(node, column);
  return std::move(writer.m_text);
}

}  // namespace ludo::text
