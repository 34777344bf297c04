// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/drafting/candidates.h"
#include "core/drafting/evidence.h"
#include "core/drafting/growth.h"
#include "core/drafting/verdict.h"
#include "core/model/budgeted_model.h"
#include "core/model/endpoint.h"

/// What the assistant does, away from the window. Any thread.
namespace ludo::widgets {

enum class AssistantTask : std::uint8_t {
  Repair,         ///< a text with mistakes
  Complete,       ///< a text with holes
  CompletePlace,  ///< one place of it, by candidates
  Draft           ///< a new game
};

/// A plain value.
struct AssistantRequest {
  AssistantTask task = AssistantTask::Repair;
  std::string name;  ///< of the open specification
  std::string text;
  std::size_t place = 0;                    ///< an offset of the text, for CompletePlace
  std::vector<std::string> examples;        ///< samples that a draft is like; none: those likest to the words
  std::string words;                        ///< what is wanted, in plain words; may be empty
  std::optional<model::Endpoint> endpoint;  ///< of the language model to ask; none: nobody is asked
  std::uint64_t seed = 1;
  std::string memory;  ///< file of fixes that worked, which grows; empty: none
};

/// What came of it.
struct Assistance {
  std::string text;                ///< the whole text; the one that was given where nothing is better
  std::string name;                ///< of a draft
  std::vector<std::string> notes;  ///< what was done, and what was not taken and why
  std::size_t errors = 0;          ///< that are left
  std::size_t failedTests = 0;     ///< of the document
  std::optional<drafting::TrialGames> trial;    ///< of a game that compiles
  std::vector<drafting::Candidate> candidates;  ///< for a place, in place of one text
  std::optional<drafting::Evidence> evidence;   ///< of the text beside the one that was given
  std::size_t calls = 0;                        ///< of a language model
  std::uint64_t tokens = 0;
  double cost = 0;      ///< of these, in the currency of the endpoint
  std::string trouble;  ///< why the language model was not asked further; empty when all went well
};

/// How far a language model is.
struct AssistantProgress {
  drafting::Growth growth;
  std::uint64_t tokens = 0;  ///< spent on the answers before the one under way
  double cost = 0;           ///< of these, in the currency of the endpoint
  model::TokenBudget budget;
};
using AssistantReport = std::function<void(AssistantProgress)>;

/// Whether a language model can be of use: holes are filled without one.
constexpr bool canAskModel(AssistantTask task) {
  return task == AssistantTask::Repair || task == AssistantTask::Draft;
}

/// A sample that drafts can be like.
struct Example {
  std::string stem;  ///< of its file
  std::string name;  ///< as players call the game
};
/// All samples, those first that are likest to the words.
Result<std::vector<Example>> examplesFor(const std::string& words, const std::stop_token& stop);

/// Fails, with the reason in words, when there is nothing to show. Partial, and not to be shown, after a stop
/// request. Reports while a language model answers.
Result<Assistance> assist(const AssistantRequest& request, const std::stop_token& stop,
                          const AssistantReport& report);

/// The first message that a language model would be sent, as it would go; nothing is sent. Says so where none
/// would be.
Result<std::string> firstMessage(const AssistantRequest& request, const std::stop_token& stop);

}  // namespace ludo::widgets
