// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>

#include "core/service/cursor_context.h"
#include "core/service/known_names.h"

namespace ludo::service {

/// A name that is used or defined at a place in the text. Private to the room.
struct NameAt {
  Span span;  ///< of the name in the text
  language::NameKind kind = language::NameKind::Zone;
  std::string name;
  Span definition;  ///< where it is defined
  std::string doc;
};

/// The name at an offset whose context is known; nothing when no name stands there, or an unknown one.
std::optional<NameAt> nameAt(const Analysis& analysis, const CursorContext& context, std::size_t offset);

}  // namespace ludo::service
