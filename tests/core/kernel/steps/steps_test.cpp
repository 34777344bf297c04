// SPDX-License-Identifier: Apache-2.0
// What the kernel counts as a step is worth about the same work, whatever asks for it: a limit of steps is a
// limit of time. Work is counted, not timed: the stretches of code that run, and the memory that is asked
// for.
#include <gtest/gtest.h>

#include <cstdio>

#include "core/base/rng.h"
#include "core/base/step_counter.h"
#include "games.h"
#include "playable_game.h"
#include "work_counter.h"

namespace ludo::kernel::testing {
namespace {

/// Steps of the program for one of the kernel's. Most take a tenth of it.
constexpr double mostPerStep = 150;

struct Work {
  std::uint64_t ofProgram = 0;
  std::int64_t steps = 0;
  double perStep() const { return static_cast<double>(ofProgram) / static_cast<double>(steps); }
};

/// What a game takes of random play, or the first steps of it, without what is made once for a game.
Work workOf(const Rules& rules) {
  constexpr int plies = 100;
  Budget whole(500'000);
  Rng random(1);
  State state = initialState(rules, 1);
  const std::uint64_t work = ludo::testing::workDone();
  const std::int64_t before = whole.left();
  for (int ply = 0; ply < plies && !state.over() && !whole.exhausted(); ++ply) {
    const LegalMoves legal = listLegalMoves(rules, state, &whole);
    if (legal.moves.empty() || whole.exhausted()) break;
    applyMove(rules, state, legal.moves[random.below(legal.moves.size())], nullptr, &whole);
  }
  return {ludo::testing::workDone() - work, before - whole.left()};
}

struct Case {
  const char* name;
  std::string text;
};

std::string joined(int count, const std::function<std::string(int)>& part) {
  std::string text;
  for (int i = 0; i < count; ++i) text += (i == 0 ? "" : ", ") + part(i);
  return text;
}

const std::string never = R"(end: []
turn: { phases: [{ id: "main", pass: "allowed" }] }
)";

/// Asked for each zone of a large board.
Case question(const char* name, const std::string& condition) {
  return {name,
          never +
              R"(actions: [{ id: "go", phase: "main", params: [{ name: "$z", domain: { query: "zones", in: )"
              R"("cell" } }], pre: )" +
              condition + " }]\n"};
}
Case counted(const char* name, const std::string& query) {
  return question(name,
                  R"({ op: ">", left: { aggregate: { op: "count", query: )" + query + " } }, right: -1 }");
}
Case value(const char* name, const std::string& value) {
  return question(name, R"({ op: "==", left: )" + value + ", right: -7 }");
}

/// Done again and again with a zone of many tokens.
Case deed(const char* name, const std::string& effects, const std::string& ordering = "stack") {
  return {
      name,
      R"(zones: [{ id: "a", ordering: ")" + ordering + R"(" }, { id: "b", ordering: ")" + ordering +
          R"(" }, { id: "c", visibility: "hidden" }]
tokenTypes: [{ id: "card", props: { n: 0 } }]
)" + never +
          "setup: [{ createToken: { type: \"card\", zone: \"a\", count: 2000 } }]\n" +
          R"(actions: [{ id: "go", phase: "main", effects: [{ repeat: { times: 1000, effects: [)" + effects +
          "] } }] }]\n",
  };
}
std::string forEachToken(const std::string& effect) {
  return R"({ forEach: { bind: "$t", over: { query: "tokensInZone", zone: "a" }, effects: [)" + effect +
         "] } }";
}
std::string moveAll(const std::string& more) {
  return R"({ moveAll: { from: "a", to: "b")" + more + R"( } }, { moveAll: { from: "b", to: "a")" + more +
         " } }";
}

/// Values, conditions and queries.
std::vector<Case> readings() {
  return {
      question("connected", R"({ ref: "connected", from: "cell", toRegion: "cell", via: false })"),
      question("connected by neighbours",
               R"({ ref: "connected", zone: "hub", toRegion: "far", via: false })"),
      value("groupSize", R"({ ref: "groupSize", zone: "$z", via: false })"),
      value("distance", R"({ ref: "distance", from: "$z", toRegion: "cell", via: false })"),
      value("lines",
            R"({ ref: "lines", length: 5, where: { ref: "connected", zone: "$zone", toRegion: "cell", )"
            "via: true } }"),
      value("lines of nobody in particular",
            R"({ ref: "lines", length: 5, player: "actor", excluding: "cell" })"),
      value("pattern", R"({ ref: "pattern", rotate: true, reflect: true, where: true, cells: [)" +
                           joined(200,
                                  [](int i) {
                                    return "[" +
                                           joined(1 + i % 40, [](int) { return std::string("\"e\""); }) + "]";
                                  }) +
                           "] }"),
      value("pattern of a place",
            R"({ ref: "pattern", at: "$z", rotate: true, reflect: true, cells: [)" +
                joined(200,
                       [](int i) {
                         return "[" + joined(1 + i % 40, [](int) { return std::string("\"e\""); }) + "]";
                       }) +
                "] }"),
      value("step", R"({ ref: "step", from: "$z", direction: "e", steps: 1000000000 })"),
      value("step round a ring", R"({ ref: "step", from: "ring0", direction: "on", steps: 1000000000 })"),
      value("repetitions", R"({ ref: "repetitions" })"),
      question("adjacent", R"({ ref: "adjacent", zone: "hub", to: "$z" })"),
      question("in",
               R"({ op: "in", item: { ref: "zone", zone: "$z" }, set: { query: "zones", in: "cell" } })"),
      counted("tokens", R"({ query: "tokens" })"),
      counted("tokens of a region", R"({ query: "tokens", in: "cell" })"),
      counted("adjacentZones", R"({ query: "adjacentZones", zone: "hub", where: false })"),
      counted("connectedZones", R"({ query: "connectedZones", zone: "$z", via: false })"),
      counted("ray", R"({ query: "ray", from: "$z", directions: ["e", "s", "se", "ne"], through: true })"),
      counted("hops", R"({ query: "hops", from: "$z", directions: ["e", "s"], over: true, to: true })"),
      counted("leaps", R"({ query: "leaps", from: "$z", rotate: true, reflect: true, path: [)" +
                           joined(60, [](int i) { return std::string(i % 2 == 0 ? "\"e\"" : "\"w\""); }) +
                           "] }"),
      counted("between", R"({ query: "between", from: "cell_0_0", to: "$z" })"),
      counted("sandwiched",
              R"({ query: "sandwiched", from: "$z", directions: ["e", "s"], where: true, by: true })"),
      counted("enums", R"({ query: "enums", values: [)" +
                           joined(2'000, [](int i) { return "\"e" + std::to_string(i) + "\""; }) + "] }"),
      counted("union", R"({ query: "union", of: [)" +
                           joined(300, [](int) { return std::string(R"({ query: "zones", in: "far" })"); }) +
                           "] }"),
      counted("players", R"({ query: "players", of: "all" })"),
  };
}

std::vector<Case> effectsOfAllKinds() {
  const std::string tokens = R"({ query: "tokensInZone", zone: "a" })";
  return {
      deed("moveAll", moveAll("")),
      deed("moveAll to the bottom", moveAll(R"(, position: "bottom")")),
      deed("moveAll at random", moveAll(R"(, position: "random")")),
      deed("moveAll in queues", moveAll(""), "queue"),
      deed("moveAll in sets", moveAll(""), "set"),
      deed("moveAll out of secrets",
           R"({ moveAll: { from: "a", to: "c" } }, { moveAll: { from: "c", to: "a" } })"),
      deed("capture", "{ capture: { what: " + tokens + " } }"),
      deed("capture to",
           "{ capture: { what: " + tokens + R"(, to: "b" } }, { moveAll: { from: "b", to: "a" } })"),
      deed("capture in sets", "{ capture: { what: " + tokens + R"(, to: "b" } })", "set"),
      deed("draw",
           R"({ draw: { from: "a", to: "b", count: 5000 } }, { draw: { from: "b", to: "a", count: 5000 )"
           "} }"),
      deed("draw in sets",
           R"({ draw: { from: "a", to: "b", count: 5000 } }, { draw: { from: "b", to: "a", count: 5000 )"
           "} }",
           "set"),
      deed("shuffle", R"({ shuffle: { zone: "a" } })"),
      deed("shuffle secrets", R"({ moveAll: { from: "a", to: "c" } }, { shuffle: { zone: "c" } })"),
      deed("destroyToken", forEachToken(R"({ destroyToken: { token: "$t" } })")),
      deed("setOwner",
           forEachToken(R"({ setOwner: { token: "$t", player: "actor" } }, { setOwner: { token: "$t" } })")),
      deed("setTokenProp",
           forEachToken(R"({ setTokenProp: { token: "$t", prop: "n", value: { ref: "turnNumber" } } })")),
      deed("swap", forEachToken(R"y({ swap: { first: "$t", second: "top(a)" } })y")),
      deed("swap in sets", forEachToken(R"y({ swap: { first: "$t", second: "top(a)" } })y"), "set"),
      deed("moveToken to the bottom", R"y({ moveToken: { token: "top(a)", to: "a", position: "bottom" } })y"),
      deed("moveToken at random", R"y({ moveToken: { token: "top(a)", to: "a", position: "random" } })y"),
      deed("createToken", R"({ createToken: { type: "card", zone: "c", count: 100 } })"),
      deed("reveal", "{ reveal: { what: " + tokens + " } }"),
      deed("peek", "{ peek: { what: " + tokens + " } }"),
      deed("randomOne", R"({ randomOne: { bind: "$x", options: )" + tokens + " } }"),
      deed("let",
           joined(300,
                  [](int i) { return R"({ roll: { bind: "$r)" + std::to_string(i) + R"(", sides: 6 } })"; }) +
               ", " +
               joined(300,
                      [](int) {
                        return std::string(
                            R"({ if: { when: { op: "==", left: { ref: "binding", name: "$r0" }, right: 9 )"
                            R"(}, then: [{ shuffle: { zone: "b" } }] } })");
                      })),
  };
}

/// Choices, actions and triggers.
std::vector<Case> rulesInNumbers() {
  return {
      {"chooseN", never +
                      R"(actions: [{ id: "go", phase: "main", effects: [{ chooseN: { bind: "$c", options: { )"
                      R"(query: "intsInRange", min: 1, max: 3000 }, n: 3000, min: 0 } }] }]
)"},
      {"many actions",
       R"(end: []
turn: { phases: [{ id: "main", pass: "allowed" }, { id: "on", skipIf: true }] }
actions: [)" +
           joined(2'000, [](int i) { return R"({ id: "a)" + std::to_string(i) + R"(", phase: "on" })"; }) +
           "]\n"},
      {"many triggers",
       never + R"(zones: [{ id: "a" }, { id: "b" }]
tokenTypes: [{ id: "card" }]
actions: [{ id: "go", phase: "main", effects: [{ createToken: { type: "card", zone: "a", count: 500 } }] }]
triggers: [)" +
           joined(500,
                  [](int i) {
                    return R"({ id: "t)" + std::to_string(i) +
                           R"(", event: "tokenEntered", match: { region: "cell" }, effects: [] })";
                  }) +
           "]\n"},
  };
}

std::vector<Case> cases() {
  std::vector<Case> all;
  for (const auto& some : {readings(), effectsOfAllKinds(), rulesInNumbers()})
    all.insert(all.end(), some.begin(), some.end());
  return all;
}

/// A grid; a hub beside all of its cells; a region of one cell; a ring.
void addBoards(language::GameDef& def) {
  addGrid(def, "cell", 50, 50, true);
  language::ZoneDef hub;
  hub.id = "hub";
  for (const language::ZoneRef& cell : def.regions.back().zones) hub.adjacentTo.push_back(cell);
  language::RegionDef far;
  far.id = "far";
  far.zones.push_back(def.regions.back().zones.back());
  def.regions.push_back(std::move(far));
  def.zones.push_back(std::move(hub));
  constexpr int length = 1'000;
  for (int i = 0; i < length; ++i) {
    language::ZoneDef zone;
    zone.id = "ring" + std::to_string(i);
    language::DirectedEdge edge;
    edge.direction = "on";
    edge.to = "ring" + std::to_string((i + 1) % length);
    zone.adjacentTo.push_back(edge.to);
    zone.directions.push_back(std::move(edge));
    def.zones.push_back(std::move(zone));
  }
}

TEST(Steps, AreWorthTheSameWhateverTakesThem) {
  if (!stepsAreCounted()) GTEST_SKIP() << "This build counts no steps; the preset ci does";
  std::printf("%-32s %12s %12s\n", "", "steps", "work a step");
  for (const Case& one : cases()) {
    const RulesPtr rules = game(one.text, 2, addBoards);
    ASSERT_NE(rules, nullptr) << one.name;
    const Work work = workOf(*rules);
    std::printf("%-32s %12lld %12.1f\n", one.name, static_cast<long long>(work.steps), work.perStep());
    EXPECT_GT(work.steps, 10'000) << one.name;
    EXPECT_LT(work.perStep(), mostPerStep) << one.name;
  }
}

TEST(Steps, OfFoundGamesAreWorthTheSame) {
  if (!stepsAreCounted()) GTEST_SKIP() << "This build counts no steps; the preset ci does";
  constexpr std::uint64_t games = 300;
  double most = 0;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    ludo::testing::Choices choices(seed);
    const auto def = std::make_shared<const language::GameDef>(
        ludo::testing::playableGame(choices, static_cast<int>(seed % 101)));
    const Work work = workOf(*makeRules(def));
    // A game that is soon over has hardly begun to count.
    const double perStep = static_cast<double>(work.ofProgram) / static_cast<double>(work.steps + 1'000);
    most = std::max(most, perStep);
    EXPECT_LT(perStep, mostPerStep) << "seed " << seed;
  }
  std::printf("at most %.1f a step\n", most);
}

}  // namespace
}  // namespace ludo::kernel::testing
