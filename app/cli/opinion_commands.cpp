// SPDX-License-Identifier: Apache-2.0
#include "app/cli/opinion_commands.h"

#include "app/cli/table.h"
#include "core/campaign/opinion_report.h"
#include "core/campaign/store_reader.h"

namespace ludo::cli {
namespace {

constexpr std::uint64_t highest = std::uint64_t{1} << 62U;
constexpr int decimals = 3;

std::string intervalText(const campaign::Estimate& estimate, int places) {
  return decimalText(estimate.value, places) + " (" + decimalText(estimate.low, places) + " to " +
         decimalText(estimate.high, places) + ")";
}

std::string agreementText(const std::string& what, const std::optional<campaign::Agreement>& agreement) {
  if (!agreement) return "How far " + what + " and fitness agree cannot be told yet: that takes five games\n";
  return "With fitness " + what + " agree by Kendall's tau " +
         intervalText({1, agreement->tau, agreement->low, agreement->high}, 2) + ", over " +
         countText(agreement->games) + " games\n";
}

std::string reportText(campaign::StoreReader& reader) {
  const campaign::OpinionReport report = campaign::opinionReport(reader);
  Table table({"candidate", "game", "stars", "compared", "strength in Elo (95 %)", "fitness (95 %)"}, {0, 1});
  for (const campaign::JudgedGame& game : report.games) {
    const auto record = reader.candidate(game.id);
    table.add({std::to_string(game.id), record ? record->name : "(unreadable)",
               game.stars ? std::to_string(*game.stars) : "-", countText(game.comparisons),
               game.strength ? intervalText(*game.strength, 0) : "-",
               game.fitness.measured() ? intervalText(game.fitness, decimals) : "-"});
  }
  std::string text = table.empty() ? "Nobody has judged a game of it yet.\n"
                                   : table.text() + "\n" + agreementText("comparisons", report.byComparing) +
                                         agreementText("stars", report.byStars);
  if (report.next)
    text += "Which would you rather play next: " + std::to_string(report.next->first) + " or " +
            std::to_string(report.next->second) + "?\n";
  return text;
}

int showOpinions(const std::string& store, Session& session) {
  campaign::StoreReader::Opened opened = campaign::StoreReader::open(store);
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&opened))
    return session.refused(refused->message, refused->bySystem);
  session.print(reportText(*std::get<std::unique_ptr<campaign::StoreReader>>(opened)));
  return exitFine;
}

}  // namespace

int rateCommand(const Arguments& arguments, Session& session) {
  std::string store;
  std::uint64_t candidate = 0;
  std::optional<std::uint64_t> stars;
  bool undo = false;
  CommandLine line("ludo archive rate",
                   "Keeps how good you find a game of a campaign, in stars from 1 to 5.");
  line.app().add_option("store", store, "Store of the campaign")->required();
  line.addNumber("candidate", candidate, 0, highest, "The game, by its number")->required();
  line.addNumber("stars", stars, 1, campaign::mostStars, "Stars");
  line.app().add_flag("--undo", undo, "Takes the stars of the game back");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  if (stars.has_value() == undo)
    return session.usageError(line.command(), "give either stars or --undo, which takes them back");
  const auto refused =
      undo ? campaign::takeStarsBack(store, candidate)
           : campaign::keepStars(store, {candidate, static_cast<std::int64_t>(stars.value_or(0))});
  if (refused) return session.refused(refused->message, refused->bySystem);
  session.say("Candidate " + std::to_string(candidate) + " has " +
              (undo ? "no stars" : metrics::countOf(*stars, "star")));
  return exitFine;
}

int compareCommand(const Arguments& arguments, Session& session) {
  std::string store;
  std::optional<std::uint64_t> better;
  std::optional<std::uint64_t> other;
  bool equal = false;
  bool undo = false;
  CommandLine line(
      "ludo archive compare",
      "Keeps which of two games of a campaign you would rather play. Without games: shows what all have "
      "said, as a ranking beside the machine's fitness, and which two to compare next.");
  line.app().add_option("store", store, "Store of the campaign")->required();
  line.addNumber("better", better, 0, highest, "The game that you would rather play, by its number");
  line.addNumber("other", other, 0, highest, "The other one");
  line.app().add_flag("--equal", equal, "You would as gladly play either");
  line.app().add_flag("--undo", undo, "Takes back that you said this of the two");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  if (better.has_value() != other.has_value() || ((equal || undo) && !better))
    return session.usageError(line.command(), "name two games, or none to see what was said");
  if (!better) return showOpinions(store, session);
  if (*better == *other)
    return session.usageError(line.command(),
                              "both are candidate " + std::to_string(*better) + "; name two games");
  const campaign::PairedComparison said{*better, *other,
                                        equal ? campaign::Preference::equal : campaign::Preference::first};
  const auto refused =
      undo ? campaign::takeComparisonBack(store, said) : campaign::keepComparison(store, said);
  if (refused) return session.refused(refused->message, refused->bySystem);
  return showOpinions(store, session);
}

}  // namespace ludo::cli
