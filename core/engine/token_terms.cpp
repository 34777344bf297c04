// SPDX-License-Identifier: Apache-2.0
#include "core/engine/token_terms.h"

#include "core/engine/id_terms.h"
#include "core/engine/zone_terms.h"

namespace ludo::engine {

std::unique_ptr<const TokenTerms> makeTokenTerms(const TokenHashes& hashes, const StateLayout& layout) {
  if (layout.tokens) return std::make_unique<IdTerms>(hashes, layout);
  if (layout.counts) return std::make_unique<CountTerms>(hashes, layout);
  return std::make_unique<CellTerms>(hashes, layout);
}

}  // namespace ludo::engine
