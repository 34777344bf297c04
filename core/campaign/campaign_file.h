// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/campaign/settings.h"
#include "core/diagnostics/diagnostic.h"
#include "core/text/data_node.h"

namespace ludo::campaign {

/// A game that a campaign begins with: the text of its specification, and where its file lies.
struct FirstGame {
  std::string path;
  std::string text;
};

/// A campaign file as it was read: strict YAML, without fences. What is wrong stands in `diagnostics`.
struct CampaignFile {
  SourcePtr source;
  diagnostics::List diagnostics;
  Settings settings;    ///< with the standard axes and qualities where the file has none
  text::DataNode data;  ///< all of the file, untyped

  bool isSound() const { return !diagnostics::hasErrors(diagnostics); }
};

/// Reads and checks the text. `operators` are the names that there are.
CampaignFile readCampaignFile(SourcePtr source, const std::vector<std::string>& operators);

/// Reads the files of the games; those that cannot be read are told in the campaign file's diagnostics.
std::vector<FirstGame> readFirstGames(CampaignFile& file);

}  // namespace ludo::campaign
