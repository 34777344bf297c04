// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/archive_history.h"

#include <algorithm>

namespace ludo::widgets {

ArchiveSnapshotPtr ArchiveHistory::at(const ArchiveSnapshot& snapshot, std::size_t rounds) const {
  auto past = std::make_shared<ArchiveSnapshot>(snapshot);
  past->elites.clear();
  past->rounds.resize(std::min(rounds, past->rounds.size()));
  past->candidates = past->rounds.empty() ? 0 : past->rounds.back().candidates;
  for (const campaign::EliteRecord& elite : m_history.elitesAfter(rounds)) {
    const auto name = m_names.find(elite.candidate);
    addElite(*past, m_plan, elite, name == m_names.end() ? QString() : name->second);
  }
  fillValues(*past, m_games);
  return past;
}

Result<ArchiveHistoryPtr> readArchiveHistory(const QString& path, const std::stop_token& stop) {
  campaign::StoreReader::Opened opened = campaign::StoreReader::open(path.toStdString());
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&opened)) return Failure{refused->message};
  campaign::StoreReader& reader = *std::get<std::unique_ptr<campaign::StoreReader>>(opened);
  Result<std::optional<campaign::History>> history = campaign::readHistory(reader, stop);
  if (!history) return Failure{history.failure()};
  if (!*history) return ArchiveHistoryPtr();
  std::map<campaign::CandidateId, QString> names;
  const auto ever = (*history)->everElites();
  for (const campaign::CandidateId id : ever) {
    if (stop.stop_requested()) return ArchiveHistoryPtr();
    names.emplace(id, nameIn(reader, id));
  }
  MeasuredGames games = measuredGames(reader, {ever.begin(), ever.end()});
  return ArchiveHistoryPtr(std::make_shared<ArchiveHistory>(reader.plan(), std::move(**history),
                                                            std::move(names), std::move(games)));
}

}  // namespace ludo::widgets
