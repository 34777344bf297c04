// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/stored_campaign.h"

#include <optional>

#include "core/campaign/store_reader.h"
#include "core/database/database.h"

namespace ludo::campaign {
namespace {

/// What a store notes of its campaign.
class Notes {
 public:
  explicit Notes(const std::string& path)
      : m_database(path, Database::Access::read),
        m_select(m_database, "SELECT value FROM campaign WHERE name = ?") {}
  std::optional<std::string> find(const std::string& name) {
    std::optional<std::string> value;
    if (m_select.with(name).next()) value = m_select.text(0);
    m_select.end();
    return value;
  }

 private:
  Database m_database;
  Statement m_select;
};

}  // namespace

Result<StoredCampaign> readStoredCampaign(const std::string& path,
                                          const std::vector<std::string>& operators) {
  StoreReader::Opened opened = StoreReader::open(path);
  if (const auto* refused = std::get_if<Store::Refused>(&opened)) return Failure{refused->message};
  StoreReader& reader = *std::get<std::unique_ptr<StoreReader>>(opened);
  Notes notes(path);
  StoredCampaign stored;
  stored.file = readCampaignFile(
      std::make_shared<SourceText>("campaign.yaml", notes.find(campaignFileSetting).value_or("")), operators);
  if (!stored.file.isSound())
    return Failure{"'" + path + "' holds a campaign file that this program does not take"};
  for (CandidateId id = 0; id < stored.file.settings.games.size(); ++id) {
    const auto notedPath = notes.find(gamePathSetting(id));
    auto notedText = notes.find(gameSetting(id));
    if (notedPath && notedText) {
      stored.games.push_back({*notedPath, std::move(*notedText)});
      continue;
    }
    // A store of before the games were noted.
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
