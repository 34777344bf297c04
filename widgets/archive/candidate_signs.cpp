// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/candidate_signs.h"

#include <QLocale>
#include <algorithm>

#include "widgets/archive/archive_snapshot.h"
#include "widgets/models/core_words.h"

namespace ludo::widgets {
namespace {

/// The place of a game among those of the batch, by its number.
std::size_t placeOf(const sim::Batch& batch, std::uint64_t game) {
  const auto found = std::ranges::find(batch.games, game, &sim::GameSummary::index);
  return found == batch.games.end() ? 0 : static_cast<std::size_t>(found - batch.games.begin());
}

void addFlags(CandidateSigns& signs) {
  for (const metrics::Flag& flag : signs.games.report.flags) {
    CandidateSigns::Sign sign;
    sign.text = archiveText(QT_TRANSLATE_NOOP("Archive", "Flag: %1. %2"))
                    .arg(flagTitle(flag.kind), flagText(flag, signs.games.report));
    sign.help = flagHelp(flag.kind);
    sign.game = flag.games.empty() ? 0 : placeOf(signs.games.batch, flag.games.front());
    signs.signs.push_back(std::move(sign));
  }
}

void addExtremes(CandidateSigns& signs) {
  const auto& games = signs.games.batch.games;
  if (games.empty()) return;
  const auto [shortest, longest] = std::ranges::minmax_element(games, {}, &sim::GameSummary::plies);
  const auto add = [&](const QString& text, auto game) {
    signs.signs.push_back({text.arg(QLocale().toString(game->plies)), QString(),
                           static_cast<std::size_t>(game - games.begin())});
  };
  add(archiveText(QT_TRANSLATE_NOOP("Archive", "The longest game: %1 decisions")), longest);
  add(archiveText(QT_TRANSLATE_NOOP("Archive", "The shortest game: %1 decisions")), shortest);
}

}  // namespace

Result<CandidateSignsPtr> readSigns(const QString& store, campaign::CandidateId candidate,
                                    std::uint64_t samples, const std::stop_token& stop) {
  auto opened = campaign::StoreReader::open(store.toStdString());
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&opened)) return Failure{refused->message};
  const std::uint64_t latest = campaign::firstBelievedSample + samples - 1;
  auto played = campaign::playGamesBehind(*std::get<std::unique_ptr<campaign::StoreReader>>(opened),
                                          candidate, latest, stop);
  if (!played) return Failure{played.failure()};
  if (!*played) return CandidateSignsPtr();
  auto signs = std::make_shared<CandidateSigns>();
  signs->games = std::move(**played);
  addFlags(*signs);
  addExtremes(*signs);
  return CandidateSignsPtr(std::move(signs));
}

}  // namespace ludo::widgets
