// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <vector>

#include "core/layout/zone_set.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// A set that code changes: a variable for each word that may come to have bits. A copy stands for the same
/// set. The writer outlives it.
class SetVariable {
 public:
  /// It may come to hold every zone.
  SetVariable(const SetWriter& writer, machine::Builder& builder, const ZoneSet& start);
  /// It will never hold a zone that is neither in `start` nor in `bound`.
  SetVariable(machine::Builder& builder, const ZoneSet& start, const ZoneSet& bound);

  /// What it holds at this place of the code.
  ZoneSet now() const;
  /// Becomes the set.
  void become(const ZoneSet& set) const;

 private:
  machine::Builder* m_builder;
  std::vector<std::optional<machine::Variable>> m_words;
  std::vector<std::uint64_t> m_within;  ///< by word: the bits that it may come to have
};

}  // namespace ludo::engine
