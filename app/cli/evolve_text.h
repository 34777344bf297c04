// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/campaign/campaign.h"
#include "core/campaign/store_reader.h"

namespace ludo::cli {

/// One line: how far a campaign is.
std::string evolveLine(const campaign::Progress& progress);

/// The archive in numbers, the cells that are held with the best game first, what operators yielded, and why
/// candidates ended.
std::string archiveText(campaign::StoreReader& reader);
/// The cells of an archive on other axes that are held, the best game first.
std::string elitesText(campaign::StoreReader& reader, const campaign::Plan& plan,
                       std::vector<campaign::EliteRecord> elites);
/// All there is to know of one candidate.
std::string candidateText(campaign::StoreReader& reader, const campaign::CandidateRecord& record);

}  // namespace ludo::cli
