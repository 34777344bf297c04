// SPDX-License-Identifier: Apache-2.0
#include "target.h"

#include <cstdlib>

#include "core/base/hash.h"
#include "folder.h"
#include "mutate/bytes.h"

namespace ludo::fuzz {

void feedAlsoGrown(const Target& target, std::string_view input) {
  constexpr std::uint64_t oneIn = 512;
  target.feed(input);
  const std::uint64_t hash = stableHash(input);
  if (hash % oneIn != 0 || input.empty() || target.largest == 0) return;
  Rng random(hash);
  const std::string large = grown(input, target.largest, random);
  if (const char* path = std::getenv("LUDO_KEEP_GROWN")) putFile(path, large);
  target.feed(large);
}

}  // namespace ludo::fuzz
