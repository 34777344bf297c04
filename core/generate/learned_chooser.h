// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/base/rng.h"
#include "core/generate/chooser.h"
#include "core/generate/tree_model.h"

namespace ludo::generate {

/// Chooses as games do that a model has learned from, with the squares of its probabilities: the model keeps
/// something for all that it has not seen, and a game makes so many choices that this would show. Keeps a
/// reference to the model.
class LearnedChooser : public Chooser {
 public:
  LearnedChooser(const TreeModel& model, std::uint64_t seed) : m_model(model), m_rng(seed) {}

  std::size_t below(std::size_t bound) override { return m_rng.below(bound); }
  std::size_t choose(const Decision& decision, const std::vector<std::size_t>& weights) override;
  bool readsContext() const override { return true; }

 private:
  const TreeModel& m_model;
  Rng m_rng;
};

}  // namespace ludo::generate
