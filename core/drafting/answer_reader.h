// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

#include "core/grammar/recogniser.h"

namespace ludo::drafting {

/// Reads a specification as a model writes it, while it comes, and holds each byte to a grammar of the
/// surface (grammar/surface.h). White space between words is the grammar's, whatever the model's is, and what
/// stands between the blocks is passed over. One thread.
class AnswerReader {
 public:
  /// Goes on after a text of the grammar; a prefix that the grammar does not have is cut where it ends.
  explicit AnswerReader(grammar::CompiledGrammarPtr compiled, std::string_view prefix = "");

  /// False once a byte came that cannot follow; then nothing more is taken.
  bool append(std::string_view bytes);
  /// To be called at the end of an answer, whose last line may lack its end.
  void finish();

  /// What is valid so far, in the grammar's own white space.
  const std::string& text() const { return m_text; }
  bool isComplete() const { return m_recogniser.isComplete(); }
  /// Whether a byte came that cannot follow.
  bool isStuck() const { return m_isStuck; }
  /// Whether that byte and what came since may be of a word that has not ended.
  bool isInWord() const;
  /// The word that they are of, with what of it is valid.
  std::string cutOffWord() const;
  /// Whether a block was opened since the beginning.
  bool hasBegun() const { return !m_text.empty(); }
  grammar::Recogniser& recogniser() { return m_recogniser; }

 private:
  bool take(char byte);
  bool takeInBlock(char byte);
  bool takeBetween(char byte);
  bool openBlock();
  bool addSpaceBefore(char byte);
  bool add(std::string_view bytes);
  bool isBetweenBlocks() const;

  grammar::Recogniser m_recogniser;
  std::string m_text;
  std::string m_line;  ///< between blocks
  std::string m_open;  ///< from the byte on that cannot follow, as far as a word may reach
  bool m_isStuck = false;
};

}  // namespace ludo::drafting
