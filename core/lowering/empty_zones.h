// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>

#include "core/lowering/part.h"
#include "core/lowering/pick_list.h"

namespace ludo::engine {

struct Parts;
class Spatial;
class Trials;

/// The zones without a token, kept from ply to ply in playouts where they only become fewer: as a list, or
/// only how many there are.
class EmptyZones : private Part {
 public:
  explicit EmptyZones(Parts& parts);

  /// At the beginning of a playout: finds out what is worth keeping.
  void begin();
  /// Whether the action's moves are the first ones of the list.
  bool areListedFor(const language::ActionDef& action) const;
  /// Whether the action's moves are as many as there are empty zones, which is known.
  bool areCountedFor(const language::ActionDef& action) const;
  /// Where areListedFor() says so.
  PickList& list() { return *m_list; }
  /// Where areCountedFor() says so.
  Word count() { return m_builder.get(*m_count); }
  /// One more is filled, where they are counted.
  void countDown();
  /// How many zones hold a token, where that is known.
  std::optional<Word> countFilled();

 private:
  bool picksFromList(const language::ActionDef& action) const;
  bool countsDown(const language::ActionDef& action) const;
  bool picksAny(const language::ActionDef& action) const;

  Spatial& m_spatial;
  Trials& m_trials;
  std::optional<PickList> m_list;
  std::optional<machine::Variable> m_count;
};

}  // namespace ludo::engine
