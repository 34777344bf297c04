// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "core/grammar/byte_set.h"
#include "core/grammar/grammar.h"

namespace ludo::testing {

/// Reads a text with all stacks of symbols that a grammar may still have before it: the plainest way there
/// is, and another one than the recogniser's. Recursion from the left is turned into recursion from the right
/// first; rules must not derive themselves in other ways without a byte.
class Pushdown {
 public:
  explicit Pushdown(const grammar::Grammar& grammar);

  /// False, and nothing changes, when the byte cannot follow.
  bool append(std::uint8_t byte);
  grammar::ByteSet nextBytes() const;
  bool isComplete() const { return m_tops.contains(empty); }
  void restart();

 private:
  static constexpr int empty = -1;
  struct Symbol {
    int rule = -1;             ///< or, when there is none,
    grammar::ByteRange bytes;  ///< one of these
  };
  struct Stack {
    int symbol = 0;
    int below = empty;
  };
  using Word = std::vector<int>;

  void add(const grammar::Rule& rule);
  int ruleNumber(const std::string& name);
  int symbolNumber(const Symbol& symbol);
  Word wordOf(const grammar::Sequence& sequence, std::size_t from);
  int charactersRule(const grammar::CharacterSet& characters);
  int push(int symbol, int below);
  /// Puts alternatives in place of rules until bytes are on top.
  void open(int stack, std::set<int>& tops, std::set<int>& seen);

  std::map<std::string, int> m_numbers;
  std::vector<std::vector<Word>> m_rules;
  std::vector<Symbol> m_symbols;
  std::map<std::tuple<int, int, int>, int> m_symbolNumbers;
  std::vector<Stack> m_stacks;
  std::map<std::pair<int, int>, int> m_stackNumbers;
  int m_start = 0;
  std::set<int> m_tops;
};

}  // namespace ludo::testing
