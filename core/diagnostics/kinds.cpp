// SPDX-License-Identifier: Apache-2.0
#include "core/diagnostics/kinds.h"

#include <iterator>
#include <vector>

namespace ludo::diagnostics {

std::span<const Kind* const> allKinds() {
  static const std::vector<const Kind*> all = [] {
    std::vector<const Kind*> list(std::begin(kinds::textKinds), std::end(kinds::textKinds));
    list.insert(list.end(), std::begin(kinds::languageKinds), std::end(kinds::languageKinds));
    list.insert(list.end(), std::begin(kinds::bundleKinds), std::end(kinds::bundleKinds));
    list.insert(list.end(), std::begin(kinds::testKinds), std::end(kinds::testKinds));
    list.insert(list.end(), std::begin(kinds::proofKinds), std::end(kinds::proofKinds));
    list.insert(list.end(), std::begin(kinds::traceKinds), std::end(kinds::traceKinds));
    list.insert(list.end(), std::begin(kinds::campaignKinds), std::end(kinds::campaignKinds));
    list.insert(list.end(), std::begin(kinds::modelKinds), std::end(kinds::modelKinds));
    list.insert(list.end(), std::begin(kinds::allowanceKinds), std::end(kinds::allowanceKinds));
    return list;
  }();
  return all;
}

}  // namespace ludo::diagnostics
