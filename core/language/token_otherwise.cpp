// SPDX-License-Identifier: Apache-2.0
#include "core/language/token_otherwise.h"

#include <algorithm>
#include <iterator>

namespace ludo::language {}  // namespace ludo::language
