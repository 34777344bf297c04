// SPDX-License-Identifier: Apache-2.0
#include "games.h"

#include <gtest/gtest.h>

#include "core/kernel/variables.h"
#include "core/language/read.h"
#include "core/language/resolve.h"
#include "core/text/strict_yaml.h"

namespace ludo::kernel::testing {

namespace {

using language::GameDef;
using language::ZoneDef;
using language::ZoneRef;

struct Step {
  const char* name;
  int row;
  int column;
};

std::string cellName(const std::string& id, int row, int column) {
  return id + "_" + std::to_string(row) + "_" + std::to_string(column);
}

void addCells(GameDef& def, const std::string& id, int rows, int cols, const std::vector<Step>& steps) {
  language::RegionDef all;
  all.id = id;
  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < cols; ++column) {
      ZoneDef zone;
      zone.id = cellName(id, row, column);
      zone.capacity = language::Number(1);
      for (const Step& step : steps) {
        const int r = row + step.row;
        const int c = column + step.column;
        if (r < 0 || c < 0 || r >= rows || c >= cols) continue;
        language::DirectedEdge edge;
        edge.direction = step.name;
        edge.to = cellName(id, r, c);
        zone.adjacentTo.push_back(edge.to);
        zone.directions.push_back(std::move(edge));
      }
      all.zones.emplace_back(zone.id.name);
      def.zones.push_back(std::move(zone));
    }
  }
  def.regions.push_back(std::move(all));
}

}  // namespace

void addGrid(GameDef& def, const std::string& id, int rows, int cols, bool diagonals) {
  std::vector<Step> steps = {{"n", -1, 0}, {"e", 0, 1}, {"s", 1, 0}, {"w", 0, -1}};
  if (diagonals) {
    for (const Step& step : {Step{"ne", -1, 1}, Step{"se", 1, 1}, Step{"sw", 1, -1}, Step{"nw", -1, -1}}) {
      steps.push_back(step);
    }
  }
  addCells(def, id, rows, cols, steps);
}

void addHexRhombus(GameDef& def, const std::string& id, int size) {
  addCells(def, id, size, size,
           {{"nw", -1, 0}, {"ne", -1, 1}, {"w", 0, -1}, {"e", 0, 1}, {"sw", 1, -1}, {"se", 1, 0}});
  language::RegionDef home;
  language::RegionDef goal;
  home.id = "home";
  goal.id = "goal";
  home.perSeat.resize(2);
  goal.perSeat.resize(2);
  for (int i = 0; i < size; ++i) {
    home.perSeat[0].emplace_back(cellName(id, 0, i));
    goal.perSeat[0].emplace_back(cellName(id, size - 1, i));
    home.perSeat[1].emplace_back(cellName(id, i, 0));
    goal.perSeat[1].emplace_back(cellName(id, i, size - 1));
  }
  def.regions.push_back(std::move(home));
  def.regions.push_back(std::move(goal));
}

RulesPtr game(const std::string& yaml, Seat seats, const std::function<void(GameDef&)>& boards) {
  const std::string count = std::to_string(seats);
  const std::string text =
      R"(metadata: { id: "test", players: { min: )" + count + ", max: " + count + " } }\n" + yaml;
  const SourceText source("test.yaml", text);
  diagnostics::List diagnostics;
  const text::DataNode data =
      text::readStrictYaml(source, Span{0, static_cast<std::uint32_t>(text.size())}, diagnostics);
  std::optional<GameDef> def = language::readGameDef(data, diagnostics);
  if (def) {
    boards(*def);
    language::resolve(*def, diagnostics);
  }
  for (const diagnostics::Diagnostic& diagnostic : diagnostics) {
    const std::uint32_t line = diagnostic.span.known() ? source.lineOf(diagnostic.span.begin) : 0;
    ADD_FAILURE() << diagnostic.path << ": " << diagnostic.message << "\n"
                  << (line > 0 ? source.line(line) : std::string_view(text));
  }
  if (!def || !diagnostics.empty()) return nullptr;
  return makeRules(std::make_shared<const GameDef>(std::move(*def)), seats);
}

RulesPtr ticTacToe() {
  return game(R"(
tokenTypes: [{ id: "mark" }]
turn: { phases: [{ id: "main" }] }
actions:
  - id: "place"
    label: "Place on {$cell}"
    phase: "main"
    params: [{ name: "$cell", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }]
    effects: [{ place: { type: "mark", zone: "$cell" } }]
end:
  - { id: "line", when: { op: ">=", left: { ref: "lines", length: 3 }, right: 1 }, result: { type: "win" } }
  - id: "full"
    when:
      op: "=="
      left: { aggregate: { op: "count", query: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } } }
      right: 0
    result: { type: "draw" }
)",
              2, [](GameDef& def) { addGrid(def, "cell", 3, 3, true); });
}

RulesPtr hex(int size) {
  return game(R"(
tokenTypes: [{ id: "stone" }]
turn: { phases: [{ id: "main" }] }
actions:
  - id: "place"
    phase: "main"
    params: [{ name: "$cell", domain: { query: "zones", in: "cell", where: { is: "empty", zone: "$zone" } } }]
    effects: [{ place: { type: "stone", zone: "$cell" } }]
end:
  - { when: { ref: "connected", from: "home", toRegion: "goal" }, result: { type: "win" } }
)",
              2, [size](GameDef& def) { addHexRhombus(def, "cell", size); });
}

Move moveNamed(const Rules& rules, const State& state, const std::string& text) {
  for (const Move& move : legalMoves(rules, state)) {
    if (moveText(rules, state, move) == text) return move;
  }
  std::string listed;
  for (const std::string& legal : moveTexts(rules, state)) listed += legal + ' ';
  ADD_FAILURE() << text << " is not among the legal moves: " << listed;
  return {};
}

void play(const Rules& rules, State& state, const std::string& text, EventLog* log) {
  const Move move = moveNamed(rules, state, text);
  if (!isLegal(rules, state, move)) return;
  applyMove(rules, state, move, log);
  expectSound(rules, state);
}

std::vector<std::string> moveTexts(const Rules& rules, const State& state) {
  std::vector<std::string> texts;
  for (const Move& move : legalMoves(rules, state)) texts.push_back(moveText(rules, state, move));
  return texts;
}

std::int64_t variable(const Rules& rules, const State& state, const std::string& name, Seat seat) {
  for (std::uint32_t i = 0; i < rules.def().variables.size(); ++i) {
    if (rules.def().variables[i].id.name == name) return state.variables[rules.variableSlot(i, seat)];
  }
  ADD_FAILURE() << "no variable " << name;
  return 0;
}

std::vector<std::string> content(const Rules& rules, const State& state, const std::string& zone) {
  std::vector<std::string> tokens;
  const ZoneId id = rules.zoneNamed(zone);
  if (!id.valid()) {
    ADD_FAILURE() << "no zone " << zone;
    return tokens;
  }
  for (TokenId token : state.zones[id.index])
    tokens.push_back(rules.def().tokenTypes[state.tokens[token.index].type].id.name + '#' +
                     std::to_string(token.index));
  return tokens;
}

int countNotes(const EventLog& log, Note::Kind kind) {
  return static_cast<int>(std::ranges::count(log.notes, kind, &Note::kind));
}

namespace {

void countNodes(const Rules& rules, const State& state, std::size_t depth,
                std::vector<std::uint64_t>& nodes) {
  if (depth == nodes.size()) return;
  for (const Move& move : legalMoves(rules, state)) {
    State next = state;
    applyMove(rules, next, move);
    ++nodes[depth];
    countNodes(rules, next, depth + 1, nodes);
  }
}

}  // namespace

std::vector<std::uint64_t> perft(const Rules& rules, int depth) {
  std::vector<std::uint64_t> nodes(static_cast<std::size_t>(depth), 0);
  countNodes(rules, initialState(rules, 1), 0, nodes);
  return nodes;
}

void expectSound(const Rules& rules, const State& state) {
  const HashSums sums = recomputeSums(rules, state);
  EXPECT_EQ(state.positionSum, sums.position);
  EXPECT_EQ(state.identitySum, sums.identity);
  std::vector<int> seen(state.tokens.size(), 0);
  for (std::size_t zone = 0; zone < state.zones.size(); ++zone) {
    const std::vector<TokenId>& tokens = state.zones[zone];
    EXPECT_LE(static_cast<std::int64_t>(tokens.size()), rules.zone(ZoneId(zone)).capacity);
    for (TokenId token : tokens) {
      ++seen[token.index];
      EXPECT_EQ(state.tokens[token.index].zone, ZoneId(zone));
    }
    if (rules.def().zones[rules.zone(ZoneId(zone)).def].ordering == language::Ordering::Set) {
      EXPECT_TRUE(std::ranges::is_sorted(tokens));
    }
  }
  for (std::size_t token = 0; token < state.tokens.size(); ++token) {
    EXPECT_EQ(seen[token], state.tokens[token].alive() ? 1 : 0);
  }
  for (std::uint32_t i = 0; i < rules.def().variables.size(); ++i) {
    const auto& def = rules.def().variables[i];
    const Seat copies = def.scope == language::VariableScope::Player ? rules.seats() : 1;
    const auto [low, high] = boundsOf(rules, def);
    for (Seat seat = 0; seat < copies; ++seat) {
      EXPECT_GE(state.variables[rules.variableSlot(i, seat)], low);
      EXPECT_LE(state.variables[rules.variableSlot(i, seat)], high);
    }
  }
  if (state.over()) {
    EXPECT_TRUE(legalMoves(rules, state).empty());
    EXPECT_EQ(playerToMove(state), nobody);
    EXPECT_TRUE(state.tasks.empty());
  }
}

}  // namespace ludo::kernel::testing
