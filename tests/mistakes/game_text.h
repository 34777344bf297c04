// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/source_text.h"

namespace ludo::mistakes {

enum class TokenKind { Key, Quoted, Number, Bool, Open, Close, Comma, Dash };

/// A piece of a block's YAML.
struct Token {
  TokenKind kind = TokenKind::Key;
  Span span;            ///< with quotes, without the colon of a key
  std::string text;     ///< without quotes
  std::string section;  ///< of its block
  std::uint32_t line = 0;
  int depth = 0;  ///< of brackets round it; 0 in block style
};

/// A line of a block.
struct BlockLine {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;  ///< of its text, without the line end
  std::uint32_t next = 0;
  std::string_view text;
  std::string section;
  std::size_t indent = 0;
  bool hasDash = false;
  bool hasText = false;  ///< more than a comment
};

/// A fenced block: from the first mark of its fence to behind the last.
struct Block {
  Span fence;
  Span content;
  std::string section;
};

/// A game without mistakes, taken apart for those who make some. Knows well-formed YAML in the style of the
/// samples only.
class GameText {
 public:
  GameText(std::string name, std::string content);
  GameText(const GameText&) = delete;
  GameText& operator=(const GameText&) = delete;

  const std::string& name() const { return m_name; }
  const std::string& content() const { return m_content; }
  const std::vector<Block>& blocks() const { return m_blocks; }
  const std::vector<BlockLine>& lines() const { return m_lines; }
  const std::vector<Token>& tokens() const { return m_tokens; }
  std::string_view view(Span span) const {
    return std::string_view(m_content).substr(span.begin, span.end - span.begin);
  }

  /// Names that the game defines, and that can be used in other places.
  const std::set<std::string>& names() const { return m_names; }
  /// Whether the token is the value of a key with this name.
  bool isValueOf(std::size_t token, std::string_view key) const;
  bool isValue(std::size_t token) const;  ///< of any key, on its line
  /// The token that closes the bracket which `open` is.
  std::size_t closing(std::size_t open) const;
  /// The index of the line that a token stands on.
  std::size_t lineOf(std::size_t token) const;
  /// The lines below `line` that are indented deeper, up to and without the index that is returned.
  std::size_t childrenEnd(std::size_t line) const;

 private:
  void readBlocks();
  void readLine(std::uint32_t begin, std::uint32_t end, std::uint32_t next, const std::string& section,
                int& depth);
  void collectNames();

  std::string m_name;
  std::string m_content;
  std::vector<Block> m_blocks;
  std::vector<BlockLine> m_lines;
  std::vector<Token> m_tokens;
  std::set<std::string> m_names;
};

}  // namespace ludo::mistakes
