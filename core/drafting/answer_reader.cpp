// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/answer_reader.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/grammar/surface.h"

namespace ludo::drafting {
namespace {

constexpr std::string_view fence = "```y";  ///< of YAML; other fences are prose
/// A line between the blocks counts as prose after so many bytes, whatever else is in it.
constexpr std::size_t longestFenceLine = 40;
constexpr std::size_t longestWord = 60;

bool isInsideWord(char byte) {
  return isLetterOrDigit(byte) || byte == '_';
}

bool isSpace(char byte) {
  return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}

}  // namespace

AnswerReader::AnswerReader(grammar::CompiledGrammarPtr compiled, std::string_view prefix)
    : m_recogniser(std::move(compiled)) {
  const std::size_t length = m_recogniser.append(prefix);
  m_text = prefix.substr(0, length);
}

bool AnswerReader::append(std::string_view bytes) {
  for (const char byte : bytes) {
    m_isStuck = m_isStuck || !take(byte);
    if (m_isStuck && m_open.size() < longestWord) m_open += byte;
  }
  return !m_isStuck;
}

bool AnswerReader::isInWord() const {
  return m_open.size() < longestWord && std::ranges::all_of(m_open, isInsideWord);
}

std::string AnswerReader::cutOffWord() const {
  const auto begin = std::find_if_not(m_text.rbegin(), m_text.rend(), isInsideWord).base();
  const auto end = std::ranges::find_if_not(m_open, isInsideWord);
  return std::string(begin, m_text.end()) + std::string(m_open.begin(), end);
}

void AnswerReader::finish() {
  if (m_isStuck) return;
  if (isBetweenBlocks()) {
    if (!m_line.empty()) m_isStuck = !takeBetween('\n');
    return;
  }
  // The line end behind the last fence is often not written.
  if (m_text.ends_with("\n```")) add("\n");
}

bool AnswerReader::isBetweenBlocks() const {
  return m_text.empty() || m_text.ends_with(grammar::blockClosing);
}

bool AnswerReader::take(char byte) {
  return isBetweenBlocks() ? takeBetween(byte) : takeInBlock(byte);
}

bool AnswerReader::takeBetween(char byte) {
  if (byte != '\n') {
    if (m_line.empty() && isSpace(byte)) return true;
    if (m_line.size() < longestFenceLine) m_line += byte;
    return true;
  }
  const std::string line = std::move(m_line);
  m_line.clear();
  return !line.starts_with(fence) || openBlock();
}

bool AnswerReader::openBlock() {
  return add(grammar::blockOpening);
}

bool AnswerReader::takeInBlock(char byte) {
  if (add(std::string_view(&byte, 1))) return true;
  return isSpace(byte) || addSpaceBefore(byte);
}

/// Puts the white space in that the grammar has before a byte; false when it has none that lets it follow.
bool AnswerReader::addSpaceBefore(char byte) {
  const std::string both(1, byte);
  for (const std::string_view space : {" ", "\n", "  ", "\n  "}) {
    if (add(std::string(space) + both)) return true;
  }
  return false;
}

/// All of the bytes or none.
bool AnswerReader::add(std::string_view bytes) {
  const std::size_t before = m_recogniser.length();
  if (m_recogniser.append(bytes) == bytes.size()) {
    m_text += bytes;
    return true;
  }
  m_recogniser.shorten(before);
  return false;
}

}  // namespace ludo::drafting
