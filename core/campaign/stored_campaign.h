// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/campaign/campaign_file.h"

namespace ludo::campaign {

/// A campaign as its store has kept it: the file, and the games that it began with. Enough to go on without
/// the files themselves.
struct StoredCampaign {
  CampaignFile file;
  std::vector<FirstGame> games;
};

/// Reads both from a store. Fails with why the store is refused, and where not all games are in it: then the
/// run ended before the first round did. `operators` are the names that there are.
Result<StoredCampaign> readStoredCampaign(const std::string& path, const std::vector<std::string>& operators);

}  // namespace ludo::campaign
