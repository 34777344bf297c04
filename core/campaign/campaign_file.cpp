// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/campaign_file.h"

#include <filesystem>

#include "core/base/files.h"
#include "core/campaign/check_settings.h"
#include "core/campaign/limits.h"
#include "core/diagnostics/kinds.h"
#include "core/language/read.h"
#include "core/text/strict_yaml.h"

namespace ludo::campaign {

CampaignFile readCampaignFile(SourcePtr source, const std::vector<std::string>& operators) {
  CampaignFile file;
  file.source = std::move(source);
  const Span whole{0, static_cast<std::uint32_t>(file.source->content().size())};
  file.data = text::readStrictYaml(*file.source, whole, file.diagnostics);
  language::ReadContext context;
  context.source = file.source.get();
  context.told = file.diagnostics.size();
  const bool read =
      language::readValue(settingsType(), &file.settings, file.data, "", file.diagnostics, context);
  language::dropTakenBack(file.diagnostics);
  if (read && file.isSound()) checkSettings(file.settings, file.data, operators, file.diagnostics);
  if (file.settings.axes.empty()) file.settings.axes = standardAxes();
  if (file.settings.fitness.empty()) file.settings.fitness = standardFitness();
  diagnostics::cutLongTexts(file.diagnostics);
  diagnostics::sortBySource(file.diagnostics);
  return file;
}

std::vector<FirstGame> readFirstGames(CampaignFile& file) {
  std::vector<FirstGame> games;
  const std::filesystem::path folder = std::filesystem::path(file.source->path()).parent_path();
  const text::DataNode* names = file.data.find("games");
  for (std::size_t i = 0; i < file.settings.games.size(); ++i) {
    const std::string path = (folder / file.settings.games[i]).lexically_normal().string();
    Result<std::string> text = readFile(path, limits::candidateBytes);
    if (text) {
      games.push_back({path, std::move(*text)});
      continue;
    }
    const bool isKnown = names != nullptr && i < names->items.size();
    auto& told = diagnostics::report(file.diagnostics, diagnostics::kinds::MissingGame,
                                     isKnown ? names->items[i].span : Span(),
                                     "games[" + std::to_string(i) + "]", "This game " + text.failure());
    told.suggestion = "Name the file of a specification; the path begins where the campaign file lies";
  }
  return games;
}

}  // namespace ludo::campaign
