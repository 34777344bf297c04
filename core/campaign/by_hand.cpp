// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/by_hand.h"

#include <algorithm>

#include "core/base/quoted.h"
#include "core/campaign/candidate_evaluator.h"
#include "core/campaign/candidate_game.h"
#include "core/campaign/candidate_run.h"
#include "core/campaign/replay.h"
#include "core/campaign/store_statements.h"

namespace ludo::campaign {
namespace {

using Trouble = std::optional<Store::Refused>;

/// Nothing is bred here.
class BreedsNothing final : public Breeder {
 public:
  const std::vector<OperatorInfo>& operators() const override { return m_operators; }
  Result<Child> breed(std::size_t, const Parents&, std::uint64_t) const override {
    return Failure{"nothing is bred"};
  }

 private:
  std::vector<OperatorInfo> m_operators;
};

Store::Refused unwritable(const std::string& store, const Database& database) {
  return {database.trouble() != Database::Trouble::damaged,
          "cannot write " + inApostrophes(store) + ": " + database.failure()};
}

/// Does all of it in one transaction, beside a campaign that may be writing the store.
template <typename Write>
Trouble writeBeside(const std::string& store, const Write& write) {
  Database database(store, Database::Access::write);
  database.execute("BEGIN IMMEDIATE");
  write(database);
  database.execute("COMMIT");
  return database.good() ? std::nullopt : Trouble(unwritable(store, database));
}

std::uint64_t roundsIn(Database& database) {
  return static_cast<std::uint64_t>(database.number("SELECT count(*) FROM round"));
}

/// Tells the archive again, and writes who holds the cells now. A campaign that is writing the store does so
/// itself.
Trouble showInStore(const std::string& path, const std::stop_token& stop) {
  Store::Opened opened = Store::open(path, {}, Store::Begin::asItIs);
  if (const auto* refused = std::get_if<Store::Refused>(&opened))
    return refused->isWritten ? std::nullopt : Trouble(*refused);
  Store& store = *std::get<std::unique_ptr<Store>>(opened);
  StoreReader::Opened read = StoreReader::open(path);
  if (const auto* refused = std::get_if<Store::Refused>(&read)) return *refused;
  StoreReader& reader = *std::get<std::unique_ptr<StoreReader>>(read);
  const auto now = replay(reader, stop);
  if (!now) return Store::Refused{false, inApostrophes(path) + ": " + now.failure()};
  if (*now == nullptr) return std::nullopt;
  const std::uint64_t rounds = store.rounds();
  for (const SettledByHand& each : (*now)->settledByHand()) store.settle(each.id, each.conclusion);
  if (rounds > 0)
    store.addRound((*now)->record(rounds - 1), (*now)->elites(), (*now)->archive().boundaries());
  std::get<std::unique_ptr<StoreReader>>(read).reset();
  store.commit();
  if (auto failure = store.failure()) return failure;
  // While others read the store, SQLite's extra files stay beside it. Nothing is lost by that; the next
  // process that may write merges them.
  static_cast<void>(store.finish());
  return std::nullopt;
}

Trouble checkSettled(StoreReader& reader, const std::string& store, CandidateId id) {
  const auto record = reader.candidate(id);
  if (!record) return Store::Refused{false, inApostrophes(store) + " has no candidate " + std::to_string(id)};
  const auto ending = endingNamed(record->ending);
  const auto settled = [&](CandidateEnding wanted) { return ending && *ending >= wanted; };
  if (settled(CandidateEnding::notBetter) || (id >= firstByHand && settled(CandidateEnding::measured)))
    return std::nullopt;
  if (settled(CandidateEnding::measured))
    return Store::Refused{false, "the round of candidate " + std::to_string(id) + " of " +
                                     inApostrophes(store) + " is not over; go on with the campaign first"};
  return Store::Refused{false, "candidate " + std::to_string(id) + " of " + inApostrophes(store) +
                                   " was not measured to the end (" + record->ending +
                                   "); name one that 'ludo archive " + store + "' lists"};
}

/// What keeps it from being done; nothing where it can be.
Trouble checkSense(StoreReader& reader, InterventionKind kind, CandidateId id) {
  const ByHand now = byHand(reader.interventions());
  const bool isOut = now.thrownOut.contains(id);
  const bool isPinned = now.pinned.contains(id);
  const auto refused = [id](const std::string& why) {
    return Store::Refused{false, "candidate " + std::to_string(id) + " " + why};
  };
  switch (kind) {
    case InterventionKind::pin:
      if (isOut) return refused("was thrown out; take that back first");
      if (isPinned) return refused("is pinned already");
      return std::nullopt;
    case InterventionKind::unpin:
      return isPinned ? std::nullopt : Trouble(refused("is not pinned"));
    case InterventionKind::throwOut:
      return isOut ? Trouble(refused("was thrown out already")) : std::nullopt;
    case InterventionKind::takeBack:
      return isOut ? std::nullopt : Trouble(refused("was not thrown out"));
    default:
      return isOut ? Trouble(refused("was thrown out; take that back first")) : std::nullopt;
  }
}

std::variant<std::unique_ptr<StoreReader>, Store::Refused> readerFor(const std::string& store,
                                                                     InterventionKind kind, CandidateId id) {
  StoreReader::Opened opened = StoreReader::open(store);
  if (std::holds_alternative<Store::Refused>(opened)) return opened;
  StoreReader& reader = *std::get<std::unique_ptr<StoreReader>>(opened);
  if (auto refused = checkSettled(reader, store, id)) return *refused;
  if (auto refused = checkSense(reader, kind, id)) return *refused;
  return opened;
}

/// Keeps the sample with that number, unless somebody was faster.
Trouble keepSample(const std::string& store, const Plan& plan, CandidateId id, std::uint64_t number,
                   const std::vector<Sample>& believed) {
  const std::optional<Placement> placement = placementOf(plan, believed);
  return writeBeside(store, [&](Database& database) {
    Statement last(database, "SELECT max(number) FROM sample WHERE candidate = ?");
    const bool isNext = last.with(id).next() && static_cast<std::uint64_t>(last.integer(0)) + 1 == number;
    last.end();
    if (!isNext || !placement) return;
    CandidateRows(database).addSample(id, number, roundsIn(database), believed.back(), placement);
    addIntervention(database, interventionOf(InterventionKind::measure, id));
  });
}

std::vector<Sample> believedOf(StoreReader& reader, CandidateId id) {
  std::vector<Sample> believed;
  for (SampleRecord& record : reader.samples(id)) {
    if (record.number >= firstBelievedSample) believed.push_back(std::move(record.sample));
  }
  return believed;
}

CandidateId nextByHand(Database& database) {
  return static_cast<CandidateId>(
      database.number("SELECT coalesce(max(id) + 1, " + std::to_string(firstByHand) +
                      ") FROM candidate WHERE id >= " + std::to_string(firstByHand)));
}

/// Where a measured game lies, and who holds its cell.
void findPlace(StoreReader& reader, AddedGame& added) {
  std::vector<double> place;
  for (const SampleRecord& record : reader.samples(*added.candidate)) {
    if (!record.place.empty()) place = record.place;
  }
  const Plan& plan = reader.plan();
  if (place.size() != plan.grid()->measureCount()) return;
  const auto cell = plan.tessellation()->cellOf(place);
  if (!cell) return;
  added.coordinates = plan.coordinates(*cell, place);
  for (const EliteRecord& elite : reader.elites()) {
    const bool isThere = plan.cellCount() == 0 ? elite.candidate == *added.candidate : elite.cell == *cell;
    if (isThere) added.elite = elite.candidate;
  }
}

}  // namespace

std::optional<Store::Refused> intervene(const std::string& store, InterventionKind kind,
                                        CandidateId candidate, const std::stop_token& stop,
                                        std::optional<std::uint64_t> undoes) {
  {
    const auto opened = readerFor(store, kind, candidate);
    if (const auto* refused = std::get_if<Store::Refused>(&opened)) return *refused;
  }
  Intervention intervention = interventionOf(kind, candidate);
  intervention.undoes = undoes;
  const auto write = [&](Database& database) { addIntervention(database, intervention); };
  if (auto trouble = writeBeside(store, write)) return trouble;
  return showInStore(store, stop);
}

std::variant<FurtherGames, Store::Refused> playFurtherGames(
    const std::string& store, CandidateId candidate, std::uint64_t samples,
    const std::function<void(std::uint64_t)>& progress, const std::stop_token& stop) {
  const BreedsNothing breeder;
  FurtherGames played;
  while (played.samples < samples && !stop.stop_requested()) {
    auto opened = readerFor(store, InterventionKind::measure, candidate);
    if (const auto* refused = std::get_if<Store::Refused>(&opened)) return *refused;
    StoreReader& reader = *std::get<std::unique_ptr<StoreReader>>(opened);
    const auto record = reader.candidate(candidate);
    const auto text = reader.specification(candidate);
    std::vector<Sample> believed = believedOf(reader, candidate);
    if (!record || !text || believed.empty())
      return Store::Refused{false, "candidate " + std::to_string(candidate) + " cannot be read whole from " +
                                       inApostrophes(store)};
    const std::uint64_t number = firstBelievedSample + believed.size();
    Prospect prospect;
    prospect.id = candidate;
    prospect.texts = {*text};
    prospect.path = record->path;
    prospect.ancestor = record->ancestor;
    prospect.seed = furtherSample(reader.settings(), candidate, number).seed;
    const CandidateEvaluator evaluator(reader.plan(), breeder);
    const auto sample = evaluator.measureAgain(prospect, stop);
    if (!sample) break;
    believed.push_back(*sample);
    if (auto trouble = keepSample(store, reader.plan(), candidate, number, believed)) return *trouble;
    ++played.samples;
    if (progress) progress(played.samples);
  }
  // What was measured before it was stopped is to be seen, too.
  if (auto trouble = showInStore(store, {})) return *trouble;
  return played;
}

std::variant<AddedGame, Store::Refused> addGame(const std::string& store, const FirstGame& game,
                                                const std::stop_token& stop) {
  StoreReader::Opened opened = StoreReader::open(store);
  if (const auto* refused = std::get_if<Store::Refused>(&opened)) return *refused;
  StoreReader& reader = *std::get<std::unique_ptr<StoreReader>>(opened);
  if (reader.rounds().empty())
    return Store::Refused{false,
                          "no round of " + inApostrophes(store) + " is over; begin its campaign first"};
  AddedGame added;
  const CandidateGame read = readCandidate(game.path, game.text, stop);
  if (read.stopped) return added;
  if (read.rules == nullptr) {
    added.errors = read.errors;
    return added;
  }
  added.candidate = reader.sameRules(hashOfRules(read.rules->def()));
  added.wasThere = added.candidate.has_value();
  if (added.wasThere) {
    const auto record = reader.candidate(*added.candidate);
    if (record)
      added.conclusion = {endingNamed(record->ending).value_or(CandidateEnding::measured), record->reason};
    findPlace(reader, added);
    return added;
  }
  const BreedsNothing breeder;
  Prospect prospect;
  prospect.texts = {game.text};
  prospect.path = game.path;
  prospect.ancestor = reader.settings().games.size();
  prospect.seed = seedByHand(reader.settings(), hashOfRules(read.rules->def()));
  auto finding = CandidateEvaluator(reader.plan(), breeder).evaluate(prospect, ArchiveState(), stop);
  if (!finding) return added;
  finding->child.change = "added by hand";
  std::optional<Placement> placement;
  if (finding->samples.size() > firstBelievedSample)
    placement = placementOf(reader.plan(), {finding->samples.back()});
  const auto write = [&](Database& database) {
    prospect.id = nextByHand(database);
    prospect.round = roundsIn(database);
    CandidateRows(database).add(prospect, addedByHand, *finding, placement);
    if (placement) addIntervention(database, interventionOf(InterventionKind::add, prospect.id));
  };
  if (auto trouble = writeBeside(store, write)) return *trouble;
  added.candidate = prospect.id;
  added.conclusion = finding->conclusion;
  if (placement) {
    if (auto trouble = showInStore(store, stop)) return *trouble;
    findPlace(reader, added);
  }
  return added;
}

}  // namespace ludo::campaign
