// SPDX-License-Identifier: Apache-2.0
#include "campaigns.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include "core/base/files.h"
#include "core/campaign/export.h"
#include "literal_breeder.h"

namespace ludo::testing {

Folder::Folder() {
  std::string name = (std::filesystem::temp_directory_path() / "ludo-campaign-XXXXXX").string();
  const char* made = ::mkdtemp(name.data());
  if (made == nullptr) throw std::runtime_error("cannot make a folder");
  m_path = made;
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(m_path, ignored);
}

std::string sampleText(const std::string& name) {
  const Result<std::string> text = readFile(LUDO_SOURCE_DIR "/samples/" + name + ".md");
  if (!text) throw std::runtime_error(text.failure());
  return *text;
}

std::vector<campaign::FirstGame> sampleGames(const std::vector<std::string>& names) {
  std::vector<campaign::FirstGame> games;
  for (const std::string& name : names)
    games.push_back({LUDO_SOURCE_DIR "/samples/" + name + ".md", sampleText(name)});
  return games;
}

campaign::Settings smallSettings(const std::vector<std::string>& games) {
  campaign::Settings settings;
  settings.games = games;
  settings.axes = campaign::standardAxes();
  settings.fitness = campaign::standardFitness();
  settings.combination = campaign::Combination::mean;
  settings.play.randomGames = 10;
  settings.play.games = 6;
  settings.play.matchGames = 4;
  settings.play.searcher = "";
  settings.round = 8;
  settings.remeasured = 1;
  return settings;
}

campaign::Plan planOf(const campaign::Settings& settings) {
  return *campaign::Plan::make(settings, settings.games.size());
}

campaign::CampaignFile fileOf(const campaign::Settings& settings) {
  campaign::CampaignFile file;
  file.settings = settings;
  // Only what readers need to be content; the settings themselves are compared one by one.
  std::string games;
  for (const std::string& game : settings.games) games += (games.empty() ? "\"" : ", \"") + game + "\"";
  file.source = std::make_shared<SourceText>("campaign.yaml", "games: [" + games + "]\n");
  return file;
}

std::string contentOf(const std::string& path) {
  auto opened = campaign::StoreReader::open(path);
  auto* reader = std::get_if<std::unique_ptr<campaign::StoreReader>>(&opened);
  if (reader == nullptr) return std::get<campaign::Store::Refused>(opened).message;
  return campaign::exportJson(**reader);
}

std::unique_ptr<campaign::Store> storeAt(const std::string& path, const campaign::Store::Identity& identity) {
  auto opened = campaign::Store::open(path, identity, campaign::Store::Begin::orResume);
  auto* store = std::get_if<std::unique_ptr<campaign::Store>>(&opened);
  if (store == nullptr) throw std::runtime_error(std::get<campaign::Store::Refused>(opened).message);
  return std::move(*store);
}

}  // namespace ludo::testing
