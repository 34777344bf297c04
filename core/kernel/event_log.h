// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/kernel/value.h"

namespace ludo::kernel {

/// One change of the state, as a replay shows it.
struct Delta {
  enum class Kind : std::uint8_t {
    Variable,
    TokenCreated,
    TokenMoved,
    TokenDestroyed,
    TokenOwner,
    TokenProperty,
    Shuffled,
    Phase,
    ActivePlayer,
    Known,
    Rolled  ///< of `before` sides, `after` came up
  };
  Kind kind = Kind::Variable;
  std::uint32_t subject = 0;  ///< variable slot, token id, or zone id
  std::int64_t before = 0;    ///< value, zone id (UINT32_MAX: none), seat, property payload, seats as bits
  std::int64_t after = 0;
  std::uint32_t property = 0;  ///< TokenProperty
  std::uint32_t node = 0;      ///< the effect that did it; 0 for the turn machinery
  bool operator==(const Delta&) const = default;
};

/// Something worth telling that is not a plain change.
struct Note {
  enum class Kind : std::uint8_t {
    TriggerFired,
    TriggerDepthExceeded,
    Clamped,
    IterationLimit,
    Overflow,
    NothingToMove,
    ZoneFull,
    NotCarriedOut,  ///< a committed move that was no longer legal when its turn came
    GivenUp         ///< `subject` is the Bound; nothing else happens in the game any more
  };
  Kind kind = Kind::TriggerFired;
  std::uint32_t subject = 0;  ///< trigger index, variable slot, zone id, or the seat
  std::int64_t amount = 0;    ///< Clamped: how much was lost
  std::uint32_t node = 0;
  std::vector<std::uint32_t> chain;  ///< TriggerDepthExceeded: the whole chain, the refused trigger last
  bool operator==(const Note&) const = default;
};

/// What happened while one move resolved, in order. Filled only when somebody asks for it.
struct EventLog {
  std::vector<Delta> deltas;
  std::vector<Note> notes;
  bool wantsEffects = false;           ///< set by who wants to know which effects had their turn
  std::vector<std::uint32_t> effects;  ///< their nodes, in order, whether they changed anything or not
  void clear() {
    deltas.clear();
    notes.clear();
    effects.clear();
  }
};

}  // namespace ludo::kernel
