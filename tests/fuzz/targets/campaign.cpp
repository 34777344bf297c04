// SPDX-License-Identifier: Apache-2.0
// What campaigns read: their files, and their stores.
#include "../checks.h"
#include "../folder.h"
#include "../mutate/database.h"
#include "../mutate/tree.h"
#include "../target.h"
#include "core/base/files.h"
#include "core/campaign/campaign_file.h"
#include "core/campaign/capability_report.h"
#include "core/campaign/export.h"
#include "core/campaign/history.h"
#include "core/campaign/limits.h"
#include "core/campaign/opinion_report.h"
#include "core/campaign/plan.h"
#include "core/campaign/reprojection.h"
#include "core/campaign/stored_campaign.h"
#include "core/language/write.h"
#include "core/text/strict_yaml.h"

namespace ludo::fuzz {
namespace {

using namespace campaign;

CampaignFile readFile(std::string text) {
  return readCampaignFile(std::make_shared<SourceText>("fuzzed.yaml", std::move(text)),
                          {"numberTweaked", "wordSwapped"});
}

/// A sound file makes an archive, and says the same when what was read of it is written out.
void feedCampaign(std::string_view input) {
  const CampaignFile file = readFile(std::string(input));
  checkDiagnostics(*file.source, file.diagnostics);
  if (!file.isSound()) return;
  require(bool(Plan::make(file.settings, file.settings.games.size())), "a sound file makes no archive");
  if (!isSmall(input)) return;
  const text::DataNode data = language::writeValue(settingsType(), &file.settings);
  const CampaignFile again = readFile(text::writeYaml(data));
  require(again.isSound(), "what was written is not sound: " + again.source->content());
  require(text::sameContent(data, language::writeValue(settingsType(), &again.settings)),
          "what was written says something else: " + again.source->content());
}

/// As `ludo archive` and the window show it.
void show(StoreReader& reader) {
  static_cast<void>(exportJson(reader));
  static_cast<void>(exportCsv(reader));
  static_cast<void>(reader.lineage(3));
  static_cast<void>(reader.endings());
  static_cast<void>(capabilityJson(capabilityReport(reader)));
  static_cast<void>(readHistory(reader, {}));
  const OpinionReport opinions = opinionReport(reader);
  for (const JudgedGame& game : opinions.games)
    require(!game.stars || (*game.stars >= 1 && *game.stars <= mostStars),
            "a game has stars that there are not");
  const auto same = reproject(reader, reader.settings().axes);
  require(same || !same.failure().empty(), "an archive is refused without a word");
}

/// Whatever a store holds, reading it comes to an end, and leaves it as it is.
void feedStore(std::string_view input) {
  const std::string path = workFolder() + "/fuzzed.sqlite";
  putFile(path, input);
  {
    StoreReader::Opened opened = StoreReader::open(path);
    auto* reader = std::get_if<std::unique_ptr<StoreReader>>(&opened);
    if (reader != nullptr) {
      show(**reader);
      const auto stored = readStoredCampaign(path, {"numberTweaked", "wordSwapped"});
      require(stored || !stored.failure().empty(), "a campaign is refused without a word");
    } else {
      require(!std::get<Store::Refused>(opened).message.empty(), "a store is refused without a word");
    }
  }
  require(*ludo::readFile(path) == input, "a store is changed by reading it");
}

}  // namespace

const Target campaignTarget{"campaign", &feedCampaign, &mutateYaml, campaign::limits::fileBytes};
const Target storeTarget{"store", &feedStore, &mutateDatabase, 0};

}  // namespace ludo::fuzz
