// SPDX-License-Identifier: Apache-2.0
#include "board_game_writer.h"

#include "board_game_words.h"

namespace ludo::engine {
namespace {

class GameWriter : private BoardGameWords {
 public:
  explicit GameWriter(std::uint64_t seed) : BoardGameWords(seed) {}

  std::string write() {
    m_hex = chance(4);
    m_hasProperties = chance(3);
    m_hasBag = chance(4);
    m_asksRepetitions = chance(4);
    std::string text = block("metadata") +
                       "id: \"random\"\nname: \"Random\"\nplayers: { min: 2, max: 2 }\nmaxTurns: 60\n```\n" +
                       block("boards") + "items:\n  - id: \"cell\"\n" +
                       (chance(4) ? "" : "    capacity: 1\n") + "    shape: " + shape() + "\n";
    if (!m_hex) text += "    facing: [\"n\", \"s\"]\n";
    text += "```\n";
    if (m_hasBag) text += block("zones") + "items:\n  - { id: \"bag\", ordering: \"set\" }\n```\n";
    text += block("tokenTypes") + "items:\n  - { id: \"man\", name: \"Man\"" + properties("1", "\"red\"") +
            " }\n";
    m_types = chance(3) ? 2 : 1;
    if (m_types == 2) text += "  - { id: \"king\", name: \"King\"" + properties("2", "\"blue\"") + " }\n";
    text +=
        "```\n" + block("variables") +
        "global:\n  marks: { type: \"int\", init: 0, min: -3, max: 9 }\nperPlayer:\n  gold: { type: \"int\", "
        "init: 2, min: 0, max: 5 }\n```\n";
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
      text +=
          "  - id: \"end" + std::to_string(i) + "\"\n    when: " + end() + "\n    result: " + result() + "\n";
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
      text += "  - id: \"hears" + std::to_string(i) + "\"\n    event: \"" + event + "\"\n";
      if (isOnTokens && !m_hex && chance(2)) text += "    match: { region: " + region() + " }\n";
      if (chance(2)) text += "    when: " + condition({}, 1) + "\n";
      const Names names = isOnTokens ? Names{"$zone"} : Names{};
      const std::string change =
          chance(3) ? "addVar: { scope: \"global\", var: \"marks\", delta: 1 }" : effect(names, 0);
      text += "    effects: [{ " + change + " }]\n";
    }
    return text + "```\n";
  }

  std::string start() {
    std::string text;
    for (int seat = 0; seat < 2; ++seat) {
      const std::string region = m_hex ? "cell" : seat == 0 ? "bottom" : "top";
      text += "  - forEach: { bind: \"$c\", over: { query: \"zones\", in: \"" + region +
              "\", where: { is: \"empty\", zone: \"$zone\" } }, effects: [{ if: { when: " +
              (m_hex ? "{ op: \"<\", left: { aggregate: { op: \"count\", query: { query: \"tokens\" } } }, "
                       "right: " +
                           std::to_string(3 + 3 * seat) + " }"
                     : "true") +
              ", then: [{ place: { type: \"man\", zone: \"$c\", owner: \"" + std::to_string(seat) +
              "\" } }] } }] }\n";
    }
    return text;
  }

  std::string phases() {
    std::string text = "phases:\n  - id: \"main\"\n";
    if (chance(3)) text += "    pass: \"" + pick(std::array{"allowed", "forced", "skip"}) + "\"\n";
    if (chance(5)) text += "    actions: 2\n";
    if (chance(6)) text += "    until: " + condition({}, 1) + "\n";
    if (chance(4)) text += "  - id: \"after\"\n    pass: \"allowed\"\n    skipIf: " + condition({}, 1) + "\n";
    return text;
  }

  // Something to do, so that games last.
  std::string plainAction() {
    std::string text =
        "  - id: \"plain\"\n    phase: \"main\"\n    params: [{ name: \"$at\", domain: { query: "
        "\"zones\", "
        "in: \"cell\", where: { is: \"empty\", zone: \"$zone\" } } }]\n    effects: [{ place: { type: \"" +
        type() + "\", zone: \"$at\" } }]\n";
    if (chance(4)) text += "    post: " + condition({"$at"}, 1) + "\n";
    return text;
  }

  std::string end() {
    if (chance(5)) return "{ ref: \"stuck\" }";
    const std::string when = condition({}, 2);
    if (chance(3)) return when;
    return "{ op: \"and\", args: [{ op: \">\", left: { ref: \"turnNumber\" }, right: " +
           std::to_string(2 + below(20)) + " }, " + when + "] }";
  }

  std::string action(std::uint64_t index) {
    if (chance(3)) return walk(index);
    std::string text = "  - id: \"act" + std::to_string(index) + "\"\n    phase: \"main\"\n";
    Names names;
    const std::uint64_t parameters = below(3);
    if (parameters > 0) text += "    params:\n";
    for (std::uint64_t i = 0; i < parameters; ++i) {
      const std::string name = i == 0 ? "$from" : "$to";
      text += "      - { name: \"" + name + "\", domain: " + query(names, 2) + " }\n";
      names.push_back(name);
    }
    if (chance(2)) text += "    pre: " + condition(names, 1) + "\n";
    if (chance(5))
      text += "    cost: [{ addVar: { scope: \"pvar\", player: \"actor\", var: \"gold\", delta: -1 } }]\n";
    if (chance(6)) text += "    limits: [{ scope: \"" + pick(std::array{"turn", "game"}) + "\", max: 3 }]\n";
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
    std::string text = "  - id: \"act" + std::to_string(index) + "\"\n    phase: \"main\"\n    params:\n";
    text += "      - { name: \"$from\", domain: { query: \"zones\", in: " + region() + ", where: ";
    const std::string own = "{ is: \"own\", zone: \"$zone\" }";
    text += chance(3) ? "{ op: \"and\", args: [" + own + ", " + condition({"$zone"}, 0) + "] }" : own;
    text += " } }\n      - { name: \"$to\", domain: ";
    text += chance(2) ? way() : "{ query: \"union\", of: [" + way() + ", " + way() + "] }";
    text += " }\n    effects:\n";
    for (std::uint64_t i = below(3); i > 0; --i) text += "      - " + besides(names) + "\n";
    text += "      - moveToken: { token: \"top($from)\", to: \"$to\" }\n";
    for (std::uint64_t i = below(3); i > 0; --i) text += "      - " + besides(names) + "\n";
    // What may be repeated without end takes the kernel long to find.
    if (chance(8)) text += "    longest: true\n    limits: [{ scope: \"turn\", max: 2 }]\n";
    return text;
  }

  std::string way() {
    const std::string from =
        "from: \"$from\", directions: \"" + std::string(m_hex ? "e" : "orthogonal") + "\"";
    switch (below(4)) {
      case 0:
      case 1:
        return "{ query: \"ray\", " + from + " }";
      case 2:
        return "{ query: \"hops\", " + from + " }";
      default:
        return "{ query: \"adjacentZones\", zone: \"$from\", direction: " + directions() + ", where: " +
               pick(std::array{"{ is: \"empty\", zone: \"$zone\" }", "{ is: \"enemy\", zone: \"$zone\" }",
                               "{ op: \"not\", arg: { is: \"own\", zone: \"$zone\" } }"}) +
               " }";
    }
  }

  std::string besides(const Names& names) {
    switch (below(5)) {
      case 0:
        return "capture: { what: { query: \"tokensInZone\", zone: " + zone(names) + " } }";
      case 1:
        return "capture: { what: " + between(names) + " }";
      case 2:
        return "capture: { what: { query: \"sandwiched\", from: " + zone(names) + " } }";
      default:
        return effect(names, 1);
    }
  }

  std::string result() {
    switch (below(5)) {
      case 0:
        return "{ type: \"draw\" }";
      case 1:
        m_scores = true;
        return "{ type: \"byScore\" }";
      case 2:
        return "{ type: \"lose\", player: \"active\" }";
      default:
        return "{ type: \"win\", player: \"" + pick(std::array{"actor", "opponent", "0"}) + "\" }";
    }
  }

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

  std::string effect(const Names& names, int depth) {
    if (depth > 0 && chance(5))
      return "if: { when: " + condition(names, 1) + ", then: [{ " + effect(names, depth - 1) +
             " }], else: [{ " + effect(names, depth - 1) + " }] }";
    if (depth > 0 && chance(6))
      return "let: { bind: \"$kept\", value: { ref: \"zone\", zone: " + zone(names) + " }, in: [{ " +
             effect(with(names, "$kept"), depth - 1) + " }] }";
    if (m_hasProperties && chance(5))
      return "setTokenProp: { token: " + top(names) + ", prop: " +
             pick(std::array{"\"rank\", value: 3", "\"seen\", value: true", "\"colour\", value: \"blue\""}) +
             " }";
    if (m_hasBag && chance(12)) return "capture: { what: " + query(names, 1) + ", to: \"bag\" }";
    if (depth > 0 && chance(12))
      return "let: { bind: \"$held\", value: { ref: \"token\", token: " + top(names) + " }, in: [{ " +
             effect(names, 0) + " }, { setOwner: { token: \"$held\", player: " + player() + " } }] }";
    switch (below(10)) {
      case 9:
        return "createToken: { type: \"" + type() + "\", zone: " + zone(names) +
               (chance(3) ? "" : ", owner: " + player()) +
               (m_hasProperties && chance(3) ? ", props: { rank: 4 }" : "") + " }";
      case 0:
      case 1:
        return "place: { type: \"" + type() + "\", zone: " + zone(names) + " }";
      case 2:
      case 3:
        return "moveToken: { token: " + top(names) + ", to: " + zone(names) + " }";
      case 4:
        if (chance(3)) return "swap: { first: " + top(names) + ", second: " + top(names) + " }";
        return "setOwner: { token: " + top(names) + ", player: " + player() + " }";
      case 5:
        return "capture: { what: " + query(names, 1) + (chance(2) ? ", score: \"gold\"" : "") + " }";
      case 6:
        return "forEach: { bind: \"$each\", over: " + query(names, 1) +
               ", effects: [{ setOwner: { token: \"top($each)\", "
               "player: \"actor\" } }] }";
      case 7:
        return "destroyToken: { token: " + top(names) + " }";
      default:
        return "addVar: { scope: \"global\", var: \"marks\", delta: " + number(names, 1) + " }";
    }
  }

  bool m_scores = false;
  bool m_hasProperties = false;
  bool m_hasBag = false;
  bool m_asksRepetitions = false;
};

}  // namespace

std::string randomBoardGame(std::uint64_t seed) {
  return GameWriter(seed).write();
}

}  // namespace ludo::engine
