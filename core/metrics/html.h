// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <vector>

/// The little HTML that a page needs. Private to the room.
namespace ludo::metrics::html {

/// `<name attributes>content</name>`; the content is HTML already.
std::string element(std::string_view name, std::string_view content, std::string_view attributes = "");
/// The same for plain text.
std::string textElement(std::string_view name, std::string_view text, std::string_view attributes = "");

/// What stands in a column: figures stand right, a verdict is its own style class.
enum class Cell { Text, Number, Code, Verdict };
struct Column {
  std::string head;
  Cell cell = Cell::Number;
};

/// A table of plain texts; the first column names the rows.
struct Table {
  std::string caption;  ///< for screen readers
  std::vector<Column> columns;
  std::vector<std::vector<std::string>> rows = {};
  std::vector<std::string> tips = {};  ///< tooltips of the rows' names, where there are any

  /// Nothing when there are no rows.
  std::string text() const;
};

/// Something folded away under a line that opens it.
std::string folded(std::string_view summary, std::string_view content);
/// The same, open at first.
std::string unfolded(std::string_view summary, std::string_view content);

}  // namespace ludo::metrics::html
