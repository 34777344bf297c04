// SPDX-License-Identifier: Apache-2.0
#include "target.h"

#include "core/base/hash.h"
#include "mutate/bytes.h"

namespace ludo::fuzz {

void feedAlsoGrown(const Target& target, std::string_view input) {
  constexpr std::uint64_t oneIn = 512;
  target.feed(input);
  const std::uint64_t hash = stableHash(input);
  if (hash % oneIn != 0 || input.empty() || target.largest == 0) return;
  Rng random(hash);
  target.feed(grown(input, target.largest, random));
}

}  // namespace ludo::fuzz
