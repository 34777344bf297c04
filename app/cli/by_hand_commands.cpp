// SPDX-License-Identifier: Apache-2.0
#include "app/cli/by_hand_commands.h"

#include "app/cli/progress_line.h"
#include "app/cli/table.h"
#include "core/base/files.h"
#include "core/campaign/by_hand.h"
#include "core/campaign/limits.h"
#include "core/campaign/store_reader.h"
#include "core/diagnostics/render.h"

namespace ludo::cli {
namespace {

using campaign::InterventionKind;
using campaign::StoreReader;

constexpr std::uint64_t highestCandidate = std::uint64_t{1} << 62U;
constexpr std::uint64_t mostSamples = 1'000;
constexpr int fitnessPlaces = 3;

std::string wordsOf(InterventionKind kind) {
  switch (kind) {
    case InterventionKind::pin:
      return "pinned";
    case InterventionKind::unpin:
      return "no longer pinned";
    case InterventionKind::throwOut:
      return "thrown out";
    case InterventionKind::takeBack:
      return "taken back";
    case InterventionKind::measure:
      return "further games";
    case InterventionKind::add:
      return "added";
  }
  return {};
}

/// Where a candidate stands now, as a line.
std::string standingText(StoreReader& reader, campaign::CandidateId id) {
  const auto samples = reader.samples(id);
  std::string text = "Candidate " + std::to_string(id);
  if (!samples.empty() && samples.back().fitness) {
    const campaign::Estimate& fitness = *samples.back().fitness;
    text += ": fitness " + decimalText(fitness.value, fitnessPlaces) + " (" +
            decimalText(fitness.low, fitnessPlaces) + " to " + decimalText(fitness.high, fitnessPlaces) + ")";
  }
  for (const campaign::EliteRecord& elite : reader.elites()) {
    if (elite.candidate != id) continue;
    std::string cell;
    for (const std::size_t place : reader.plan().coordinates(elite.cell, elite.place))
      cell += (cell.empty() ? "" : ",") + std::to_string(place);
    return text + ", holds the cell " + cell + (elite.pinned ? ", pinned" : "");
  }
  const bool isOut = campaign::byHand(reader.interventions()).thrownOut.contains(id);
  return text +
         (isOut ? ", thrown out; --undo of 'ludo archive throw-out' brings it back" : ", holds no cell");
}

/// What came of it; or that a campaign has yet to take it in.
int tellStanding(const std::string& store, campaign::CandidateId id, Session& session) {
  StoreReader::Opened opened = StoreReader::open(store);
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&opened))
    return session.refused(refused->message, refused->bySystem);
  session.print(standingText(*std::get<std::unique_ptr<StoreReader>>(opened), id) + "\n");
  return exitFine;
}

struct Command {
  const char* name;
  const char* doc;
  InterventionKind kind;
  InterventionKind undo;
  const char* undoDoc;
};

int change(const Command& command, const Arguments& arguments, Session& session) {
  std::string store;
  std::uint64_t candidate = 0;
  bool undo = false;
  CommandLine line(command.name, command.doc);
  line.app().add_option("store", store, "Store of the campaign, which may be running")->required();
  line.addNumber("candidate", candidate, 0, highestCandidate, "The game, by its number")->required();
  line.app().add_flag("--undo", undo, command.undoDoc);
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  const auto refused =
      campaign::intervene(store, undo ? command.undo : command.kind, candidate, session.stop());
  if (refused) return session.refused(refused->message, refused->bySystem);
  return tellStanding(store, candidate, session);
}

/// As many as it has already, unless somebody asks for a number.
std::optional<std::uint64_t> samplesOf(const std::string& store, campaign::CandidateId id) {
  StoreReader::Opened opened = StoreReader::open(store);
  auto* reader = std::get_if<std::unique_ptr<StoreReader>>(&opened);
  if (reader == nullptr) return std::nullopt;
  const std::size_t samples = (*reader)->samples(id).size();
  return samples > campaign::firstBelievedSample ? samples - campaign::firstBelievedSample : 1;
}

int tellAdded(const std::string& store, const campaign::FirstGame& game, const campaign::AddedGame& added,
              Session& session) {
  if (!added.errors.empty()) {
    const SourceText source(game.path, game.text);
    session.say(diagnostics::renderText(added.errors, &source, Session::colourOnError()));
    return exitInputErrors;
  }
  if (!added.candidate) return session.stop().stop_requested() ? exitInterrupted : exitInputErrors;
  const std::string number = std::to_string(*added.candidate);
  if (added.wasThere) session.say("'" + game.path + "' has the rules of candidate " + number);
  if (added.conclusion.ending < campaign::CandidateEnding::measured) {
    session.say("'" + game.path + "' has no place: " +
                campaign::endingTable()[static_cast<std::size_t>(added.conclusion.ending)].doc +
                (added.conclusion.reason.empty() ? "" : " (" + added.conclusion.reason + ")"));
    return exitInputErrors;
  }
  std::string cell;
  for (const std::size_t place : added.coordinates) cell += (cell.empty() ? "" : ",") + std::to_string(place);
  session.say("It lies in the cell " + cell +
              (added.elite && *added.elite != *added.candidate
                   ? ", which candidate " + std::to_string(*added.elite) + " holds"
                   : ""));
  return tellStanding(store, *added.candidate, session);
}

}  // namespace

int pinCommand(const Arguments& arguments, Session& session) {
  return change({"ludo archive pin",
                 "Pins a measured game: it holds its cell from now on, also against better ones, and is bred "
                 "from. A campaign that is running takes it in when its round is over.",
                 InterventionKind::pin, InterventionKind::unpin, "It is a game like any other again"},
                arguments, session);
}

int throwOutCommand(const Arguments& arguments, Session& session) {
  return change(
      {"ludo archive throw-out",
       "Throws a game out of the archive: it is no parent any more, and the best of the others that were "
       "measured of its cell takes its place. A campaign that is running takes it in when its round is over.",
       InterventionKind::throwOut, InterventionKind::takeBack, "It comes back, and competes for its cell"},
      arguments, session);
}

int measureCommand(const Arguments& arguments, Session& session) {
  std::string store;
  std::uint64_t candidate = 0;
  std::optional<std::uint64_t> samples;
  CommandLine line("ludo archive measure",
                   "Plays further games of a measured candidate, so that its intervals become narrower; its "
                   "fitness and its place follow.");
  line.app().add_option("store", store, "Store of the campaign, which may be running")->required();
  line.addNumber("candidate", candidate, 0, highestCandidate, "The game, by its number")->required();
  line.addNumber("--samples", samples, 1, mostSamples,
                 "How often to play as many games as the campaign plays of a candidate; as often as it was "
                 "done already when left out");
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  const std::uint64_t wanted = samples.value_or(samplesOf(store, candidate).value_or(1));
  ProgressLine status;
  const auto played = campaign::playFurtherGames(
      store, candidate, wanted,
      [&](std::uint64_t done) { status.show(countText(done) + " of " + countText(wanted) + " samples"); },
      session.stop());
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&played))
    return session.refused(refused->message, refused->bySystem);
  const int code = tellStanding(store, candidate, session);
  return session.stop().stop_requested() ? exitInterrupted : code;
}

int addCommand(const Arguments& arguments, Session& session) {
  std::string store;
  std::string file;
  CommandLine line("ludo archive add",
                   "Measures a game of your own as the campaign measures those that it begins with, and "
                   "places it in the archive. It is kept as added by hand, and bred from where it holds a "
                   "cell; pin it, and it does.");
  line.app().add_option("store", store, "Store of the campaign, which may be running")->required();
  line.app().add_option("specification", file, "The game (.md)")->required();
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  const Result<std::string> text = readFile(file, campaign::limits::candidateBytes);
  if (!text) return session.systemError(text.failure());
  const campaign::FirstGame game{file, *text};
  const auto added = campaign::addGame(store, game, session.stop());
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&added))
    return session.refused(refused->message, refused->bySystem);
  return tellAdded(store, game, std::get<campaign::AddedGame>(added), session);
}

std::string interventionsText(const std::vector<campaign::Intervention>& interventions) {
  Table table({"by hand", "candidate", "who", "when", "taken in"}, {0, 2, 3, 4});
  for (const campaign::Intervention& each : interventions)
    table.add({wordsOf(each.kind), std::to_string(each.candidate), each.by, each.at,
               each.point ? "after " + metrics::countOf(*each.point, "round") : "waits for the campaign"});
  return table.empty() ? "" : table.text();
}

}  // namespace ludo::cli
