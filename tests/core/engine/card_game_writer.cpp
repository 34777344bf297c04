// SPDX-License-Identifier: Apache-2.0
#include "card_game_writer.h"

#include <algorithm>

namespace ludo::engine {

std::string CardGameWriter::write() {
  m_seats = static_cast<int>(2 + below(3));
  m_phases = 1 + below(3);
  m_asksRepetitions = chance(4);
  const std::string seats = std::to_string(m_seats);
  return block("metadata") + R"(id: "random"
players: { min: )" +
         seats + ", max: " + seats +
         R"( }
maxTriggerDepth: )" +
         number(1, 4) + "\n```\n" + zones() + cards() + block("variables") +
         R"(global:
  pot: { type: "int", init: 3, min: 0, max: 30 }
perPlayer:
  gold: { type: "int", init: 4, min: 0, max: 12 }
  fame: { type: "int", init: 0, min: -5, max: 99 }
```
)" + setup() +
         turn() + actions() + triggers() + end() + scoring();
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
         R"(items:
  - { id: "deck", owner: "none", visibility: "hidden", ordering: "stack" }
  - { id: "discard", owner: "none", visibility: "public", )" +
         order() + R"( }
  - { id: "row", owner: "none", visibility: "public", )" +
         order() + room() +
         R"( }
  - { id: "hand", owner: "player", visibility: ")" +
         pick({"owner", "public", "hidden"}) + "\", " + order() + room() +
         R"( }
  - { id: "tableau", owner: "player", visibility: "public", )" +
         order() + R"( }
```
)" + block("boards") +
         R"(items:
  - { id: "road", shape: { track: { length: )" +
         number(3, 6) + " } }" + room() + R"( }
```
)";
}

std::string CardGameWriter::cards() {
  const auto face = [this] { return quoted(pick({"sun", "moon", "star"})); };
  return block("tokenTypes") + R"(items:
  - { id: "red", props: { rank: )" +
         number(1, 5) + ", face: " + face() + ", wild: " + pick({"true", "false"}) +
         R"( } }
  - { id: "blue", props: { rank: )" +
         number(1, 5) + ", face: " + face() +
         R"(, wild: false } }
  - { id: "seed")" +
         (chance(2) ? ", props: { rank: 0 }" : "") + R"( }
```
)";
}

std::string CardGameWriter::setup() {
  std::string text = block("setup") + "items:\n";
  for (const char* colour : {"red", "blue"}) {
    text += std::string(R"(  - createToken: { type: ")") + colour + R"(", zone: "deck", count: )" +
            number(2, 6) + R"( }
  - createToken: { type: ")" +
            colour + R"(", zone: "deck", count: )" + number(1, 3) + R"(, owner: ")" +
            std::to_string(below(static_cast<std::uint64_t>(m_seats))) + R"(", props: { rank: )" +
            number(0, 9) + ", face: \"star\" } }\n";
  }
  text +=
      R"(  - shuffle: { zone: "deck" }
  - draw: { from: "deck", to: "hand:all", count: )" +
      number(0, 3) +
      R"( }
  - draw: { from: "deck", to: "row", count: 2 }
  - forEach: { bind: "$cell", over: { query: "zones", in: "road" }, effects: [{ createToken: { type: "seed", zone: "$cell", count: )" +
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
  std::string text = R"(  - id: "phase)" + std::to_string(number) + "\"\n";
  const bool simultaneous = chance(5);
  m_simultaneous = m_simultaneous || simultaneous;
  if (simultaneous) {
    text += "    simultaneous: true\n";
  } else if (chance(4)) {
    text += R"(    players: ")" + pick({"all", "allOther"}) + "\"\n";
  }
  if (!simultaneous) {
    const std::string some = number > 0 ? pick({"1", "2", "0", "{ min: 0, max: 2 }", "{ min: 1, max: 3 }"})
                                        : pick({"1", "2", "{ min: 0, max: 2 }", R"("any")"});
    text += "    actions: " + some + "\n";
  }
  if (!chance(3)) text += R"(    pass: ")" + pick({"allowed", "forced", "out"}) + "\"\n";
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
      domain = R"({ query: "players", of: )" + pick({R"("all")", R"("allOther")"}) + " }";
      names.players.push_back(name);
      break;
    case 2:
      domain =
          R"({ query: "intsInRange", min: 0, max: )" + (chance(2) ? number(0, 4) : value(names, 0)) + " }";
      names.numbers.push_back(name);
      break;
    default:
      domain = cardQuery(names, 1);
      names.cards.push_back(name);
  }
  return "      - { name: " + quoted(name) + ", domain: " + domain + " }\n";
}

std::string CardGameWriter::action(std::size_t index) {
  std::string text = R"(  - id: "act)" + std::to_string(index) + "\"\n";
  // Each phase has an action; some have more.
  text += "    phase: " + quoted(index < m_phases ? "phase" + std::to_string(index) : phaseName()) + "\n";
  if (chance(5)) text += R"(    actor: ")" + pick({"active", "0", "actor"}) + "\"\n";
  Names names;
  const std::uint64_t parameters = below(3);
  if (parameters > 0) text += "    params:\n";
  for (std::uint64_t i = 0; i < parameters; ++i) text += parameter(names, i == 0 ? "$a" : "$b");
  if (chance(3)) text += "    pre: " + condition(names, 1) + "\n";
  if (chance(2)) text += "    cost: [" + cost(names) + "]\n";
  if (chance(6)) text += R"(    limits: [{ scope: ")" + pick({"turn", "phase", "game"}) + "\", max: 3 }]\n";
  text += "    effects: [" + effects(names, 3, 2) + "]\n";
  if (chance(6)) text += "    post: " + condition(names, 1) + "\n";
  return text;
}

std::string CardGameWriter::cost(const Names& names) {
  const std::string pay =
      R"({ addVar: { scope: "pvar", player: "actor", var: "gold", delta: -)" + number(1, 3) + " } }";
  switch (below(5)) {
    case 0:
      return "{ moveToken: { token: " + card(names) + R"(, to: "discard" } })";
    case 1:
      return R"({ draw: { from: "hand:actor", to: "discard", count: )" + number(1, 2) + " } }, " + pay;
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
      match = pick({R"(zone: "discard")", R"(zone: "hand:all")", R"(type: "red")", R"(region: "road")",
                    R"(zone: "tableau:actor")"});
    } else if (chance(2)) {
      match = event == "actionResolved" ? R"(action: "act0")" : "phase: " + quoted(phaseName());
    }
    text += R"(  - id: "trigger)" + std::to_string(i) + R"("
    event: )" +
            quoted(event) + "\n";
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
    text += R"(  - id: "end)" + std::to_string(i) +
            R"("
    when: { op: "and", args: [{ op: ">", left: { ref: "turnNumber" }, right: )" +
            number(3, 12) + " }, " + (chance(5) ? R"({ ref: "stuck" })" : condition({}, 1)) +
            R"(] }
    result: )" +
            result() + "\n";
  }
  return text + "```\n";
}

std::string CardGameWriter::result() {
  return pick({R"({ type: "draw" })", R"({ type: "byScore" })", R"({ type: "byScore" })",
               R"({ type: "lose", player: "active" })", R"({ type: "win", player: "actor" })",
               R"({ type: "lose" })", R"({ type: "win", player: "allOther" })", R"({ type: "lossAll" })"});
}

std::string CardGameWriter::scoring() {
  return block("scoring") + "score: " + value({}, 1) + "\norder: \"" + pick({"highest", "lowest"}) +
         R"("
tieBreaks: [{ ref: "pvar", player: "actor", var: "gold" }]
```
)";
}

}  // namespace ludo::engine
