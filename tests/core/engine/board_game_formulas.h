// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <array>
#include <string>

#include "board_game_words.h"

namespace ludo::engine {

/// The conditions, numbers and queries of random board games.
class BoardGameFormulas : protected BoardGameWords {
 protected:
  using BoardGameWords::BoardGameWords;

  // Of two zones, or of a zone and a region, with numbers below and beyond all that there are.
  std::string distance(const Names& names) {
    const std::string ends =
        "from: " + zone(names) + (chance(3) ? ", toRegion: " + region() : ", to: " + zone(names));
    const std::string steps = R"({ ref: "distance", )" + ends + " }";
    const std::string other = chance(3) ? number(names, 0) : std::to_string(static_cast<int>(below(9)) - 1);
    const bool turned = chance(4);
    return "{ op: " + comparison() + ", left: " + (turned ? other : steps) +
           ", right: " + (turned ? steps : other) + " }";
  }

  std::string condition(const Names& names, int depth) {
    if (depth > 0) {
      switch (below(9)) {
        case 0:
        case 1:
          return R"({ op: ")" + pick(std::array{"and", "or"}) + R"(", args: [)" +
                 condition(names, depth - 1) + ", " + condition(names, depth - 1) + "] }";
        case 2:
          return R"({ op: "not", arg: )" + condition(names, depth - 1) + " }";
        case 3:
          return "{ op: " + comparison() + R"(, left: { aggregate: { op: "count", query: )" +
                 query(names, depth - 1) + " } }, right: " + std::to_string(below(3)) + " }";
        case 4:
          return R"({ op: "in", item: )" + item(names) + ", set: " + query(names, depth - 1) + " }";
        case 5:
          return R"({ ref: "connected", zone: )" + zone(names) + ", toRegion: " + region() + " }";
        default:
          break;
      }
    }
    if (chance(8)) return distance(names);
    if (m_hasProperties && chance(5))
      return "{ op: " + pick(std::array{"\"==\"", "\"!=\""}) + R"(, left: { ref: "tokenProp", token: )" +
             top(names) + ", prop: " +
             pick(std::array{R"("rank" }, right: 2)", R"("seen" }, right: true)",
                             R"("colour" }, right: "blue")"}) +
             " }";
    switch (below(8)) {
      case 0:
        return "{ op: " + comparison() + ", left: " + number(names, 0) +
               ", right: " + std::to_string(below(4)) + " }";
      case 1:
        return R"({ ref: "adjacent", zone: )" + zone(names) + ", to: " + zone(names) + " }";
      case 2:
        return R"({ op: "==", left: { ref: "tokenOwner", token: )" + top(names) +
               R"( }, right: { ref: "player", player: )" + player() + " } }";
      case 3:
        return R"({ op: "in", item: )" + item(names) + ", set: " + between(names) + " }";
      default: {
        const std::string type = chance(3) ? R"(, type: ")" + this->type() + "\"" : "";
        return R"({ is: ")" + pick(std::array{"empty", "occupied", "own", "enemy"}) + R"(", zone: )" +
               zone(names) + type + " }";
      }
    }
  }

  std::string number(const Names& names, int depth) {
    if (depth > 0 && chance(2)) {
      return R"({ op: ")" + pick(std::array{"+", "-", "*", "min", "max"}) + R"(", left: )" +
             number(names, depth - 1) + ", right: " + number(names, depth - 1) + " }";
    }
    if (m_asksRepetitions && chance(3))
      return R"({ ref: "repetitions")" + (chance(2) ? ", in: " + region() : "") +
             (chance(2) ? ", toMove: true" : "") + " }";
    if (m_hasProperties && chance(6))
      return chance(2)
                 ? R"({ ref: "tokenProp", token: )" + top(names) + R"(, prop: "rank" })"
                 : R"({ aggregate: { op: ")" + pick(std::array{"sum", "max", "min"}) +
                       R"(", query: { query: "tokens", player: )" + player() + R"( }, prop: "rank" } })";
    switch (below(6)) {
      case 0:
        return R"({ ref: "gvar", var: "marks" })";
      case 1:
        return R"({ ref: "pvar", player: )" + player() + R"(, var: "gold" })";
      case 2:
        return R"({ ref: "turnNumber" })";
      case 3: {
        const std::string through = chance(2) ? ", through: " + zone(names) : "";
        const std::string exact = chance(3) ? ", exact: true" : "";
        const std::string length = chance(3) ? number(names, 0) : std::to_string(2 + below(3));
        return R"({ ref: "lines", player: )" + player() + ", length: " + length + through + exact + " }";
      }
      case 4:
        return R"({ ref: "groupSize", zone: )" + zone(names) + " }";
      default:
        return R"({ ref: "zoneCount", zone: )" + zone(names) + " }";
    }
  }

  std::string optionally(const std::string& key, const Names& names, int depth) {
    return chance(2) ? "" : ", " + key + ": " + condition(with(names, "$zone"), depth);
  }

  std::string query(const Names& names, int depth) {
    const int inner = depth - 1;
    if (depth > 0) {
      switch (below(10)) {
        case 0:
          return R"({ query: ")" + pick(std::array{"union", "intersection", "difference"}) + R"(", of: [)" +
                 query(names, inner) + ", " + query(names, inner) + "] }";
        case 1:
          return R"({ query: "adjacentZones", zone: )" + zone(names) + ", direction: " + directions() +
                 optionally("where", names, inner) + " }";
        case 2:
          return R"({ query: "adjacentZones", zone: )" + zone(names) + optionally("where", names, inner) +
                 " }";
        case 3:
          return R"({ query: "ray", from: )" + zone(names) + ", directions: " + directions() +
                 optionally("through", names, 0) + (chance(3) ? optionally("until", names, 0) : "") +
                 (chance(3) ? ", max: " + std::to_string(1 + below(4)) : "") + " }";
        case 4:
          return R"({ query: "hops", from: )" + zone(names) + ", directions: " + directions() +
                 optionally("over", names, 0) + optionally("to", names, 0) + " }";
        case 5:
          return R"({ query: "sandwiched", from: )" + zone(names) + ", directions: " + directions() +
                 (chance(3) ? ", length: " + std::to_string(1 + below(2)) : "") + optionally("by", names, 0) +
                 " }";
        case 6:
          return between(names);
        case 7:
          return R"({ query: "connectedZones", zone: )" + zone(names) + optionally("via", names, 0) + " }";
        default:
          break;
      }
    }
    return R"({ query: "zones", in: )" + region() +
           ", where: " + condition(with(names, "$zone"), std::max(inner, 0)) + " }";
  }

  std::string between(const Names& names) {
    return R"({ query: "between", from: )" + zone(names) + ", to: " + zone(names) + " }";
  }

  bool m_hasProperties = false;
  bool m_asksRepetitions = false;
};

}  // namespace ludo::engine
