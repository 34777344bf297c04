// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/analysis/facts.h"
#include "core/analysis/standing.h"
#include "core/layout/field.h"

namespace ludo::engine {

class Allocator;

/// Sets of zones by their topmost tokens. With them, "own" and "empty" are as quick as on a board of cells.
struct TopFields {
  std::uint32_t occupied = 0;
  std::vector<std::uint32_t> owned;   ///< by seat; empty when no token has an owner
  std::vector<std::uint32_t> ofType;  ///< by type; empty when there is one type only
};

/// Tokens by id; see TokenStore.
struct TokenFields {
  std::uint32_t capacity = 0;           ///< how many ids there are, from 0
  Field created;                        ///< how many there have been
  std::uint32_t inPlay = 0;             ///< set of tokens
  Table zones;                          ///< by token: where it is
  Table contents;                       ///< by zone: the set of its tokens
  std::vector<std::uint32_t> owned;     ///< by seat: set of tokens; empty when no token has an owner
  std::vector<std::uint32_t> ofType;    ///< by type: set of tokens; empty when there is one type only
  std::optional<Table> types;           ///< by token
  std::optional<Table> tops;            ///< by zone, where zones have an order or room for one token
  std::optional<Table> bottoms;         ///< by zone, where zones have an order
  std::optional<Table> aboves, belows;  ///< by token
  std::vector<std::optional<Table>> properties;  ///< by property, then token
  /// By property: offset of the set of tokens with the lowest value of the range; the others follow.
  std::vector<std::optional<std::uint32_t>> byValue;
  std::optional<Table> knownBy;               ///< by token: seats as bits
  std::optional<Table> pools;                 ///< by token
  std::vector<std::optional<Table>> origins;  ///< by property, then token; of uncertain ones
  std::optional<Table> natures;               ///< by token, where chance decides types
  std::optional<TopFields> zonesByTop;        ///< where the rules ask for topmost tokens
};

/// Tokens that are only counted; see CountStore.
struct CountFields {
  Table counts;             ///< by zone, a byte each
  std::uint32_t words = 0;  ///< the same from zone 0 on, eight in a word
};

/// The turn where it is looked up in play; see free_turn.cpp. Lists of seats are words of four bits a seat,
/// its number and 1, the first in front (lowest); 0 is the empty list.
struct TurnFields {
  Field actor;
  Field toAct, outOfPhase, extraTurns;        ///< lists of seats, as in kernel::State
  Field eliminated;                           ///< seats as bits
  Field turnEnding, phaseEnding, partEnding;  ///< 1 once it is to end; see kernel::State
  Field nextPhase;                            ///< -1: none
  std::uint32_t committed = 0;                ///< offset of the first move: its code, who moves and arguments
  std::uint32_t committedWords = 0;           ///< of a move
  Field committedCount;
  Field committedNext;  ///< the one to carry out next, while they are carried out
};

/// The positions from which players moved, where the rules count repetitions; see Standing. They stand behind
/// the fixed part of the block, which grows with them: one word for each repetition that is counted, position
/// by position.
struct HistoryFields {
  Field count;              ///< how many are remembered
  Field capacity;           ///< for how many there is space
  std::vector<Field> sums;  ///< by view: of what stands now; empty where it is added up when it is asked for
  std::uint32_t repetitions = 0;
  /// By repetition, offset of the first of `filterWords`. Each remembered word has a bit there that is set: a
  /// word whose bit is not has not occurred.
  std::vector<std::uint32_t> filters;
  static constexpr std::uint32_t filterWords = 8;
  /// Before a decision there has to be room for so many more: each seat may move before the next one, and a
  /// move may be tried then, or a series of them.
  std::uint32_t slack = 0;
  static constexpr std::uint32_t longestSeries = 48;
};

/// The options of a pending choice, in their order: zones or tokens, or other values where choices are
/// replayed.
struct OptionFields {
  Field count;    ///< of those that may be picked next
  Table options;  ///< these, and where choices are replayed all others in their order, from the first again
  // Where choices are replayed.
  std::optional<Field> mayStop;  ///< 1 when no more need be picked
  std::optional<Field> all;      ///< how many there are
  std::optional<Field> next;     ///< the place among all of the first that may be picked
  std::optional<Field> picked;   ///< how many have been
};

/// Of a move that is played once more after each decision in it: see Replays. All of it stands behind the
/// fixed part of the block.
struct ReplayFields {
  std::uint32_t move = 0;  ///< offset of its code and arguments
  std::uint32_t moveWords = 0;
  Field count;                    ///< decisions that have been made
  std::uint32_t answers = 0;      ///< offset of the first: the payload, the option's number, the generator
  std::uint32_t answerWords = 0;  ///< of each
  std::uint32_t before = 0;       ///< offset of the fixed part as it was
  std::uint32_t end = 0;
  static constexpr std::uint32_t mostAnswers = 12;
};

/// Where everything lies in a position's block. What a game never uses has no field.
struct StateLayout {
  /// Throws Unsupported.
  StateLayout(const kernel::Rules& rules, const Facts& facts, const Standing& standing);

  /// Of the fixed part of the block, a multiple of 8; of most games it is the whole.
  std::uint32_t bytes = 0;

  std::optional<std::uint32_t> generator;  ///< the rules' own random numbers; machine::generatorBytes
  Field turnNumber;
  Field moveCount;
  Field status;  ///< Status, or the number of the pending choice from Status::FirstChoice on
  Field active;
  Field actionsTaken;
  Field lastActor;
  Field endCondition;
  std::vector<Field> results;  ///< by seat: SeatResult, once over
  std::optional<Field> orderIndex;
  std::optional<Field> phase;
  std::optional<Field> passes;
  std::optional<Field> lastZone;
  std::optional<Field> chooser;         ///< who makes the pending choice
  std::optional<OptionFields> options;  ///< of it
  std::vector<Field> kept;              ///< names of the action that it interrupts
  std::vector<Field> variables;         ///< by slot
  struct Uses {
    std::optional<Field> turn, phase, game;
  };
  std::vector<Uses> uses;  ///< by Rules::useSlot

  // Sets of zones: byte offsets of their words.
  std::vector<std::uint32_t> owners;          ///< by seat; empty when no token has an owner
  std::optional<std::uint32_t> ownerless;     ///< tokens that nobody owns
  std::vector<std::uint32_t> types;           ///< by type; empty when there is one type only
  std::vector<std::optional<Table>> columns;  ///< of cells: by property, then zone

  std::optional<TokenFields> tokens;
  std::optional<CountFields> counts;
  std::optional<TurnFields> turn;
  std::optional<HistoryFields> history;
  std::optional<ReplayFields> replay;

  std::vector<std::uint32_t> lines;  ///< by seat: offset of the first line's word; empty when not kept

  /// Of the whole block but the history, which comes behind.
  std::uint32_t blockBytes() const { return replay ? replay->end : bytes; }

  /// Whether there is room for so many names in all.
  bool canKeep(std::size_t names) const {
    return !history || names <= kept.size() + (m_keptEnd - m_nextKept) / wordBytes;
  }
  /// Room for one more name, where there is; to be called while lowering only.
  void addKept();

 private:
  void placeCells(Allocator& memory, const kernel::Rules& rules, const Facts& facts);

  std::uint32_t m_keptEnd = 0;  ///< of the room set aside for names where the block has no other
  std::uint32_t m_nextKept = 0;
};

/// StateLayout::status. Escaped: there was no room for what happened; the kernel has to do it again.
struct Status {
  enum : std::uint8_t { Over, Escaped, AwaitsMove, FirstChoice };
};

}  // namespace ludo::engine
