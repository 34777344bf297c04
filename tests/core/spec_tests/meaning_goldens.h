// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/base/source_text.h"
#include "core/text/data_node.h"

/// The goldens in tests/golden/meaning: small games whose own tests say what constructs mean.
namespace ludo::testing {

struct MeaningGolden {
  std::string name;  ///< of the file
  SourcePtr source;
  text::DataNode document;  ///< the data of its SpecDocument
};

/// A game or bundle of the source tree, by its path in it.
MeaningGolden readGolden(const std::string& path);

/// All goldens, by name; `folder` is "" for games and "bundles" for the bundles that they use.
std::vector<MeaningGolden> meaningGoldens(const std::string& folder = "");

enum class Played { Refused, Failed, Passed };

/// Compiles the document and plays its tests, or the one of this number, up to the first that fails.
Played playTests(const MeaningGolden& golden, std::optional<std::size_t> only = std::nullopt);

}  // namespace ludo::testing
