// SPDX-License-Identifier: Apache-2.0
#include "core/rulebook/in_short.h"

namespace ludo::rulebook {
namespace {

constexpr std::size_t mostLines = 5;
constexpr std::size_t mostBytes = 240;  ///< of a line

const Chapter* chapterAbout(const Rulebook& book, Subject subject) {
  for (const Chapter& chapter : book.chapters) {
    if (chapter.subject == subject) return &chapter;
  }
  return nullptr;
}

void join(std::string& text, const std::string& more, const std::string& between) {
  if (!text.empty() && !more.empty()) text += between;
  text += more;
}

/// All blocks of a kind, one after the other.
std::string textOf(const Rulebook& book, Subject subject, Block::Kind kind, const std::string& between) {
  const Chapter* chapter = chapterAbout(book, subject);
  std::string text;
  for (const Block& block : chapter ? chapter->blocks : std::vector<Block>()) {
    if (block.kind != kind) continue;
    join(text, block.text, between);
    for (const Line& line : block.lines) {
      join(text, line.text, between);
      for (const Line& below : line.below) join(text, below.text, between);
    }
  }
  return text;
}

/// At a blank, and never within a character.
std::string cut(std::string text) {
  if (text.size() <= mostBytes) return text;
  const std::size_t blank = text.rfind(' ', mostBytes);
  text.resize(blank == std::string::npos ? 0 : blank);
  return text + " \u2026";
}

}  // namespace

std::vector<std::string> rulesInShort(const Rulebook& book) {
  std::string turn = textOf(book, Subject::Players, Block::Kind::Paragraph, " ");
  join(turn, textOf(book, Subject::Turn, Block::Kind::Paragraph, " "), " ");
  std::string actions = textOf(book, Subject::Actions, Block::Kind::Heading, ", ");
  if (!actions.empty()) actions = "Actions: " + actions + ".";
  // Where there are boards, the picture tells it better.
  const std::string setup =
      pictureOf(book).empty() ? textOf(book, Subject::Setup, Block::Kind::Lines, " ") : std::string();
  std::vector<std::string> lines;
  for (const std::string& line :
       {book.description, turn, setup, actions, textOf(book, Subject::End, Block::Kind::Lines, " ")}) {
    if (!line.empty() && lines.size() < mostLines) lines.push_back(cut(line));
  }
  return lines;
}

std::string pictureOf(const Rulebook& book) {
  for (const Chapter& chapter : book.chapters) {
    if (chapter.subject != Subject::Table) continue;
    // Boards come first, before anything has a heading; a later picture is of cards.
    for (const Block& block : chapter.blocks) {
      if (block.kind == Block::Kind::Heading) break;
      if (block.kind == Block::Kind::Picture) return block.text;
    }
  }
  return {};
}

}  // namespace ludo::rulebook
