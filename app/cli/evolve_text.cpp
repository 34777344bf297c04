// SPDX-License-Identifier: Apache-2.0
#include "app/cli/evolve_text.h"

#include <algorithm>

#include "app/cli/by_hand_commands.h"
#include "app/cli/table.h"
#include "core/campaign/export.h"
#include "core/campaign/measure_table.h"

namespace ludo::cli {
namespace {

using campaign::CandidateRecord;
using campaign::EliteRecord;
using campaign::EndingCount;
using campaign::Estimate;
using campaign::StoreReader;

constexpr int fitnessDecimals = 3;

std::string intervalText(const Estimate& estimate) {
  return decimalText(estimate.low, fitnessDecimals) + " to " + decimalText(estimate.high, fitnessDecimals);
}

std::size_t placeOfEnding(const std::string& name) {
  const auto& table = campaign::endingTable();
  return static_cast<std::size_t>(std::ranges::find(table, name, &campaign::CandidateEndingInfo::name) -
                                  table.begin());
}

/// Candidates of one operator that came to this end or a later one.
std::uint64_t reached(const std::vector<EndingCount>& counts, const std::string& name,
                      campaign::CandidateEnding ending) {
  std::uint64_t sum = 0;
  for (const EndingCount& each : counts) {
    if (each.operatorName == name && placeOfEnding(each.ending) >= static_cast<std::size_t>(ending))
      sum += each.count;
  }
  return sum;
}

std::string sampleName(std::uint64_t number) {
  if (number == campaign::randomSample) return "random games";
  if (number == campaign::selectionSample) return "when selected";
  return number == campaign::firstBelievedSample ? "measured anew" : "measured again";
}

std::string samplesText(const std::vector<campaign::SampleRecord>& samples) {
  if (samples.empty()) return {};
  std::vector<std::string> heads{"measure"};
  for (const campaign::SampleRecord& sample : samples) heads.push_back(sampleName(sample.number));
  Table table(heads);
  std::vector<std::string> fitness{"fitness, of all so far"};
  for (const campaign::SampleRecord& sample : samples)
    fitness.push_back(sample.fitness ? decimalText(sample.fitness->value, fitnessDecimals) : "-");
  table.add(fitness);
  for (std::size_t row = 0; row < campaign::measureTable().size(); ++row) {
    std::vector<std::string> cells{campaign::measureTable()[row].name};
    bool any = false;
    for (const campaign::SampleRecord& sample : samples) {
      const Estimate& estimate = sample.sample.measures[row];
      any = any || estimate.measured();
      cells.push_back(estimate.measured()
                          ? decimalText(estimate.value, fitnessDecimals) + " (" + intervalText(estimate) + ")"
                          : "-");
    }
    if (any) table.add(cells);
  }
  return "\n" + table.text();
}

/// How much of the elites' fitness was luck when they were selected.
std::string luckText(StoreReader& reader) {
  double selected = 0;
  double anew = 0;
  double count = 0;
  for (const EliteRecord& elite : reader.elites()) {
    const std::vector<campaign::SampleRecord> samples = reader.samples(elite.candidate);
    if (samples.size() <= campaign::firstBelievedSample || elite.anchored) continue;
    selected += reader.plan().fitness().of(samples[campaign::selectionSample].sample).value;
    anew += reader.plan().fitness().of(samples[campaign::firstBelievedSample].sample).value;
    ++count;
  }
  if (count == 0) return {};
  return "By the games that selected them elites had a mean fitness of " +
         decimalText(selected / count, fitnessDecimals) + ", by fresh ones of " +
         decimalText(anew / count, fitnessDecimals) + "\n";
}

std::string operatorsText(const std::vector<EndingCount>& counts) {
  std::vector<std::string> names;
  for (const EndingCount& each : counts) {
    if (!each.operatorName.empty() && std::ranges::find(names, each.operatorName) == names.end())
      names.push_back(each.operatorName);
  }
  Table table({"operator", "tried", "bred", "compiled", "passed the filters", "archived"});
  using campaign::CandidateEnding;
  for (const std::string& name : names) {
    std::vector<std::string> cells{name};
    for (const CandidateEnding ending :
         {CandidateEnding::notBred, CandidateEnding::notCompiled, CandidateEnding::sameGame,
          CandidateEnding::tooSlow, CandidateEnding::archived})
      cells.push_back(countText(reached(counts, name, ending)));
    table.add(cells);
  }
  return table.empty() ? "" : table.text();
}

std::string endingsText(const std::vector<EndingCount>& counts) {
  Table table({"end", "candidates", "why"}, {0, 2});
  for (const campaign::CandidateEndingInfo& info : campaign::endingTable()) {
    std::uint64_t sum = 0;
    for (const EndingCount& each : counts) sum += each.ending == info.name ? each.count : 0;
    if (sum > 0) table.add({info.name, countText(sum), info.doc});
  }
  return table.empty() ? "" : table.text();
}

std::string archiveSummaryText(StoreReader& reader) {
  const std::vector<campaign::RoundRecord> rounds = reader.rounds();
  std::string text = countText(reader.candidates()) + " candidates";
  if (rounds.empty()) return text + ", and no round is over\n";
  const campaign::RoundRecord& last = rounds.back();
  const auto cells = reader.plan().cellCount();
  text += ", " + countText(rounds.size()) + " rounds; " + countText(last.filled);
  // An archive of what is unlike the others has no cells.
  text += cells == 0 ? " games unlike the others"
                     : " of " + countText(cells) + " cells (" +
                           percentText(static_cast<double>(last.filled) / static_cast<double>(cells)) + ")";
  text += ", QD score " + decimalText(last.qdScore, 2);
  if (last.best) text += ", best " + decimalText(*last.best, fitnessDecimals);
  if (last.mean) text += ", mean " + decimalText(*last.mean, fitnessDecimals);
  return text + "\n" + luckText(reader);
}

}  // namespace

std::string evolveLine(const campaign::Progress& progress) {
  std::string line = countText(progress.evaluated);
  if (progress.wanted != 0) line += " of " + countText(progress.wanted);
  return line + " candidates, " + countText(static_cast<std::uint64_t>(progress.perMinute)) + " a minute; " +
         countText(progress.summary.filled) +
         (progress.summary.cells == 0 ? std::string(" games")
                                      : " cells (" + percentText(progress.summary.coverage) + ")") +
         ", QD score " + decimalText(progress.summary.qdScore, 2) + ", best " +
         decimalText(progress.summary.best.value_or(0), fitnessDecimals);
}

std::string elitesText(StoreReader& reader, const campaign::Plan& plan, std::vector<EliteRecord> elites) {
  std::vector<std::string> heads{"cell"};
  for (const campaign::AxisSettings& axis : plan.settings().axes) heads.push_back(axis.measure);
  heads.insert(heads.end(), {"fitness", "95 % interval", "candidate", "game"});
  const bool anyPinned = std::ranges::any_of(elites, &EliteRecord::pinned);
  std::vector<std::size_t> left{0, heads.size() - 1};
  if (anyPinned) {
    left.push_back(heads.size());
    heads.emplace_back("standing");
  }
  Table table(heads, left);
  std::ranges::stable_sort(elites, std::ranges::greater(),
                           [](const EliteRecord& elite) { return elite.fitness.value; });
  for (const EliteRecord& elite : elites) {
    const auto record = reader.candidate(elite.candidate);
    std::vector<std::string> cells;
    std::string name;
    for (const std::size_t place : plan.coordinates(elite.cell, elite.place))
      name += (name.empty() ? "" : ",") + std::to_string(place);
    cells.push_back(name);
    for (std::string& range :
         campaign::cellRanges(plan, reader.settings().games, plan.coordinates(elite.cell, elite.place)))
      cells.push_back(std::move(range));
    cells.insert(cells.end(), {decimalText(elite.fitness.value, fitnessDecimals), intervalText(elite.fitness),
                               std::to_string(elite.candidate), record ? record->name : "(unreadable)"});
    if (anyPinned) cells.emplace_back(elite.pinned ? "pinned" : "");
    table.add(cells);
  }
  return table.empty() ? "No cell is held.\n" : table.text();
}

std::string archiveText(StoreReader& reader) {
  const std::vector<campaign::EndingCount> endings = reader.endings();
  const std::string hand = interventionsText(reader.interventions());
  return archiveSummaryText(reader) + "\n" + elitesText(reader, reader.plan(), reader.elites()) + "\n" +
         hand + (hand.empty() ? "" : "\n") + operatorsText(endings) + "\n" + endingsText(endings);
}

std::string candidateText(StoreReader& reader, const CandidateRecord& record) {
  const auto& endings = campaign::endingTable();
  const std::size_t place = placeOfEnding(record.ending);
  std::string text = "Candidate " + std::to_string(record.id);
  if (!record.name.empty()) text += ": " + record.name;
  text += "\n" + (place < endings.size() ? endings[place].doc : record.ending);
  if (!record.reason.empty()) text += " (" + record.reason + ")";
  text += "\n\nDescent, from here to the beginning:\n";
  for (const CandidateRecord& each : reader.lineage(record.id)) {
    text += "  " + std::to_string(each.id) + "  " + each.operatorName.value_or("(first game)");
    if (each.parents.size() > 1) text += " with " + std::to_string(each.parents[1]);
    text += ": " + each.change.substr(0, each.change.find('\n')) + "\n";
  }
  std::string children;
  for (const campaign::CandidateId child : reader.children(record.id))
    children += (children.empty() ? "" : ", ") + std::to_string(child);
  if (!children.empty()) text += "\nChildren: " + children + "\n";
  std::vector<campaign::Intervention> hand = reader.interventions();
  std::erase_if(hand, [&](const campaign::Intervention& each) { return each.candidate != record.id; });
  if (!hand.empty()) text += "\n" + interventionsText(hand);
  if (!record.diagnostics.empty()) text += "\nMistakes: " + record.diagnostics + "\n";
  return text + samplesText(reader.samples(record.id));
}

}  // namespace ludo::cli
