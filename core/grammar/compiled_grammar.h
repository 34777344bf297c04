// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>
#include <vector>

#include "core/grammar/byte_set.h"
#include "core/grammar/grammar.h"
#include "core/grammar/token_automaton.h"

namespace ludo::grammar {

/// A grammar made ready for recognition: each place in an alternative is a number, a *dot*, and the dot after
/// it is the next number. Immutable; recognisers share it, in any thread.
class CompiledGrammar {
 public:
  enum class Kind : std::uint8_t {
    Byte,   ///< the byte `operand` comes next
    Bytes,  ///< one of byte set `operand`
    Token,  ///< a text of automaton `operand`
    Rule,   ///< what nonterminal `operand` derives
    End,    ///< production `operand` is complete
  };
  /// A place in a production: what comes next there.
  struct Dot {
    Kind kind = Kind::End;
    std::uint32_t operand = 0;  ///< as Kind says
  };
  /// One alternative of a rule of grammar(). What compilation adds for itself (its start, characters of
  /// several bytes) has no rule.
  struct Production {
    static constexpr std::uint32_t noRule = UINT32_MAX;
    std::uint32_t nonterminal = 0;  ///< that it belongs to
    std::uint32_t firstDot = 0;     ///< the dots of its symbols and its end follow one another
    std::uint32_t rule = noRule;    ///< index into the grammar's rules
    std::uint32_t alternative = 0;  ///< of that rule
  };
  struct Nonterminal {
    std::vector<std::uint32_t> productions;
    std::vector<std::uint32_t> firstDots;  ///< of these productions, in the same order
    bool isNullable = false;               ///< it derives the empty text
  };

  /// `tokens`: rules that finite automata can read are read by them, which is faster and says no more than
  /// where they end.
  explicit CompiledGrammar(const Grammar& grammar, bool tokens = true);

  /// The rules that take part in some text; what productions name.
  const Grammar& grammar() const { return m_grammar; }
  /// Whether there is any text at all.
  bool hasTexts() const { return m_hasTexts; }
  const Dot& dot(std::uint32_t number) const { return m_dots[number]; }
  const ByteSet& byteSet(std::uint32_t number) const { return m_byteSets[number]; }
  const TokenAutomaton& token(std::uint32_t number) const { return m_tokens[number]; }
  const Production& production(std::uint32_t number) const { return m_productions[number]; }
  const Nonterminal& nonterminal(std::uint32_t number) const { return m_nonterminals[number]; }
  std::size_t nonterminalCount() const { return m_nonterminals.size(); }

  /// Nonterminal 0 has the one production whose only symbol is the grammar's start: its dots are 0 and 1.
  static constexpr std::uint32_t startDot = 0;
  static constexpr std::uint32_t endDot = 1;

 private:
  friend class GrammarCompiler;
  Grammar m_grammar;
  bool m_hasTexts = false;
  std::vector<Dot> m_dots;
  std::vector<ByteSet> m_byteSets;
  std::vector<TokenAutomaton> m_tokens;
  std::vector<Production> m_productions;
  std::vector<Nonterminal> m_nonterminals;
};

using CompiledGrammarPtr = std::shared_ptr<const CompiledGrammar>;

}  // namespace ludo::grammar
