// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/drafting/demonstrations.h"
#include "core/grammar/continuations.h"
#include "core/model/language_model.h"

/// What is said to a model at each step (Tanaka and Simo-Serra 2024, figure 7). What a user or a game wrote
/// stands between marks of its own and is said to be data.
namespace ludo::drafting {

using Messages = std::vector<model::Message>;

/// Requests for one game.
class Prompts {
 public:
  Prompts(std::string request, std::vector<Demonstration> demonstrations)
      : m_request(std::move(request)), m_demonstrations(std::move(demonstrations)) {}

  /// The grammar that the game takes (equation 1).
  Messages forRules() const;
  /// Rules for names that are used and have none, chosen from a reference (equation 3).
  Messages forMissingRules(const std::string& rules, const std::vector<std::string>& names,
                           const std::string& reference) const;
  /// The game under its grammar (equation 2).
  Messages forGame(const std::string& rules) const;
  /// The word that comes next (equation 4).
  Messages forContinuation(const std::string& rules, const std::string& begun,
                           const std::vector<grammar::Continuation>& continuations) const;
  /// The rest of a game (equation 5).
  Messages forRest(const std::string& rules, const std::string& begun) const;
  /// These sections of a game that is begun, as one JSON object. `refused`: what was not taken the last time,
  /// and why.
  Messages forSections(const std::string& rules, const std::string& begun,
                       const std::vector<std::string>& sections, const std::string& refused) const;
  /// The whole game anew, with what is wrong with it, and what mended mistakes like these, if anything did.
  Messages forRepair(const std::string& game, const std::string& diagnostics,
                     const std::string& fixes = "") const;

 private:
  Messages begin(const std::string& task, bool withGames) const;
  Messages asking(const std::string& task, const std::string& rules, const std::string& question) const;

  std::string m_request;
  std::vector<Demonstration> m_demonstrations;
};

/// A request without what only a person may say there: text within the marks of a part.
std::string part(const std::string& name, const std::string& text);

}  // namespace ludo::drafting
