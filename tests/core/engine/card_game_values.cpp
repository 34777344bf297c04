// SPDX-License-Identifier: Apache-2.0
#include "card_game_writer.h"

#include <algorithm>

namespace ludo::engine {

std::string CardGameWriter::condition(const Names& names, int depth) {
  if (depth > 0) {
    switch (below(6)) {
      case 0:
        return R"({ op: ")" + pick({"and", "or"}) + R"(", args: [)" + condition(names, depth - 1) + ", " +
               condition(names, depth - 1) + "] }";
      case 1:
        return R"({ op: "not", arg: )" + condition(names, depth - 1) + " }";
      case 2:
        if (names.cards.empty()) break;
        return R"({ op: "in", item: )" + quoted(oneOf(names.cards)) +
               ", set: " + cardQuery(names, depth - 1) + " }";
      default:
        break;
    }
  }
  const std::string same = quoted(pick({"==", "!="}));
  switch (below(7)) {
    case 0:
      return "{ op: " + same + R"(, left: { ref: "tokenProp", token: )" + card(names) +
             R"(, prop: "face" }, right: { ref: "tokenProp", token: )" + card(names) +
             R"(, prop: "face" } })";
    case 1:
      return "{ op: " + same + R"(, left: { ref: "tokenOwner", token: )" + card(names) +
             R"( }, right: { ref: "player", player: )" + player(names) + " } }";
    case 2:
      return "{ op: " + same + R"(, left: { ref: "tokenType", token: )" + card(names) +
             " }, right: " + quoted(type()) + " }";
    case 3:
      return R"({ is: ")" + pick({"empty", "occupied", "own", "enemy"}) + R"(", zone: )" + place(names) +
             " }";
    case 4:
      return "{ op: " + same + R"(, left: { ref: "tokenZone", token: )" + card(names) +
             R"( }, right: { ref: "zone", zone: )" + place(names) + " } }";
    default:
      return "{ op: " + quoted(pick({"==", "<", "<=", ">", ">=", "!="})) + ", left: " + value(names, depth) +
             ", right: " + value(names, 0) + " }";
  }
}

std::string CardGameWriter::value(const Names& names, int depth) {
  if (!names.numbers.empty() && chance(3)) return quoted(oneOf(names.numbers));
  if (m_asksRepetitions && chance(5))
    return R"({ ref: "repetitions")" + pick({"", R"(, in: "road")"}) + pick({"", ", toMove: true"}) + " }";
  if (depth > 0) {
    switch (below(7)) {
      case 0:
        return R"({ op: ")" + pick({"+", "-", "*", "min", "max", "div", "mod"}) + R"(", left: )" +
               value(names, 0) + ", right: " + value(names, 0) + " }";
      case 1:
        return R"({ aggregate: { op: "count", query: )" + cardQuery(names, depth - 1) + " } }";
      case 2:
        return R"({ aggregate: { op: ")" + pick({"sum", "min", "max"}) + R"(", query: )" +
               cardQuery(names, depth - 1) + R"(, prop: "rank" } })";
      case 3:
        return R"({ ref: "if", when: )" + condition(names, depth - 1) + ", then: " + value(names, 0) +
               ", else: " + value(names, 0) + " }";
      default:
        break;
    }
  }
  switch (below(8)) {
    case 0:
      return R"({ ref: "gvar", var: "pot" })";
    case 1:
    case 2:
      return R"({ ref: "pvar", player: )" + player(names) + R"(, var: ")" + pick({"gold", "fame"}) + "\" }";
    case 3:
      return R"({ ref: "zoneCount", zone: )" + place(names) + " }";
    case 4:
      return R"({ ref: "tokenProp", token: )" + card(names) + R"(, prop: ")" +
             pick({"rank", "rank", "rank"}) + "\" }";
    case 5:
      return pick({R"({ ref: "turnNumber" })", R"({ ref: "passes" })",
                   R"({ ref: "distance", from: "road_0", to: "road_2" })"});
    default:
      return number(0, 4);
  }
}

std::string CardGameWriter::cardQuery(const Names& names, int depth) {
  Names inside = names;
  inside.cards = with(names.cards, "$token");
  const std::string where = depth > 0 && chance(2) ? ", where: " + condition(inside, depth - 1) : "";
  if (!names.pickedCards.empty() && chance(2))
    return R"({ query: "binding", name: )" + quoted(oneOf(names.pickedCards)) + " }";
  switch (below(8)) {
    case 0:
      return R"({ query: "tokens")" + (chance(2) ? ", type: " + quoted(type()) : "") +
             (chance(2) ? ", player: " + player(names, true) : "") + (chance(3) ? R"(, in: "road")" : "") +
             where + " }";
    case 1:
      return R"({ query: "tokensInAdjacentZones", zone: )" + placeOnRoad() + where + " }";
    case 2:
      if (depth == 0) break;
      return R"({ query: ")" + pick({"union", "intersection", "difference"}) + R"(", of: [)" +
             cardQuery(names, depth - 1) + ", " + cardQuery(names, depth - 1) + "] }";
    case 3:
      return R"({ query: "tokensInZone", zone: )" + place(names) + ", top: " + number(1, 3) + where + " }";
    default:
      break;
  }
  return R"({ query: "tokensInZone", zone: )" + place(names) + where + " }";
}

std::string CardGameWriter::placeQuery(const Names& names) {
  Names inside = names;
  inside.places = with(names.places, "$zone");
  const std::string where = chance(2) ? ", where: " + condition(inside, 0) : "";
  if (!names.pickedPlaces.empty() && chance(2))
    return R"({ query: "binding", name: )" + quoted(oneOf(names.pickedPlaces)) + " }";
  if (chance(4)) return R"({ query: "adjacentZones", zone: )" + placeOnRoad() + where + " }";
  if (chance(4)) return R"({ query: "zones", filter: { owner: )" + player(names, true) + " }" + where + " }";
  return R"({ query: "zones", in: "road")" + where + " }";
}

std::string CardGameWriter::card(const Names& names) {
  if (!names.cards.empty() && !chance(4)) return quoted(oneOf(names.cards));
  const std::string at = place(names);
  return "\"" + pick({"top", "top", "bottom"}) + "(" + at.substr(1, at.size() - 2) + ")\"";
}

std::string CardGameWriter::placeOnRoad() {
  return R"("road_)" + std::to_string(below(3)) + "\"";
}

std::string CardGameWriter::place(const Names& names, bool several) {
  if (!names.places.empty() && chance(2)) return quoted(oneOf(names.places));
  if (several && chance(4)) return pick({R"("hand:all")", R"("tableau:all")", R"("hand:allOther")"});
  if (chance(5)) return placeOnRoad();
  if (!names.players.empty() && chance(3)) return R"("hand:)" + oneOf(names.players) + "\"";
  return pick({R"("deck")", R"("discard")", R"("row")", R"("hand:actor")", R"("hand:actor")",
               R"("tableau:actor")", R"("hand:left")", R"("tableau:active")", R"y("last()")y"});
}

std::string CardGameWriter::player(const Names& names, bool several) {
  if (!names.players.empty() && chance(2)) return quoted(oneOf(names.players));
  if (several && chance(3)) return pick({R"("all")", R"("allOther")"});
  return pick({R"("actor")", R"("actor")", R"("opponent")", R"("left")", R"("right")", R"("active")", "\"0\"",
               "\"1\""});
}

}  // namespace ludo::engine
