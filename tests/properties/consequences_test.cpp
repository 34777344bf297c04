// SPDX-License-Identifier: Apache-2.0
// What the descriptions say that effects may bring about is what the kernel sees them do.
#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "core/kernel/kernel.h"
#include "core/language/effect_facts.h"
#include "core/language/language.h"
#include "playable_game.h"

namespace ludo::testing {
namespace {

using namespace language;
using kernel::Delta;

/// The effects of a game by the numbers that the kernel names them with.
std::map<std::uint32_t, const Type*> effectsOf(const GameDef& game) {
  std::set<const Type*> effects;
  for (const TypeGetter alternative : typeOf<Effect>().alternatives) effects.insert(&alternative());
  std::map<std::uint32_t, const Type*> found;
  walkConst(gameDefType(), &game, [&](const Type& type, const void* value) {
    if (effects.contains(&type)) found[nodeOf(type, value)->node] = &type;
    return true;
  });
  return found;
}

/// What a change shows that an effect does; nothing where the change follows from others, such as who knows
/// what.
Consequences shownBy(Delta::Kind kind) {
  switch (kind) {
    case Delta::Kind::Variable:
      return Consequence::ChangeVariables;
    case Delta::Kind::TokenCreated:
      return Consequence::CreateTokens;
    case Delta::Kind::TokenMoved:
      return Consequence::MoveTokens;
    case Delta::Kind::TokenDestroyed:
      return Consequence::DestroyTokens;
    case Delta::Kind::TokenOwner:
      return Consequence::ChangeOwners;
    case Delta::Kind::TokenProperty:
      return Consequence::ChangeProperties;
    case Delta::Kind::Shuffled:
    case Delta::Kind::Rolled:
      return Consequence::UseChance;
    case Delta::Kind::Phase:
    case Delta::Kind::ActivePlayer:
      return Consequence::ChangeTurn;
    case Delta::Kind::Known:
      break;
  }
  return {};
}

/// All that effects were seen to do in a number of generated games: names of effects, and kinds of changes.
std::set<std::pair<const Type*, Delta::Kind>> seenInGames(int games) {
  std::set<std::pair<const Type*, Delta::Kind>> seen;
  for (int seed = 0; seed < games; ++seed) {
    Choices choices(static_cast<std::uint64_t>(seed));
    const auto rules = kernel::makeRules(std::make_shared<const GameDef>(playableGame(choices, seed % 101)));
    const std::map<std::uint32_t, const Type*> effects = effectsOf(rules->def());
    Rng random(static_cast<std::uint64_t>(seed));
    kernel::EventLog log;
    kernel::State state = kernel::initialState(*rules, random.next(), &log);
    for (int ply = 0; ply < 30 && state.tokens.size() < 1'000; ++ply) {
      for (const Delta& delta : log.deltas) {
        if (const auto effect = effects.find(delta.node); effect != effects.end())
          seen.emplace(effect->second, delta.kind);
      }
      const std::vector<kernel::Move> moves = kernel::legalMoves(*rules, state);
      if (moves.empty()) break;
      log.clear();
      kernel::applyMove(*rules, state, moves[random.below(moves.size())], &log);
    }
  }
  return seen;
}

TEST(Consequences, AreWhatTheKernelSeesEffectsDo) {
  const auto seen = seenInGames(400);
  for (const auto& [effect, kind] : seen) {
    const Consequences shown = shownBy(kind);
    EXPECT_TRUE(shown.empty() || effect->consequences.any(shown))
        << effect->name << " does what its description does not say: " << static_cast<int>(kind);
  }
  const auto isSeen = [&](const Type& effect, Consequence consequence) {
    return std::ranges::any_of(seen, [&](const auto& each) {
      return each.first == &effect && shownBy(each.second) == Consequences(consequence);
    });
  };
  using enum Consequence;
  for (const TypeGetter alternative : typeOf<Effect>().alternatives) {
    const Type& effect = alternative();
    for (const Consequence each :
         {MoveTokens, CreateTokens, DestroyTokens, ChangeOwners, ChangeProperties, ChangeVariables}) {
      const bool isSaid = effect.consequences.any(each) && !effect.macro;
      EXPECT_TRUE(!isSaid || isSeen(effect, each)) << effect.name << " never did " << static_cast<int>(each);
    }
  }
}

}  // namespace
}  // namespace ludo::testing
