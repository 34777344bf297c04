// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/game_archive.h"

#include <algorithm>
#include <set>

#include "core/archive/sliding_archive.h"

namespace ludo::campaign {
namespace {

using archive::Addition;
using archive::Candidate;
using archive::CandidateId;
using archive::CellArchive;
using archive::Elite;

/// The cell that a candidate holds; nothing where it holds none.
std::optional<std::size_t> cellHeldBy(const CellArchive& archive, CandidateId id) {
  const auto elites = archive.elites();
  const auto found =
      std::ranges::find_if(elites, [id](const Elite& elite) { return elite.candidate.id == id; });
  return found == elites.end() ? std::nullopt : std::optional(found->cell);
}

std::vector<Elite> elitesOf(const CellArchive& archive) {
  return {archive.elites().begin(), archive.elites().end()};
}

class BestOfCells final : public GameArchive {
 public:
  explicit BestOfCells(CellArchive archive) : m_archive(std::move(archive)) {}

  const archive::Archive& members() const override { return m_archive; }
  const CellArchive* cells() const override { return &m_archive; }
  std::vector<Elite> elites() const override { return elitesOf(m_archive); }
  Addition add(const Candidate& candidate) override { return m_archive.add(candidate); }
  Addition addAnchor(const Candidate& candidate) override { return m_archive.addAnchor(candidate); }
  bool remeasure(CandidateId id, double objective, const std::vector<double>& measures) override {
    const auto cell = cellHeldBy(m_archive, id);
    if (cell) m_archive.remeasure(*cell, objective, measures);
    return cell.has_value();
  }
  bool pin(const Candidate& candidate, bool anchored) override { return m_archive.pin(candidate, anchored); }
  void unpin(CandidateId id, bool anchored) override { m_archive.unpin(id, anchored); }
  bool discard(CandidateId id) override { return m_archive.discard(id); }

 private:
  CellArchive m_archive;
};

class SlidingCells final : public GameArchive {
 public:
  explicit SlidingCells(archive::SlidingArchive archive) : m_archive(std::move(archive)) {}

  const archive::Archive& members() const override { return m_archive; }
  const CellArchive* cells() const override { return &m_archive.cells(); }
  std::vector<Elite> elites() const override { return elitesOf(m_archive.cells()); }
  Addition add(const Candidate& candidate) override { return m_archive.add(candidate); }
  Addition addAnchor(const Candidate& candidate) override { return m_archive.addAnchor(candidate); }
  bool remeasure(CandidateId id, double objective, const std::vector<double>& measures) override {
    const auto cell = cellHeldBy(m_archive.cells(), id);
    if (cell) m_archive.remeasure(*cell, objective, measures);
    return cell.has_value();
  }
  bool pin(const Candidate& candidate, bool anchored) override {
    return m_archive.cells().pin(candidate, anchored);
  }
  void unpin(CandidateId id, bool anchored) override { m_archive.cells().unpin(id, anchored); }
  bool discard(CandidateId id) override { return m_archive.discard(id); }
  std::vector<CandidateId> remembered() const override {
    std::vector<CandidateId> ids;
    for (const Candidate& candidate : m_archive.buffer()) ids.push_back(candidate.id);
    return ids;
  }
  std::vector<std::vector<double>> boundaries() const override {
    std::vector<std::vector<double>> all;
    for (std::size_t i = 0; i < m_archive.measureCount(); ++i) all.push_back(m_archive.grid().boundaries(i));
    return all;
  }

 private:
  archive::SlidingArchive m_archive;
};

class AllThatIsNew final : public GameArchive {
 public:
  AllThatIsNew(archive::NoveltyArchive archive, archive::NoveltySettings settings, std::size_t firstGames)
      : m_archive(std::move(archive)), m_settings(std::move(settings)), m_firstGames(firstGames) {}

  const archive::Archive& members() const override { return m_archive; }
  Addition add(const Candidate& candidate) override {
    const Addition addition = m_archive.add(candidate);
    if (archive::accepted(addition)) m_objectives.push_back(candidate.objective);
    return addition;
  }
  Addition addAnchor(const Candidate& candidate) override { return add(candidate); }
  // It keeps the place in which it was new.
  bool remeasure(CandidateId id, double objective, const std::vector<double>&) override {
    const auto& members = m_archive.members();
    const auto found = std::ranges::find(members, id, &Candidate::id);
    if (found == members.end()) return false;
    m_objectives[static_cast<std::size_t>(found - members.begin())] = objective;
    return true;
  }
  // A pinned game need not be unlike the others.
  bool pin(const Candidate& candidate, bool) override {
    discard(candidate.id);
    std::vector<Candidate> members = m_archive.members();
    members.push_back(candidate);
    auto objectives = m_objectives;
    objectives.push_back(candidate.objective);
    if (!hold(members, std::move(objectives))) return false;
    m_pinned.insert(candidate.id);
    return true;
  }
  void unpin(CandidateId id, bool) override { m_pinned.erase(id); }
  bool discard(CandidateId id) override {
    std::vector<Candidate> members = m_archive.members();
    const auto found = std::ranges::find(members, id, &Candidate::id);
    if (found == members.end()) return false;
    auto objectives = m_objectives;
    objectives.erase(objectives.begin() + (found - members.begin()));
    members.erase(found);
    m_pinned.erase(id);
    return hold(members, std::move(objectives));
  }
  std::vector<Elite> elites() const override {
    std::vector<Elite> list;
    for (std::size_t i = 0; i < m_archive.size(); ++i) {
      Elite elite{m_archive.member(i), i, m_objectives[i], m_archive.member(i).id < m_firstGames,
                  m_pinned.contains(m_archive.member(i).id)};
      elite.candidate.objective = m_objectives[i];
      list.push_back(std::move(elite));
    }
    return list;
  }

 private:
  /// Replaces all members by these, in this order.
  bool hold(const std::vector<Candidate>& members, std::vector<double> objectives) {
    auto restored = archive::NoveltyArchive::restore(m_settings, 0, members);
    if (!restored) return false;
    m_archive = std::move(*restored);
    m_objectives = std::move(objectives);
    return true;
  }

  archive::NoveltyArchive m_archive;
  archive::NoveltySettings m_settings;
  std::set<CandidateId> m_pinned;
  std::vector<double> m_objectives;  ///< as they are by now, by member
  std::size_t m_firstGames;
};

/// Boundaries move after so many measured games, by the places of as many as are remembered.
archive::SlidingSettings slidingOn(const archive::Grid& grid) {
  archive::SlidingSettings settings;
  settings.remapEvery = 25;
  for (const archive::Axis& axis : grid.axes())
    settings.bufferSize = std::max(settings.bufferSize, axis.cells);
  return settings;
}

template <typename Kind, typename Archive, typename... More>
Result<std::unique_ptr<GameArchive>> held(Result<Archive> made, More... more) {
  if (!made) return Failure{made.failure()};
  return std::unique_ptr<GameArchive>(std::make_unique<Kind>(std::move(*made), more...));
}

}  // namespace

Result<std::unique_ptr<GameArchive>> GameArchive::make(const Plan& plan) {
  if (plan.settings().novelty)
    return held<AllThatIsNew>(archive::NoveltyArchive::make(noveltyOn(plan), 0), noveltyOn(plan),
                              plan.settings().games.size());
  if (plan.slides())
    return held<SlidingCells>(archive::SlidingArchive::make(*plan.grid(), 0, slidingOn(*plan.grid())));
  return held<BestOfCells>(CellArchive::make(plan.tessellation(), 0));
}

archive::ArchiveSummary GameArchive::summary() const {
  if (cells() != nullptr) return archive::summarise(*cells());
  archive::ArchiveSummary summary;
  for (const Elite& elite : elites()) {
    ++summary.filled;
    summary.qdScore += elite.candidate.objective;
    summary.best = std::max(elite.candidate.objective, summary.best.value_or(elite.candidate.objective));
  }
  if (summary.filled > 0) summary.mean = summary.qdScore / static_cast<double>(summary.filled);
  return summary;
}

archive::NoveltySettings noveltyOn(const Plan& plan) {
  const NoveltyOptions& options = *plan.settings().novelty;
  archive::NoveltySettings settings;
  settings.neighbours = static_cast<std::size_t>(options.neighbours);
  settings.threshold = options.distance.value;
  for (const archive::Axis& axis : plan.grid()->axes()) {
    const bool isOfKinds = axis.kind == archive::Axis::Kind::categorical;
    settings.scales.push_back(isOfKinds ? 1 : (axis.high - axis.low) / static_cast<double>(axis.cells));
  }
  return settings;
}

bool isFamiliar(const Plan& plan, const ArchiveState& archiveState, const std::vector<double>& place) {
  if (archiveState.places().empty()) return false;
  std::vector<Candidate> members;
  for (const std::vector<double>& each : archiveState.places()) members.push_back({0, {}, 0, each});
  const auto archive = archive::NoveltyArchive::restore(noveltyOn(plan), 0, members);
  return archive && archive->noveltyOf(place) <= noveltyOn(plan).threshold;
}

}  // namespace ludo::campaign
