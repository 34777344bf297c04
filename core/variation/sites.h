// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/generate/filler.h"
#include "core/generate/written_game.h"

/// The places of a game where something else of the same kind may stand.
namespace ludo::variation {

/// A value, condition, query, effect or selector of a written game, with what must hold of what takes its
/// place.
struct Site {
  const language::Type* type = nullptr;
  const void* value = nullptr;  ///< in the document
  Span span;
  generate::Requirement needed;
  generate::Trail trail;
  std::vector<generate::Vocabulary::Bound> bound;  ///< the names that may be used there
  std::string section;                             ///< that it is in, such as "actions"
  std::size_t size = 1;                            ///< how many sites there are in it, itself included
};

/// All sites in the rules of a game, outer ones before inner ones. They refer to the game.
std::vector<Site> sitesOf(generate::WrittenGame& game);

}  // namespace ludo::variation
