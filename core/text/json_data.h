// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

#include "core/diagnostics/diagnostic.h"
#include "core/text/data_node.h"

namespace ludo::text {

/// A text with more is refused, which bounds the memory that reading takes to some 400 MB, whatever the
/// text's size. Recorded games of thousands of plies have fewer.
constexpr std::size_t mostJsonValues = 1'000'000;

/// Reads JSON (RFC 8259) into data with exact spans. Numbers with a fraction or exponent, numbers beyond 64
/// bits, duplicate keys, nesting over `maxDepth`, more than mostJsonValues and broken syntax are diagnostics;
/// the result is then Null and marked damaged. Never throws.
DataNode readJson(const SourceText& source, diagnostics::List& diagnostics, int maxDepth = 256);

/// Two-space indented JSON; keys stay in their order, so equal data gives equal bytes.
std::string writeJson(const DataNode& node);
/// The same on one line.
std::string writeJsonLine(const DataNode& node);

}  // namespace ludo::text
