// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/base/rng.h"
#include "core/generate/chooser.h"
#include "core/generate/tree_model.h"

namespace ludo::generate {

/// Chooses as games do that a model has learned from, and as it has chosen before: a game is like itself, so
/// its own choices count `ownTimes` over for those after them (a cache as in Kuhn and De Mori, "A cache-based
/// natural language model for speech recognition", 1990). It draws by the squares of the probabilities: the
/// model keeps something for all that it has not seen, and a game makes so many choices that this would show.
/// Keeps a reference to the model.
class LearnedChooser : public Chooser {
 public:
  /// What does best for samples that were left out, and flat above.
  static constexpr std::uint64_t ownTimes = 4;

  /// `own` is what the game has chosen that is gone on with, each choice as often as ownTimes says.
  LearnedChooser(const TreeModel& model, std::uint64_t seed, TreeModel own = {})
      : m_model(model), m_own(std::move(own)), m_rng(seed) {}

  std::size_t below(std::size_t bound) override { return m_rng.below(bound); }
  std::size_t choose(const Decision& decision, const std::vector<std::size_t>& weights) override;
  bool readsContext() const override { return true; }

 private:
  std::size_t draw(std::vector<double> probabilities);

  const TreeModel& m_model;
  TreeModel m_own;
  Rng m_rng;
};

}  // namespace ludo::generate
