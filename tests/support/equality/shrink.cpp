// SPDX-License-Identifier: Apache-2.0
#include "shrink.h"

#include <memory>
#include <utility>

#include "core/decompile/decompile.h"
#include "core/kernel/kernel.h"
#include "playable/variants.h"

namespace ludo::testing {

using engine::Divergence;
using language::GameDef;

std::optional<DivergingGame> shrunk(GameDef game, const FindDivergence& find) {
  std::optional<Divergence> first = find(game);
  if (!first) return std::nullopt;
  DivergingGame smallest{std::move(game), std::move(*first)};
  // What could not go at first may when something that needed it has gone.
  for (bool isSmaller = true; isSmaller;) {
    isSmaller = false;
    for (std::size_t way = 0; way < simplerCount(smallest.game);) {
      std::optional<GameDef> simpler = simplerGame(smallest.game, way);
      std::optional<Divergence> found = simpler ? find(*simpler) : std::nullopt;
      if (!found) {
        ++way;
        continue;
      }
      smallest = {std::move(*simpler), std::move(*found)};
      isSmaller = true;
    }
  }
  return smallest;
}

std::string text(const DivergingGame& diverging) {
  const auto game = std::make_shared<const GameDef>(diverging.game);
  const kernel::RulesPtr rules = kernel::makeRules(game);
  std::string text = decompile::writeSpecification(decompile::specificationOf(*game)) + "\nseed " +
                     std::to_string(diverging.divergence.seed) + ":";
  kernel::State state = kernel::initialState(*rules, diverging.divergence.seed);
  for (const kernel::Move& move : diverging.divergence.moves) {
    text += " " + kernel::moveText(*rules, state, move);
    kernel::applyMove(*rules, state, move);
  }
  return text + "\nthen " + diverging.divergence.what + "\n";
}

}  // namespace ludo::testing
