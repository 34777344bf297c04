// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "random_text.h"

namespace ludo::engine {

/// Writes specifications of random games with cards, hands, decks, dice, money and a track: several phases,
/// some at once for all, triggers, costs, extra turns and elimination. Each compiles; few are fun.
class CardGameWriter : RandomText {
 public:
  explicit CardGameWriter(std::uint64_t seed) : RandomText(seed) {}

  std::string write();

 private:
  /// What is bound where something is written.
  struct Names {
    std::vector<std::string> cards = {}, places = {}, players = {}, numbers = {};
    std::vector<std::string> pickedCards = {}, pickedPlaces = {};  ///< by chooseN
  };
  static std::vector<std::string> with(std::vector<std::string> names, const std::string& name);

  std::string zones();
  std::string cards();
  std::string setup();
  std::string turn();
  std::string phase(std::size_t number);
  std::string actions();
  std::string action(std::size_t number);
  std::string parameter(Names& names, const std::string& name);
  std::string cost(const Names& names);
  std::string triggers();
  std::string end();
  std::string result();
  std::string scoring();

  std::string effects(const Names& names, std::size_t most, int depth);
  std::string effect(Names& names, int depth);
  std::string money(const Names& names);
  std::string cardMove(const Names& names);
  std::string cardChange(const Names& names);
  std::string steering(const Names& names);
  std::string nested(Names& names, int depth);
  std::string choice(Names& names, const std::string& name);
  std::string condition(const Names& names, int depth);
  std::string value(const Names& names, int depth);
  std::string cardQuery(const Names& names, int depth);
  std::string placeQuery(const Names& names);
  std::string card(const Names& names);
  std::string place(const Names& names, bool several = false);
  std::string placeOnRoad();
  std::string player(const Names& names, bool several = false);
  std::string type() { return pick({"red", "blue", "seed"}); }
  std::string phaseName();

  int m_seats = 2;
  std::size_t m_phases = 1;
  bool m_asksRepetitions = false;
  bool m_simultaneous = false;  ///< some phase is
};

}  // namespace ludo::engine
