// SPDX-License-Identifier: Apache-2.0
#include "sample.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "core/base/files.h"
#include "core/service/analysis.h"

namespace ludo::testing {

kernel::RulesPtr sampleWithId(const std::string& id) {
  // Hex is called by its size, its file is not.
  const std::string name = id == "hex-11" ? "hex" : id;
  const std::string path = LUDO_SOURCE_DIR "/samples/" + name + ".md";
  Result<std::string> content = readFile(path);
  if (!content) throw std::runtime_error(content.failure());
  const auto source = std::make_shared<const SourceText>(path, std::move(*content));
  const service::AnalysisPtr analysis = service::analyse(source);
  if (!analysis->rules) throw std::runtime_error(path + " does not compile");
  EXPECT_EQ(analysis->game->metadata.id, id);
  return analysis->rules;
}

}  // namespace ludo::testing
