// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/metrics/number_text.h"

namespace ludo::cli {

/// A table as plain text or Markdown: the first column stands left, the others right unless told, in plain
/// text as wide as they need to be.
class Table {
 public:
  explicit Table(std::vector<std::string> heads, std::vector<std::size_t> left = {0})
      : m_rows{std::move(heads)}, m_left(std::move(left)) {}
  /// A row is one line, whatever the names in it hold.
  void add(std::vector<std::string> cells);
  bool empty() const { return m_rows.size() == 1; }
  std::string text() const;
  std::string markdown() const;

 private:
  std::vector<std::vector<std::string>> m_rows;
  std::vector<std::size_t> m_left;
};

using metrics::countText;
using metrics::decimalText;
using metrics::percentText;

}  // namespace ludo::cli
