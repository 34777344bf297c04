// SPDX-License-Identifier: Apache-2.0
#include "example_places.h"

#include <functional>
#include <map>

#include "core/language/language.h"
#include "core/language/spec_document.h"
#include "core/text/json_data.h"
#include "spec_text.h"

namespace ludo::testing {

using namespace language;

namespace {

/// The host game with one section of its own.
std::string with(const std::string& section, const std::string& content,
                 std::vector<std::string> without = {}) {
  without.push_back(section);
  return hostGame(without) + testing::block(R"(section: ")" + section + "\"\n" + content + '\n');
}

/// The host game with a section of one item.
std::string withItem(const std::string& section, const std::string& item) {
  return with(section, R"(items:
  - )" + item);
}

/// An action in which `$x`, `$cards` and all names of the host are known.
std::string action(const std::string& keys) {
  return hostGame() + testing::block(
                          R"(section: "actions"
items:
  - id: "try"
    phase: "main"
    params: [{ name: "$x", domain: { query: "intsInRange", min: 1, max: 2 } }]
    )" + keys + '\n');
}
std::string effects(const std::string& list) {
  return action(
      R"(effects: [{ chooseN: { bind: "$cards", options: { query: "tokensInZone", zone: "deck" }, n: 2 )"
      "} }, " +
      list + "]");
}

/// What the examples of uses of definitions use.
std::string definitions() {
  return testing::block(
      R"(section: "definitions"
items:
  - id: "wealth"
    parameters: [{ name: "$who", is: "player" }]
    value: { ref: "pvar", player: "$who", var: "money" }
  - id: "isFree"
    parameters: [{ name: "$where", is: "zone" }]
    condition: { is: "empty", zone: "$where" }
  - id: "freeCells"
    query: { query: "zones", in: "cell" }
  - id: "pay"
    parameters: [{ name: "$price", is: "number" }]
    effects: [{ addVar: { scope: "pvar", var: "money", delta: { op: "-", left: 0, right: "$price" } } }]
)");
}

using Place = std::function<std::string(const std::string& value)>;

/// Of values, conditions, queries, effects and parts of actions.
std::map<const Type*, Place> placesInRules() {
  return {
      {&typeOf<Effect>(), [](const std::string& e) { return effects(e); }},
      {&typeOf<ValueExpr>(),
       [](const std::string& e) { return effects(R"({ let: { bind: "$v", value: )" + e + ", in: [] } }"); }},
      {&typeOf<Query>(),
       [](const std::string& e) {
         return effects(R"({ forEach: { bind: "$v", over: )" + e + ", effects: [] } }");
       }},
      {&typeOf<Condition>(), [](const std::string& e) { return action("pre: " + e); }},
      {&typeOf<StuckCondition>(),
       [](const std::string& e) {
         return withItem("end", "{ when: " + e + R"(, result: { type: "draw" } })");
       }},
      {&typeOf<DefinedCondition>(), [](const std::string& e) { return action("pre: " + e) + definitions(); }},
      {&typeOf<DoEffect>(), [](const std::string& e) { return effects(e) + definitions(); }},
      {&typeOf<DefinedValue>(),
       [](const std::string& e) {
         return effects(R"({ let: { bind: "$v", value: )" + e + ", in: [] } }") + definitions();
       }},
      {&typeOf<DefinedQuery>(),
       [](const std::string& e) {
         return effects(R"({ forEach: { bind: "$v", over: )" + e + ", effects: [] } }") + definitions();
       }},
      {&typeOf<FormulaDef>(), [](const std::string& e) { return withItem("definitions", e); }},
      {&typeOf<FormulaParameter>(),
       [](const std::string& e) {
         return with("definitions", R"(items:
  - id: "isOpen"
    parameters: [)" + e + R"(]
    condition: { is: "empty", zone: "$from" })");
       }},
      {&typeOf<ParamDef>(),
       [](const std::string& e) {
         return withItem("actions", R"({ id: "wait", phase: "main", params: [)" + e + "] }");
       }},
      {&typeOf<LimitDef>(), [](const std::string& e) { return action("limits: [" + e + "]"); }},
      {&typeOf<ActionDef>(), [](const std::string& e) { return withItem("actions", e); }},
      {&typeOf<ZoneFilter>(),
       [](const std::string& e) {
         return effects(R"({ forEach: { bind: "$v", over: { query: "zones", filter: )" + e +
                        " }, effects: [] } }");
       }},
  };
}

/// Of what has a name of its own.
std::map<const Type*, Place> placesOfDefinitions() {
  return {
      {&typeOf<PlayerCount>(),
       [](const std::string& e) {
         return with("metadata", R"(id: "host"
players: )" + e);
       }},
      {&typeOf<VariableEntry>(),
       [](const std::string& e) {
         return with("variables", R"(global:
  threat: )" + e,
                     {"scoring"});
       }},
      {&typeOf<ZoneDef>(),
       [](const std::string& e) {
         return withItem("zones", e +
                                      R"(
  - { id: "market" }
  - { id: "hand", owner: "player" }
  - { id: "discard", owner: "player" })");
       }},
      {&typeOf<DirectedEdge>(),
       [](const std::string& e) {
         return hostGame() + testing::block(R"(section: "zones"
items:
  - { id: "extra", directions: [)" + e + "] }\n");
       }},
      {&typeOf<TokenTypeDef>(), [](const std::string& e) { return withItem("tokenTypes", e); }},
      {&typeOf<TableDef>(), [](const std::string& e) { return withItem("tables", e); }},
      {&typeOf<PhaseDef>(),
       [](const std::string& e) {
         return with("turn", R"(phases:
  - )" + e);
       }},
      {&typeOf<EventMatch>(),
       [](const std::string& e) {
         return withItem("triggers",
                         R"({ id: "t", event: "actionResolved", match: )" + e + ", effects: [] }");
       }},
      {&typeOf<TriggerDef>(), [](const std::string& e) { return withItem("triggers", e); }},
      {&typeOf<ResultDef>(),
       [](const std::string& e) { return withItem("end", "{ when: true, result: " + e + " }"); }},
      {&typeOf<EndDef>(), [](const std::string& e) { return withItem("end", e); }},
      {&typeOf<TokenLook>(), [](const std::string& e) { return with("rendering", "tokens: [" + e + "]"); }},
      {&typeOf<BoardLook>(), [](const std::string& e) { return with("rendering", "boards: [" + e + "]"); }},
      {&typeOf<ZoneLook>(), [](const std::string& e) { return with("rendering", "zones: [" + e + "]"); }},
  };
}

/// Of parts of boards and of tests.
std::map<const Type*, Place> placesInBoardsAndTests() {
  return {
      {&typeOf<BoardDef>(), [](const std::string& e) { return withItem("boards", e); }},
      {&typeOf<BoardShape>(),
       [](const std::string& e) { return withItem("boards", R"({ id: "other", shape: )" + e + " }"); }},
      {&typeOf<BoardRegion>(),
       [](const std::string& e) {
         return withItem("boards",
                         R"({ id: "cell", shape: { grid: { rows: 2, cols: 2 } }, regions: [)" + e + "] }");
       }},
      {&typeOf<BoardProperty>(),
       [](const std::string& e) {
         return withItem("boards",
                         R"({ id: "cell", shape: { grid: { rows: 2, cols: 2 } }, props: [)" + e + "] }");
       }},
      {&typeOf<BoardLines>(),
       [](const std::string& e) {
         return withItem("boards",
                         R"({ id: "cell", shape: { grid: { rows: 3, cols: 3 } }, lines: [)" + e + "] }");
       }},
      {&typeOf<GraphNode>(),
       [](const std::string& e) {
         return withItem("boards", R"({ id: "g", shape: { graph: { nodes: [)" + e + "], edges: [] } } }");
       }},
      {&typeOf<GraphEdge>(),
       [](const std::string& e) {
         return withItem(
             "boards",
             R"({ id: "g", shape: { graph: { nodes: [{ id: "a" }, { id: "b" }], edges: [)" + e + "] } } }");
       }},
      {&typeOf<RegionDef>(), [](const std::string& e) { return withItem("regions", e); }},
      {&typeOf<DirectionSetDef>(), [](const std::string& e) { return withItem("directionSets", e); }},
      {&typeOf<DirectionTurn>(), [](const std::string& e) { return withItem("compass", e); }},
      {&typeOf<LineSetDef>(), [](const std::string& e) { return withItem("lineSets", e); }},
      {&typeOf<BundleUse>(), [](const std::string& e) { return withItem("bundles", e); }},
      {&typeOf<TestDef>(), [](const std::string& e) { return withItem("tests", e); }},
      {&typeOf<TestPosition>(),
       [](const std::string& e) {
         return withItem("tests", R"({ name: "A", given: )" + e + ", script: [] }");
       }},
      {&typeOf<TestStep>(),
       [](const std::string& e) { return withItem("tests", R"({ name: "A", script: [)" + e + "] }"); }},
      {&typeOf<LegalExpectation>(),
       [](const std::string& e) {
         return withItem("tests", R"({ name: "A", script: [{ expect: { legal: )" + e + " } }] }");
       }},
      {&typeOf<ZoneExpectation>(),
       [](const std::string& e) {
         return withItem("tests", R"({ name: "A", script: [{ expect: { zones: [)" + e + "] } }] }");
       }},
      {&typeOf<TokenExpectation>(),
       [](const std::string& e) {
         return withItem("tests", R"({ name: "A", script: [{ expect: { tokens: [)" + e + "] } }] }");
       }},
  };
}

/// Where in a game a value of a type may stand.
const std::map<const Type*, Place>& places() {
  static const std::map<const Type*, Place> places = [] {
    std::map<const Type*, Place> all = placesInRules();
    all.merge(placesOfDefinitions());
    all.merge(placesInBoardsAndTests());
    return all;
  }();
  return places;
}

/// The types whose value is a whole section, which is in block style at its outermost.
const std::map<const Type*, std::string>& sections() {
  static const std::map<const Type*, std::string> sections = {{&typeOf<Metadata>(), "metadata"},
                                                              {&typeOf<VariablesSection>(), "variables"},
                                                              {&typeOf<TurnDef>(), "turn"},
                                                              {&typeOf<ScoringDef>(), "scoring"},
                                                              {&typeOf<RenderingDef>(), "rendering"}};
  return sections;
}

const Type* unionOf(const Type& record) {
  for (const Type* type : allTypes()) {
    for (TypeGetter alternative : type->alternatives) {
      if (&alternative() == &record) return type;
    }
  }
  return nullptr;
}

}  // namespace

std::string flow(const text::DataNode& data) {
  std::string text;
  const auto next = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  switch (data.kind) {
    case text::DataKind::List:
      for (const text::DataNode& item : data.items) next(flow(item));
      return '[' + text + ']';
    case text::DataKind::Map:
      for (const text::DataEntry& entry : data.entries) next(entry.key + ": " + flow(entry.value));
      return data.entries.empty() ? "{}" : "{ " + text + " }";
    default:
      return text::writeJsonLine(data);
  }
}

std::optional<std::string> gameWith(const Type& record, const text::DataNode& value) {
  if (const auto section = sections().find(&record); section != sections().end()) {
    std::string lines;
    for (const text::DataEntry& entry : value.entries) lines += entry.key + ": " + flow(entry.value) + '\n';
    const bool needed = section->second == "variables";  // by the host's scoring
    return with(section->second, lines,
                needed ? std::vector<std::string>{"scoring"} : std::vector<std::string>{});
  }
  auto place = places().find(&record);
  if (const Type* around = unionOf(record); place == places().end() && around != nullptr)
    place = places().find(around);
  if (place == places().end()) return std::nullopt;
  return place->second(flow(value));
}

}  // namespace ludo::testing
