// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/grammar/byte_set.h"
#include "core/grammar/compiled_grammar.h"
#include "core/grammar/item_table.h"

namespace ludo::grammar {

/// Reads a text byte by byte and knows after each whether it can become a text of the grammar, and which
/// bytes may follow. Holds its place in the text: more can be appended, and any number of bytes taken back. A
/// plain value; copies go on independently. One thread at a time.
///
/// Algorithm: Earley, "An efficient context-free parsing algorithm" (1970); what can be empty is stepped over
/// at once, as Aycock and Horspool ("Practical Earley parsing", 2002) do; chains of completions with one way
/// up are taken in one step, as Leo ("A general context-free parsing algorithm running in linear time on
/// every LR(k) grammar without using lookahead", 1991) does. Time and memory are linear in the text for such
/// grammars as those of the language, some five items of 12 bytes for each byte; for an ambiguous grammar, at
/// most cubic and quadratic. Who reads a stranger's text bounds its length.
class Recogniser {
 public:
  /// `chains`: without it, every completion is kept; only who looks for derivations needs that.
  explicit Recogniser(CompiledGrammarPtr compiled, bool chains = true);
  explicit Recogniser(const Grammar& grammar)
      : Recogniser(std::make_shared<const CompiledGrammar>(grammar)) {}

  /// Appends as many bytes as can follow one another; returns how many. When these are not all of them, the
  /// next one cannot follow.
  std::size_t append(std::string_view bytes);
  /// Takes back all but the first `length` bytes.
  void shorten(std::size_t length);
  /// Bytes so far: a prefix of some text of the grammar, unless it has none.
  std::size_t length() const { return m_sets.size() - 1; }

  /// Whether the bytes so far are a text of the grammar.
  bool isComplete() const { return m_sets.back().isComplete; }
  /// Exactly those bytes after which there still is a text that begins so.
  ByteSet nextBytes() const;
  bool mayFollow(std::uint8_t byte) const;
  /// The bytes that must come next: all texts that begin so go on with them. Empty where the text may end.
  /// Reads ahead, and leaves everything as it was.
  std::string forced();

  /// Items kept so far: what time and memory are proportional to.
  std::size_t itemCount() const { return m_items.size(); }

 private:
  friend class DerivationFinder;

  struct Waiting {
    static constexpr std::uint32_t unknown = UINT32_MAX;
    std::uint32_t nonterminal = 0;
    std::uint32_t dot = 0;  ///< before the nonterminal
    std::uint32_t origin = 0;
    Item top{unknown, 0, 0};  ///< of the chain of completions that begins here; dot `unknown` until asked for
    bool isChained = false;   ///< whether there is such a chain
  };
  /// All items after so many bytes. What is waited for lies beside them.
  struct Set {
    std::uint32_t firstItem = 0;
    std::uint32_t firstWaiting = 0;
    bool isComplete = false;
  };

  std::uint32_t setNumber() const { return static_cast<std::uint32_t>(m_sets.size() - 1); }
  void beginSet();
  void add(Item item);
  void scan(std::uint8_t byte, std::uint32_t from, std::uint32_t to);
  void closeSet();
  void predict(std::uint32_t nonterminal);
  void complete(std::uint32_t nonterminal, std::uint32_t origin);
  std::optional<Item> topOf(std::uint32_t nonterminal, std::uint32_t set);
  std::uint32_t onlyWaiting(std::uint32_t nonterminal, std::uint32_t set) const;
  std::uint32_t endOfWaiting(std::uint32_t set) const;

  CompiledGrammarPtr m_compiled;
  bool m_chains;
  std::vector<Item> m_items;
  std::vector<Waiting> m_waiting;
  std::vector<Set> m_sets;
  // Used while a set is made.
  ItemTable m_known;                       ///< items of the newest set that began before it
  std::vector<std::uint32_t> m_predicted;  ///< by nonterminal: the round in which it was predicted last
  std::uint32_t m_round = 0;
  std::vector<std::uint32_t> m_chain;  ///< of topOf()
};

}  // namespace ludo::grammar
