// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/event.h"
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Conditions;
class Effects;
class Selectors;
class Turn;

/// Triggers: what the kernel's triggers.cpp does. Events wait in scratch memory until the action is done.
class Events : private Part {
 public:
  explicit Events(Parts& parts);

  /// Reserves scratch memory for events that wait, once for each function and before any is raised.
  void reserveQueue();
  /// Adds an event behind those that wait; gives up (Part::escape) where too many do.
  void queueEvent(const Event& event);
  /// Raises an event about the subject (a phase or an action) and the player. Triggers hear of it now or,
  /// where events of tokens have to be told first, in its turn.
  void raise(language::EventKind kind, Word subject, Word player);
  /// Whether there is a trigger for such events.
  bool hears(language::EventKind kind) const;
  /// Tells triggers the events that wait, and those that these cause.
  void dispatchEvents();

 private:
  void tell(const language::TriggerDef& trigger, const Event& event);
  Word matches(const language::TriggerDef& trigger, const Event& event);

  std::uint32_t m_queue = 0;

  Conditions& m_conditions;
  Effects& m_effects;
  Selectors& m_selectors;
  Turn& m_turn;
};

}  // namespace ludo::engine
