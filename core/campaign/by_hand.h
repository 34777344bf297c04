// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <stop_token>
#include <string>
#include <variant>

#include "core/campaign/campaign_file.h"
#include "core/campaign/intervention.h"
#include "core/campaign/store.h"
#include "core/diagnostics/diagnostic.h"

/// Interventions in the archive of a store. Where no campaign is writing the store, it shows what came of one
/// when the call returns; a campaign that is takes it in when its round is over. Any thread; all of it waits
/// for the disk, and for as long as it takes to tell the archive again, seconds for 100,000 candidates.
namespace ludo::campaign {

/// Pins, throws out, or takes back either. Refused, with the reason, where the file is no store, the round in
/// which the candidate was measured is not over, or nothing would change. When stopped, it is kept, and may
/// be seen later. `undoes` is the number of the intervention that this one undoes, if it does.
std::optional<Store::Refused> intervene(const std::string& store, InterventionKind kind,
                                        CandidateId candidate, const std::stop_token& stop = {},
                                        std::optional<std::uint64_t> undoes = {});

/// What further games came to.
struct FurtherGames {
  std::uint64_t samples = 0;  ///< that were taken and kept
};
/// Has so many further samples of a candidate taken, each of as many games as the campaign plays of one; they
/// are those that the campaign would take when it measures it again. `progress` is told how many are there.
/// What was measured before a stop is kept.
std::variant<FurtherGames, Store::Refused> playFurtherGames(
    const std::string& store, CandidateId candidate, std::uint64_t samples,
    const std::function<void(std::uint64_t)>& progress = {}, const std::stop_token& stop = {});

/// What came of a game that somebody added.
struct AddedGame {
  /// Nothing where it was not kept: it does not compile, or it was stopped.
  std::optional<CandidateId> candidate;
  bool wasThere = false;                 ///< the candidate has the same rules, and was there before
  Conclusion conclusion;                 ///< where it was kept
  diagnostics::List errors;              ///< where it does not compile
  std::vector<std::size_t> coordinates;  ///< its cell along each axis, where it was measured
  std::optional<CandidateId> elite;      ///< who holds that cell, as far as it is known
};
/// Measures a game as the campaign measures those that it begins with, and keeps it as added by hand.
std::variant<AddedGame, Store::Refused> addGame(const std::string& store, const FirstGame& game,
                                                const std::stop_token& stop = {});

}  // namespace ludo::campaign
