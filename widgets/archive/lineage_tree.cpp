// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/lineage_tree.h"

#include <algorithm>
#include <set>

#include "widgets/archive/archive_snapshot.h"

namespace ludo::widgets {
namespace {

using campaign::CandidateId;
using campaign::CandidateRecord;
using campaign::StoreReader;

/// Reads the games of one lineage.
class LineageReading {
 public:
  explicit LineageReading(StoreReader& reader) : m_reader(reader) {
    for (const campaign::EliteRecord& elite : reader.elites()) {
      m_elites.insert(elite.candidate);
      m_tree.best = std::max(m_tree.best, elite.fitness.value);
    }
  }

  LineageTree read(std::vector<CandidateRecord> line, const std::stop_token& stop) {
    std::ranges::reverse(line);
    for (const CandidateRecord& record : line) {
      const bool isFirst = m_tree.games.empty();
      add(record, isFirst ? std::nullopt : std::optional(m_tree.games.size() - 1));
    }
    m_tree.candidate = m_tree.games.size() - 1;
    for (std::size_t next = m_tree.candidate; next < m_tree.games.size() && !stop.stop_requested(); ++next)
      addChildren(next);
    return std::move(m_tree);
  }

 private:
  void addChildren(std::size_t parent) {
    for (const CandidateId child : m_reader.children(m_tree.games[parent].id)) {
      if (m_known.contains(child)) continue;
      const auto record = m_reader.candidate(child);
      // A candidate that was not bred is no game.
      if (!record || campaign::endingNamed(record->ending) == campaign::CandidateEnding::notBred) continue;
      if (m_tree.games.size() >= mostOfLineage) {
        m_tree.isWhole = false;
        return;
      }
      add(*record, parent);
    }
  }

  void add(const CandidateRecord& record, std::optional<std::size_t> parent) {
    LineageGame game;
    game.id = record.id;
    game.name = QString::fromStdString(record.name);
    game.made = record.operatorName ? QString::fromStdString(*record.operatorName)
                                    : archiveText(QT_TRANSLATE_NOOP("Archive", "the beginning"));
    if (record.operatorName == campaign::addedByHand)
      game.made = archiveText(QT_TRANSLATE_NOOP("Archive", "by hand"));
    if (record.parents.size() > 1)
      game.made =
          archiveText(QT_TRANSLATE_NOOP("Archive", "%1 with %2"))
              .arg(game.made)
              .arg(record.parents.front() == parentId(parent) ? record.parents[1] : record.parents.front());
    game.change = QString::fromStdString(record.change.substr(0, record.change.find('\n')));
    if (const auto fitness = m_reader.fitness(record.id)) game.fitness = fitness->value;
    const auto ending = campaign::endingNamed(record.ending);
    game.ending = QString::fromStdString(
        ending ? campaign::endingTable()[static_cast<std::size_t>(*ending)].doc : record.ending);
    game.isElite = m_elites.contains(record.id);
    game.parent = parent;
    m_known.insert(record.id);
    m_tree.games.push_back(std::move(game));
  }

  std::optional<CandidateId> parentId(std::optional<std::size_t> parent) const {
    return parent ? std::optional(m_tree.games[*parent].id) : std::nullopt;
  }

  StoreReader& m_reader;
  LineageTree m_tree;
  std::set<CandidateId> m_elites;
  std::set<CandidateId> m_known;
};

}  // namespace

Result<LineageTree> readLineageTree(const QString& store, CandidateId candidate,
                                    const std::stop_token& stop) {
  StoreReader::Opened opened = StoreReader::open(store.toStdString());
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&opened)) return Failure{refused->message};
  StoreReader& reader = *std::get<std::unique_ptr<StoreReader>>(opened);
  std::vector<CandidateRecord> line = reader.lineage(candidate);
  if (line.empty())
    return Failure{archiveText(QT_TRANSLATE_NOOP("Archive", "candidate %1 cannot be read from the store"))
                       .arg(candidate)
                       .toStdString()};
  return LineageReading(reader).read(std::move(line), stop);
}

}  // namespace ludo::widgets
