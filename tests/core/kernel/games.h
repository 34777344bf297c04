// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/kernel/kernel.h"

namespace ludo::kernel::testing {

/// A game from the data of a GameDef, written as strict YAML without metadata, which is filled in. `boards`
/// are added before names are looked up. A mistake in the text fails the running test and gives null.
RulesPtr game(
    const std::string& yaml, Seat seats = 2,
    const std::function<void(language::GameDef&)>& boards = [](language::GameDef&) {});

/// Adds zones id_R_C that hold one token each, with all eight directions (or four), and the region `id`.
void addGrid(language::GameDef& def, const std::string& id, int rows, int cols, bool diagonals);
/// Adds a rhombus of hexagons and the regions `id`, `home` and `goal`: top and bottom for seat 0, left and
/// right for seat 1.
void addHexRhombus(language::GameDef& def, const std::string& id, int size);

RulesPtr ticTacToe();
RulesPtr hex(int size);

/// The move with this text; fails the running test when it is not legal.
Move moveNamed(const Rules& rules, const State& state, const std::string& text);
void play(const Rules& rules, State& state, const std::string& text, EventLog* log = nullptr);
std::vector<std::string> moveTexts(const Rules& rules, const State& state);

std::int64_t variable(const Rules& rules, const State& state, const std::string& name, Seat seat = 0);
/// The tokens of a zone as "type#id", bottom first.
std::vector<std::string> content(const Rules& rules, const State& state, const std::string& zone);
int countNotes(const EventLog& log, Note::Kind kind);

/// Nodes of the game tree at each depth from 1; games that end stay ended.
std::vector<std::uint64_t> perft(const Rules& rules, int depth);

/// Everything that must be true of any state.
void expectSound(const Rules& rules, const State& state);

}  // namespace ludo::kernel::testing
