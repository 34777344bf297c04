// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>

#include "core/lowering/part.h"
#include "core/lowering/pick_list.h"

namespace ludo::engine {

struct Parts;
class Spatial;
class Trials;

/// The empty ones of the zones that only fill (Facts::onlyFilled), kept from ply to ply in playouts: as a
/// list, or as a count alone.
class EmptyZones : private Part {
 public:
  explicit EmptyZones(Parts& parts);

  /// At the beginning of a playout: decides what is worth keeping, and writes the code that fills it.
  void begin();
  /// Whether the zones of the action's moves are the list, from its beginning.
  bool areListedFor(const language::ActionDef& action) const;
  /// Whether the action has as many moves as there are empty zones, and these are counted.
  bool areCountedFor(const language::ActionDef& action) const;
  /// Only where areListedFor() is true.
  PickList& list() { return *m_list; }
  /// Only where areCountedFor() is true.
  Word count() { return m_builder.get(*m_count); }
  /// An empty zone has been filled: counts one fewer, where they are counted.
  void countDown();
  /// How many of the zones hold a token, where that is kept of just these; else nothing.
  std::optional<Word> countFilled(const ZoneSet& of);

 private:
  bool picksFromList(const language::ActionDef& action) const;
  bool countsDown(const language::ActionDef& action) const;
  bool areInOneWord() const;
  bool picksAny(const language::ActionDef& action) const;

  Spatial& m_spatial;
  Trials& m_trials;
  std::optional<PickList> m_list;
  std::optional<machine::Variable> m_count;
};

}  // namespace ludo::engine
