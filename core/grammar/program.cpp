// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/program.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "core/grammar/rule_sets.h"
#include "core/grammar/token_rules.h"

namespace ludo::grammar {

/// Numbers the places of a grammar.
class ProgramBuilder {
 public:
  ProgramBuilder(Program& program, bool tokens) : m_program(program), m_hasTokens(tokens) {}

  void build() {
    const Grammar& grammar = m_program.m_grammar;
    std::set<std::string, std::less<>> outermost;
    if (m_hasTokens) outermost = TokenRules(grammar).outermost();
    addNonterminal();
    for (const Rule& rule : grammar.rules()) {
      std::optional<TokenAutomaton> automaton;
      if (outermost.contains(rule.name)) automaton = TokenAutomaton::of(grammar, rule);
      if (automaton) {
        m_tokens[rule.name] = static_cast<std::uint32_t>(m_program.m_tokens.size());
        m_program.m_tokens.push_back(std::move(*automaton));
      } else {
        m_names[rule.name] = addNonterminal();
      }
    }
    m_program.m_hasTexts = grammar.find(grammar.start()) != nullptr;
    if (!m_program.m_hasTexts) return;
    addProduction(0, {Symbol::rule(grammar.start())}, Program::Production::noRule, 0);
    for (std::uint32_t number = 0; number < grammar.rules().size(); ++number) {
      const Rule& rule = grammar.rules()[number];
      const auto nonterminal = m_names.find(rule.name);
      if (nonterminal == m_names.end()) continue;
      for (std::uint32_t i = 0; i < rule.alternatives.size(); ++i)
        addProduction(nonterminal->second, rule.alternatives[i], number, i);
    }
    markNullable();
  }

 private:
  using Kind = Program::Kind;

  std::uint32_t addNonterminal() {
    m_program.m_nonterminals.emplace_back();
    return static_cast<std::uint32_t>(m_program.m_nonterminals.size() - 1);
  }

  void addDot(Kind kind, std::uint32_t operand) { m_program.m_dots.push_back({kind, operand}); }

  /// Begins a production; its dots follow.
  std::uint32_t beginProduction(std::uint32_t nonterminal, std::uint32_t rule, std::uint32_t alternative) {
    const auto number = static_cast<std::uint32_t>(m_program.m_productions.size());
    const auto dot = static_cast<std::uint32_t>(m_program.m_dots.size());
    m_program.m_productions.push_back({nonterminal, dot, rule, alternative});
    m_program.m_nonterminals[nonterminal].productions.push_back(number);
    m_program.m_nonterminals[nonterminal].firstDots.push_back(dot);
    return number;
  }

  void addProduction(std::uint32_t nonterminal, const Sequence& symbols, std::uint32_t rule,
                     std::uint32_t alternative) {
    // Sets of characters need productions of their own first: dots of one production are neighbours.
    std::vector<std::uint32_t> operands;
    for (const Symbol& symbol : symbols)
      operands.push_back(symbol.kind == Symbol::Kind::Characters ? charactersOf(symbol.characters) : 0);
    const std::uint32_t number = beginProduction(nonterminal, rule, alternative);
    for (std::size_t i = 0; i < symbols.size(); ++i) addSymbol(symbols[i], operands[i]);
    addDot(Kind::End, number);
  }

  void addSymbol(const Symbol& symbol, std::uint32_t characters) {
    if (symbol.kind == Symbol::Kind::Literal) {
      for (char c : symbol.text) addDot(Kind::Byte, static_cast<std::uint8_t>(c));
    } else if (symbol.kind == Symbol::Kind::Characters) {
      const bool isByte = m_isByteSet[symbol.characters];
      addDot(isByte ? Kind::Bytes : Kind::Rule, characters);
    } else if (const auto token = m_tokens.find(symbol.text); token != m_tokens.end()) {
      addDot(Kind::Token, token->second);
    } else {
      addDot(Kind::Rule, m_names.at(symbol.text));
    }
  }

  std::uint32_t byteSet(const ByteSet& bytes) {
    const auto [place, isNew] =
        m_byteSets.try_emplace(bytes, static_cast<std::uint32_t>(m_program.m_byteSets.size()));
    if (isNew) m_program.m_byteSets.push_back(bytes);
    return place->second;
  }

  /// A byte set when all of its characters are single bytes, else a nonterminal.
  std::uint32_t charactersOf(const CharacterSet& characters) {
    const auto [place, isNew] = m_characters.try_emplace(characters, 0);
    if (!isNew) return place->second;
    const std::vector<ByteSequence> sequences = utf8Sequences(characters);
    const bool isByte = std::all_of(sequences.begin(), sequences.end(),
                                    [](const ByteSequence& sequence) { return sequence.size() == 1; });
    m_isByteSet[characters] = isByte;
    if (isByte) {
      ByteSet bytes;
      for (const ByteSequence& sequence : sequences) bytes.add(sequence.front());
      return place->second = byteSet(bytes);
    }
    const std::uint32_t nonterminal = addNonterminal();
    for (const ByteSequence& sequence : sequences) {
      const std::uint32_t number = beginProduction(nonterminal, Program::Production::noRule, 0);
      for (ByteRange range : sequence) {
        ByteSet bytes;
        bytes.add(range);
        addDot(Kind::Bytes, byteSet(bytes));
      }
      addDot(Kind::End, number);
    }
    return place->second = nonterminal;
  }

  bool derivesNothing(const Program::Production& production) const {
    for (std::uint32_t dot = production.firstDot;; ++dot) {
      const Program::Dot& place = m_program.m_dots[dot];
      if (place.kind == Kind::End) return true;
      if (place.kind != Kind::Rule || !m_program.m_nonterminals[place.operand].isNullable) return false;
    }
  }

  void markNullable() {
    for (bool changes = true; changes;) {
      changes = false;
      for (const Program::Production& production : m_program.m_productions) {
        bool& isNullable = m_program.m_nonterminals[production.nonterminal].isNullable;
        if (isNullable || !derivesNothing(production)) continue;
        isNullable = true;
        changes = true;
      }
    }
  }

  Program& m_program;
  bool m_hasTokens;
  std::map<std::string, std::uint32_t> m_names;
  std::map<std::string, std::uint32_t> m_tokens;
  std::map<ByteSet, std::uint32_t> m_byteSets;
  std::map<CharacterSet, std::uint32_t> m_characters;
  std::map<CharacterSet, bool> m_isByteSet;
};

Program::Program(const Grammar& grammar, bool tokens) : m_grammar(pruned(grammar)) {
  ProgramBuilder(*this, tokens).build();
}

}  // namespace ludo::grammar
