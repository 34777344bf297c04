// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/description_decoding.h"

#include <algorithm>

#include "core/drafting/answer_reader.h"
#include "core/drafting/named_grammar.h"
#include "core/drafting/rule_text.h"
#include "core/generate/written_game.h"
#include "core/grammar/continuations.h"
#include "core/grammar/notations.h"

namespace ludo::drafting {

using grammar::CompiledGrammar;
using grammar::CompiledGrammarPtr;
using grammar::Continuation;
using grammar::Grammar;

namespace {

bool compiles(const std::string& text) {
  return !generate::firstError(std::make_shared<const SourceText>("draft.md", text)).has_value();
}

/// The continuation that an answer names: that whose text is its first line, or begins it.
const Continuation& chosenBy(const std::string& answer, const std::vector<Continuation>& continuations) {
  const auto bare = [](std::string_view text) {
    const std::size_t from = text.find_first_not_of(" \t\r\n`");
    if (from == std::string_view::npos) return std::string_view();
    text = text.substr(from, text.find('\n', from) - from);
    return text.substr(0, text.find_last_not_of(" \t\r\n`") + 1);
  };
  const std::string_view said = bare(answer);
  const Continuation* best = &continuations.front();
  std::size_t length = 0;
  for (const Continuation& continuation : continuations) {
    const std::string_view text = bare(continuation.text);
    if (text == said) return continuation;
    if (!text.empty() && text.size() > length && said.starts_with(text)) {
      best = &continuation;
      length = text.size();
    }
  }
  return *best;
}

class DescriptionDecoder {
 public:
  DescriptionDecoder(const Grammar& whole, const Grammar& predicted, const Prompts& prompts, Asking& asking,
                     const DescriptionOptions& options)
      : m_prompts(prompts),
        m_asking(asking),
        m_options(options),
        m_rules(ruleText(predicted, wordRules(whole))),
        m_wholeGrammar(std::make_shared<const grammar::CompiledGrammar>(whole)),
        m_named(predicted, options.withNames && definesAllNames(predicted)) {
    if (const auto gbnf = grammar::toGbnf(predicted); options.isEnforced && gbnf) m_gbnf = *gbnf;
  }

  DecodedGame decode() {
    ask(m_prompts.forGame(m_rules));
    std::size_t longest = 0;
    std::size_t inVain = 0;
    while (!m_game.isComplete && m_game.steps < m_options.limit && !m_asking.isOver()) {
      ++m_game.steps;
      inVain = m_game.text.size() > longest ? 0 : inVain + 1;
      longest = std::max(longest, m_game.text.size());
      if (inVain > 0) takeBack(inVain);
      m_asking.grew(m_game.text);
      appendNext();
      m_asking.grew(m_game.text);
      if (!m_game.isComplete) ask(m_prompts.forRest(m_rules, m_game.text));
    }
    return std::move(m_game);
  }

 private:
  /// Asks for the whole game, which begins as ours does, or only for its rest, as some models answer.
  void ask(Messages messages) {
    AnswerReader asGame(m_wholeGrammar);
    AnswerReader anew(m_named.compiled());
    AnswerReader after(m_named.grammarAfter(m_game.text), m_game.text);
    constexpr std::size_t longestPreface = 4'000;
    std::size_t bytes = 0;
    const model::AnswerFormat format =
        m_gbnf.empty() ? model::AnswerFormat::free : model::AnswerFormat::grammar;
    m_asking.begin(Growth::Step::game);
    m_asking.ask(std::move(messages), format, m_gbnf, [&](std::string_view piece) {
      bytes += piece.size();
      const bool isGame = asGame.append(piece);
      const bool isAnew = anew.append(piece);
      const bool isAfter = !m_game.text.empty() && after.append(piece);
      const bool hasBegun = asGame.hasBegun() || bytes < longestPreface;
      const bool isRead = asGame.hasBegun() && (isGame || isAnew || isAfter);
      if (isRead) m_asking.grew(longestOf({&asGame, &anew, &after}).text());
      if (isGame || isAnew || isAfter) return hasBegun;
      // The word under way tells what was meant.
      return hasBegun && longestOf({&asGame, &anew, &after}).isInWord();
    });
    hearWish(longestOf({&asGame, &anew, &after}));
    if (m_asking.trouble()) return;
    for (AnswerReader* reader : {&asGame, &anew, &after}) reader->finish();
    if (asGame.isComplete() && compiles(asGame.text())) {
      m_game.text = asGame.text();
      m_game.isComplete = true;
      return;
    }
    const std::string first = m_named.valid(anew.text());
    const std::string second = m_named.valid(after.text());
    const std::string& longer = first.size() > second.size() ? first : second;
    if (longer.size() > m_game.text.size()) m_game.text = longer;
    m_game.isComplete = m_named.isComplete(m_game.text);
  }

  static const AnswerReader& longestOf(std::initializer_list<const AnswerReader*> readers) {
    const auto length = [](const AnswerReader* reader) { return reader->text().size(); };
    return **std::ranges::max_element(readers, {}, length);
  }

  void hearWish(const AnswerReader& reader) {
    if (reader.isStuck()) m_game.wishes.hear(reader.cutOffWord());
  }

  /// Takes the last entries back, to where one of them begins.
  void takeBack(std::size_t entries) {
    ++m_game.backtracked;
    std::size_t end = m_game.text.size();
    for (std::size_t i = 0; i <= entries && end > 0; ++i) {
      const std::size_t line = m_game.text.rfind('\n', end - 1);
      const std::size_t comma = m_game.text.rfind(", ", end - 1);
      const std::size_t at =
          std::max(line == std::string::npos ? 0 : line, comma == std::string::npos ? 0 : comma);
      end = at;
    }
    m_game.text.resize(end);
  }

  /// Appends what must come, and then what the model chooses of what may.
  void appendNext() {
    AnswerReader reader(m_named.grammarAfter(m_game.text), m_game.text);
    grammar::Recogniser& recogniser = reader.recogniser();
    const std::string forced = recogniser.forced();
    if (!forced.empty()) {
      ++m_game.forced;
      recogniser.append(forced);
      m_game.text = reader.text() + forced;
    }
    m_game.isComplete = recogniser.isComplete();
    if (m_game.isComplete) return;
    const std::vector<Continuation> continuations = grammar::continuationsAfter(recogniser);
    const bool isAllOpen = std::ranges::all_of(continuations, &Continuation::isOpen);
    if (continuations.empty() || isAllOpen) return;
    if (continuations.size() == 1) {
      m_game.text += continuations.front().text;
      return;
    }
    constexpr std::size_t longest = 200;
    m_asking.begin(Growth::Step::choice);
    const std::string answer = m_asking.ask(
        m_prompts.forContinuation(m_rules, m_game.text, continuations),
        [said = std::size_t{0}](std::string_view piece) mutable { return (said += piece.size()) < longest; });
    if (m_asking.trouble()) return;
    const Continuation& chosen = chosenBy(answer, continuations);
    if (!chosen.isOpen) m_game.text += chosen.text;
  }

  const Prompts& m_prompts;
  Asking& m_asking;
  const DescriptionOptions& m_options;
  std::string m_rules;
  grammar::CompiledGrammarPtr m_wholeGrammar;
  NamedGrammar m_named;
  std::string m_gbnf;
  DecodedGame m_game;
};

}  // namespace

DecodedGame decodeDescription(const Grammar& whole, const Grammar& predicted, const Prompts& prompts,
                              Asking& asking, const DescriptionOptions& options) {
  return DescriptionDecoder(whole, predicted, prompts, asking, options).decode();
}

}  // namespace ludo::drafting
