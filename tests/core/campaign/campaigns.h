// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <filesystem>
#include <string>
#include <vector>

#include "core/campaign/campaign.h"
#include "core/campaign/plan.h"

/// Small campaigns to test with.
namespace ludo::testing {

/// A folder that is there as long as the object is.
class Folder {
 public:
  Folder();
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder();
  std::string path(const std::string& name) const { return m_path + "/" + name; }

 private:
  std::string m_path;
};

std::string sampleText(const std::string& name);  ///< of samples/NAME.md
std::vector<campaign::FirstGame> sampleGames(const std::vector<std::string>& names);

/// Few games of each candidate, so that a campaign takes a second: no searcher, unless one is given.
campaign::Settings smallSettings(const std::vector<std::string>& games = {"tic-tac-toe", "pig"});

campaign::Plan planOf(const campaign::Settings& settings);

/// A campaign file whose text is not read: what identityOf needs.
campaign::CampaignFile fileOf(const campaign::Settings& settings);

/// All that a store holds, as text.
std::string contentOf(const std::string& path);

std::unique_ptr<campaign::Store> storeAt(const std::string& path,
                                         const campaign::Store::Identity& identity = {});

}  // namespace ludo::testing
