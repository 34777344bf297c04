// SPDX-License-Identifier: Apache-2.0
#include "board_game_writer.h"

#include "board_game_formulas.h"

namespace ludo::engine {
namespace {

class GameWriter : private BoardGameFormulas {
 public:
  explicit GameWriter(std::uint64_t seed) : BoardGameFormulas(seed) {}

  std::string write() {
    m_hex = chance(4);
    m_hasProperties = chance(3);
    m_hasBag = chance(4);
    m_asksRepetitions = chance(4);
    std::string text = block("metadata") +
                       R"(id: "random"
name: "Random"
players: { min: 2, max: 2 }
maxTurns: 60
```
)" + block("boards") + R"(items:
  - id: "cell"
)" + (chance(4) ? "" : "    capacity: 1\n") +
                       "    shape: " + shape() + "\n";
    if (!m_hex)
      text += R"(    facing: ["n", "s"]
)";
    text += "```\n";
    if (m_hasBag)
      text += block("zones") + R"(items:
  - { id: "bag", ordering: "set" }
```
)";
    text += block("tokenTypes") + R"(items:
  - { id: "man", name: "Man")" +
            properties("1", R"("red")") + " }\n";
    m_types = chance(3) ? 2 : 1;
    if (m_types == 2) text += R"(  - { id: "king", name: "King")" + properties("2", R"("blue")") + " }\n";
    text += "```\n" + block("variables") +
            R"(global:
  marks: { type: "int", init: 0, min: -3, max: 9 }
perPlayer:
  gold: { type: "int", init: 2, min: 0, max: 5 }
```
)";
    text += block("setup") + "items:\n" + start() + "```\n";
    text += block("turn") + (chance(4) ? "order: { once: [0], repeat: [1, 1, 0, 0] }\n" : "") + phases() +
            "```\n";
    text += block("actions") + "items:\n";
    const std::uint64_t actions = 1 + below(3);
    for (std::uint64_t i = 0; i < actions; ++i) text += action(i);
    if (!chance(3)) text += plainAction();
    text += "```\n";
    if (chance(3)) text += triggers();
    text += block("end") + "items:\n";
    const std::uint64_t ends = 1 + below(3);
    for (std::uint64_t i = 0; i < ends; ++i)
      text += R"(  - id: "end)" + std::to_string(i) + R"("
    when: )" + end() +
              "\n    result: " + result() + "\n";
    text += "```\n";
    if (m_scores) text += block("scoring") + "score: " + number({}, 1) + "\n```\n";
    return text;
  }

 private:
  std::string shape() {
    if (m_hex) return "{ hex: { radius: " + std::to_string(2 + below(4)) + " } }";
    m_rows = 2 + static_cast<int>(below(8));
    m_columns = 2 + static_cast<int>(below(8));
    return "{ grid: { rows: " + std::to_string(m_rows) + ", cols: " + std::to_string(m_columns) + " } }";
  }

  // Some are never read or never written.
  std::string properties(const std::string& rank, const std::string& colour) {
    if (!m_hasProperties) return "";
    return ", props: { rank: " + rank + ", seen: false, colour: " + colour + " }";
  }

  std::string triggers() {
    std::string text = block("triggers") + "items:\n";
    for (std::uint64_t i = below(2); i < 2; ++i) {
      const std::string event = pick(
          std::array{"actionResolved", "tokenEntered", "turnStart", "turnEnd", "phaseEnter", "phaseExit"});
      const bool isOnTokens = event == "tokenEntered";
      text += R"(  - id: "hears)" + std::to_string(i) + R"("
    event: ")" +
              event + "\"\n";
      if (isOnTokens && !m_hex && chance(2)) text += "    match: { region: " + region() + " }\n";
      if (chance(2)) text += "    when: " + condition({}, 1) + "\n";
      const Names names = isOnTokens ? Names{"$zone"} : Names{};
      const std::string change =
          chance(3) ? R"(addVar: { scope: "global", var: "marks", delta: 1 })" : effect(names, 0);
      text += "    effects: [{ " + change + " }]\n";
    }
    return text + "```\n";
  }

  std::string start() {
    std::string text;
    for (int seat = 0; seat < 2; ++seat) {
      const std::string region = m_hex ? "cell" : seat == 0 ? "bottom" : "top";
      text +=
          R"(  - forEach: { bind: "$c", over: { query: "zones", in: ")" + region +
          R"(", where: { is: "empty", zone: "$zone" } }, effects: [{ if: { when: )" +
          (m_hex ? R"({ op: "<", left: { aggregate: { op: "count", query: { query: "tokens" } } }, right: )" +
                       std::to_string(3 + 3 * seat) + " }"
                 : "true") +
          R"(, then: [{ place: { type: "man", zone: "$c", owner: ")" + std::to_string(seat) +
          "\" } }] } }] }\n";
    }
    return text;
  }

  std::string phases() {
    std::string text = R"(phases:
  - id: "main"
)";
    if (chance(3)) text += R"(    pass: ")" + pick(std::array{"allowed", "forced", "skip"}) + "\"\n";
    if (chance(5)) text += "    actions: 2\n";
    if (chance(6)) text += "    until: " + condition({}, 1) + "\n";
    if (chance(4))
      text += R"(  - id: "after"
    pass: "allowed"
    skipIf: )" +
              condition({}, 1) + "\n";
    return text;
  }

  // Something to do, so that games last.
  std::string plainAction() {
    std::string text =
        R"(  - id: "plain"
    phase: "main"
    params: [{ name: "$at", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }]
    effects: [{ place: { type: ")" +
        type() + "\", zone: \"$at\" } }]\n";
    if (chance(4)) text += "    post: " + condition({"$at"}, 1) + "\n";
    return text;
  }

  std::string end() {
    if (chance(5)) return R"({ ref: "stuck" })";
    const std::string when = condition({}, 2);
    if (chance(3)) return when;
    return R"({ op: "and", args: [{ op: ">", left: { ref: "turnNumber" }, right: )" +
           std::to_string(2 + below(20)) + " }, " + when + "] }";
  }

  std::string action(std::uint64_t index) {
    if (chance(3)) return walk(index);
    std::string text = R"(  - id: "act)" + std::to_string(index) + R"("
    phase: "main"
)";
    Names names;
    const std::uint64_t parameters = below(3);
    if (parameters > 0) text += "    params:\n";
    for (std::uint64_t i = 0; i < parameters; ++i) {
      const std::string name = i == 0 ? "$from" : "$to";
      text += R"(      - { name: ")" + name + R"(", domain: )" + query(names, 2) + " }\n";
      names.push_back(name);
    }
    if (chance(2)) text += "    pre: " + condition(names, 1) + "\n";
    if (chance(5))
      text += R"(    cost: [{ addVar: { scope: "pvar", player: "actor", var: "gold", delta: -1 } }]
)";
    if (chance(6))
      text += R"(    limits: [{ scope: ")" + pick(std::array{"turn", "game"}) + "\", max: 3 }]\n";
    text += "    effects:\n";
    const std::uint64_t effects = 1 + below(3);
    for (std::uint64_t i = 0; i < effects; ++i) text += "      - " + effect(names, 2) + "\n";
    if (chance(6)) text += "    post: " + condition(names, 1) + "\n";
    return text;
  }

  // A token of the player's goes somewhere, and something happens before and after: much is certain of such
  // moves before they are made.
  std::string walk(std::uint64_t index) {
    const Names names = {"$from", "$to"};
    std::string text = R"(  - id: "act)" + std::to_string(index) + R"("
    phase: "main"
    params:
)";
    text += R"(      - { name: "$from", domain: { query: "zones", in: )" + region() + ", where: ";
    const std::string own = R"({ is: "own", zone: "$zone" })";
    text += chance(3) ? R"({ op: "and", args: [)" + own + ", " + condition({"$zone"}, 0) + "] }" : own;
    text += R"( } }
      - { name: "$to", domain: )";
    text += chance(2) ? way() : R"({ query: "union", of: [)" + way() + ", " + way() + "] }";
    text += R"( }
    effects:
)";
    for (std::uint64_t i = below(3); i > 0; --i) text += "      - " + besides(names) + "\n";
    text += R"y(      - moveToken: { token: "top($from)", to: "$to" }
)y";
    for (std::uint64_t i = below(3); i > 0; --i) text += "      - " + besides(names) + "\n";
    // What may be repeated without end takes the kernel long to find.
    if (chance(8))
      text += R"(    longest: true
    limits: [{ scope: "turn", max: 2 }]
)";
    return text;
  }

  std::string way() {
    const std::string from =
        R"(from: "$from", directions: ")" + std::string(m_hex ? "e" : "orthogonal") + "\"";
    switch (below(4)) {
      case 0:
      case 1:
        return R"({ query: "ray", )" + from + " }";
      case 2:
        return R"({ query: "hops", )" + from + " }";
      default:
        return R"({ query: "adjacentZones", zone: "$from", direction: )" + directions() + ", where: " +
               pick(std::array{R"({ is: "empty", zone: "$zone" })", R"({ is: "enemy", zone: "$zone" })",
                               R"({ op: "not", arg: { is: "own", zone: "$zone" } })"}) +
               " }";
    }
  }

  std::string besides(const Names& names) {
    switch (below(5)) {
      case 0:
        return R"(capture: { what: { query: "tokensInZone", zone: )" + zone(names) + " } }";
      case 1:
        return "capture: { what: " + between(names) + " }";
      case 2:
        return R"(capture: { what: { query: "sandwiched", from: )" + zone(names) + " } }";
      default:
        return effect(names, 1);
    }
  }

  std::string result() {
    switch (below(5)) {
      case 0:
        return R"({ type: "draw" })";
      case 1:
        m_scores = true;
        return R"({ type: "byScore" })";
      case 2:
        return R"({ type: "lose", player: "active" })";
      default:
        return R"({ type: "win", player: ")" + pick(std::array{"actor", "opponent", "0"}) + "\" }";
    }
  }

  std::string effect(const Names& names, int depth) {
    if (depth > 0 && chance(5))
      return "if: { when: " + condition(names, 1) + ", then: [{ " + effect(names, depth - 1) +
             " }], else: [{ " + effect(names, depth - 1) + " }] }";
    if (depth > 0 && chance(6))
      return R"(let: { bind: "$kept", value: { ref: "zone", zone: )" + zone(names) + " }, in: [{ " +
             effect(with(names, "$kept"), depth - 1) + " }] }";
    if (m_hasProperties && chance(5))
      return "setTokenProp: { token: " + top(names) + ", prop: " +
             pick(std::array{R"("rank", value: 3)", R"("seen", value: true)", R"("colour", value: "blue")"}) +
             " }";
    if (m_hasBag && chance(12)) return "capture: { what: " + query(names, 1) + R"(, to: "bag" })";
    if (depth > 0 && chance(12))
      return R"(let: { bind: "$held", value: { ref: "token", token: )" + top(names) + " }, in: [{ " +
             effect(names, 0) + R"( }, { setOwner: { token: "$held", player: )" + player() + " } }] }";
    switch (below(10)) {
      case 9:
        return R"(createToken: { type: ")" + type() + R"(", zone: )" + zone(names) +
               (chance(3) ? "" : ", owner: " + player()) +
               (m_hasProperties && chance(3) ? ", props: { rank: 4 }" : "") + " }";
      case 0:
      case 1:
        return R"(place: { type: ")" + type() + R"(", zone: )" + zone(names) + " }";
      case 2:
      case 3:
        return "moveToken: { token: " + top(names) + ", to: " + zone(names) + " }";
      case 4:
        if (chance(3)) return "swap: { first: " + top(names) + ", second: " + top(names) + " }";
        return "setOwner: { token: " + top(names) + ", player: " + player() + " }";
      case 5:
        return "capture: { what: " + query(names, 1) + (chance(2) ? R"(, score: "gold")" : "") + " }";
      case 6:
        return R"(forEach: { bind: "$each", over: )" + query(names, 1) +
               R"y(, effects: [{ setOwner: { token: "top($each)", player: "actor" } }] })y";
      case 7:
        return "destroyToken: { token: " + top(names) + " }";
      default:
        return R"(addVar: { scope: "global", var: "marks", delta: )" + number(names, 1) + " }";
    }
  }

  bool m_scores = false;
  bool m_hasBag = false;
};

}  // namespace

std::string randomBoardGame(std::uint64_t seed) {
  return GameWriter(seed).write();
}

}  // namespace ludo::engine
