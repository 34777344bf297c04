// SPDX-License-Identifier: Apache-2.0
#include "seeds.h"

#include <algorithm>
#include <filesystem>

#include "checks.h"
#include "core/agents/registry.h"
#include "core/base/files.h"
#include "core/campaign/measure_table.h"
#include "core/campaign/store.h"
#include "core/generate/learn.h"
#include "core/grammar/surface.h"
#include "core/language/write.h"
#include "core/metrics/report.h"
#include "core/service/analysis.h"
#include "core/sim/batch_game.h"
#include "core/sim/run_batch.h"
#include "core/sim/run_game.h"
#include "core/spec/read_spec.h"
#include "core/text/json_data.h"
#include "folder.h"
#include "mutate/dictionary.h"
#include "samples.h"

namespace ludo::fuzz {
namespace {

namespace fs = std::filesystem;
using Inputs = std::vector<std::string>;

std::string contentOf(const std::string& path) {
  Result<std::string> content = readFile(path);
  require(bool(content), "cannot read " + path);
  return std::move(*content);
}

/// The files of a folder of the repository, by name; none when there is no such folder.
Inputs pathsIn(const std::string& folder, const std::string& extension) {
  Inputs paths;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(std::string(LUDO_SOURCE_DIR) + folder, ignored)) {
    if (extension.empty() || entry.path().extension() == extension) paths.push_back(entry.path().string());
  }
  std::ranges::sort(paths);
  return paths;
}

void addFiles(const std::string& folder, const std::string& extension, Inputs& inputs) {
  for (const std::string& path : pathsIn(folder, extension)) inputs.push_back(contentOf(path));
}

Inputs documents() {
  Inputs inputs;
  for (const char* folder :
       {"/samples", "/tests/golden/mistakes", "/tests/golden/meaning", "/resources/bundles"})
    addFiles(folder, ".md", inputs);
  return inputs;
}

Inputs blocks() {
  Inputs inputs;
  diagnostics::List ignored;
  for (const std::string& text : documents()) {
    const auto source = std::make_shared<const SourceText>("sample.md", text);
    for (const text::YamlBlock& block : text::readMarkdown(source, ignored).blocks)
      inputs.emplace_back(source->view(block.content));
  }
  return inputs;
}

Inputs surfaces() {
  Inputs inputs;
  diagnostics::List ignored;
  for (const std::string& text : documents()) {
    const auto source = std::make_shared<const SourceText>("sample.md", text);
    inputs.push_back(
        grammar::surfaceText(spec::readSpec(text::readMarkdown(source, ignored), ignored).document));
  }
  return inputs;
}

Inputs games() {
  Inputs inputs;
  for (const std::string& text : documents()) {
    const auto source = std::make_shared<const SourceText>("sample.md", text);
    const auto analysis = service::analyse(source, 0, {}, service::SpecTests::Leave);
    if (analysis->game != nullptr) inputs.push_back(text::writeJson(language::writeGameDef(*analysis->game)));
  }
  return inputs;
}

Inputs usesOfBundles() {
  Inputs inputs;
  for (const std::string& path : pathsIn("/resources/bundles", ".md")) {
    const std::string host = "/tests/core/bundles/hosts/" + fs::path(path).filename().string();
    inputs.push_back(contentOf(LUDO_SOURCE_DIR + host).append(bundleBorder).append(contentOf(path)));
  }
  return inputs;
}

Inputs traces() {
  Inputs inputs;
  for (const kernel::RulesPtr& rules : smallGames()) {
    sim::RunOptions options;
    options.maxTurns = 20;
    inputs.push_back(sim::traceText(*rules, sim::runNamedGame(rules, 1, {"random"}, options)));
  }
  return inputs;
}

Inputs keptGames() {
  Inputs inputs;
  char number = 0;
  for (const kernel::RulesPtr& rules : smallGames()) {
    sim::BatchOptions options;
    options.games = 3;
    options.agents = {"random"};
    options.threads = 1;
    for (const sim::GameSummary& summary : sim::runBatch(rules, options).games)
      inputs.push_back(number + sim::packGame({summary, {}}));
    ++number;
  }
  return inputs;
}

Inputs reports() {
  Inputs inputs;
  for (const kernel::RulesPtr& rules : smallGames()) {
    sim::BatchOptions options;
    options.games = 3;
    options.agents = {"random"};
    options.threads = 1;
    inputs.push_back(metrics::reportJson(metrics::evaluate(*rules, sim::runBatch(rules, options))));
  }
  return inputs;
}

Inputs journals() {
  const std::string path = workFolder() + "/seed.journal";
  const Inputs data{"", "short", std::string(300, 'x')};
  {
    sim::Journal::Opened opened = sim::Journal::open(path, fuzzedRun());
    auto* journal = std::get_if<std::unique_ptr<sim::Journal>>(&opened);
    require(journal != nullptr, "cannot make " + path);
    for (std::uint64_t part = 0; part < 4; ++part) {
      for (std::uint64_t index = 0; index < data.size(); ++index) (*journal)->add(part, index, data[index]);
    }
    require(bool((*journal)->finish()), "cannot write " + path);
  }
  const std::string whole = contentOf(path);
  fs::remove(path);
  return {whole, whole.substr(0, whole.size() - 100), whole.substr(0, 40), ""};
}

Inputs campaigns() {
  Inputs inputs;
  addFiles("/samples/campaigns", ".yaml", inputs);
  inputs.push_back(R"(games: ["a.md"]
)");
  inputs.push_back(
      R"(games: ["a.md", "b.md"]
axes:
  - { measure: "information" }
  - { measure: "ancestor" }
  - { measure: "agency", from: "0.25", to: 1, cells: 4 }
combination: "mean"
)");
  inputs.push_back(
      R"(games: ["a.md"]
fitness: [{ measure: "turns", weight: 3, worst: 100, best: 30, absent: "0.5" }]
filters: []
flags: ["STALL"]
play: { agent: "random", searcher: "", probes: 3 }
operators: ["wordSwapped"]
seed: 9
candidates: 0
minutes: 2
threads: 2
round: 16
remeasured: 0
)");
  return inputs;
}

/// Stores of a few candidates, whole, cut short, and of somebody else.
Inputs stores() {
  const std::string path = workFolder() + "/seed.sqlite";
  fs::remove(path);
  const campaign::Store::Identity identity{{campaign::campaignFileSetting, campaigns()[1], true},
                                           {campaign::knownOperators, "numberTweaked"}};
  {
    auto opened = campaign::Store::open(path, identity, campaign::Store::Begin::anew);
    auto* store = std::get_if<std::unique_ptr<campaign::Store>>(&opened);
    require(store != nullptr, "cannot make " + path);
    for (campaign::CandidateId id = 0; id < 6; ++id) {
      campaign::Prospect prospect;
      prospect.id = id;
      if (id > 0) prospect.operatorIndex = 0;
      if (id > 0) prospect.parents = {id - 1};
      campaign::Finding finding;
      finding.conclusion = {campaign::CandidateEnding::measured, ""};
      finding.child = {"text", "change"};
      finding.samples.resize(3);
      for (campaign::Sample& sample : finding.samples)
        sample.measures.resize(campaign::measureTable().size(), {30, 0.5, 0.4, 0.6});
      (*store)->add(prospect, "numberTweaked", finding,
                    campaign::Placement{{1, 0.5, 0.4, 0.6}, 0.5, {10, 5, 3}});
    }
    (*store)->addRound({0, 6, 1, 0.5, 0.5, 0.5}, {{0, 3, false, {1, 0.5, 0.4, 0.6}, {10, 5, 3}}});
    require(bool((*store)->finish()), "cannot write " + path);
  }
  const std::string whole = contentOf(path);
  fs::remove(path);
  return {whole, whole.substr(0, whole.size() / 2), whole.substr(0, 100), ""};
}

Inputs words() {
  Inputs inputs{"random,greedy", "18446744073709551615", "00000000000000ff", "3/8", "-0.25"};
  for (const agents::AgentKind& kind : agents::agentKinds()) {
    std::string text = kind.name;
    for (const agents::AgentOption& option : kind.options)
      text += (text == kind.name ? ":" : ",") + option.name + "=" + std::to_string(option.standard);
    inputs.push_back(text);
  }
  return inputs;
}

/// What single samples teach.
Inputs models() {
  Inputs inputs;
  for (const std::string& text : documents()) {
    diagnostics::List ignored;
    auto game = generate::readGame(std::make_shared<const SourceText>("sample.md", text), ignored);
    if (!game || inputs.size() > 5) continue;
    generate::TreeModel model;
    generate::learn(generate::choicesOf(*game), model);
    inputs.push_back(text::writeJson(model.write()));
  }
  return inputs;
}

Inputs randomBytes() {
  Inputs inputs;
  Rng random(1);
  for (std::size_t length = 30; length <= 600; length += 30) {
    std::string bytes;
    for (std::size_t i = 0; i < length; ++i) bytes += static_cast<char>(random.below(256));
    inputs.push_back(bytes);
  }
  return inputs;
}

}  // namespace

std::vector<std::string> freshSeeds(const Target& target) {
  if (target.seeds != nullptr) return target.seeds();
  if (&target == &markdownTarget || &target == &specificationTarget || &target == &mendTarget ||
      &target == &childrenTarget)
    return documents();
  if (&target == &yamlTarget) return blocks();
  if (&target == &bundleTarget) return usesOfBundles();
  if (&target == &gameTarget) return games();
  if (&target == &jsonTarget || &target == &traceTarget) return traces();
  if (&target == &journalTarget) return journals();
  if (&target == &keptGameTarget) return keptGames();
  if (&target == &reportTarget) return reports();
  if (&target == &campaignTarget) return campaigns();
  if (&target == &storeTarget) return stores();
  if (&target == &surfaceTarget) return surfaces();
  if (&target == &wordsTarget) return words();
  if (&target == &modelTarget) return models();
  return randomBytes();
}

std::vector<std::string> keptSeeds(const Target& target) {
  Inputs inputs;
  for (const char* kept : {"/tests/fuzz/seeds/", "/tests/fuzz/found/"})
    addFiles(kept + std::string(target.name), "", inputs);
  return inputs;
}

}  // namespace ludo::fuzz
