// SPDX-License-Identifier: Apache-2.0
#include "sowing_game_writer.h"

namespace ludo::engine {

std::string SowingGameWriter::write() {
  m_pits = 4 + below(9);
  m_asksRepetitions = chance(4);
  m_visitsSeeds = chance(16);
  std::string text = block("metadata") + R"(id: "random"
players: { min: 2, max: 2 }
```
)" + boards() + block("tokenTypes") +
                     R"(items:
  - { id: "seed")" + (chance(3) ? R"(, props: { worth: 2, mood: "calm" })" : "") +
                     R"( }
```
)" + block("variables") +
                     R"(global:
  marks: { type: "int", init: 0, min: 0, max: 20 }
perPlayer:
  gold: { type: "int", init: 3, min: 0, max: 40 }
```
)" + block("setup") +
                     R"(items:
  - forEach: { bind: "$c", over: { query: "zones", in: "ring" }, effects: [{ createToken: { type: "seed", zone: "$c", count: )" +
                     number(0, 4) + R"( } }] }
```
)" + turn() + block("actions") +
                     "items:\n";
  for (std::size_t i = 0, count = 2 + below(2); i < count; ++i) text += action(i);
  return text + "```\n" + end() + block("scoring") + "score: " + amount(0, 1) + "\n```\n";
}

// A ring of pits, some with little room, and a store for each player.
std::string SowingGameWriter::boards() {
  std::string text = block("zones") +
                     R"(items:
  - { id: "store", owner: "player", visibility: "public", ordering: ")" +
                     pick({"set", "stack"}) + "\"" + (chance(3) ? ", capacity: " + number(1, 4) : "") +
                     " }\n";
  const bool isRing = !chance(4);
  const std::string room = chance(3) ? ", capacity: " + number(1, 5) : "";
  std::string pits;
  for (std::uint64_t i = 0; i < m_pits; ++i) {
    const bool isLast = i + 1 == m_pits;
    const std::string ways = isLast && !isRing ? ""
                                               : R"(, directions: [{ direction: "on", to: "pit)" +
                                                     std::to_string(isLast ? 0 : i + 1) + "\" }]";
    text += R"(  - { id: "pit)" + std::to_string(i) +
            R"(", owner: "none", visibility: "public", ordering: ")" + (chance(5) ? "stack" : "set") + "\"" +
            (chance(2) ? room : "") + ways + " }\n";
    pits += (pits.empty() ? "\"pit" : R"(, "pit)") + std::to_string(i) + "\"";
  }
  const auto half = [&](std::uint64_t from, std::uint64_t to) {
    std::string list;
    for (std::uint64_t i = from; i < to; ++i)
      list += (list.empty() ? "\"pit" : R"(, "pit)") + std::to_string(i) + "\"";
    return "[" + list + "]";
  };
  return text + "```\n" + block("regions") + R"(items:
  - { id: "ring", zones: [)" +
         pits + R"(] }
  - { id: "own", perSeat: [)" +
         half(0, m_pits / 2) + ", " + half(m_pits / 2, m_pits) +
         R"(] }
```
)";
}

std::string SowingGameWriter::turn() {
  std::string text = block("turn") + R"(phases:
  - id: "main"
    pass: ")" + pick({"forced", "allowed"}) +
                     "\"\n";
  if (chance(4)) text += "    actions: 2\n";
  if (chance(4)) text += "    until: " + condition(0, 1) + "\n";
  if (chance(3)) text += "    onExit: [{ " + effect(0, 1) + " }]\n";
  return text + "```\n";
}

std::string SowingGameWriter::action(std::size_t index) {
  std::string text = R"(  - id: "act)" + std::to_string(index) +
                     R"("
    phase: "main"
    params:
      - { name: "$a", domain: )" +
                     zones("$zone") + " }\n";
  const std::size_t names = 1 + below(2);
  if (names > 1)
    text += R"(      - { name: "$b", domain: { query: "zones", in: "ring" } }
)";
  if (chance(2)) text += "    pre: " + condition(names, 1) + "\n";
  if (chance(3)) {
    const std::string paid = chance(2)
                                 ? R"(addVar: { scope: "pvar", player: "actor", var: "gold", delta: -1 })"
                                 : R"y(moveToken: { token: "top($a)", to: "store:actor" })y";
    text += "    cost: [{ " + paid + " }]\n";
  }
  text += "    effects:\n";
  for (std::uint64_t count = 1 + below(3); count > 0; --count) text += "      - " + effect(names, 2) + "\n";
  if (chance(5)) text += "    post: " + condition(names, 1) + "\n";
  return text;
}

std::string SowingGameWriter::end() {
  return block("end") +
         R"(items:
  - id: "late"
    when: { op: "and", args: [{ op: ">", left: { ref: "turnNumber" }, right: )" +
         number(3, 15) + " }, " + condition(0, 1) + R"(] }
    result: { type: ")" +
         pick({"byScore", "draw", "win"}) +
         R"(" }
  - id: "stuck"
    when: { ref: "stuck" }
    result: { type: "lose" }
```
)";
}

std::string SowingGameWriter::effect(std::size_t names, int depth) {
  if (m_visitsSeeds && chance(4))
    return R"(forEach: { bind: "$s", over: )" + seeds(names) +
           R"(, effects: [{ moveToken: { token: "$s", to: )" + zone(names) + " } }] }";
  switch (below(depth > 0 ? 11 : 8)) {
    case 0:
    case 1:
      return "sow: { from: " + zone(names) + R"(, direction: "on")" +
             (chance(3)
                  ? ", skip: " + pick({R"({ is: "empty", zone: "$zone" })",
                                       R"({ op: "in", item: "$zone", set: { query: "zones", in: "own" } })",
                                       R"({ op: "==", left: { ref: "zone", zone: "$zone" }, right: { ref: )"
                                       R"("zone", zone: "pit1" } })"})
                  : "") +
             " }";
    case 2:
      return "moveAll: { from: " + zone(names) + ", to: " + zone(names) + " }";
    case 3:
      return "moveToken: { token: " + top(names) + ", to: " + zone(names) + " }";
    case 4:
      return "draw: { from: " + zone(names) + ", to: " + zone(names) + ", count: " + amount(names, 0) + " }";
    case 5:
      return R"(addVar: { scope: "pvar", player: ")" + pick({"actor", "opponent"}) +
             R"(", var: "gold", delta: )" + amount(names, 1) + " }";
    case 6:
      return pick({"extraTurn: {}", "endTurn: {}", R"(addVar: { scope: "global", var: "marks", delta: 1 })"});
    case 7:
      return R"(setVar: { scope: "global", var: "marks", value: )" + amount(names, 1) + " }";
    case 8:
      return R"(forEach: { bind: "$a", over: )" + zones("$zone") + ", effects: [{ " + effect(1, depth - 1) +
             " }] }";
    default:
      return "if: { when: " + condition(names, 1) + ", then: [{ " + effect(names, depth - 1) +
             " }], else: [{ " + effect(names, depth - 1) + " }] }";
  }
}

std::string SowingGameWriter::condition(std::size_t names, int depth) {
  if (depth > 0 && chance(3))
    return R"({ op: ")" + pick({"and", "or"}) + R"(", args: [)" + condition(names, 0) + ", " +
           condition(names, 0) + "] }";
  switch (below(4)) {
    case 0:
      return R"({ is: ")" + pick({"empty", "occupied"}) + R"(", zone: )" + zone(names) + " }";
    case 1:
      return R"({ op: ")" + pick({"==", ">", "<="}) + R"(", left: { aggregate: { op: "count", query: )" +
             seeds(names) + " } }, right: 0 }";
    case 2:
      return R"({ op: "in", item: )" + pick({R"({ ref: "last" })", R"({ ref: "zone", zone: "pit0" })"}) +
             ", set: " + zones("$zone") + " }";
    default:
      return R"({ op: ")" + pick({"==", "<", ">=", "!="}) + R"(", left: )" + amount(names, depth) +
             ", right: " + amount(names, 0) + " }";
  }
}

std::string SowingGameWriter::amount(std::size_t names, int depth) {
  if (m_asksRepetitions && chance(4))
    return R"({ ref: "repetitions")" + pick({"", R"(, in: "ring")"}) + pick({"", ", toMove: true"}) + " }";
  if (m_visitsSeeds && chance(4))
    return R"({ aggregate: { op: "sum", query: )" + seeds(names) + R"(, bind: "$s", each: 2 } })";
  switch (below(depth > 0 ? 7 : 5)) {
    case 0:
      return number(0, 4);
    case 1:
      return R"({ ref: "gvar", var: "marks" })";
    case 2:
      return R"({ ref: "pvar", player: "actor", var: "gold" })";
    case 3:
    case 4:
      return R"({ ref: "zoneCount", zone: )" + zone(names) + " }";
    case 5:
      return R"({ aggregate: { op: "count", query: )" + seeds(names) + " } }";
    default:
      return R"({ op: ")" + pick({"+", "-", "max"}) + R"(", left: )" + amount(names, 0) +
             ", right: " + amount(names, 0) + " }";
  }
}

std::string SowingGameWriter::seeds(std::size_t names) {
  switch (below(3)) {
    case 0:
      return R"({ query: "tokensInZone", zone: )" + zone(names) + " }";
    case 1:
      return R"({ query: "tokens", in: ")" + pick({"own", "ring"}) + "\" }";
    default:
      return R"({ query: "tokens" })";
  }
}

std::string SowingGameWriter::top(std::size_t names) {
  const std::string at = zone(names);
  return R"("top()" + at.substr(1, at.size() - 2) + ")\"";
}

std::string SowingGameWriter::zone(std::size_t names) {
  if (names > 0 && !chance(3)) return names > 1 && chance(2) ? "\"$b\"" : "\"$a\"";
  if (chance(2)) return R"("store:)" + pick({"actor", "opponent"}) + "\"";
  if (chance(4)) return R"y("last()")y";
  return "\"pit" + std::to_string(below(m_pits)) + "\"";
}

std::string SowingGameWriter::zones(const std::string& candidate) {
  return R"({ query: "zones", in: ")" + pick({"own", "ring"}) + R"(", where: { )" +
         pick({R"(is: "occupied", zone: ")", R"(is: "empty", zone: ")"}) + candidate + "\" } }";
}

}  // namespace ludo::engine
