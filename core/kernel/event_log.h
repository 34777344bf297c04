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
    Phase,         ///< the phase of the turn, by index
    ActivePlayer,  ///< whose turn it is
    Known,         ///< which seats know what the token is
    Rolled         ///< a die of `before` sides came up `after`
  };
  Kind kind = Kind::Variable;
  std::uint32_t subject = 0;  ///< variable slot, token id, or (Shuffled) zone id; else 0
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
    TriggerDepthExceeded,  ///< a trigger was not fired: too many had fired because of each other
    Clamped,               ///< a value was cut to the bounds of its variable
    IterationLimit,        ///< a loop was cut off, or the log itself
    Overflow,              ///< arithmetic stopped at the ends of 64 bits, or divided by 0
    NothingToMove,         ///< the effect found no token, zone or player
    ZoneFull,              ///< a zone had no room for all the tokens that were to enter
    NotCarriedOut,         ///< a committed move that was no longer legal when its turn came
    GivenUp                ///< the game asked for too much: nothing else happens in it
  };
  Kind kind = Kind::TriggerFired;
  std::uint32_t subject = 0;  ///< trigger, slot, zone, token, seat or Bound, as the kind says; else 0
  std::int64_t amount = 0;    ///< Triggers: depth of the chain; Clamped: how much was lost; ZoneFull:
  ///< tokens left out; IterationLimit: the limit; Overflow: what came out
  std::uint32_t node = 0;            ///< the effect or trigger; 0 for the turn machinery
  std::vector<std::uint32_t> chain;  ///< TriggerDepthExceeded: the whole chain, the refused trigger last
  bool operator==(const Note&) const = default;
};

/// What happened while one move resolved, in order. Belongs to whoever asks for it; LogWriter fills it and
/// says how long it may get.
struct EventLog {
  std::vector<Delta> deltas;
  std::vector<Note> notes;
  bool wantsEffects = false;  ///< set by the owner: fill `effects` too
  /// The nodes of all effects that ran, in order, whether or not they changed anything.
  std::vector<std::uint32_t> effects;
  void clear() {
    deltas.clear();
    notes.clear();
    effects.clear();
  }
};

}  // namespace ludo::kernel
