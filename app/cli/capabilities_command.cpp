// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "app/cli/commands.h"
#include "app/cli/table.h"
#include "core/campaign/capability_report.h"
#include "core/campaign/store_reader.h"

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

std::string wantedText(const CapabilityReport& report) {
  constexpr std::size_t mostWords = 3;
  Table table({"wanted", "by candidates", "written as", "fitness of their parents"}, {0, 2});
  for (const CapabilityCount& count : report.counts) {
    if (count.candidates == 0) continue;
    std::string words;
    for (std::size_t i = 0; i < std::min(mostWords, count.words.size()); ++i)
      words += (i == 0 ? "" : ", ") + count.words[i].first;
    table.add({std::string(count.capability->what), countText(count.candidates), words,
               differenceText(count.parents)});
  }
  return table.empty() ? "Nobody asked for anything that the language leaves out on purpose.\n"
                       : table.text();
}

std::string workaroundsText(const CapabilityReport& report) {
  Table table({"in place of", "games with", "without", "fitness of those with it", "way round"}, {0, 4});
  for (const CapabilityCount& count : report.counts) {
    if (!count.workaround || count.workaround->with == 0) continue;
    table.add({std::string(count.capability->what), countText(count.workaround->with),
               countText(count.workaround->without), differenceText(*count.workaround),
               std::string(count.capability->workaround)});
  }
  return table.empty() ? "No measured game has a rule that goes round something of the kind.\n"
                       : table.text();
}

std::string reportText(const CapabilityReport& report) {
  return countText(report.candidates) + " candidates; " + countText(report.notCompiled) +
         " do not compile, and " + countText(report.asking) +
         " of these ask for what the language leaves out on purpose\n\n" + wantedText(report) + "\n" +
         workaroundsText(report) +
         "\nFitness is held against that of the parents of other candidates that do not compile, and of the "
         "other "
         "measured games; in brackets the 95 % interval.\n";
}

}  // namespace

int capabilitiesCommand(const Arguments& arguments, Session& session) {
  std::string store;
  bool json = false;
  CommandLine line(
      "ludo capabilities",
      "Counts what the games of a campaign asked for and the language leaves out on purpose, which "
      "ways round it they go, and whether that goes with fitness.");
  line.app().add_option("store", store, "Store of a campaign")->required();
  line.app().add_flag("--json", json, "Print the counts as JSON instead of tables");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  campaign::StoreReader::Opened opened = campaign::StoreReader::open(store);
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&opened))
    return session.refused(refused->message, refused->bySystem);
  campaign::StoreReader& reader = *std::get<std::unique_ptr<campaign::StoreReader>>(opened);
  const CapabilityReport report = campaign::capabilityReport(reader);
  session.print(json ? campaign::capabilityJson(report) : reportText(report));
  if (reader.unreadable() == 0) return exitFine;
  session.say("'" + store + "' is damaged: " + metrics::countOf(reader.unreadable(), "record") +
              " could not be read, and are not counted");
  return exitInputErrors;
}

}  // namespace ludo::cli
