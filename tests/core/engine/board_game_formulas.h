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
    const std::string steps = "{ ref: \"distance\", " + ends + " }";
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
          return "{ op: \"" + pick(std::array{"and", "or"}) + "\", args: [" + condition(names, depth - 1) +
                 ", " + condition(names, depth - 1) + "] }";
        case 2:
          return "{ op: \"not\", arg: " + condition(names, depth - 1) + " }";
        case 3:
          return "{ op: " + comparison() +
                 ", left: { aggregate: { op: \"count\", query: " + query(names, depth - 1) +
                 " } }, right: " + std::to_string(below(3)) + " }";
        case 4:
          return "{ op: \"in\", item: " + item(names) + ", set: " + query(names, depth - 1) + " }";
        case 5:
          return "{ ref: \"connected\", zone: " + zone(names) + ", toRegion: " + region() + " }";
        default:
          break;
      }
    }
    if (chance(8)) return distance(names);
    if (m_hasProperties && chance(5))
      return "{ op: " + pick(std::array{"\"==\"", "\"!=\""}) +
             ", left: { ref: \"tokenProp\", token: " + top(names) + ", prop: " +
             pick(std::array{"\"rank\" }, right: 2", "\"seen\" }, right: true",
                             "\"colour\" }, right: \"blue\""}) +
             " }";
    switch (below(8)) {
      case 0:
        return "{ op: " + comparison() + ", left: " + number(names, 0) +
               ", right: " + std::to_string(below(4)) + " }";
      case 1:
        return "{ ref: \"adjacent\", zone: " + zone(names) + ", to: " + zone(names) + " }";
      case 2:
        return "{ op: \"==\", left: { ref: \"tokenOwner\", token: " + top(names) +
               " }, right: { ref: \"player\", player: " + player() + " } }";
      case 3:
        return "{ op: \"in\", item: " + item(names) + ", set: " + between(names) + " }";
      default: {
        const std::string type = chance(3) ? ", type: \"" + this->type() + "\"" : "";
        return "{ is: \"" + pick(std::array{"empty", "occupied", "own", "enemy"}) +
               "\", zone: " + zone(names) + type + " }";
      }
    }
  }

  std::string number(const Names& names, int depth) {
    if (depth > 0 && chance(2)) {
      return "{ op: \"" + pick(std::array{"+", "-", "*", "min", "max"}) +
             "\", left: " + number(names, depth - 1) + ", right: " + number(names, depth - 1) + " }";
    }
    if (m_asksRepetitions && chance(3))
      return "{ ref: \"repetitions\"" + (chance(2) ? ", in: " + region() : "") +
             (chance(2) ? ", toMove: true" : "") + " }";
    if (m_hasProperties && chance(6))
      return chance(2) ? "{ ref: \"tokenProp\", token: " + top(names) + ", prop: \"rank\" }"
                       : "{ aggregate: { op: \"" + pick(std::array{"sum", "max", "min"}) +
                             "\", query: { query: \"tokens\", player: " + player() + " }, prop: \"rank\" } }";
    switch (below(6)) {
      case 0:
        return "{ ref: \"gvar\", var: \"marks\" }";
      case 1:
        return "{ ref: \"pvar\", player: " + player() + ", var: \"gold\" }";
      case 2:
        return "{ ref: \"turnNumber\" }";
      case 3: {
        const std::string through = chance(2) ? ", through: " + zone(names) : "";
        const std::string exact = chance(3) ? ", exact: true" : "";
        const std::string length = chance(3) ? number(names, 0) : std::to_string(2 + below(3));
        return "{ ref: \"lines\", player: " + player() + ", length: " + length + through + exact + " }";
      }
      case 4:
        return "{ ref: \"groupSize\", zone: " + zone(names) + " }";
      default:
        return "{ ref: \"zoneCount\", zone: " + zone(names) + " }";
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
          return "{ query: \"" + pick(std::array{"union", "intersection", "difference"}) + "\", of: [" +
                 query(names, inner) + ", " + query(names, inner) + "] }";
        case 1:
          return "{ query: \"adjacentZones\", zone: " + zone(names) + ", direction: " + directions() +
                 optionally("where", names, inner) + " }";
        case 2:
          return "{ query: \"adjacentZones\", zone: " + zone(names) + optionally("where", names, inner) +
                 " }";
        case 3:
          return "{ query: \"ray\", from: " + zone(names) + ", directions: " + directions() +
                 optionally("through", names, 0) + (chance(3) ? optionally("until", names, 0) : "") +
                 (chance(3) ? ", max: " + std::to_string(1 + below(4)) : "") + " }";
        case 4:
          return "{ query: \"hops\", from: " + zone(names) + ", directions: " + directions() +
                 optionally("over", names, 0) + optionally("to", names, 0) + " }";
        case 5:
          return "{ query: \"sandwiched\", from: " + zone(names) + ", directions: " + directions() +
                 (chance(3) ? ", length: " + std::to_string(1 + below(2)) : "") + optionally("by", names, 0) +
                 " }";
        case 6:
          return between(names);
        case 7:
          return "{ query: \"connectedZones\", zone: " + zone(names) + optionally("via", names, 0) + " }";
        default:
          break;
      }
    }
    return "{ query: \"zones\", in: " + region() +
           ", where: " + condition(with(names, "$zone"), std::max(inner, 0)) + " }";
  }

  std::string between(const Names& names) {
    return "{ query: \"between\", from: " + zone(names) + ", to: " + zone(names) + " }";
  }

  bool m_hasProperties = false;
  bool m_asksRepetitions = false;
};

}  // namespace ludo::engine
