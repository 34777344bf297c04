// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/generate/tree_model.h"
#include "core/generate/written_game.h"

/// Whole games, without a language model: what there is comes from a game that is known, what happens is
/// drawn from a model that has learned from games.
namespace ludo::generate {

/// A game that nobody has written.
struct Draft {
  language::SpecDocument document;
  std::string id;
  std::string like;  ///< the id of the game whose board, pieces and turn it has
};

/// Takes players, constants, variables, zones, boards, pieces and setup of `like`, and the phases that run by
/// themselves, and writes actions, triggers, ends and scoring. It passes the checks, lets players do
/// something, and ends after some turns at the latest. Everything follows from the game, the model and the
/// seed.
Draft makeDraft(const WrittenGame& like, const TreeModel& model, std::uint64_t seed);

/// Whether a game can be the one that a draft is like: its parts are all its own.
bool canBeLike(const WrittenGame& game);

}  // namespace ludo::generate
