// SPDX-License-Identifier: Apache-2.0
// What goes between the machines that share a campaign: shards, and what was found out of them.
#include "../checks.h"
#include "../mutate/bytes.h"
#include "../mutate/document.h"
#include "../mutate/journal_file.h"
#include "../mutate/tree.h"
#include "../target.h"
#include "core/base/files.h"
#include "core/base/hash.h"
#include "core/campaign/campaign_shard.h"
#include "core/campaign/game_archive.h"
#include "core/campaign/measure_table.h"
#include "core/campaign/plan.h"
#include "core/campaign/variation_breeder.h"
#include "core/sim/digits.h"

namespace ludo::fuzz {
namespace {

using namespace campaign;

constexpr std::size_t largestShard = std::size_t{64} << 20U;

/// What is asked of a shard before its tasks are begun with.
void prepare(const CampaignShard& shard) {
  const CampaignFile file =
      readCampaignFile(std::make_shared<SourceText>("campaign.yaml", shard.campaignFile),
                       namesOf(VariationBreeder::allOperators()));
  checkDiagnostics(*file.source, file.diagnostics);
  if (!file.isSound()) return;
  const Result<Plan> plan = Plan::make(file.settings, shard.games.size());
  require(plan || !plan.failure().empty(), "a plan is refused without a word");
  if (!plan) return;
  const std::vector<double> place(file.settings.axes.size(), 0.5);
  for (const Task& task : shard.tasks) {
    isFamiliar(*plan, *task.archiveState, place);
    plan->withBoundaries(task.archiveState->boundaries());
  }
}

void feedShard(std::string_view input) {
  const Result<CampaignShard> shard = readShard(input);
  require(shard || !shard.failure().empty(), "a shard is refused without a word");
  if (!shard) return;
  require(shard->shard.number >= 1 && shard->shard.number <= shard->shard.of,
          "a shard is none of its number");
  for (const Task& task : shard->tasks)
    require(task.prospect.ancestor < shard->games.size() && task.archiveState != nullptr,
            "a task has no game that it comes from");
  prepare(*shard);
  if (!isSmall(input)) return;
  const std::string written = shardFile(*shard);
  const Result<CampaignShard> again = readShard(written);
  require(again && shardFile(*again) == written, "a shard is another one when it is read again");
}

/// With the checksum of what it has become.
std::string shardWith(std::string_view payload) {
  return "ludo-shard 2 " + sim::hashText(stableHash(payload)) + "\n" + std::string(payload);
}

std::string mutateShard(std::string_view input, std::string_view other, Rng& random) {
  Result<CampaignShard> shard = readShard(input);
  if (!shard || random.below(8) == 0) return damaged(input, other, random);
  switch (random.below(4)) {
    case 0:
      shard->campaignFile = mutateYaml(shard->campaignFile, "", random);
      return shardFile(*shard);
    case 1:
      if (shard->games.empty()) break;
      shard->games.front().text = mutateDocument(shard->games.front().text, "", random);
      return shardFile(*shard);
    default:
      break;
  }
  return shardWith(mutatePacked(input.substr(std::min(input.find('\n') + 1, input.size())), {}, random));
}

std::vector<std::string> shards() {
  const std::string game = *readFile(LUDO_SOURCE_DIR "/samples/tic-tac-toe.md");
  CampaignShard shard{{{"command", "evolve"}, {"program", "1"}, {"shard: step", "step-0-00000000"}},
                      {1, 2},
                      R"(games: ["a.md"]
)",
                      {{"a.md", game}},
                      {{7, 0}, {9, 3}},
                      {}};
  std::vector<std::string> inputs{shardFile(shard)};
  const auto archiveState = std::make_shared<const ArchiveState>(
      std::vector<Incumbent>{{1, 0.5, 0.5}, {8, 0.25, 0.75}}, ArchiveState::Numbers{{0, 1, 2}},
      ArchiveState::Numbers{{0.5, 1}, {2, 3}});
  Prospect first;
  first.texts = {game};
  first.path = "a.md";
  Prospect child = first;
  child.id = 5;
  child.round = 1;
  child.operatorIndex = 2;
  child.parents = {0};
  child.seed = UINT64_MAX;
  shard.tasks = {{first, 0, 0, archiveState}, {child, 0, 1, archiveState}, {child, 3, 2, archiveState}};
  inputs.push_back(shardFile(shard));
  shard.shard = {2, 2};
  shard.campaignFile =
      R"(games: ["a.md", "b.md"]
archive: "novelty"
axes:
  - { measure: "turns" }
)";
  shard.games.push_back({"b.md", "no game"});
  inputs.push_back(shardFile(shard));
  inputs.push_back(inputs.back().substr(0, inputs.back().size() / 2));
  return inputs;
}

/// The first byte says whether a candidate was to be evaluated or measured again.
void feedAnswer(std::string_view input) {
  if (input.empty()) return;
  Task task;
  task.sampleNumber = static_cast<unsigned char>(input[0]) % 2;
  const std::optional<Answer> answer = answerIn(input.substr(1), task);
  if (!answer) return;
  require(answer->finding.has_value() != task.isAgain(), "an answer is to another task");
  for (const Sample& sample : answer->finding ? answer->finding->samples : std::vector<Sample>{})
    require(sample.measures.size() == measureTable().size(), "a sample lacks measures");
  if (!isSmall(input)) return;
  const std::string packed = packedAnswer(*answer);
  const std::optional<Answer> again = answerIn(packed, task);
  require(again && packedAnswer(*again) == packed, "an answer is another one when it is read again");
}

std::vector<std::string> answers() {
  Sample sample;
  sample.measures.resize(measureTable().size(), {30, 0.5, 0.4, 0.6});
  Finding found;
  found.conclusion = {CandidateEnding::measured, ""};
  found.child = {"text", "change"};
  found.name = "a";
  found.rulesHash = 7;
  found.samples.assign(firstBelievedSample + 1, sample);
  Finding failed;
  failed.conclusion = {CandidateEnding::notCompiled, "it has an error"};
  failed.diagnostics = "[]";
  return {'\0' + packedAnswer({found, {}}), '\0' + packedAnswer({failed, {}}),
          '\1' + packedAnswer({{}, sample}), '\1' + packedAnswer({{}, {}})};
}

}  // namespace

const Target shardTarget{"shard", &feedShard, &mutateShard, largestShard, &shards};
const Target shardAnswerTarget{"shardAnswer", &feedAnswer, &mutatePacked, largestShard, &answers};

}  // namespace ludo::fuzz
