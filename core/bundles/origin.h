// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/source_text.h"
#include "core/diagnostics/diagnostic.h"
#include "core/language/game_def.h"
#include "core/language/type.h"

/// Where the parts of a composed game were written. While a document is composed and checked, spans past its
/// own end belong to its bundles: each use of one has a range of offsets to itself.
namespace ludo::bundles {

/// One use of a bundle in a document.
struct BundleInstance {
  std::string bundle;  ///< its id
  std::string name;    ///< what its names begin with
  SourcePtr source;
  Span use;  ///< where the document says so; for a required bundle, where the requiring one is used
  std::uint32_t base = 0;  ///< the offset at which its text stands
};

/// Where a part of a game came from.
struct Origin {
  std::uint32_t node = 0;      ///< its number in the GameDef
  std::uint32_t instance = 0;  ///< index into Composition::instances
  Span span;                   ///< in that bundle's file
};

struct Composition {
  std::vector<BundleInstance> instances;
  std::vector<Origin> origins;  ///< by rising node number; filled by takeOrigins

  /// The instance in whose text a composed span lies; null for the document's own.
  const BundleInstance* instanceAt(Span span) const;
  /// Null for a node that the document itself holds.
  const Origin* originOf(std::uint32_t node) const;
};

/// Moves every known span inside the value by `distance`.
void shiftSpans(const language::Type& type, void* value, std::uint32_t distance);

/// Diagnostics of a composed document as ones of the document as written: what lies in a bundle is shown at
/// its use, names the bundle and tells the file and line in a related place; fixes there are dropped.
void showAtUses(const Composition& composition, diagnostics::List& diagnostics);

/// Gives the parts of the game that came from bundles the spans of their uses, and remembers their origins.
/// The game's nodes are numbered.
void takeOrigins(language::GameDef& game, Composition& composition);

}  // namespace ludo::bundles
