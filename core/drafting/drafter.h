// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/drafting/demonstrations.h"
#include "core/drafting/fix_memory.h"
#include "core/drafting/growth.h"
#include "core/drafting/verdict.h"
#include "core/drafting/wishes.h"
#include "core/model/endpoint.h"
#include "core/model/language_model.h"

/// Whole games from a request in plain words and a language model: docs/drafting.md.
namespace ludo::drafting {

struct DraftSettings {
  std::uint64_t contextTokens = 8'192;  ///< of a request with its answer
  std::uint32_t answerTokens = 4'096;
  model::Enforced enforces = model::Enforced::nothing;  ///< what the server holds answers to
  std::size_t demonstrations = 3;
  std::size_t ruleSteps = 20;         ///< of rule decoding
  std::size_t gameSteps = 10;         ///< of description decoding
  int repairs = 5;                    ///< rounds, after which it is begun afresh
  int attempts = 2;                   ///< drafts from the beginning, at most
  const FixMemory* memory = nullptr;  ///< fixes that worked, to be tried and shown
  GrowthSink growth = {};             ///< is told how the game grows
};

/// A game that a model has written, with what is known of it.
struct ModelDraft {
  std::string text;  ///< as it reads best: with headings when it compiles; may be empty after trouble
  Verdict verdict;
  std::size_t calls = 0;
  int attempts = 0;
  std::vector<std::string> repairs;
  std::vector<KeptFix> fixes;             ///< that mended a mistake, to be kept
  Wishes wishes;                          ///< of all attempts
  std::optional<model::Trouble> trouble;  ///< that ended the work
};

/// The seed for one of several drafts: servers take small ones.
std::uint32_t seedOfDraft(std::uint64_t seed, std::uint64_t index);

/// The first request that drafting would send. Sends nothing.
model::Request firstRequest(const std::string& request, const std::vector<KnownGame>& games,
                            const DraftSettings& settings, std::uint32_t seed);

/// Predicts the grammar, then the game under it, and verifies and repairs it, until it is sound, ends and
/// passes all filters, or all attempts are over; then the best of them. Everything follows from the
/// arguments and the model's answers.
ModelDraft draftGame(const std::string& request, const std::vector<KnownGame>& games,
                     model::LanguageModel& model, const DraftSettings& settings, std::uint32_t seed,
                     const std::stop_token& stop);

}  // namespace ludo::drafting
