// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <span>
#include <vector>

#include "core/generate/tree_model.h"
#include "core/generate/written_game.h"

/// What a model learns from games, and how well it knows them.
namespace ludo::generate {

/// A choice that a game made.
struct MadeChoice {
  Decision decision;
  std::vector<std::size_t> weights;  ///< 0 for what could not have been: values of another sort
  std::string outcome;
  bool isForm = true;  ///< no number and no name: what the grammar leaves open
};

/// All choices of a game's rules, in written order.
std::vector<MadeChoice> choicesOf(WrittenGame& game);

void learn(std::span<const MadeChoice> choices, TreeModel& model, std::uint64_t times = 1);

/// What the forms of a game were worth, by how many parts of the context the model may look at: minus the
/// logarithm to base 2 of their probability, for each choice between several.
struct Surprise {
  double bits = 0;
  std::size_t choices = 0;
  double mean() const { return choices == 0 ? 0 : bits / static_cast<double>(choices); }
};
Surprise surpriseOf(std::span<const MadeChoice> choices, const TreeModel& model,
                    std::size_t mostContext = SIZE_MAX);
/// The same for a model that goes on learning from the game while it is read: each choice counts `times` over
/// for those after it.
Surprise surpriseWhileLearning(std::span<const MadeChoice> choices, const TreeModel& model,
                               std::uint64_t times);

}  // namespace ludo::generate
