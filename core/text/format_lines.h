// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace ludo::text {

/// Writes the lines of a block of YAML without mistakes anew. One use. Private to format_yaml.cpp.
class LineFormatter {
 public:
  /// As the house writes them; `lines` come without their ends.
  std::vector<std::string> run(const std::vector<std::string_view>& lines);

 private:
  /// An open collection of lines: the column that its entries are written in, and the one they come to stand
  /// in.
  struct Level {
    std::size_t written = 0;
    std::size_t column = 0;
    bool isList = false;
  };
  /// A line that is a comment; it goes with the next line of the same column, else with what is around it.
  struct Comment {
    std::size_t line = 0;
    std::size_t written = 0;
    std::size_t column = 0;
  };

  void add(std::string_view line);
  void addComment(std::string_view comment, std::size_t written);
  /// Gives the comments before an entry their column.
  void placeComments(std::size_t written, std::size_t column);
  bool isInText(std::string_view line);
  std::string textLine(std::string_view line) const;
  /// Where an entry comes to stand that begins in a column of the text.
  std::size_t enter(std::size_t written, bool isList);
  std::string entry(std::string_view line, std::size_t first);
  /// Writes keys, values, brackets and a comment, from `at` on.
  void append(std::string_view line, std::size_t at, std::string& result);
  void appendBracket(char bracket, std::string& result);
  /// Where a text after | or > begins, its lines follow.
  void beginText(std::string_view rest, const Level& key);

  std::vector<std::string> m_lines;
  std::vector<Comment> m_comments;      ///< that wait for the next entry
  std::vector<Level> m_levels;          ///< the open collections of lines
  std::vector<std::size_t> m_brackets;  ///< by open bracket: the column of the line that it was opened on
  std::size_t m_column = 0;             ///< of the line, behind its dashes
  bool m_isText = false;                ///< the lines are those of a text
  Level m_textKey;                      ///< what has the text
  std::size_t m_textWritten = 0;        ///< the column of its first line as written; 0 before that is known
};

}  // namespace ludo::text
