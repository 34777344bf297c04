// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <string>
#include <string_view>

#include "core/diagnostics/diagnostic.h"
#include "core/text/data_node.h"

namespace ludo::text {

/// The items of the list that the whole has under a key. They are handed on one by one and not kept, so that
/// a text with very many takes no memory for them; the list is empty in what is read.
struct JsonItems {
  std::string_view key;
  std::function<void(const DataNode& item)> take;
  bool isRestKept = true;  ///< else what is read is empty: for who has read it before
};

/// Reads JSON (RFC 8259) into data with exact spans. Numbers with a fraction or exponent, numbers beyond 64
/// bits, duplicate keys, nesting over `maxDepth`, more than limits::jsonValues that are kept or belong to one
/// item, texts and numbers of more than limits::jsonTokenBytes, and broken syntax are diagnostics; the result
/// is then Null and marked damaged. Never throws.
DataNode readJson(const SourceText& source, diagnostics::List& diagnostics, int maxDepth = 256,
                  const JsonItems* items = nullptr);

/// Two-space indented JSON; keys stay in their order, so equal data gives equal bytes.
std::string writeJson(const DataNode& node);
/// The same on one line.
std::string writeJsonLine(const DataNode& node);

}  // namespace ludo::text
