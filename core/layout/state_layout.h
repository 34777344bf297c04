// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/analysis/facts.h"
#include "core/analysis/repetition_keys.h"
#include "core/layout/field.h"

namespace ludo::engine {

class Allocator;

/// Sets of zones by their topmost tokens, as byte offsets of their words. They make "own" and "empty" as
/// quick as on a board of cells.
struct TopFields {
  std::uint32_t occupied = 0;
  std::vector<std::uint32_t> owned;    ///< by seat; empty when no token has an owner
  std::vector<std::uint32_t> ofType;   ///< by type; empty where the rules never ask for it
  std::vector<kernel::ZoneId> beside;  ///< zones of which the sets say nothing: see zonesBeside()
};

/// Tokens by id; see TokenStore. Sets are given by the byte offset of their first word.
struct TokenFields {
  std::uint32_t capacity = 0;           ///< how many ids there are, from 0
  Field created;                        ///< how many tokens there have been: the next id
  std::uint32_t inPlay = 0;             ///< set of tokens
  Table zones;                          ///< by token: where it is
  Table contents;                       ///< by row: the set of a zone's tokens
  std::vector<std::int64_t> rows;       ///< by zone: its row there; -1 where one token is all that it holds
  std::optional<Table> owners;          ///< by token: the seat that owns it, where some have owners
  std::optional<Table> types;           ///< by token: its type, where there are several
  std::vector<std::uint32_t> owned;     ///< by seat: set of tokens; empty where the rules never ask for it
  std::vector<std::uint32_t> ofType;    ///< by type: set of tokens; empty where the rules never ask for it
  std::optional<Table> tops;            ///< by zone, where zones have an order or room for one token
  std::optional<Table> bottoms;         ///< by zone, where zones have an order
  std::optional<Table> aboves, belows;  ///< by token: the next one above or below it in an ordered zone
  std::vector<std::optional<Table>> properties;  ///< by property, then token; none where it is not stored
  /// By property: offset of the set of tokens with the lowest value of its range, which those with the next
  /// values follow; none where there are no such sets.
  std::vector<std::optional<std::uint32_t>> byValue;
  std::optional<Table> knownBy;               ///< by token: the seats, as bits, that know what it is
  std::optional<Table> pools;                 ///< by token: kernel::poolOf
  std::vector<std::optional<Table>> origins;  ///< by property, then token: the origin of its value
  std::optional<Table> natures;         ///< by token: the origin of its type, where chance decides types
  std::optional<TopFields> zonesByTop;  ///< where the rules ask for topmost tokens
};

/// Tokens that are only counted; see CountStore.
struct CountFields {
  Table counts;             ///< by zone, a byte each
  std::uint32_t words = 0;  ///< the same from zone 0 on, eight in a word
};

/// The turn where it is looked up in play; see free_turn.cpp. A list of seats is a word with four bits for
/// each seat, its number plus 1, the first seat in the lowest bits; 0 is the empty list.
struct TurnFields {
  Field actor;                                ///< who took the action under way
  Field toAct, outOfPhase, extraTurns;        ///< lists of seats, as in kernel::State
  Field eliminated;                           ///< seats as bits
  Field turnEnding, phaseEnding;  ///< 1 once it is to end; see kernel::State
  Field nextPhase;                            ///< -1: none
  std::uint32_t committed = 0;       ///< offset of the first move; each is its code, the seat and arguments
  std::uint32_t committedWords = 0;  ///< of each move
  Field committedCount;              ///< how many moves have been committed
  Field committedNext;               ///< the one to carry out next, while they are carried out
};

/// The positions from which players moved, where the rules count repetitions; see RepetitionKeys. Behind the
/// fixed part of the block stand their keys, position by position, one word for each repetition that is
/// counted; the block grows with them.
struct HistoryFields {
  Field count;                    ///< how many are remembered
  Field capacity;                 ///< how many the block has room for
  std::vector<Field> sums;        ///< by view: the key now; empty where keys are added up when asked for
  std::uint32_t repetitions = 0;  ///< how many are counted: words of a position
  /// By repetition: offset of the first of the `filterWords` words of a Bloom filter with one hash function.
  /// A key whose bit is not set has not occurred.
  std::vector<std::uint32_t> filters;
  static constexpr std::uint32_t filterWords = 8;
  /// For how many more positions there must be room before a decision: one for each seat, which may all move
  /// before the next decision, and some for moves that are tried, or series of them.
  std::uint32_t slack = 0;
  static constexpr std::uint32_t longestSeries = 48;  ///< most moves of a series that code tries
};

/// The options of a pending choice, in their order: zones or tokens or, where choices are replayed (see
/// Replays), values of any kind.
struct OptionFields {
  Field count;    ///< of those that may be picked next
  Table options;  ///< these; where choices are replayed the others follow, from the first of all
  // Where choices are replayed.
  std::optional<Field> mayStop;  ///< 1 when no more need be picked
  std::optional<Field> all;      ///< how many options there are in all
  std::optional<Field> next;     ///< the index, among all of them, of the first that may be picked
  std::optional<Field> picked;   ///< how many have been picked
};

/// A move that is played again from its beginning after each decision in it: see Replays. All of it stands
/// behind the fixed part of the block.
struct ReplayFields {
  std::uint32_t move = 0;         ///< offset of its code and arguments
  std::uint32_t moveWords = 0;    ///< how many words these take
  Field count;                    ///< how many decisions have been made in it
  std::uint32_t answers = 0;      ///< offset of the first: payload, number of the option, generator then
  std::uint32_t answerWords = 0;  ///< of each
  std::uint32_t before = 0;       ///< offset of a copy of the fixed part from before the move
  std::uint32_t end = 0;          ///< offset behind all of this
  static constexpr std::uint32_t mostAnswers = 12;  ///< after more decisions in one move the kernel plays on
};

/// Where everything lies in a position's block; offsets are in bytes. What a game never uses has no field. A
/// value, immutable once code is written.
struct StateLayout {
  /// Throws Unsupported for games that have no room in a block.
  StateLayout(const kernel::Rules& rules, const Facts& facts, const RepetitionKeys& repetitionKeys);

  /// The size of the fixed part of the block, a multiple of 8; most games have no other part.
  std::uint32_t bytes = 0;

  /// Offset of the rules' own random generator (machine::generatorBytes).
  std::optional<std::uint32_t> generator;
  // As in kernel::State, where nothing else is said.
  Field turnNumber;
  Field moveCount;
  Field status;  ///< a Status, or Status::FirstChoice plus the number of the pending choice
  Field active;
  Field actionsTaken;
  Field lastActor;
  Field endCondition;          ///< the one that was met, once the game is over
  std::vector<Field> results;  ///< by seat: SeatResult, once the game is over
  std::optional<Field> orderIndex;
  std::optional<Field> phase;
  std::optional<Field> passes;
  std::optional<Field> partEnding;  ///< 1 once the part of the seat that acts is to end
  std::optional<Field> lastZone;
  std::optional<Field> chooser;         ///< who makes the pending choice
  std::optional<OptionFields> options;  ///< of the pending choice
  std::vector<Field> kept;              ///< what the names stand for in the action that it interrupts
  std::vector<Field> variables;         ///< by slot
  /// How often an action was used, where it has limits.
  struct Uses {
    std::optional<Field> turn, phase, game;
  };
  std::vector<Uses> uses;  ///< by Rules::useSlot

  // Sets of zones: byte offsets of their words.
  std::size_t firstZoneBit = 0;               ///< see firstBitOfZones()
  std::vector<std::uint32_t> owners;          ///< by seat; empty when no token has an owner
  std::optional<std::uint32_t> ownerless;     ///< tokens that nobody owns
  std::vector<std::uint32_t> types;           ///< by type; empty when there is one type only
  std::vector<std::optional<Table>> columns;  ///< of cells: by property, then zone

  // What only some encodings and games have.
  std::optional<TokenFields> tokens;
  std::optional<CountFields> counts;
  std::optional<TurnFields> turn;
  std::optional<HistoryFields> history;
  std::optional<ReplayFields> replay;

  std::vector<std::uint32_t> lines;  ///< by seat: offset of the first line's word; empty when not kept

  /// The bit of the zone in sets of zones.
  std::size_t bitOf(kernel::ZoneId zone) const { return firstZoneBit + zone.index; }

  /// The size of the whole block without the history, which comes last.
  std::uint32_t blockBytes() const { return replay ? replay->end : bytes; }

  /// Whether `kept` has, or can get, room for so many names in all.
  bool canKeep(std::size_t names) const {
    return !history || names <= kept.size() + (m_keptEnd - m_nextKept) / wordBytes;
  }
  /// Adds a field to `kept`, if canKeep() allows it. Only while code is written.
  void addKept();

 private:
  void placeCells(Allocator& memory, const kernel::Rules& rules, const Facts& facts, std::size_t zoneWords);

  std::uint32_t m_keptEnd = 0;  ///< of the room set aside for names where the block has no other
  std::uint32_t m_nextKept = 0;
};

/// The values of StateLayout::status. Escaped: the position had no room for what happened, and the kernel has
/// to play the move again. FirstChoice: the first of the numbers of pending choices.
struct Status {
  enum : std::uint8_t { Over, Escaped, AwaitsMove, FirstChoice };
};

}  // namespace ludo::engine
