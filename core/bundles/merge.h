// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>

#include "core/language/spec_document.h"

namespace ludo::bundles {

/// Adds the parts of a bundle, whose names are right already, behind those of the document; its phases where
/// the use says. Scores are added up. Private to the room.
void merge(language::SpecDocument bundle, const language::BundleUse& use, language::SpecDocument& document);

/// A name that both would define, if there is one.
struct Collision {
  language::NameKind kind = language::NameKind::Zone;
  std::string name;
};
std::optional<Collision> findCollision(language::SpecDocument& bundle, language::SpecDocument& document);

}  // namespace ludo::bundles
