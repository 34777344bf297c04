// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

/// What reading a line of a specification yields: the tokens to colour, and the state that it hands on.
namespace ludo::widgets {

enum class TokenKind : std::uint8_t {
  Prose,
  Heading,
  Emphasis,
  Strong,
  InlineCode,
  Link,
  ListMark,
  Fence,      ///< the ``` line, with its label
  Code,       ///< inside a fence that is not YAML
  YamlPlain,  ///< YAML text that is nothing better: in strict YAML, a mistake
  Key,
  SectionKey,   ///< the key `section` of a block
  SectionName,  ///< its value
  String,
  Binding,  ///< a quoted name that begins with $
  Number,
  Boolean,
  Comment,
  Punctuation,
  Count
};

/// A part of a line; offsets are bytes from the line's begin.
struct Token {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  TokenKind kind = TokenKind::Prose;
  bool operator==(const Token&) const = default;
};

enum class Region : std::uint8_t { Prose, Yaml, Code };

/// What a line hands on to the line below it.
struct LineState {
  Region region = Region::Prose;
  bool tildeFence = false;
  std::uint8_t fenceLength = 0;   ///< of the open fence; at most 63
  std::uint8_t headingLevel = 0;  ///< of the last heading, 0 before the first
  /// One more than the indentation of the key whose text block (| or >) is
  /// open; 0 when none is.
  std::uint8_t textBlockIndent = 0;

  bool operator==(const LineState&) const = default;
  /// As the one number that a text view keeps for a line, and back. The initial
  /// state is 0.
  int packed() const;
  static LineState unpacked(int packed);
};

struct ScannedLine {
  /// In order, without gaps that matter: what no token covers is of the kind
  /// `base`.
  std::vector<Token> tokens;
  TokenKind base = TokenKind::Prose;
  LineState after;
  bool opensFence = false;
  bool closesFence = false;
};

/// The number of spaces a line begins with.
std::size_t indentationOf(std::string_view line);

}  // namespace ludo::widgets
