// SPDX-License-Identifier: Apache-2.0
#include "card_game_writer.h"

#include <algorithm>

namespace ludo::engine {

std::string CardGameWriter::effects(const Names& given, std::size_t most, int depth) {
  Names names = given;
  std::string text;
  for (std::uint64_t count = 1 + below(most); count > 0; --count)
    text += (text.empty() ? "{ " : ", { ") + effect(names, depth) + " }";
  return text;
}

std::string CardGameWriter::effect(Names& names, int depth) {
  switch (below(12)) {
    case 0:
    case 1:
      return money(names);
    case 2:
    case 3:
    case 4:
      return cardMove(names);
    case 5:
    case 6:
      return cardChange(names);
    case 7:
      return steering(names);
    default:
      return depth > 0 ? nested(names, depth) : cardMove(names);
  }
}

std::string CardGameWriter::money(const Names& names) {
  const std::string variable = pick({"gold", "fame"});
  switch (below(4)) {
    case 0:
      return R"(addVar: { scope: "global", var: "pot", delta: )" + value(names, 1) + " }";
    case 1:
      return R"(setVar: { scope: "pvar", player: )" + player(names) + ", var: " + quoted(variable) +
             ", value: " + value(names, 1) + " }";
    default:
      return R"(addVar: { scope: "pvar", player: )" + player(names, true) + ", var: " + quoted(variable) +
             ", delta: " + value(names, 1) + " }";
  }
}

std::string CardGameWriter::cardMove(const Names& names) {
  const std::string position = chance(3) ? R"(, position: ")" + pick({"top", "bottom", "random"}) + "\"" : "";
  switch (below(9)) {
    case 0:
      return R"(draw: { from: "deck", to: )" + pick({R"("hand:actor")", R"("hand:all")", R"("row")"}) +
             ", count: " + (chance(2) ? number(1, 2) : value(names, 0)) + " }";
    case 1:
      return "shuffle: { zone: " + pick({R"("deck")", R"("discard")", R"("hand:all")"}) + " }";
    case 2:
      return "moveAll: { from: " + place(names, true) + ", to: " + place(names) + position +
             (chance(2) ? ", filter: " + condition({with(names.cards, "$token"), names.places, names.players,
                                                    names.numbers},
                                                   1)
                        : "") +
             " }";
    case 3:
      return R"y(moveTokenAdjacent: { token: "top(road_1)", direction: ")y" + pick({"forward", "backward"}) +
             "\" }";
    case 4:
      return "sow: { from: " + placeOnRoad() + R"(, direction: ")" + pick({"forward", "backward"}) + "\"" +
             (chance(2) ? R"(, skip: { is: "empty", zone: "$zone" })" : "") + " }";
    default:
      return "moveToken: { token: " + card(names) + ", to: " + place(names) + position + " }";
  }
}

std::string CardGameWriter::cardChange(const Names& names) {
  switch (below(10)) {
    case 0:
      return "createToken: { type: " + quoted(type()) + ", zone: " + place(names, true) +
             ", count: " + number(1, 2) + (chance(2) ? ", owner: " + player(names) : "") +
             (chance(2) ? ", props: { rank: " + value(names, 0) + " }" : "") + " }";
    case 1:
      return "destroyToken: { token: " + card(names) + " }";
    case 2:
      return "setTokenProp: { token: " + card(names) + R"(, prop: "rank", value: )" + value(names, 1) + " }";
    case 3:
      return "setTokenProp: { token: " + card(names) +
             R"(, prop: "face", value: { ref: "tokenProp", token: )" + card(names) + R"(, prop: "face" } })";
    case 4:
      return "setOwner: { token: " + card(names) + (chance(4) ? "" : ", player: " + player(names)) + " }";
    case 5:
      return "capture: { what: " + (chance(2) ? cardQuery(names, 1) : placeQuery(names)) +
             (chance(2) ? ", to: " + place(names) : "") + (chance(2) ? R"(, score: "fame")" : "") + " }";
    case 6:
      return "reveal: { what: " + cardQuery(names, 1) + (chance(2) ? ", to: " + player(names, true) : "") +
             " }";
    case 7:
      return "peek: { what: " + cardQuery(names, 1) + " }";
    case 8:
      return "swap: { first: " + card(names) + ", second: " + card(names) + " }";
    default:
      return "place: { type: " + quoted(type()) + ", zone: " + place(names) + " }";
  }
}

std::string CardGameWriter::steering(const Names& names) {
  switch (below(8)) {
    case 0:
      return "endPhase: {}";
    case 1:
      return "endTurn: {}";
    case 2:
      return "extraTurn: { player: " + player(names) + " }";
    case 3:
      return "goToPhase: { phase: " + quoted(phaseName()) + " }";
    case 4:
      return "setActive: { player: " + player(names) + " }";
    case 5:
      if (!chance(3)) return money(names);
      return "eliminate: { player: " + player(names) + " }";
    default:
      return money(names);
  }
}

std::string CardGameWriter::nested(Names& names, int depth) {
  const auto inner = [&](const Names& inside) { return effects(inside, 2, depth - 1); };
  const auto added = [&](std::vector<std::string> Names::*kind, const std::string& name) {
    Names more = names;
    (more.*kind).push_back(name);
    return more;
  };
  const std::string name = "$n" + std::to_string(depth) + std::to_string(below(3));
  switch (below(8)) {
    case 0:
    case 1:
      return "if: { when: " + condition(names, 1) + ", then: [" + inner(names) + "]" +
             (chance(2) ? ", else: [" + inner(names) + "]" : "") + " }";
    case 2:
      return "forEach: { bind: " + quoted(name) + ", over: " + cardQuery(names, 1) +
             (chance(3) ? ", limit: 2" : "") + ", effects: [" + inner(added(&Names::cards, name)) + "] }";
    case 3:
      return "forEach: { bind: " + quoted(name) + R"(, over: { query: "players" }, effects: [)" +
             inner(added(&Names::players, name)) + "] }";
    case 4:
      return "repeat: { times: 2, effects: [" + inner(names) + "] }";
    case 5:
      return "let: { bind: " + quoted(name) + ", value: " + value(names, 1) + ", in: [" +
             inner(added(&Names::numbers, name)) + "] }";
    case 6: {
      const std::string text = "roll: { bind: " + quoted(name) + ", sides: " + number(2, 6) + " }";
      names.numbers.push_back(name);
      return text;
    }
    default: {
      if (!chance(3)) return choice(names, name);
      const std::string text =
          "randomOne: { bind: " + quoted(name) + ", options: " + cardQuery(names, 1) + " }";
      names.cards.push_back(name);
      return text;
    }
  }
}

std::string CardGameWriter::choice(Names& names, const std::string& name) {
  const std::string chooser = chance(3) ? ", chooser: " + player(names) : "";
  const auto one = [&](const std::string& options) {
    return "chooseOne: { bind: " + quoted(name) + ", options: " + options + chooser + " }";
  };
  const auto several = [&](const std::string& options) {
    return "chooseN: { bind: " + quoted(name) + ", options: " + options + ", n: " + number(1, 3) +
           (chance(2) ? ", min: " + number(0, 2) : "") + chooser + " }";
  };
  switch (below(6)) {
    case 0: {
      const std::string text = one(R"({ query: "players" })");
      names.players.push_back(name);
      return text;
    }
    case 1: {
      const std::string text = one(R"({ query: "intsInRange", min: 1, max: )" + value(names, 0) + " }");
      names.numbers.push_back(name);
      return text;
    }
    case 2: {
      const std::string text = several(cardQuery(names, 1));
      names.pickedCards.push_back(name);
      return text;
    }
    case 3: {
      const std::string text = several(placeQuery(names));
      names.pickedPlaces.push_back(name);
      return text;
    }
    case 4: {
      const std::string text = one(placeQuery(names));
      names.places.push_back(name);
      return text;
    }
    default: {
      const std::string text = one(cardQuery(names, 1));
      names.cards.push_back(name);
      return text;
    }
  }
}

}  // namespace ludo::engine
