// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

namespace ludo::text {

/// One mistake in an otherwise right block: what is told, where, and what the fix makes of it.
struct YamlMistake {
  std::string name;
  std::string source;
  std::string code;
  std::string place;  ///< the text of the diagnostic's span
  std::string fixed;  ///< the source after the fix
  bool certain = true;
  std::string data = {};  ///< the data read in spite of the mistake, as JSON; empty to leave it open
};

std::vector<YamlMistake> yamlMistakes();

}  // namespace ludo::text
