// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/service/cursor_context.h"

namespace ludo::service {

/// The innermost mapping round a cursor of which it is clear what it is. Refers to its context. Private to
/// the room.
struct FormPlace {
  const LooseNode* map = nullptr;
  const language::Type* record = nullptr;
  std::size_t level = 0;  ///< of the map, or of the one around it where that is below
  bool isInBraces = false;
  bool isBelow = false;
};

/// The context of a place, or that of the beginning of its line where it is in a comment or among blanks.
std::optional<CursorContext> formContextAt(const Analysis& analysis, std::size_t offset);

std::optional<FormPlace> formPlaceIn(const Analysis& analysis, const CursorContext& context);

/// Where what is written of a value ends; a mapping or list on lines of its own reaches no further than its
/// last entry.
std::uint32_t endOf(const SourceText& source, const LooseNode& value);
std::uint32_t endOf(const SourceText& source, const LooseEntry& entry);

}  // namespace ludo::service
