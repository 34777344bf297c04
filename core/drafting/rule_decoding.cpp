// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/rule_decoding.h"

#include <algorithm>

#include "core/drafting/closure.h"
#include "core/drafting/rule_text.h"
#include "core/grammar/rule_sets.h"

namespace ludo::drafting {

using grammar::Grammar;

namespace {

class RuleDecoder {
 public:
  RuleDecoder(const Grammar& whole, const Prompts& prompts, Asking& asking)
      : m_whole(whole), m_prompts(prompts), m_asking(asking), m_words(wordRules(whole)) {
    m_decoded.grammar = Grammar(whole.start(), {});
  }

  DecodedRules decode(std::size_t limit) {
    m_asking.begin(Growth::Step::rules);
    take(m_asking.ask(m_prompts.forRules()), m_whole);
    constexpr int mostInVain = 2;
    int inVain = 0;
    while (m_decoded.steps < limit && inVain < mostInVain && !m_asking.isOver()) {
      const std::vector<std::string> missing = grammar::undefinedSymbols(m_decoded.grammar);
      if (missing.empty()) break;
      ++m_decoded.steps;
      const Grammar reference = grammar::definitionsOf(m_whole, missing);
      const std::string shown = ruleText(m_decoded.grammar, m_words);
      const std::string answer =
          m_asking.ask(m_prompts.forMissingRules(shown, missing, ruleText(reference, m_words)));
      inVain = take(answer, m_whole) ? 0 : inVain + 1;
    }
    complete();
    return std::move(m_decoded);
  }

 private:
  /// Adds the rules of an answer; whether there was a new one.
  bool take(const std::string& answer, const Grammar& allowed) {
    const Grammar predicted = readRules(answer, m_whole.start());
    const Grammar valid = grammar::common(predicted, allowed);
    const std::size_t found = grammar::alternativeCount(valid);
    m_decoded.chosen += found;
    m_decoded.refused += grammar::alternativeCount(predicted) - found;
    m_decoded.wishes.hear(grammar::difference(predicted, allowed));
    const std::size_t before = grammar::alternativeCount(m_decoded.grammar);
    for (const grammar::Rule& rule : valid.rules()) m_written.insert(rule.name);
    m_decoded.grammar =
        withForcedRules(grammar::united(m_decoded.grammar, withEmpty(valid)), m_whole, m_words, m_written);
    return grammar::alternativeCount(m_decoded.grammar) > before;
  }

  /// A part that may be left out may be so wherever it is used: models are shown no empty alternatives.
  Grammar withEmpty(const Grammar& valid) const {
    std::vector<grammar::Rule> optional;
    for (const grammar::Rule& rule : valid.rules()) {
      const grammar::Rule* whole = m_whole.find(rule.name);
      if (whole != nullptr && std::ranges::any_of(whole->alternatives, &grammar::Sequence::empty))
        optional.push_back({rule.name, {{}}});
    }
    return grammar::united(valid, Grammar(valid.start(), std::move(optional)));
  }

  /// Everything that is used gets rules, and every rule texts.
  void complete() {
    m_decoded.grammar = withAllRules(m_decoded.grammar, m_whole);
    for (;;) {
      const std::vector<std::string> empty = grammar::unproductiveRules(m_decoded.grammar);
      if (empty.empty()) break;
      const std::size_t before = grammar::alternativeCount(m_decoded.grammar);
      m_decoded.grammar =
          withAllRules(grammar::united(m_decoded.grammar, grammar::definitionsOf(m_whole, empty)), m_whole);
      if (grammar::alternativeCount(m_decoded.grammar) == before) break;
    }
    m_decoded.grammar = grammar::pruned(m_decoded.grammar);
  }

  const Grammar& m_whole;
  const Prompts& m_prompts;
  Asking& m_asking;
  RuleNames m_words;
  RuleNames m_written;  ///< by the model
  DecodedRules m_decoded;
};

}  // namespace

DecodedRules decodeRules(const Grammar& whole, const Prompts& prompts, Asking& asking, std::size_t limit) {
  return RuleDecoder(whole, prompts, asking).decode(limit);
}

}  // namespace ludo::drafting
