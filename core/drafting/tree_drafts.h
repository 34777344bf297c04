// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/drafting/known_games.h"
#include "core/drafting/verdict.h"

namespace ludo::drafting {

/// What is wanted of games that are drafted without a language model.
struct TreeDraftWishes {
  std::string request;  ///< in plain words; may be empty
  std::string like;     ///< the id or file name of a known game; empty: one like the request, or any
  std::uint64_t seed = 1;
  std::uint64_t tries = 20;  ///< of each draft, until twenty random games pass all filters
  /// Names of the files of games that drafts are like, in place of `like` and the request; empty: those
  /// decide.
  std::vector<std::string> examples = {};
};

/// A game drawn as known games have theirs, and what playing it says.
struct TreeDraft {
  std::string id;
  std::string like;  ///< the id of the game whose board, pieces and turn it has
  std::string text;
  TrialGames trial;
  std::uint64_t tries = 0;  ///< games that were drawn until it came
};

/// Drafts games by what a tree model has learned. Refers to the known games and to the model. Any thread,
/// also several.
class TreeDrafts {
 public:
  TreeDrafts(const KnownGames& known, const generate::TreeModel& model, TreeDraftWishes wishes);

  /// Whether there is a game that drafts can be like.
  bool hasLike() const { return !m_like.empty(); }
  /// Of the tries the first that passes all filters, else the first that ends, else the first that compiles;
  /// nothing when none did, or after a stop request. Everything follows from the games, the model, the wishes
  /// and the number.
  std::optional<TreeDraft> make(std::uint64_t index, const std::stop_token& stop) const;

 private:
  bool isWanted(const variation::Parent& game) const;
  void keepLikest();

  const generate::TreeModel& m_model;
  TreeDraftWishes m_wishes;
  std::vector<variation::ParentPtr> m_like;
};

}  // namespace ludo::drafting
