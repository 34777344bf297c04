// SPDX-License-Identifier: Apache-2.0
#include "core/draft_eval/ablation.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/draft_eval/text_similarity.h"
#include "core/drafting/description_decoding.h"
#include "core/drafting/repair.h"
#include "core/drafting/rule_decoding.h"
#include "core/drafting/rule_text.h"
#include "core/generate/written_game.h"
#include "core/grammar/language_grammar.h"
#include "core/grammar/minimal.h"
#include "core/grammar/rule_sets.h"

namespace ludo::draft_eval {

using drafting::Asking;
using grammar::Grammar;

namespace {

constexpr std::size_t shownGames = 3;
constexpr std::size_t shownBytes = 60'000;

const Grammar& wholeGrammar() {
  static const Grammar made = grammar::languageGrammar().startingWith("game");
  return made;
}

/// The alternatives that models write: not those of words.
Grammar visible(const Grammar& grammar) {
  return drafting::readRules(drafting::ruleText(grammar, drafting::wordRules(wholeGrammar())),
                             grammar.start());
}

bool compiles(const std::string& text) {
  return !generate::firstError(std::make_shared<const SourceText>("draft.md", text)).has_value();
}

/// The answer from its first block on.
std::string gameIn(const std::string& answer) {
  const std::size_t from = answer.find("```y");
  return from == std::string::npos ? answer : answer.substr(from);
}

class Writer {
 public:
  Writer(const TestCase& test, const DraftingMethod& method, Asking& asking)
      : m_test(test),
        m_method(method),
        m_asking(asking),
        m_prompts(test.game.request, drafting::demonstrationsFor(test.game.request, test.others,
                                                                 wholeGrammar(), shownGames, shownBytes)) {}

  /// The text that the method ends with.
  std::string write() {
    m_grammar = predict();
    const std::string rules =
        m_method.hasGrammar ? drafting::ruleText(m_grammar, drafting::wordRules(wholeGrammar())) : "";
    if (!m_method.decodesGame) return gameIn(m_asking.ask(m_prompts.forGame(rules)));
    drafting::DescriptionOptions options;
    options.withNames = m_method.holdsNames;
    return drafting::decodeDescription(wholeGrammar(), m_grammar, m_prompts, m_asking, options).text;
  }

  const Grammar& grammar() const { return m_grammar; }

 private:
  Grammar predict() {
    const std::string start = wholeGrammar().start();
    if (!m_method.hasGrammar) return Grammar(start, {});
    if (m_method.hasTrueGrammar) return *grammar::minimalGrammar(wholeGrammar(), m_test.game.surface);
    if (m_method.decodesRules) return drafting::decodeRules(wholeGrammar(), m_prompts, m_asking).grammar;
    return grammar::common(drafting::readRules(m_asking.ask(m_prompts.forRules()), start), wholeGrammar());
  }

  const TestCase& m_test;
  const DraftingMethod& m_method;
  Asking& m_asking;
  drafting::Prompts m_prompts;
  Grammar m_grammar{"game", {}};
};

void scoreRules(const Grammar& predicted, const std::string& truth, Scores& scores) {
  const Grammar written = visible(predicted);
  const Grammar wanted = drafting::readRules(truth, written.start());
  const auto both = static_cast<double>(grammar::alternativeCount(grammar::common(written, wanted)));
  const auto all = static_cast<double>(grammar::alternativeCount(written));
  const auto needed = static_cast<double>(grammar::alternativeCount(wanted));
  scores.rulePrecision = all > 0 ? both / all : 0;
  scores.ruleRecall = needed > 0 ? both / needed : 0;
}

}  // namespace

const std::vector<DraftingMethod>& methods() {
  //                                                         grammar true   rules  game   names  mends
  static const std::vector<DraftingMethod> all = {
      {"GDG", false, false, false, false, false, false},
      {"GGDG w/o RD, GDD", true, false, false, false, false, false},
      {"GGDG w/o GDD", true, false, true, false, false, false},
      {"GGDG", true, false, true, true, false, false},
      {"Oracle grammar w/o RD, GDD", true, true, false, false, false, false},
      {"Oracle grammar w/o RD", true, true, false, true, false, false},
      {"GGDG with names", true, false, true, true, true, false},
      {"GGDG with names and fixes", true, false, true, true, true, true}};
  return all;
}

std::vector<TestCase> testCases(const std::vector<drafting::KnownGame>& games, const std::stop_token& stop) {
  std::vector<TestCase> cases;
  for (const drafting::KnownGame& game : games) {
    const auto minimal = grammar::minimalGrammar(wholeGrammar(), game.surface);
    const auto analysis = service::analyse(std::make_shared<const SourceText>(game.id, game.surface), 0, stop,
                                           service::SpecTests::Leave, service::Fixes::Leave);
    if (!minimal || analysis == nullptr || analysis->game == nullptr) continue;
    TestCase test{game, drafting::ruleText(*minimal, drafting::wordRules(wholeGrammar())), {}, {}};
    test.concepts = conceptsOf(*analysis, stop);
    std::ranges::copy_if(games, std::back_inserter(test.others),
                         [&](const drafting::KnownGame& other) { return other.id != game.id; });
    cases.push_back(std::move(test));
  }
  return cases;
}

std::optional<Scores> score(const TestCase& test, const DraftingMethod& method, model::LanguageModel& model,
                            std::uint32_t seed, const std::stop_token& stop,
                            std::optional<model::Trouble>& trouble) {
  model::Sampling sampling;
  sampling.seed = seed;
  Asking asking(model, sampling, stop);
  Writer writer(test, method, asking);
  std::string text = writer.write();
  trouble = asking.trouble();
  if (asking.isOver()) return std::nullopt;
  if (method.mends) text = drafting::repairByFixes("draft.md", text, stop).text;
  const drafting::Verdict verdict = drafting::verdictOf("draft.md", text, service::Fixes::Leave, stop);
  if (verdict.analysis == nullptr) return std::nullopt;
  const std::vector<std::string> written = tokensOf(text);
  const std::vector<std::string> truth = tokensOf(test.game.surface);
  Scores scores;
  scores.compiles = verdict.compiles() ? 1 : 0;
  scores.works = verdict.compiles() && verdict.trial.ends ? 1 : 0;
  scores.rouge = rougeL(written, truth);
  scores.bleu = bleu(written, truth);
  if (scores.works > 0)
    scores.conceptDistance = conceptDistance(conceptsOf(*verdict.analysis, stop), test.concepts);
  scoreRules(writer.grammar(), test.rules, scores);
  scores.calls = static_cast<double>(asking.calls());
  return scores;
}

Scores meanOf(const std::vector<Scores>& scores) {
  constexpr double Scores::*parts[] = {
      &Scores::compiles,        &Scores::works,         &Scores::rouge,      &Scores::bleu,
      &Scores::conceptDistance, &Scores::rulePrecision, &Scores::ruleRecall, &Scores::calls};
  Scores mean;
  for (double Scores::*part : parts) {
    double sum = 0;
    for (const Scores& one : scores) sum += one.*part;
    mean.*part = scores.empty() ? 0 : sum / static_cast<double>(scores.size());
  }
  return mean;
}

double calibrated(const std::vector<TestCase>& cases, double wanted, std::uint64_t seeds,
                  const std::stop_token& stop) {
  double low = 0;
  double high = 0.2;
  constexpr int halvings = 9;
  for (int i = 0; i < halvings && !stop.stop_requested(); ++i) {
    const double middle = (low + high) / 2;
    double count = 0;
    double compiled = 0;
    for (std::size_t c = 0; c < cases.size(); ++c) {
      for (std::uint64_t seed = 0; seed < seeds && !stop.stop_requested(); ++seed, ++count) {
        const std::string& surface = cases[c].game.surface;
        const std::vector<std::string> stray = tokensOf(cases[(c + 1) % cases.size()].game.surface);
        if (compiles(withMistakes(surface, 0, middle, stray, combine(mix64(seed), c)))) compiled += 1;
      }
    }
    (count > 0 && compiled / count > wanted ? low : high) = middle;
  }
  return (low + high) / 2;
}

}  // namespace ludo::draft_eval
