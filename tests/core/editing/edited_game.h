// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>

#include "core/diagnostics/diagnostic.h"
#include "core/service/analysis.h"

/// What the tests of editing edit.
namespace ludo::editing::testing_games {

/// A game of two players who only wait for its end, with the blocks between its metadata and its turn.
std::string gameWith(const std::string& blocks);

service::AnalysisPtr analysed(const std::string& content);

/// The content as `edits` makes it; "nothing" where it makes nothing, and what is wrong where there is no
/// game.
template <typename Edits>
std::string edited(const std::string& content, const Edits& edits) {
  const service::AnalysisPtr analysis = analysed(content);
  if (analysis->game == nullptr || analysis->rules == nullptr)
    return analysis->diagnostics.empty() ? "no game" : analysis->diagnostics.front().message;
  const auto found = edits(*analysis);
  return found ? diagnostics::applyEdits(content, *found) : "nothing";
}

}  // namespace ludo::editing::testing_games
