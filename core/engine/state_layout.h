// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/engine/facts.h"
#include "core/machine/code.h"

namespace ludo::engine {

/// One number in a position's block.
struct Field {
  std::uint32_t offset = 0;
  machine::Width width = machine::Width::Word;
};

/// Where everything lies in a position's block. What a game never uses has no field.
struct StateLayout {
  StateLayout(const kernel::Rules& rules, const Facts& facts);

  std::uint32_t bytes = 0;  ///< of the whole block, a multiple of 8

  std::optional<std::uint32_t> generator;  ///< the rules' own random numbers; machine::generatorBytes
  Field turnNumber;
  Field moveCount;
  Field status;  ///< Status, or the number of the pending choice from Status::firstChoice on
  Field active;
  Field actionsTaken;
  Field lastActor;
  Field endCondition;
  std::vector<Field> results;  ///< by seat: SeatResult, once over
  std::optional<Field> orderIndex;
  std::optional<Field> phase;
  std::optional<Field> passes;
  std::optional<Field> lastZone;
  std::optional<Field> chooser;          ///< who makes the pending choice
  std::optional<std::uint32_t> options;  ///< of it: a set
  std::vector<Field> kept;               ///< names of the action that it interrupts
  std::vector<Field> variables;          ///< by slot
  struct Uses {
    std::optional<Field> turn, phase, game;
  };
  std::vector<Uses> uses;  ///< by Rules::useSlot

  // Sets of zones: byte offsets of their words.
  std::vector<std::uint32_t> owners;       ///< by seat; empty when no token has an owner
  std::optional<std::uint32_t> ownerless;  ///< tokens that nobody owns
  std::vector<std::uint32_t> types;        ///< by type; empty when there is one type only

  std::vector<std::uint32_t> lines;  ///< by seat: offset of the first line's word; empty when not kept

  /// Room for one more name; to be called while lowering only.
  void addKept();
};

/// StateLayout::status.
struct Status {
  enum : std::uint8_t { Over, Stopped, AwaitsMove, FirstChoice };
};

}  // namespace ludo::engine
