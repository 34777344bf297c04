// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/kernel/kernel.h"
#include "core/kernel/observe.h"
#include "core/service/analysis.h"

/// Games with secrets, and a bot that cheats: it guesses what a token is from everything that an agent is
/// given, after having seen in many games what that was worth.
namespace ludo::agents::testing {

/// A game for two players from sections in YAML, with lines "---" between them.
service::AnalysisPtr analysisOf(const std::string& sections);
/// The same ready to play. Throws when it does not compile.
kernel::RulesPtr gameOf(const std::string& sections);

/// A table with decks, hands and cups. In `setup` and `actions` stands what hides something.
std::string table(const std::string& setup, const std::string& actions);

// What several of them have.
inline constexpr double half = 1.0 / 2;
inline constexpr double third = 1.0 / 3;
/// A setup of three different cards in the deck, of which nobody knows the order.
inline const std::string threeInDeck = R"y(  - createToken: { type: "gold", zone: "deck" }
  - createToken: { type: "tin", zone: "deck" }
  - createToken: { type: "wood", zone: "deck" }
  - shuffle: { zone: "deck" }
)y";
/// An action that does nothing.
inline const std::string wait = R"y(  - { id: "wait", phase: "main", actor: "0" }
)y";

/// A token that a seat does not know once the moves are made.
struct Secret {
  std::string name;
  std::string sections;            ///< see gameOf
  std::vector<std::string> moves;  ///< as texts; "any" is one at random
  kernel::Seat spy = 0;
  std::string zone;  ///< where the token is, on top
  /// How often it can be guessed at best by one who knows the rules and has seen what happened.
  double allowed = 1;
  /// How often an imagined state has the real one there, at least. It is less than it could be where what
  /// is imagined is more than what is possible.
  double imagined = 0;
};

/// One for each construct that hides something: those of chance and of choices, and those of moved tokens.
std::vector<Secret> secretsOfConstructs();
std::vector<Secret> secretsOfChance();
std::vector<Secret> secretsOfCards();

struct Cheating {
  double imagined = 0;  ///< the share of imagined states that have the real token there
  int best = 0;         ///< the right guesses from the clue that was best
  std::string clue;     ///< which one that was
  double most = 0;      ///< more right guesses do not come by luck
};
/// Half of the games are for learning, and guesses count in the other half.
Cheating cheat(const kernel::Rules& rules, const Secret& secret, int games);
/// The same with any hidden token, after some moves at random. By the rules it can be taken for those of its
/// pool that the seat does not know either; their values are certain.
Cheating cheatInPlay(const kernel::Rules& rules, int games);

/// More right guesses than that do not come by luck.
double mostByChance(int games, double share);

}  // namespace ludo::agents::testing
