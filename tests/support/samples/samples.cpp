// SPDX-License-Identifier: Apache-2.0
#include "samples.h"

#include <algorithm>
#include <filesystem>
#include <stdexcept>

#include "core/base/files.h"
#include "core/service/analysis.h"

namespace ludo::testing_samples {

kernel::RulesPtr sample(const std::string& name) {
  const std::string path = LUDO_SOURCE_DIR "/samples/" + name + ".md";
  Result<std::string> content = readFile(path);
  if (!content) throw std::runtime_error(content.failure());
  const auto analysis = service::analyse(std::make_shared<const SourceText>(path, std::move(*content)));
  if (!analysis->rules) throw std::runtime_error(path + " does not compile");
  return analysis->rules;
}

std::vector<kernel::RulesPtr> inAllSizes(const std::string& name) {
  std::vector<kernel::RulesPtr> all = {sample(name)};
  const language::GameDefPtr& def = all.front()->defPtr();
  const std::int64_t most = kernel::numberIn(*def, def->metadata.players.max);
  for (std::int64_t seats = all.front()->seats() + 1; seats <= most; ++seats)
    all.push_back(kernel::makeRules(def, static_cast<kernel::Seat>(seats)));
  return all;
}

std::vector<std::string> sampleNames() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(LUDO_SOURCE_DIR "/samples")) {
    if (entry.path().extension() == ".md") names.push_back(entry.path().stem().string());
  }
  std::ranges::sort(names);
  return names;
}

}  // namespace ludo::testing_samples
