// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>

#include "core/base/letters.h"
#include "core/base/source_text.h"

namespace ludo::mend {

inline Span spanOf(std::size_t begin, std::size_t end) {
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

/// Of a name of the language.
inline bool isWordByte(char c) {
  return isLetterOrDigit(c) || c == '_' || c == '$';
}

/// A line of a source by its number, from 1.
struct Line {
  std::uint32_t number = 1;
  std::uint32_t begin = 0;
  std::uint32_t content = 0;  ///< behind the blanks
  std::uint32_t end = 0;      ///< without the line end
  std::uint32_t next = 0;     ///< where the line after it begins
  std::string_view text;

  std::uint32_t indent() const { return content - begin; }
  bool isEmpty() const { return content == end; }
  bool hasDash() const { return text.substr(indent()).starts_with("- "); }
  /// The column of what follows the dashes.
  std::uint32_t inner() const {
    std::uint32_t column = indent();
    while (text.substr(column).starts_with("- ")) column += 2;
    return column;
  }
};

/// Beyond the last line and before the first, an empty one: a text may begin with empty lines, above which
/// there is none with anything in it.
Line lineAt(const SourceText& source, std::uint32_t number);
inline Line lineOf(const SourceText& source, std::size_t offset) {
  return lineAt(source, source.lineOf(offset));
}

/// The number of the line after those that belong to this one: deeper ones, and empty ones between them. Of
/// more than `most` such lines, some line after so many.
std::uint32_t endOfEntry(const SourceText& source, const Line& line, std::uint32_t most = UINT32_MAX);
/// The next line below with something on it; the line after the last when there is none.
std::uint32_t nextFull(const SourceText& source, std::uint32_t number);
/// The next line above with something on it; 0 when there is none.
std::uint32_t previousFull(const SourceText& source, std::uint32_t number);

/// The quoted text round an offset on its line, with its quotes; unknown when there is none.
Span quotedAround(const SourceText& source, std::size_t offset);

/// From a key to what separates it from the next one: in brackets with a comma of its own, in block style
/// with the lines that belong to it.
Span entryOfKey(const SourceText& source, Span key);

}  // namespace ludo::mend
