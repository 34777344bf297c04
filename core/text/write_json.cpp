// SPDX-License-Identifier: Apache-2.0
#include <nlohmann/json.hpp>

#include "core/text/json_data.h"

namespace ludo::text {
namespace {

std::string inQuotes(const std::string& text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Writes each entry on a line of its own when `pretty`, else all on one line.
class JsonWriter {
 public:
  explicit JsonWriter(bool pretty) : m_pretty(pretty) {}

  void write(const DataNode& node, int depth) {
    switch (node.kind) {
      case DataKind::Null:
        m_text += "null";
        return;
      case DataKind::Bool:
        m_text += node.boolean ? "true" : "false";
        return;
      case DataKind::Integer:
        m_text += std::to_string(node.integer);
        return;
      case DataKind::String:
        m_text += inQuotes(node.text);
        return;
      case DataKind::List:
        list(node, depth);
        return;
      case DataKind::Map:
        map(node, depth);
        return;
    }
  }

  std::string take() { return std::move(m_text); }

 private:
  void list(const DataNode& node, int depth) {
    m_text += '[';
    for (std::size_t i = 0; i < node.items.size(); ++i) {
      separate(i, depth + 1);
      write(node.items[i], depth + 1);
    }
    if (!node.items.empty()) newLine(depth);
    m_text += ']';
  }

  void map(const DataNode& node, int depth) {
    m_text += '{';
    for (std::size_t i = 0; i < node.entries.size(); ++i) {
      separate(i, depth + 1);
      m_text += inQuotes(node.entries[i].key) + (m_pretty ? ": " : ":");
      write(node.entries[i].value, depth + 1);
    }
    if (!node.entries.empty()) newLine(depth);
    m_text += '}';
  }

  void separate(std::size_t index, int depth) {
    if (index > 0) m_text += ',';
    newLine(depth);
  }

  void newLine(int depth) {
    if (!m_pretty) return;
    m_text += '\n';
    m_text.append(static_cast<std::size_t>(depth) * 2, ' ');
  }

  bool m_pretty;
  std::string m_text;
};

std::string written(const DataNode& node, bool pretty) {
  JsonWriter writer(pretty);
  writer.write(node, 0);
  return writer.take();
}

}  // namespace

std::string writeJson(const DataNode& node) {
  return written(node, true) + "\n";
}

std::string writeJsonLine(const DataNode& node) {
  return written(node, false);
}

}  // namespace ludo::text
