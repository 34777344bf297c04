// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/breeder.h"

namespace ludo::campaign {

std::vector<std::string> namesOf(const std::vector<OperatorInfo>& operators) {
  std::vector<std::string> names;
  for (const OperatorInfo& each : operators) names.push_back(each.name);
  return names;
}

}  // namespace ludo::campaign
