// SPDX-License-Identifier: Apache-2.0
#include <optional>
#include <utility>
#include <vector>

#include "core/diagnostics/kinds.h"
#include "core/spec/expand_tables.h"
#include "core/text/pipe_table.h"

namespace ludo::spec {

using text::DataEntry;
using text::DataKind;
using text::DataNode;

namespace {

void put(DataNode& map, std::string key, DataNode value) {
  const Span span = value.span;
  map.entries.push_back({std::move(key), span, std::move(value)});
}

void takeRows(text::PipeTable below, DataNode& table) {
  if (table.find("columns") == nullptr) {
    DataNode columns = DataNode::list();
    columns.span = {below.header.front().span.begin, below.header.back().span.end};
    columns.items = std::move(below.header);
    put(table, "columns", std::move(columns));
  }
  DataNode rows = DataNode::list();
  rows.span = below.span;
  rows.items = std::move(below.rows);
  put(table, "rows", std::move(rows));
}

}  // namespace

text::YamlBlock withRowsBelow(const text::YamlBlock& block, const SourceText& source,
                              diagnostics::List& diagnostics) {
  text::YamlBlock filled = block;
  for (DataEntry& entry : filled.root.entries) {
    if (entry.key != "items" || entry.value.kind != DataKind::List) continue;
    std::vector<DataNode> tables;
    for (DataNode& table : entry.value.items) {
      if (table.kind != DataKind::Map || table.find("rows") != nullptr || table.damaged) {
        tables.push_back(std::move(table));
        continue;
      }
      const bool isLast = &table == &entry.value.items.back();
      std::optional<text::PipeTable> below;
      if (isLast) below = text::readPipeTable(source, source.lineOf(block.fence.end) + 1);
      if (below) {
        takeRows(std::move(*below), table);
        tables.push_back(std::move(table));
        continue;
      }
      const text::DataNode* columns = table.find("columns");
      if (table.find("each") != nullptr && (columns == nullptr || columns->items.empty())) {
        tables.push_back(std::move(table));
        continue;
      }
      filled.root.damaged = true;
      report(diagnostics, diagnostics::kinds::InvalidTable, table.span, "tables", "The table has no rows")
          .suggestion =
          isLast ? "List them under rows, or put a Markdown table right below the block"
                 : "List them under rows; a Markdown table below is that of the last entry of the block";
    }
    entry.value.items = std::move(tables);
  }
  return filled;
}

}  // namespace ludo::spec
