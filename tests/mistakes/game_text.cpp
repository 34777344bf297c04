// SPDX-License-Identifier: Apache-2.0
#include "game_text.h"

#include <algorithm>
#include <cctype>

namespace ludo::mistakes {
namespace {

bool isWordByte(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-' || c == '$' || c == '.';
}

std::uint32_t lineEnd(const std::string& content, std::uint32_t at) {
  return static_cast<std::uint32_t>(std::min(content.find('\n', at), content.size()));
}

}  // namespace

GameText::GameText(std::string name, std::string content)
    : m_name(std::move(name)), m_content(std::move(content)) {
  readBlocks();
  collectNames();
}

void GameText::readBlocks() {
  const std::string opening = "```yaml\n";
  for (std::size_t at = m_content.find(opening); at != std::string::npos; at = m_content.find(opening, at)) {
    const std::size_t begin = at + opening.size();
    const std::size_t end = m_content.find("\n```", begin) + 1;
    Block block;
    block.fence = {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end + 3)};
    block.content = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    const std::size_t quote = m_content.find('"', begin);
    block.section = m_content.substr(quote + 1, m_content.find('"', quote + 1) - quote - 1);
    int depth = 0;
    for (std::uint32_t line = block.content.begin; line < block.content.end;) {
      const std::uint32_t stop = lineEnd(m_content, line);
      readLine(line, stop, stop + 1, block.section, depth);
      line = stop + 1;
    }
    m_blocks.push_back(std::move(block));
    at = end;
  }
}

void GameText::readLine(std::uint32_t begin, std::uint32_t end, std::uint32_t next,
                        const std::string& section, int& depth) {
  BlockLine line{begin, end, next, view({begin, end}), section, 0, false, false};
  line.indent = std::min(line.text.find_first_not_of(' '), line.text.size());
  line.hasDash = depth == 0 && line.text.substr(line.indent).starts_with("- ");
  line.hasText = line.indent < line.text.size() && line.text[line.indent] != '#';
  const auto number = static_cast<std::uint32_t>(m_lines.size());
  m_lines.push_back(line);
  if (!line.hasText) return;
  for (std::uint32_t at = begin + static_cast<std::uint32_t>(line.indent); at < end;) {
    const char c = m_content[at];
    if (c == '#') return;
    Token token;
    token.line = number;
    token.section = section;
    token.depth = depth;
    token.span = {at, at + 1};
    if (c == ' ') {
      ++at;
      continue;
    }
    if (c == '{' || c == '[') {
      token.kind = TokenKind::Open;
      ++depth;
    } else if (c == '}' || c == ']') {
      token.kind = TokenKind::Close;
      token.depth = --depth;
    } else if (c == ',') {
      token.kind = TokenKind::Comma;
    } else if (c == '-' && m_content[at + 1] == ' ') {
      token.kind = TokenKind::Dash;
    } else if (c == '"') {
      std::uint32_t close = at + 1;
      while (close < end && m_content[close] != '"') close += m_content[close] == '\\' ? 2 : 1;
      token.kind = TokenKind::Quoted;
      token.span.end = close + 1;
      token.text = m_content.substr(at + 1, close - at - 1);
    } else {
      while (token.span.end < end && isWordByte(m_content[token.span.end])) ++token.span.end;
      token.text = std::string(view(token.span));
      const bool isKey = m_content[token.span.end] == ':';
      token.kind = isKey                                           ? TokenKind::Key
                   : token.text == "true" || token.text == "false" ? TokenKind::Bool
                                                                   : TokenKind::Number;
    }
    at = token.span.end + (token.kind == TokenKind::Key ? 1 : 0);
    m_tokens.push_back(std::move(token));
  }
}

void GameText::collectNames() {
  for (std::size_t i = 0; i < m_tokens.size(); ++i) {
    const Token& token = m_tokens[i];
    const bool isId = token.kind == TokenKind::Quoted && isValueOf(i, "id") && token.section != "metadata" &&
                      token.section != "end" && token.section != "triggers" && token.section != "bundles";
    const bool isVariable = token.kind == TokenKind::Key && token.section == "variables" &&
                            token.depth == 0 && m_lines[token.line].indent == 2;
    const bool isConstant = token.kind == TokenKind::Key && token.section == "constants";
    if ((isId || isVariable || isConstant) && token.text != "section") m_names.insert(token.text);
  }
}

bool GameText::isValue(std::size_t token) const {
  return token > 0 && m_tokens[token - 1].kind == TokenKind::Key &&
         m_tokens[token - 1].line == m_tokens[token].line;
}

bool GameText::isValueOf(std::size_t token, std::string_view key) const {
  return isValue(token) && m_tokens[token - 1].text == key;
}

std::size_t GameText::closing(std::size_t open) const {
  const int depth = m_tokens[open].depth;
  std::size_t at = open + 1;
  while (m_tokens[at].kind != TokenKind::Close || m_tokens[at].depth != depth) ++at;
  return at;
}

std::size_t GameText::lineOf(std::size_t token) const {
  return m_tokens[token].line;
}

std::size_t GameText::childrenEnd(std::size_t line) const {
  const std::size_t column = m_lines[line].indent;
  std::size_t at = line + 1;
  while (at < m_lines.size() && m_lines[at].begin == m_lines[at - 1].next &&
         (!m_lines[at].hasText || m_lines[at].indent > column))
    ++at;
  return at;
}

}  // namespace ludo::mistakes
