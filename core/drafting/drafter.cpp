// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/drafter.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/decompile/decompile.h"
#include "core/drafting/description_decoding.h"
#include "core/drafting/repair.h"
#include "core/drafting/rule_decoding.h"
#include "core/drafting/staged_decoding.h"
#include "core/grammar/language_grammar.h"

namespace ludo::drafting {
namespace {

/// A game, not a bundle.
grammar::Grammar wholeGrammar() {
  return grammar::languageGrammar().startingWith("game");
}

Prompts promptsFor(const std::string& request, const std::vector<KnownGame>& games,
                   const DraftSettings& settings) {
  constexpr std::uint64_t bytesPerToken = 4;
  // The answer takes its part; of the rest, the request itself and what is begun need some.
  const std::uint64_t free =
      settings.contextTokens - std::min<std::uint64_t>(settings.contextTokens, settings.answerTokens);
  const std::uint64_t bytes = free * bytesPerToken * 3 / 4;
  return {request, demonstrationsFor(request, games, wholeGrammar(), settings.demonstrations, bytes)};
}

model::Sampling samplingOf(const DraftSettings& settings, std::uint32_t seed) {
  model::Sampling sampling;
  sampling.tokens = settings.answerTokens;
  sampling.seed = seed;
  return sampling;
}

class Drafter {
 public:
  Drafter(Prompts prompts, model::LanguageModel& model, const DraftSettings& settings, std::stop_token stop)
      : m_prompts(std::move(prompts)), m_model(model), m_settings(settings), m_stop(std::move(stop)) {}

  ModelDraft draft(std::uint32_t seed) {
    constexpr std::uint32_t seedsPerAttempt = 1'000;
    while (m_draft.attempts < m_settings.attempts && !m_draft.verdict.isGood() && !m_draft.trouble &&
           !m_stop.stop_requested()) {
      attempt(seed + static_cast<std::uint32_t>(m_draft.attempts++) * seedsPerAttempt);
    }
    if (m_draft.verdict.isSound())
      m_draft.text = decompile::writeSpecification(m_draft.verdict.analysis->document);
    return std::move(m_draft);
  }

 private:
  void attempt(std::uint32_t seed) {
    static const grammar::Grammar whole = wholeGrammar();
    Asking asking(m_model, samplingOf(m_settings, seed), m_stop, m_settings.growth);
    const DecodedRules rules = decodeRules(whole, m_prompts, asking, m_settings.ruleSteps);
    const DecodedGame game = decodeGame(whole, rules.grammar, asking);
    m_draft.wishes.hear(rules.wishes);
    m_draft.wishes.hear(game.wishes);
    if (!game.text.empty() && !m_stop.stop_requested()) {
      Repair repair =
          repairWithModel("draft.md", game.text, m_prompts, asking, m_settings.repairs, m_settings.memory);
      m_draft.wishes.hear(repair.wishes);
      const bool isBetter = m_draft.text.empty() || repair.verdict.rank() > m_draft.verdict.rank();
      if (isBetter && repair.verdict.analysis != nullptr) {
        m_draft.text = std::move(repair.text);
        m_draft.verdict = std::move(repair.verdict);
        m_draft.repairs = std::move(repair.done);
        m_draft.fixes = std::move(repair.fixes);
      }
    }
    m_draft.calls += asking.calls();
    m_draft.trouble = asking.trouble();
  }

  DecodedGame decodeGame(const grammar::Grammar& whole, const grammar::Grammar& predicted, Asking& asking) {
    if (m_settings.enforces == model::Enforced::schema)
      return decodeInStages(whole, predicted, m_prompts, asking, m_settings.gameSteps);
    DescriptionOptions options;
    options.limit = m_settings.gameSteps;
    options.isEnforced = m_settings.enforces == model::Enforced::grammar;
    return decodeDescription(whole, predicted, m_prompts, asking, options);
  }

  Prompts m_prompts;
  model::LanguageModel& m_model;
  const DraftSettings& m_settings;
  std::stop_token m_stop;
  ModelDraft m_draft;
};

}  // namespace

std::uint32_t seedOfDraft(std::uint64_t seed, std::uint64_t index) {
  constexpr std::uint64_t seeds = 1U << 30U;
  return static_cast<std::uint32_t>(combine(mix64(seed), index) % seeds);
}

model::Request firstRequest(const std::string& request, const std::vector<KnownGame>& games,
                            const DraftSettings& settings, std::uint32_t seed) {
  model::Request first;
  first.messages = promptsFor(request, games, settings).forRules();
  first.sampling = samplingOf(settings, seed);
  return first;
}

ModelDraft draftGame(const std::string& request, const std::vector<KnownGame>& games,
                     model::LanguageModel& model, const DraftSettings& settings, std::uint32_t seed,
                     const std::stop_token& stop) {
  return Drafter(promptsFor(request, games, settings), model, settings, stop).draft(seed);
}

}  // namespace ludo::drafting
