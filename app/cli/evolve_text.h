// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/campaign/campaign.h"
#include "core/campaign/store_reader.h"

namespace ludo::cli {

/// One line: how far a campaign is.
std::string evolveLine(const campaign::Progress& progress);

/// What operators yielded and why candidates ended, as tables.
std::string operatorsText(const std::vector<campaign::EndingCount>& counts);
std::string endingsText(const std::vector<campaign::EndingCount>& counts);
/// The cells that are held, the best game first: where they are, by whom, how good.
std::string elitesText(campaign::StoreReader& reader);
/// The same of an archive on other axes.
std::string elitesText(campaign::StoreReader& reader, const campaign::Plan& plan,
                       std::vector<campaign::EliteRecord> elites);
/// The archive in numbers.
std::string archiveSummaryText(campaign::StoreReader& reader);
/// All there is to know of one candidate.
std::string candidateText(campaign::StoreReader& reader, const campaign::CandidateRecord& record);

}  // namespace ludo::cli
