// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/text/data_node.h"

namespace ludo::fuzz {

/// What the language has, taken from its descriptions.
struct Dictionary {
  std::vector<std::string> sections;
  std::vector<std::string> keys;         ///< of all records, with the tags that unions are told apart by
  std::vector<std::string> words;        ///< values of enumerations, forms of notations
  std::vector<text::DataNode> examples;  ///< one use of each construct
};

/// Made at the first call.
const Dictionary& dictionary();

}  // namespace ludo::fuzz
