// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

#include "core/base/rng.h"

namespace ludo::fuzz {

/// A Markdown text whose blocks are changed as trees, doubled, left out, exchanged, given to other sections,
/// or taken from the other text; as bytes when it has no blocks.
std::string mutateDocument(std::string_view input, std::string_view other, Rng& random);

}  // namespace ludo::fuzz
