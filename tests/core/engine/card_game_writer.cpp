// SPDX-License-Identifier: Apache-2.0
#include "card_game_writer.h"

#include <algorithm>

namespace ludo::engine {

std::string CardGameWriter::write() {
  m_seats = static_cast<int>(2 + below(3));
  m_phases = 1 + below(3);
  m_asksRepetitions = chance(4);
  const std::string seats = std::to_string(m_seats);
  return block("metadata") + "id: \"random\"\nplayers: { min: " + seats + ", max: " + seats +
         " }\nmaxTriggerDepth: " + number(1, 4) + "\n```\n" + zones() + cards() + block("variables") +
         "global:\n  pot: { type: \"int\", init: 3, min: 0, max: 30 }\nperPlayer:\n  gold: { type: \"int\", "
         "init: "
         "4, min: 0, max: 12 }\n  fame: { type: \"int\", init: 0, min: -5, max: 99 }\n```\n" +
         setup() + turn() + actions() + triggers() + end() + scoring();
}

std::vector<std::string> CardGameWriter::with(std::vector<std::string> names, const std::string& name) {
  std::erase(names, name);
  names.push_back(name);
  return names;
}

std::string CardGameWriter::zones() {
  const auto order = [this] { return "ordering: " + quoted(pick({"stack", "queue", "set"})); };
  const auto room = [this] { return chance(2) ? ", capacity: " + number(1, 6) : ""; };
  return block("zones") +
         "items:\n  - { id: \"deck\", owner: \"none\", visibility: \"hidden\", ordering: \"stack\" }\n"
         "  - { id: \"discard\", owner: \"none\", visibility: \"public\", " +
         order() + " }\n  - { id: \"row\", owner: \"none\", visibility: \"public\", " + order() + room() +
         " }\n  - { id: \"hand\", owner: \"player\", visibility: \"" + pick({"owner", "public", "hidden"}) +
         "\", " + order() + room() +
         " }\n  - { id: \"tableau\", owner: \"player\", visibility: \"public\", " + order() + " }\n```\n" +
         block("boards") + "items:\n  - { id: \"road\", shape: { track: { length: " + number(3, 6) + " } }" +
         room() + " }\n```\n";
}

std::string CardGameWriter::cards() {
  const auto face = [this] { return quoted(pick({"sun", "moon", "star"})); };
  return block("tokenTypes") + "items:\n  - { id: \"red\", props: { rank: " + number(1, 5) +
         ", face: " + face() + ", wild: " + pick({"true", "false"}) +
         " } }\n  - { id: \"blue\", props: { rank: " + number(1, 5) + ", face: " + face() +
         ", wild: false } }\n  - { id: \"seed\"" + (chance(2) ? ", props: { rank: 0 }" : "") + " }\n```\n";
}

std::string CardGameWriter::setup() {
  std::string text = block("setup") + "items:\n";
  for (const char* colour : {"red", "blue"}) {
    text += std::string("  - createToken: { type: \"") + colour +
            "\", zone: \"deck\", count: " + number(2, 6) + " }\n  - createToken: { type: \"" + colour +
            "\", zone: \"deck\", count: " + number(1, 3) + ", owner: \"" +
            std::to_string(below(static_cast<std::uint64_t>(m_seats))) +
            "\", props: { rank: " + number(0, 9) + ", face: \"star\" } }\n";
  }
  text +=
      "  - shuffle: { zone: \"deck\" }\n  - draw: { from: \"deck\", to: \"hand:all\", count: " +
      number(0, 3) +
      " }\n  - draw: { from: \"deck\", to: \"row\", count: 2 }\n"
      "  - forEach: { bind: \"$cell\", over: { query: \"zones\", in: \"road\" }, effects: [{ createToken: { "
      "type: \"seed\", zone: \"$cell\", count: " +
      number(0, 2) + " } }] }\n";
  if (chance(4)) text += "  - " + money({}) + "\n";
  return text + "```\n";
}

std::string CardGameWriter::phaseName() {
  return "phase" + std::to_string(below(m_phases));
}

std::string CardGameWriter::turn() {
  std::string text = block("turn");
  if (chance(4)) text += "order: { once: [0], repeat: [1, 1, 0] }\n";
  text += "phases:\n";
  for (std::size_t i = 0; i < m_phases; ++i) text += phase(i);
  return text + "```\n";
}

std::string CardGameWriter::phase(std::size_t number) {
  std::string text = "  - id: \"phase" + std::to_string(number) + "\"\n";
  const bool simultaneous = chance(5);
  m_simultaneous = m_simultaneous || simultaneous;
  if (simultaneous) {
    text += "    simultaneous: true\n";
  } else if (chance(4)) {
    text += "    players: \"" + pick({"all", "allOther"}) + "\"\n";
  }
  if (!simultaneous) {
    const std::string some = number > 0 ? pick({"1", "2", "0", "{ min: 0, max: 2 }", "{ min: 1, max: 3 }"})
                                        : pick({"1", "2", "{ min: 0, max: 2 }", "\"any\""});
    text += "    actions: " + some + "\n";
  }
  if (!chance(3)) text += "    pass: \"" + pick({"allowed", "forced", "out"}) + "\"\n";
  if (chance(4)) text += "    until: " + condition({}, 1) + "\n";
  if (chance(3)) text += "    onEnter: [" + effects({}, 2, 1) + "]\n";
  if (chance(3)) text += "    onExit: [" + effects({}, 2, 1) + "]\n";
  if (number > 0 && chance(4)) text += "    skipIf: " + condition({}, 1) + "\n";
  return text;
}

std::string CardGameWriter::actions() {
  std::string text = block("actions") + "items:\n";
  for (std::size_t i = 0; i < 2 + m_phases; ++i) text += action(i);
  return text + "```\n";
}

std::string CardGameWriter::parameter(Names& names, const std::string& name) {
  std::string domain;
  switch (below(6)) {
    case 0:
      domain = placeQuery(names);
      names.places.push_back(name);
      break;
    case 1:
      domain = "{ query: \"players\", of: " + pick({"\"all\"", "\"allOther\""}) + " }";
      names.players.push_back(name);
      break;
    case 2:
      domain =
          "{ query: \"intsInRange\", min: 0, max: " + (chance(2) ? number(0, 4) : value(names, 0)) + " }";
      names.numbers.push_back(name);
      break;
    default:
      domain = cardQuery(names, 1);
      names.cards.push_back(name);
  }
  return "      - { name: " + quoted(name) + ", domain: " + domain + " }\n";
}

std::string CardGameWriter::action(std::size_t index) {
  std::string text = "  - id: \"act" + std::to_string(index) + "\"\n";
  // Each phase has an action; some have more.
  text += "    phase: " + quoted(index < m_phases ? "phase" + std::to_string(index) : phaseName()) + "\n";
  if (chance(5)) text += "    actor: \"" + pick({"active", "0", "actor"}) + "\"\n";
  Names names;
  const std::uint64_t parameters = below(3);
  if (parameters > 0) text += "    params:\n";
  for (std::uint64_t i = 0; i < parameters; ++i) text += parameter(names, i == 0 ? "$a" : "$b");
  if (chance(3)) text += "    pre: " + condition(names, 1) + "\n";
  if (chance(2)) text += "    cost: [" + cost(names) + "]\n";
  if (chance(6)) text += "    limits: [{ scope: \"" + pick({"turn", "phase", "game"}) + "\", max: 3 }]\n";
  text += "    effects: [" + effects(names, 3, 2) + "]\n";
  if (chance(6)) text += "    post: " + condition(names, 1) + "\n";
  return text;
}

std::string CardGameWriter::cost(const Names& names) {
  const std::string pay =
      "{ addVar: { scope: \"pvar\", player: \"actor\", var: \"gold\", delta: -" + number(1, 3) + " } }";
  switch (below(5)) {
    case 0:
      return "{ moveToken: { token: " + card(names) + ", to: \"discard\" } }";
    case 1:
      return "{ draw: { from: \"hand:actor\", to: \"discard\", count: " + number(1, 2) + " } }, " + pay;
    case 2:
      return pay + ", { " + cardMove(names) + " }";
    default:
      return pay;
  }
}

std::string CardGameWriter::triggers() {
  const std::uint64_t count = below(3);
  if (count == 0) return "";
  std::string text = block("triggers") + "items:\n";
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::string event = pick({"tokenEntered", "tokenEntered", "turnStart", "turnEnd", "phaseEnter",
                                    "phaseExit", "actionResolved"});
    Names names;
    names.players = {"$player"};
    std::string match;
    if (event == "tokenEntered") {
      names.cards = {"$token"};
      names.places = {"$zone"};
      match = pick({"zone: \"discard\"", "zone: \"hand:all\"", "type: \"red\"", "region: \"road\"",
                    "zone: \"tableau:actor\""});
    } else if (chance(2)) {
      match = event == "actionResolved" ? "action: \"act0\"" : "phase: " + quoted(phaseName());
    }
    text += "  - id: \"trigger" + std::to_string(i) + "\"\n    event: " + quoted(event) + "\n";
    if (!match.empty()) text += "    match: { " + match + " }\n";
    if (chance(2)) text += "    when: " + condition(names, 1) + "\n";
    text += "    effects: [" + effects(names, 2, 1) + "]\n";
  }
  return text + "```\n";
}

std::string CardGameWriter::end() {
  std::string text = block("end") + "items:\n";
  const std::uint64_t ends = 1 + below(2);
  for (std::uint64_t i = 0; i < ends; ++i) {
    text += "  - id: \"end" + std::to_string(i) +
            "\"\n    when: { op: \"and\", args: [{ op: \">\", left: { ref: \"turnNumber\" }, right: " +
            number(3, 12) + " }, " + (chance(5) ? "{ ref: \"stuck\" }" : condition({}, 1)) +
            "] }\n    result: " + result() + "\n";
  }
  return text + "```\n";
}

std::string CardGameWriter::result() {
  return pick({"{ type: \"draw\" }", "{ type: \"byScore\" }", "{ type: \"byScore\" }",
               "{ type: \"lose\", player: \"active\" }", "{ type: \"win\", player: \"actor\" }",
               "{ type: \"lose\" }", "{ type: \"win\", player: \"allOther\" }", "{ type: \"lossAll\" }"});
}

std::string CardGameWriter::scoring() {
  return block("scoring") + "score: " + value({}, 1) + "\norder: \"" + pick({"highest", "lowest"}) +
         "\"\ntieBreaks: [{ ref: \"pvar\", player: \"actor\", var: \"gold\" }]\n```\n";
}

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
      return "addVar: { scope: \"global\", var: \"pot\", delta: " + value(names, 1) + " }";
    case 1:
      return "setVar: { scope: \"pvar\", player: " + player(names) + ", var: " + quoted(variable) +
             ", value: " + value(names, 1) + " }";
    default:
      return "addVar: { scope: \"pvar\", player: " + player(names, true) + ", var: " + quoted(variable) +
             ", delta: " + value(names, 1) + " }";
  }
}

std::string CardGameWriter::cardMove(const Names& names) {
  const std::string position = chance(3) ? ", position: \"" + pick({"top", "bottom", "random"}) + "\"" : "";
  switch (below(9)) {
    case 0:
      return "draw: { from: \"deck\", to: " + pick({"\"hand:actor\"", "\"hand:all\"", "\"row\""}) +
             ", count: " + (chance(2) ? number(1, 2) : value(names, 0)) + " }";
    case 1:
      return "shuffle: { zone: " + pick({"\"deck\"", "\"discard\"", "\"hand:all\""}) + " }";
    case 2:
      return "moveAll: { from: " + place(names, true) + ", to: " + place(names) + position +
             (chance(2) ? ", filter: " + condition({with(names.cards, "$token"), names.places, names.players,
                                                    names.numbers},
                                                   1)
                        : "") +
             " }";
    case 3:
      return "moveTokenAdjacent: { token: \"top(road_1)\", direction: \"" + pick({"forward", "backward"}) +
             "\" }";
    case 4:
      return "sow: { from: " + placeOnRoad() + ", direction: \"" + pick({"forward", "backward"}) + "\"" +
             (chance(2) ? ", skip: { is: \"empty\", zone: \"$zone\" }" : "") + " }";
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
      return "setTokenProp: { token: " + card(names) + ", prop: \"rank\", value: " + value(names, 1) + " }";
    case 3:
      return "setTokenProp: { token: " + card(names) +
             ", prop: \"face\", value: { ref: \"tokenProp\", token: " + card(names) + ", prop: \"face\" } }";
    case 4:
      return "setOwner: { token: " + card(names) + (chance(4) ? "" : ", player: " + player(names)) + " }";
    case 5:
      return "capture: { what: " + (chance(2) ? cardQuery(names, 1) : placeQuery(names)) +
             (chance(2) ? ", to: " + place(names) : "") + (chance(2) ? ", score: \"fame\"" : "") + " }";
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
      return "forEach: { bind: " + quoted(name) + ", over: { query: \"players\" }, effects: [" +
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
      const std::string text = one("{ query: \"players\" }");
      names.players.push_back(name);
      return text;
    }
    case 1: {
      const std::string text = one("{ query: \"intsInRange\", min: 1, max: " + value(names, 0) + " }");
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

std::string CardGameWriter::condition(const Names& names, int depth) {
  if (depth > 0) {
    switch (below(6)) {
      case 0:
        return "{ op: \"" + pick({"and", "or"}) + "\", args: [" + condition(names, depth - 1) + ", " +
               condition(names, depth - 1) + "] }";
      case 1:
        return "{ op: \"not\", arg: " + condition(names, depth - 1) + " }";
      case 2:
        if (names.cards.empty()) break;
        return "{ op: \"in\", item: " + quoted(oneOf(names.cards)) + ", set: " + cardQuery(names, depth - 1) +
               " }";
      default:
        break;
    }
  }
  const std::string same = quoted(pick({"==", "!="}));
  switch (below(7)) {
    case 0:
      return "{ op: " + same + ", left: { ref: \"tokenProp\", token: " + card(names) +
             ", prop: \"face\" }, right: { ref: \"tokenProp\", token: " + card(names) +
             ", prop: \"face\" } }";
    case 1:
      return "{ op: " + same + ", left: { ref: \"tokenOwner\", token: " + card(names) +
             " }, right: { ref: \"player\", player: " + player(names) + " } }";
    case 2:
      return "{ op: " + same + ", left: { ref: \"tokenType\", token: " + card(names) +
             " }, right: " + quoted(type()) + " }";
    case 3:
      return "{ is: \"" + pick({"empty", "occupied", "own", "enemy"}) + "\", zone: " + place(names) + " }";
    case 4:
      return "{ op: " + same + ", left: { ref: \"tokenZone\", token: " + card(names) +
             " }, right: { ref: \"zone\", zone: " + place(names) + " } }";
    default:
      return "{ op: " + quoted(pick({"==", "<", "<=", ">", ">=", "!="})) + ", left: " + value(names, depth) +
             ", right: " + value(names, 0) + " }";
  }
}

std::string CardGameWriter::value(const Names& names, int depth) {
  if (!names.numbers.empty() && chance(3)) return quoted(oneOf(names.numbers));
  if (m_asksRepetitions && chance(5))
    return "{ ref: \"repetitions\"" + pick({"", ", in: \"road\""}) + pick({"", ", toMove: true"}) + " }";
  if (depth > 0) {
    switch (below(7)) {
      case 0:
        return "{ op: \"" + pick({"+", "-", "*", "min", "max", "div", "mod"}) +
               "\", left: " + value(names, 0) + ", right: " + value(names, 0) + " }";
      case 1:
        return "{ aggregate: { op: \"count\", query: " + cardQuery(names, depth - 1) + " } }";
      case 2:
        return "{ aggregate: { op: \"" + pick({"sum", "min", "max"}) +
               "\", query: " + cardQuery(names, depth - 1) + ", prop: \"rank\" } }";
      case 3:
        return "{ ref: \"if\", when: " + condition(names, depth - 1) + ", then: " + value(names, 0) +
               ", else: " + value(names, 0) + " }";
      default:
        break;
    }
  }
  switch (below(8)) {
    case 0:
      return "{ ref: \"gvar\", var: \"pot\" }";
    case 1:
    case 2:
      return "{ ref: \"pvar\", player: " + player(names) + ", var: \"" + pick({"gold", "fame"}) + "\" }";
    case 3:
      return "{ ref: \"zoneCount\", zone: " + place(names) + " }";
    case 4:
      return "{ ref: \"tokenProp\", token: " + card(names) + ", prop: \"" + pick({"rank", "rank", "rank"}) +
             "\" }";
    case 5:
      return pick({"{ ref: \"turnNumber\" }", "{ ref: \"passes\" }",
                   "{ ref: \"distance\", from: \"road_0\", to: \"road_2\" }"});
    default:
      return number(0, 4);
  }
}

std::string CardGameWriter::cardQuery(const Names& names, int depth) {
  Names inside = names;
  inside.cards = with(names.cards, "$token");
  const std::string where = depth > 0 && chance(2) ? ", where: " + condition(inside, depth - 1) : "";
  if (!names.pickedCards.empty() && chance(2))
    return "{ query: \"binding\", name: " + quoted(oneOf(names.pickedCards)) + " }";
  switch (below(8)) {
    case 0:
      return "{ query: \"tokens\"" + (chance(2) ? ", type: " + quoted(type()) : "") +
             (chance(2) ? ", player: " + player(names, true) : "") + (chance(3) ? ", in: \"road\"" : "") +
             where + " }";
    case 1:
      return "{ query: \"tokensInAdjacentZones\", zone: " + placeOnRoad() + where + " }";
    case 2:
      if (depth == 0) break;
      return "{ query: \"" + pick({"union", "intersection", "difference"}) + "\", of: [" +
             cardQuery(names, depth - 1) + ", " + cardQuery(names, depth - 1) + "] }";
    case 3:
      return "{ query: \"tokensInZone\", zone: " + place(names) + ", top: " + number(1, 3) + where + " }";
    default:
      break;
  }
  return "{ query: \"tokensInZone\", zone: " + place(names) + where + " }";
}

std::string CardGameWriter::placeQuery(const Names& names) {
  Names inside = names;
  inside.places = with(names.places, "$zone");
  const std::string where = chance(2) ? ", where: " + condition(inside, 0) : "";
  if (!names.pickedPlaces.empty() && chance(2))
    return "{ query: \"binding\", name: " + quoted(oneOf(names.pickedPlaces)) + " }";
  if (chance(4)) return "{ query: \"adjacentZones\", zone: " + placeOnRoad() + where + " }";
  if (chance(4)) return "{ query: \"zones\", filter: { owner: " + player(names, true) + " }" + where + " }";
  return "{ query: \"zones\", in: \"road\"" + where + " }";
}

std::string CardGameWriter::card(const Names& names) {
  if (!names.cards.empty() && !chance(4)) return quoted(oneOf(names.cards));
  const std::string at = place(names);
  return "\"" + pick({"top", "top", "bottom"}) + "(" + at.substr(1, at.size() - 2) + ")\"";
}

std::string CardGameWriter::placeOnRoad() {
  return "\"road_" + std::to_string(below(3)) + "\"";
}

std::string CardGameWriter::place(const Names& names, bool several) {
  if (!names.places.empty() && chance(2)) return quoted(oneOf(names.places));
  if (several && chance(4)) return pick({"\"hand:all\"", "\"tableau:all\"", "\"hand:allOther\""});
  if (chance(5)) return placeOnRoad();
  if (!names.players.empty() && chance(3)) return "\"hand:" + oneOf(names.players) + "\"";
  return pick({"\"deck\"", "\"discard\"", "\"row\"", "\"hand:actor\"", "\"hand:actor\"", "\"tableau:actor\"",
               "\"hand:left\"", "\"tableau:active\"", "\"last()\""});
}

std::string CardGameWriter::player(const Names& names, bool several) {
  if (!names.players.empty() && chance(2)) return quoted(oneOf(names.players));
  if (several && chance(3)) return pick({"\"all\"", "\"allOther\""});
  return pick(
      {"\"actor\"", "\"actor\"", "\"opponent\"", "\"left\"", "\"right\"", "\"active\"", "\"0\"", "\"1\""});
}

}  // namespace ludo::engine
