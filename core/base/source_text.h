// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ludo {

/// A half-open range of byte offsets in one SourceText. An empty span at 0 of a missing source means
/// "no place"; see Span::known.
struct Span {
  static constexpr std::uint32_t nowhere = UINT32_MAX;
  std::uint32_t begin = nowhere;
  std::uint32_t end = nowhere;

  bool known() const { return begin != nowhere; }
  bool contains(std::size_t offset) const { return known() && begin <= offset && offset < end; }
  bool touches(std::size_t offset) const { return known() && begin <= offset && offset <= end; }
  bool operator==(const Span&) const = default;
};

/// A place as a person counts it: line and column from 1; the column counts Unicode code points.
struct LineColumn {
  std::uint32_t line = 1;
  std::uint32_t column = 1;
  bool operator==(const LineColumn&) const = default;
};

/// An immutable UTF-8 text with its line index. Lines end at "\n"; a "\r" before it belongs to the line end.
/// Shared between threads as shared_ptr<const SourceText>.
class SourceText {
 public:
  /// `path` is where its file lies, when the name is only what people call it.
  SourceText(std::string name, std::string content, std::string path = {});

  const std::string& name() const { return m_name; }
  /// The name when there is no other.
  const std::string& path() const { return m_path.empty() ? m_name : m_path; }
  const std::string& content() const { return m_content; }
  std::string_view view(Span span) const;

  /// Number of lines; at least 1, and a text that ends with a newline has an empty last line.
  std::uint32_t lineCount() const { return static_cast<std::uint32_t>(m_lineStarts.size()); }
  /// Line number (from 1) of a byte offset; offsets past the end count as the end.
  std::uint32_t lineOf(std::size_t offset) const;
  LineColumn lineColumn(std::size_t offset) const;
  /// Byte offset at which a line (from 1) begins; past the last line it is the text's end.
  std::size_t lineStart(std::uint32_t line) const;
  /// The text of a line (from 1) without its line end.
  std::string_view line(std::uint32_t line) const;

 private:
  std::string m_name;
  std::string m_path;
  std::string m_content;
  std::vector<std::uint32_t> m_lineStarts;
  std::vector<std::uint32_t> m_marks;  ///< every so many bytes: the characters before, in that line
};

using SourcePtr = std::shared_ptr<const SourceText>;

}  // namespace ludo
