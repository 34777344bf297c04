// SPDX-License-Identifier: Apache-2.0
#include "samples.h"

#include "checks.h"
#include "core/base/files.h"
#include "core/service/analysis.h"

namespace ludo::fuzz {
namespace {

kernel::RulesPtr sample(const std::string& name) {
  const std::string path = std::string(LUDO_SOURCE_DIR) + "/samples/" + name + ".md";
  Result<std::string> content = readFile(path);
  require(bool(content), "there is no sample " + path);
  const auto source = std::make_shared<const SourceText>(path, std::move(*content));
  const service::AnalysisPtr analysis = service::analyse(source, 0, {}, service::SpecTests::Leave);
  require(analysis->rules != nullptr, "the sample has mistakes: " + path);
  return analysis->rules;
}

}  // namespace

const std::vector<kernel::RulesPtr>& smallGames() {
  static const std::vector<kernel::RulesPtr> games{sample("tic-tac-toe"), sample("kuhn-poker"), sample("pig"),
                                                   sample("kalah"), sample("sealed-bids")};
  return games;
}

const sim::Journal::Identity& fuzzedRun() {
  static const sim::Journal::Identity run{{"game", "fuzzed"}, {"seed", "1"}};
  return run;
}

}  // namespace ludo::fuzz
