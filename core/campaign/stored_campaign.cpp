// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/stored_campaign.h"

#include "core/campaign/store_reader.h"
#include "core/database/database.h"

namespace ludo::campaign {
namespace {

std::string textOfFile(const std::string& path) {
  Database database(path, Database::Access::read);
  Statement select(database, "SELECT value FROM campaign WHERE name = ?");
  return select.with(std::string(campaignFileNote)).next() ? select.text(0) : std::string();
}

}  // namespace

Result<StoredCampaign> readStoredCampaign(const std::string& path,
                                          const std::vector<std::string>& operators) {
  StoreReader::Opened opened = StoreReader::open(path);
  if (const auto* refused = std::get_if<Store::Refused>(&opened)) return Failure{refused->message};
  StoreReader& reader = *std::get<std::unique_ptr<StoreReader>>(opened);
  StoredCampaign stored;
  stored.file = readCampaignFile(std::make_shared<SourceText>("campaign.yaml", textOfFile(path)), operators);
  if (!stored.file.isSound())
    return Failure{"'" + path + "' holds a campaign file that this program does not take"};
  for (CandidateId id = 0; id < stored.file.settings.games.size(); ++id) {
    const auto record = reader.candidate(id);
    auto text = reader.specification(id);
    if (!record || !text)
      return Failure{"'" + path + "' lacks '" + stored.file.settings.games[id] +
                     "', with which its campaign began; begin it again from that file"};
    stored.games.push_back({record->path, std::move(*text)});
  }
  return stored;
}

}  // namespace ludo::campaign
