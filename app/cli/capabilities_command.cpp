// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "app/cli/commands.h"
#include "app/cli/table.h"
#include "core/campaign/capability_report.h"
#include "core/campaign/store_reader.h"
#include "core/drafting/draft_capabilities.h"

namespace ludo::cli {
namespace {

using campaign::CapabilityCount;
using campaign::CapabilityReport;

std::string differenceText(const campaign::FitnessDifference& difference) {
  constexpr int decimals = 3;
  if (!difference.difference) return "-";
  const campaign::Estimate& estimate = *difference.difference;
  return (estimate.value > 0 ? "+" : "") + decimalText(estimate.value, decimals) + " (" +
         decimalText(estimate.low, decimals) + " to " + decimalText(estimate.high, decimals) + ")";
}

/// How a source's games are called, and how well they do.
struct Words {
  std::string_view games;     ///< "candidates"
  std::string_view asking;    ///< heads the column of how fit those are that asked
  std::string_view measured;  ///< the same of those that go round it
  std::string_view who;       ///< of them asks
  std::string_view note;
};

constexpr Words ofCampaign = {
    "candidates", "fitness of their parents", "fitness of those with it", "of these",
    "Fitness is held against that of the parents of other candidates that do not compile, and of the other "
    "measured games; in brackets the 95 % interval.\n"};
constexpr Words ofDrafts = {
    "drafts", "more that do well", "more that do well", "of all",
    "A draft does well when its games end and pass all filters; the share is held against that of the other "
    "drafts; in brackets the 95 % interval.\n"};

std::string wantedText(const CapabilityReport& report, const Words& words) {
  constexpr std::size_t mostWords = 3;
  Table table({"wanted", "by " + std::string(words.games), "written as", std::string(words.asking)}, {0, 2});
  for (const CapabilityCount& count : report.counts) {
    if (count.candidates == 0) continue;
    std::string written;
    for (std::size_t i = 0; i < std::min(mostWords, count.words.size()); ++i)
      written += (i == 0 ? "" : ", ") + count.words[i].first;
    table.add({std::string(count.capability->what), countText(count.candidates), written,
               differenceText(count.parents)});
  }
  return table.empty() ? "Nobody asked for anything that the language leaves out on purpose.\n"
                       : table.text();
}

std::string workaroundsText(const CapabilityReport& report, const Words& words) {
  Table table({"in place of", "games with", "without", std::string(words.measured), "way round"}, {0, 4});
  for (const CapabilityCount& count : report.counts) {
    if (!count.workaround || count.workaround->with == 0) continue;
    table.add({std::string(count.capability->what), countText(count.workaround->with),
               countText(count.workaround->without), differenceText(*count.workaround),
               std::string(count.capability->workaround)});
  }
  return table.empty() ? "No measured game has a rule that goes round something of the kind.\n"
                       : table.text();
}

std::string reportText(const CapabilityReport& report, const Words& words) {
  return countText(report.candidates) + " " + std::string(words.games) + "; " +
         countText(report.notCompiled) + " do not compile, and " + countText(report.asking) + " " +
         std::string(words.who) + " ask for what the language leaves out on purpose\n\n" +
         wantedText(report, words) + "\n" + workaroundsText(report, words) + "\n" + std::string(words.note);
}

int tellOfDrafts(const std::string& path, bool json, Session& session) {
  const auto record = model::CallRecord::open(path, model::CallRecord::Access::read, {});
  if (!record) return session.refused(record.failure(), false);
  const CapabilityReport report = drafting::draftCapabilities(**record);
  if (!(*record)->failure().empty())
    return session.systemError("cannot read the record '" + path + "': " + (*record)->failure());
  session.print(json ? campaign::capabilityJson(report) : reportText(report, ofDrafts));
  return exitFine;
}

}  // namespace

int capabilitiesCommand(const Arguments& arguments, Session& session) {
  std::string store;
  bool json = false;
  CommandLine line(
      "ludo capabilities",
      "Counts what the games of a campaign, or the drafts of a language model, asked for and the language "
      "leaves out on purpose, which ways round it they go, and whether that goes with fitness.");
  line.app()
      .add_option("store", store, "Store of a campaign, or record of 'ludo draft --record'")
      ->required();
  line.app().add_flag("--json", json, "Print the counts as JSON instead of tables");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  if (model::CallRecord::isOne(store)) return tellOfDrafts(store, json, session);
  campaign::StoreReader::Opened opened = campaign::StoreReader::open(store);
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&opened))
    return session.refused(refused->message, refused->bySystem);
  campaign::StoreReader& reader = *std::get<std::unique_ptr<campaign::StoreReader>>(opened);
  const CapabilityReport report = campaign::capabilityReport(reader);
  session.print(json ? campaign::capabilityJson(report) : reportText(report, ofCampaign));
  if (reader.unreadable() == 0) return exitFine;
  session.say("'" + store + "' is damaged: " + metrics::countOf(reader.unreadable(), "record") +
              " could not be read, and are not counted");
  return exitInputErrors;
}

}  // namespace ludo::cli
