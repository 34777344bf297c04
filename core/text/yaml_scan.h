// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/base/budget.h"
#include "core/text/mistakes.h"
#include "core/text/yaml_scalar.h"

namespace ludo::text {

/// What one pass over the lines of a block found. Keys of the tables are offsets into the source at which a
/// scalar or an opening bracket stands.
struct YamlScan {
  /// Turn the block into YAML that the parser takes as it was evidently meant.
  std::vector<diagnostics::TextEdit> repairs;
  std::unordered_map<std::uint32_t, std::uint32_t> scalarEnds;
  std::unordered_map<std::uint32_t, std::uint32_t> flowEnds;
  std::unordered_set<std::uint32_t> damaged;  ///< values that were told of, so that nobody tells again
  bool isRefused = false;                     ///< too deep or too large; told
};

/// Finds every departure from strict YAML in the part `content` of `source`, line by line and aware of
/// quotes, comments, text blocks and brackets. How lines begin (tabs, columns, dashes, keys) is looked at in
/// block_scan.h, brackets and braces in flow_scan.h, keys and their colons in key_scan.h, texts with and
/// without quotes in scalar_scan.h.
///
/// `values` is how many scalars and collections it may have.
YamlScan scanYaml(const SourceText& source, Span content, Mistakes& mistakes, Budget& values);

/// What the scanners of block lines, of brackets and of scalars share: the text, the place of its lines, and
/// where findings go. All positions are offsets into the source.
class ScanContext {
 public:
  ScanContext(const SourceText& source, Span content, Mistakes& mistakes, Budget& values);

  std::string_view text() const { return m_text; }
  std::size_t end() const { return m_text.size(); }
  char at(std::size_t position) const { return position < m_text.size() ? m_text[position] : '\0'; }
  std::string slice(std::size_t begin, std::size_t end) const {
    return std::string(m_text.substr(begin, end - begin));
  }
  /// A slice for a message: one line, cut when long.
  std::string shown(std::size_t begin, std::size_t end) const;

  /// Where the line of `position` ends, without its line end; linear once a line.
  std::size_t lineEnd(std::size_t position);
  /// Where the line after that of `position` begins.
  std::size_t nextLine(std::size_t position);

  static bool isBlank(char c) { return c == ' ' || c == '\t'; }
  /// What a plain text in brackets or braces ends at.
  static bool endsFlowScalar(char c) { return c == ',' || c == '[' || c == ']' || c == '{' || c == '}'; }
  /// Whether a blank of any kind or the line's end stands at `position`.
  bool endsWord(std::size_t position, std::size_t lineEnd) const;
  /// Goes over spaces within a line, reports those that are not plain ones, and counts the columns they take
  /// once repaired.
  std::size_t skipBlanks(std::size_t position, std::size_t lineEnd, int* columns = nullptr);
  /// The same without reporting, to look ahead.
  std::size_t peekBlanks(std::size_t position, std::size_t lineEnd) const;
  /// Goes over dashes and question marks with the blanks after them, and reports nothing.
  std::size_t skipMarks(std::size_t position, std::size_t lineEnd) const;
  /// Goes back over spaces of any kind from `end`, not before `begin`.
  std::size_t trimmedEnd(std::size_t begin, std::size_t end) const;

  std::size_t report(const diagnostics::Kind& kind, Span span, std::string message);
  /// Reports with a fix that is also the repair.
  std::size_t reportRepaired(const diagnostics::Kind& kind, Span span, std::string message, std::string title,
                             std::vector<diagnostics::TextEdit> edits, bool certain);
  void repair(Span span, std::string replacement);
  static diagnostics::Fix fix(std::string title, std::vector<diagnostics::TextEdit> edits, bool certain);

  /// Whether something that looks like a comment of C stands at `position`, after a blank or at a beginning.
  bool isJsonComment(std::size_t position) const;
  /// Reports a comment of C at `position` and returns where reading goes on: after it, at a line's end for
  /// //.
  std::size_t jsonComment(std::size_t position);

  /// How many columns a tab in the indentation evidently stands for.
  int tabWidth() const { return m_tabWidth; }
  /// Adds a place to the one mistake about all tabs, or all strange spaces, of the block. Places between
  /// words are repaired, too; indentation is repaired as a whole by whoever knows the right column.
  void reportTabs(std::size_t begin, std::size_t end, const std::string& replacement, bool isIndentation);
  void reportStrangeSpaces(std::size_t begin, std::size_t end, const std::string& replacement,
                           bool isIndentation);

  /// To be asked before each entry: false once the block is refused, which it is here when it is too large.
  bool goesOn(std::size_t position);

  Mistakes& mistakes() { return m_mistakes; }
  YamlScan& found() { return m_found; }

 private:
  std::string_view m_text;
  Mistakes& m_mistakes;
  Budget& m_values;
  std::size_t m_counted = 0;  ///< of the values found
  YamlScan m_found;
  std::size_t m_lineBegin = 1;
  std::size_t m_lineEnd = 0;
  std::size_t m_nextLine = 0;
  int m_tabWidth = 2;
  bool m_hasCommentEnd = true;
};

}  // namespace ludo::text
