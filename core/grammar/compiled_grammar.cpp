// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/compiled_grammar.h"

#include <algorithm>
#include <map>
#include <optional>

#include "core/grammar/rule_graph.h"
#include "core/grammar/rule_sets.h"
#include "core/grammar/token_rules.h"

namespace ludo::grammar {

/// Numbers the places of a grammar.
class GrammarCompiler {
 public:
  GrammarCompiler(CompiledGrammar& compiled, bool tokens)
      : m_compiled(compiled),
        m_hasTokens(tokens),
        m_graph(compiled.grammar()),
        m_tokenOf(compiled.grammar().rules().size()),
        m_nonterminalOf(compiled.grammar().rules().size()) {}

  void build() {
    const Grammar& grammar = m_compiled.m_grammar;
    const Rule* start = grammar.find(grammar.start());
    addNonterminal();
    m_compiled.m_hasTexts = start != nullptr;
    if (start == nullptr) return;
    const auto startNumber = static_cast<RuleGraph::Part>(start - grammar.rules().data());
    if (m_hasTokens) addTokens();
    addNonterminals(startNumber);
    addProduction(0, {Symbol::rule(start->name)}, {startNumber}, CompiledGrammar::Production::noRule, 0);
    for (std::uint32_t rule = 0; rule < grammar.rules().size(); ++rule) {
      if (!m_nonterminalOf[rule]) continue;
      const std::vector<Sequence>& alternatives = grammar.rules()[rule].alternatives;
      for (std::uint32_t i = 0; i < alternatives.size(); ++i)
        addProduction(*m_nonterminalOf[rule], alternatives[i], m_graph.rules()[rule][i], rule, i);
    }
    markNullable();
  }

 private:
  using Kind = CompiledGrammar::Kind;

  std::uint32_t addNonterminal() {
    m_compiled.m_nonterminals.emplace_back();
    return static_cast<std::uint32_t>(m_compiled.m_nonterminals.size() - 1);
  }

  void addTokens() {
    const Grammar& grammar = m_compiled.m_grammar;
    const std::vector<bool> outermost = TokenRules(grammar, m_graph).outermost();
    for (std::size_t rule = 0; rule < outermost.size(); ++rule) {
      if (!outermost[rule]) continue;
      std::optional<TokenAutomaton> automaton = TokenAutomaton::of(grammar, grammar.rules()[rule]);
      if (!automaton) continue;
      m_tokenOf[rule] = static_cast<std::uint32_t>(m_compiled.m_tokens.size());
      m_compiled.m_tokens.push_back(std::move(*automaton));
    }
  }

  /// For the start and what is used from there; automata have what they use in themselves.
  void addNonterminals(RuleGraph::Part start) {
    std::vector<RuleGraph::Part> open;
    const auto use = [&](RuleGraph::Part rule) {
      if (!RuleGraph::isRule(rule) || m_tokenOf[rule] || m_nonterminalOf[rule]) return;
      m_nonterminalOf[rule] = addNonterminal();
      open.push_back(rule);
    };
    use(start);
    while (!open.empty()) {
      const RuleGraph::Part rule = open.back();
      open.pop_back();
      for (const auto& alternative : m_graph.rules()[rule])
        std::for_each(alternative.begin(), alternative.end(), use);
    }
  }

  void addDot(Kind kind, std::uint32_t operand) { m_compiled.m_dots.push_back({kind, operand}); }

  /// Begins a production; its dots follow.
  std::uint32_t beginProduction(std::uint32_t nonterminal, std::uint32_t rule, std::uint32_t alternative) {
    const auto number = static_cast<std::uint32_t>(m_compiled.m_productions.size());
    const auto dot = static_cast<std::uint32_t>(m_compiled.m_dots.size());
    m_compiled.m_productions.push_back({nonterminal, dot, rule, alternative});
    m_compiled.m_nonterminals[nonterminal].productions.push_back(number);
    m_compiled.m_nonterminals[nonterminal].firstDots.push_back(dot);
    return number;
  }

  void addProduction(std::uint32_t nonterminal, const Sequence& symbols, std::vector<RuleGraph::Part> parts,
                     std::uint32_t rule, std::uint32_t alternative) {
    // Sets of characters need productions of their own first: dots of one production are neighbours.
    for (std::size_t i = 0; i < symbols.size(); ++i) {
      if (symbols[i].kind == Symbol::Kind::Characters) parts[i] = charactersOf(symbols[i].characters);
    }
    const std::uint32_t number = beginProduction(nonterminal, rule, alternative);
    for (std::size_t i = 0; i < symbols.size(); ++i) addSymbol(symbols[i], parts[i]);
    addDot(Kind::End, number);
  }

  /// `number`: of the rule, or of the set of characters.
  void addSymbol(const Symbol& symbol, std::uint32_t number) {
    if (symbol.kind == Symbol::Kind::Literal) {
      for (char c : symbol.text) addDot(Kind::Byte, static_cast<std::uint8_t>(c));
    } else if (symbol.kind == Symbol::Kind::Characters) {
      addDot(m_isByteSet[symbol.characters] ? Kind::Bytes : Kind::Rule, number);
    } else if (m_tokenOf[number]) {
      addDot(Kind::Token, *m_tokenOf[number]);
    } else {
      addDot(Kind::Rule, *m_nonterminalOf[number]);
    }
  }

  std::uint32_t byteSet(const ByteSet& bytes) {
    const auto [place, isNew] =
        m_byteSets.try_emplace(bytes, static_cast<std::uint32_t>(m_compiled.m_byteSets.size()));
    if (isNew) m_compiled.m_byteSets.push_back(bytes);
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
      const std::uint32_t number = beginProduction(nonterminal, CompiledGrammar::Production::noRule, 0);
      for (ByteRange range : sequence) {
        ByteSet bytes;
        bytes.add(range);
        addDot(Kind::Bytes, byteSet(bytes));
      }
      addDot(Kind::End, number);
    }
    return place->second = nonterminal;
  }

  bool derivesNothing(const CompiledGrammar::Production& production) const {
    for (std::uint32_t dot = production.firstDot;; ++dot) {
      const CompiledGrammar::Dot& place = m_compiled.m_dots[dot];
      if (place.kind == Kind::End) return true;
      if (place.kind != Kind::Rule || !m_compiled.m_nonterminals[place.operand].isNullable) return false;
    }
  }

  void markNullable() {
    for (bool changes = true; changes;) {
      changes = false;
      for (const CompiledGrammar::Production& production : m_compiled.m_productions) {
        bool& isNullable = m_compiled.m_nonterminals[production.nonterminal].isNullable;
        if (isNullable || !derivesNothing(production)) continue;
        isNullable = true;
        changes = true;
      }
    }
  }

  CompiledGrammar& m_compiled;
  bool m_hasTokens;
  RuleGraph m_graph;
  std::vector<std::optional<std::uint32_t>> m_tokenOf;        ///< by rule
  std::vector<std::optional<std::uint32_t>> m_nonterminalOf;  ///< by rule
  std::map<ByteSet, std::uint32_t> m_byteSets;
  std::map<CharacterSet, std::uint32_t> m_characters;
  std::map<CharacterSet, bool> m_isByteSet;
};

CompiledGrammar::CompiledGrammar(const Grammar& grammar, bool tokens) : m_grammar(pruned(grammar)) {
  GrammarCompiler(*this, tokens).build();
}

}  // namespace ludo::grammar
