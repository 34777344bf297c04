// SPDX-License-Identifier: Apache-2.0
#include <charconv>
#include <map>

#include "app/cli/archive_projection.h"
#include "app/cli/by_hand_commands.h"
#include "app/cli/commands.h"
#include "app/cli/evolve_text.h"
#include "app/cli/named_files.h"
#include "app/cli/opinion_commands.h"
#include "app/cli/table.h"
#include "core/campaign/export.h"

namespace ludo::cli {
namespace {

using campaign::StoreReader;

struct ArchiveOptions {
  std::string store;
  std::string cell;
  std::optional<std::uint64_t> candidate;
  std::optional<std::uint64_t> spec;
  std::string format;
  std::string axes;
  std::string other;
  std::string out;
};

void describe(CommandLine& line, ArchiveOptions& options) {
  constexpr std::uint64_t highest = std::uint64_t{1} << 62U;
  line.app().add_option("store", options.store, "Store of a campaign")->required();
  line.app().add_option(
      "--cell", options.cell,
      "A cell by its place along each axis, counted from 0, as in 3,2,1: the game that holds it");
  line.addNumber("--candidate", options.candidate, 0, highest,
                 "A candidate by its number: what became of it, where it comes from, what was measured");
  line.addNumber("--spec", options.spec, 0, highest, "A candidate by its number: its specification");
  line.app()
      .add_option("--export", options.format,
                  "The whole archive: json has all candidates, csv the elites in the columns of pyribs")
      ->check(CLI::IsMember(std::vector<std::string>{"json", "csv"}));
  line.app().add_option(
      "--axes", options.axes,
      "The archive on other axes, from all that was measured: measures, with their range and cells "
      "if you like, as in turns:5:200:20,drama");
  line.addFile("--against", options.other,
               "Store of another campaign, to be held against this one on its axes, or on those of --axes");
  line.addFile("--out", options.out, "File to write; standard output when left out");
}

/// The number of the cell, or what is wrong.
Result<std::size_t> cellOf(const std::string& text, const archive::Grid& grid) {
  std::vector<std::size_t> places;
  const char* at = text.data();
  const char* end = at + text.size();
  while (at < end) {
    std::size_t place = 0;
    const auto [next, error] = std::from_chars(at, end, place);
    if (error != std::errc() || (next < end && *next != ',')) break;
    places.push_back(place);
    at = next < end ? next + 1 : next;
  }
  const std::string wanted = "--cell takes " + std::to_string(grid.measureCount()) +
                             " whole numbers with commas between, one an axis";
  if (at < end || places.size() != grid.measureCount()) return Failure{"'" + text + "': " + wanted};
  std::size_t cell = 0;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const archive::Axis& axis = grid.axes()[i];
    if (places[i] >= axis.cells)
      return Failure{"'" + text + "': the axis '" + axis.name + "' has the cells 0 to " +
                     std::to_string(axis.cells - 1)};
    cell = cell * axis.cells + places[i];
  }
  return cell;
}

int write(const ArchiveOptions& options, const std::string& text, Session& session) {
  if (!options.out.empty()) return session.save(options.out, text) ? exitFine : exitSystem;
  session.print(text);
  return exitFine;
}

int noCandidate(std::uint64_t id, const Session& session) {
  session.say("ludo archive: there is no candidate " + std::to_string(id) + " in the store");
  return exitInputErrors;
}

int showCandidate(const ArchiveOptions& options, StoreReader& reader, std::uint64_t id, Session& session) {
  const auto record = reader.candidate(id);
  return record ? write(options, candidateText(reader, *record), session) : noCandidate(id, session);
}

int showCell(const ArchiveOptions& options, StoreReader& reader, Session& session) {
  const Result<std::size_t> cell = cellOf(options.cell, *reader.plan().grid());
  if (!cell) return session.usageError("ludo archive", cell.failure());
  const campaign::EliteRecord* best = nullptr;
  const std::vector<campaign::EliteRecord> elites = reader.elites();
  for (const campaign::EliteRecord& elite : elites) {
    const bool isThere =
        reader.plan().coordinates(elite.cell, elite.place) == reader.plan().grid()->coordinates(*cell);
    if (isThere && (best == nullptr || elite.fitness.value > best->fitness.value)) best = &elite;
  }
  if (best != nullptr) return showCandidate(options, reader, best->candidate, session);
  session.say("ludo archive: nobody holds the cell " + options.cell);
  return exitInputErrors;
}

int showProjection(const ArchiveOptions& options, StoreReader& reader, Session& session) {
  const auto axes = axesOf(options.axes);
  if (!axes) return session.usageError("ludo archive", axes.failure());
  const auto projection = campaign::reproject(reader, *axes);
  if (!projection) return session.usageError("ludo archive", projection.failure());
  return write(options, projectionText(reader, *projection), session);
}

int showComparison(const ArchiveOptions& options, StoreReader& reader, Session& session) {
  auto axes = options.axes.empty() ? Result(reader.settings().axes) : axesOf(options.axes);
  if (!axes) return session.usageError("ludo archive", axes.failure());
  StoreReader::Opened opened = StoreReader::open(options.other);
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&opened))
    return session.refused(refused->message, refused->bySystem);
  const auto text = comparisonText(reader, *std::get<std::unique_ptr<StoreReader>>(opened), *axes);
  if (!text) return session.usageError("ludo archive", text.failure());
  return write(options, *text, session);
}

int show(const ArchiveOptions& options, StoreReader& reader, Session& session) {
  if (options.format == "json" && !options.out.empty()) {
    const auto make = [&reader](const TextSink& take) { campaign::exportJson(reader, take); };
    return session.save(options.out, make) ? exitFine : exitSystem;
  }
  if (options.format == "json") return write(options, campaign::exportJson(reader), session);
  if (options.format == "csv") return write(options, campaign::exportCsv(reader), session);
  if (options.spec) {
    const auto text = reader.specification(*options.spec);
    return text ? write(options, *text, session) : noCandidate(*options.spec, session);
  }
  if (options.candidate) return showCandidate(options, reader, *options.candidate, session);
  if (!options.cell.empty()) return showCell(options, reader, session);
  if (!options.other.empty()) return showComparison(options, reader, session);
  if (!options.axes.empty()) return showProjection(options, reader, session);
  return write(options, archiveText(reader), session);
}

}  // namespace

int archiveCommand(const Arguments& arguments, Session& session) {
  const Arguments rest(arguments.begin() + (arguments.empty() ? 0 : 1), arguments.end());
  using Part = int (*)(const Arguments&, Session&);
  const std::map<std::string, Part> parts{{"rate", rateCommand},       {"compare", compareCommand},
                                          {"pin", pinCommand},         {"throw-out", throwOutCommand},
                                          {"measure", measureCommand}, {"add", addCommand}};
  if (const auto part = arguments.empty() ? parts.end() : parts.find(arguments.front()); part != parts.end())
    return part->second(rest, session);
  ArchiveOptions options;
  CommandLine line(
      "ludo archive",
      "Reads the store of a campaign, also while it runs: the elites, where they come from, and why "
      "candidates ended. 'ludo archive rate' and 'ludo archive compare' keep what people say of its games; "
      "'ludo archive pin', 'throw-out', 'measure' and 'add' change it by hand.");
  describe(line, options);
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  const int asked = (options.cell.empty() ? 0 : 1) + (options.candidate ? 1 : 0) + (options.spec ? 1 : 0) +
                    (options.format.empty() ? 0 : 1) +
                    (options.axes.empty() && options.other.empty() ? 0 : 1);
  if (asked > 1)
    return session.usageError(
        line.command(), "--cell, --candidate, --spec, --export and --axes or --against go one at a time");
  if (const auto mistake = fileClash({{"--out", options.out}},
                                     {{"the store", options.store}, {"the other store", options.other}}))
    return session.usageError(line.command(), *mistake);
  if (!session.canSave(options.out)) return exitSystem;
  StoreReader::Opened opened = StoreReader::open(options.store);
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&opened))
    return session.refused(refused->message, refused->bySystem);
  StoreReader& reader = *std::get<std::unique_ptr<StoreReader>>(opened);
  const int code = show(options, reader, session);
  if (reader.unreadable() == 0) return code;
  session.say("'" + options.store + "' is damaged: " + metrics::countOf(reader.unreadable(), "record") +
              " could not be read and " + (reader.unreadable() == 1 ? "is" : "are") + " left out");
  return std::max<int>(code, exitInputErrors);
}

}  // namespace ludo::cli
