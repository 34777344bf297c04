// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/source_text.h"

namespace ludo::text {

enum class DataKind { Null, Bool, Integer, String, List, Map };

struct DataEntry;

/// Untyped data as read from strict YAML or JSON, or on its way out to either: what stands between a text
/// and the language's types. Spans are unknown for data that did not come from a text.
struct DataNode {
  DataKind kind = DataKind::Null;
  /// The reader already reported a mistake here; whoever interprets the node stays silent about it.
  bool damaged = false;
  bool boolean = false;         ///< Bool
  std::int64_t integer = 0;     ///< Integer
  Span span;                    ///< of the whole value: scalar with its quotes, list or map with its entries
  std::string text;             ///< String: the decoded content
  std::vector<DataNode> items;  ///< List
  std::vector<DataEntry> entries;  ///< Map, in document order, keys distinct

  static DataNode ofBool(bool value);
  static DataNode ofInteger(std::int64_t value);
  static DataNode ofString(std::string value);
  static DataNode list();
  static DataNode map();

  /// The value under a key, or null.
  const DataNode* find(std::string_view key) const;
  const DataEntry* entry(std::string_view key) const;
  /// Appends to a Map and returns the stored value.
  DataNode& set(std::string key, DataNode value);
};

struct DataEntry {
  std::string key;
  Span keySpan;  ///< with its quotes, without the colon
  DataNode value;
};

/// Equal kinds and contents in the same order, wherever they stand; spans and damage do not count.
bool sameContent(const DataNode& a, const DataNode& b);

/// "text", "a number", "true or false", "a list", "a mapping" or "nothing", for messages.
std::string_view describe(DataKind kind);

}  // namespace ludo::text
