// SPDX-License-Identifier: Apache-2.0
#include "small_grammars.h"

#include <cctype>
#include <sstream>

namespace ludo::testing {

using grammar::Grammar;
using grammar::Rule;
using grammar::Sequence;
using grammar::Symbol;

namespace {

bool isCapital(char c) {
  return std::isupper(static_cast<unsigned char>(c)) != 0;
}

Sequence symbolsOf(const std::string& text) {
  Sequence symbols;
  for (char c : text) {
    if (c == ' ') continue;
    symbols.push_back(isCapital(c) ? Symbol::rule(std::string(1, c)) : Symbol::literal(std::string(1, c)));
  }
  return symbols;
}

}  // namespace

Grammar smallGrammar(std::string_view lines) {
  std::vector<Rule> rules;
  std::istringstream stream{std::string(lines)};
  for (std::string line; std::getline(stream, line);) {
    const std::size_t begin = line.find_first_not_of(' ');
    if (begin == std::string::npos) continue;
    Rule rule{line.substr(begin, 1), {}};
    std::string right = line.substr(line.find('=') + 1) + "|";
    for (std::size_t bar = right.find('|'); bar != std::string::npos; bar = right.find('|')) {
      rule.alternatives.push_back(symbolsOf(right.substr(0, bar)));
      right.erase(0, bar + 1);
    }
    rules.push_back(std::move(rule));
  }
  const std::string start = rules.empty() ? "S" : rules.front().name;
  return Grammar(start, std::move(rules));
}

std::vector<Grammar> smallGrammars() {
  std::vector<Grammar> all;
  for (const char* text : {
           "S = a S | b",                  // right-recursive
           "S = S a | b",                  // left-recursive
           "S = a S |",                    // right-recursive, may be empty
           "S = S S | a",                  // ambiguous
           "S = S S | a |",                // ambiguous, may be empty
           "S = a S b | a b",              // nested
           "S = a S a | b S b |",          // palindromes
           R"(S = A B
 A = a A |
 B = b B |)",                              // empty in part
           "S = A A A\n A = a |",          // empty in several ways
           "S = A\n A = S | a",            // derives itself
           "S = S | a | b S",              // derives itself, and more
           R"(S = A B | b
 A = a A
 B = b)",                                  // a part without texts
           "S = a S",                      // no text at all
           "S = a Q | b",                  // a name without a rule
           R"(S = a A d | a B d
 A = b
 B = b)",                                  // two ways
           R"(S = A a | B b
 A = a A |
 B = a B |)",                              // decided at the end
           R"(S = a A
 A = b B
 B = a S | a)",                            // a chain of right recursion
           "S = a S b S |",                // brackets
           "S = A S d | b\n A = a | a a",  // ambiguous in part
           R"(S = B a
 B = A A
 A = C C
 C = |b)",                                 // empty below empty
           "S = a S A | b\n A = |a",       // right recursion with what may be empty behind it
           "",                             // no rules
       })
    all.push_back(smallGrammar(text));
  return all;
}

Grammar randomGrammar(Rng& rng) {
  static const std::string names = "SABC";
  static const std::string symbols = "SABCabab";
  std::string text;
  const std::size_t count = 1 + rng.below(4);
  for (std::size_t i = 0; i < count; ++i) {
    text += std::string(1, names[i]) + " = ";
    const std::uint64_t alternatives = 1 + rng.below(3);
    for (std::uint64_t j = 0; j < alternatives; ++j) {
      if (j > 0) text += '|';
      const std::uint64_t length = rng.below(4);
      for (std::uint64_t k = 0; k < length; ++k) text += symbols[rng.below(symbols.size())];
    }
    text += '\n';
  }
  return smallGrammar(text);
}

std::vector<std::string> textsUpTo(std::size_t length, std::string_view letters) {
  std::vector<std::string> texts = {""};
  std::size_t from = 0;
  for (std::size_t i = 0; i < length; ++i) {
    const std::size_t to = texts.size();
    for (; from < to; ++from) {
      for (char c : letters) texts.push_back(texts[from] + c);
    }
  }
  return texts;
}

std::string lines(const Grammar& grammar) {
  std::string text = "start " + grammar.start() + '\n';
  for (const Rule& rule : grammar.rules()) {
    text += rule.name + " =";
    for (const Sequence& alternative : rule.alternatives) {
      for (const Symbol& symbol : alternative) text += ' ' + symbol.text;
      text += " |";
    }
    text += '\n';
  }
  return text;
}

}  // namespace ludo::testing
