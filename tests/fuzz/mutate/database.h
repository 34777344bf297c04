// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

#include "core/base/rng.h"

namespace ludo::fuzz {

/// An SQLite file in which some values are others, or rows, columns and tables are gone, doubled or made
/// views, in ways that leave it a database; as bytes when it is none.
std::string mutateDatabase(std::string_view input, std::string_view other, Rng& random);

}  // namespace ludo::fuzz
