// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/language/node.h"
#include "core/service/analysis.h"

namespace ludo::service {

/// A name that a document defines, with what is worth knowing about it. Private to the room.
struct KnownName {
  language::NameKind kind = language::NameKind::Zone;
  std::string name;
  Span span;               ///< where it is defined; for what a board makes, the board's id
  std::string doc;         ///< one line
  bool perPlayer = false;  ///< zones, regions, directions and variables: one for each player
  std::string board;       ///< zones: the board that makes it
  language::VariableType holds = language::VariableType::Integer;  ///< variables
};

/// Everything but bindings, in document order. Zones, regions and directions that boards make are among them.
/// Works on documents with errors.
std::vector<KnownName> knownNames(const Analysis& analysis);

const KnownName* findName(const std::vector<KnownName>& names, language::NameKind kind,
                          std::string_view name);

}  // namespace ludo::service
