// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/highlights.h"

#include <functional>

#include "core/metrics/number_text.h"

namespace ludo::metrics {
namespace {

using sim::GameSummary;

/// A game's value, and nothing where it has none.
using Score = std::function<std::optional<std::int64_t>(const GameSummary&)>;

const GameSummary* highest(const sim::Batch& batch, const Score& score) {
  const GameSummary* best = nullptr;
  std::int64_t most = 0;
  for (const GameSummary& game : batch.games) {
    const std::optional<std::int64_t> value = score(game);
    if (!value || (best != nullptr && *value <= most)) continue;
    best = &game;
    most = *value;
  }
  return best;
}

}  // namespace

std::vector<Highlight> findHighlights(const sim::Batch& batch) {
  std::vector<Highlight> found;
  const auto add = [&](const Score& score, const auto& text, const auto& ply) {
    if (const GameSummary* game = highest(batch, score); game != nullptr)
      found.push_back({text(*game), game->index, ply(*game)});
  };
  const auto end = [](const GameSummary& game) { return game.plies; };
  const auto ended = [](const GameSummary& game) { return game.stop == sim::Stop::Ended; };
  add(
      [&](const GameSummary& game) {
        return ended(game) ? std::optional(-std::int64_t{game.plies}) : std::nullopt;
      },
      [](const GameSummary& game) { return "The shortest game that ended: " + pliesText(game.plies); }, end);
  add([](const GameSummary& game) { return std::optional(std::int64_t{game.plies}); },
      [](const GameSummary& game) { return "The longest game: " + pliesText(game.plies); }, end);
  add(
      [](const GameSummary& game) -> std::optional<std::int64_t> {
        if (game.lead.leadChanges == 0) return std::nullopt;
        return game.lead.leadChanges;
      },
      [](const GameSummary& game) {
        return "The most lead changes: " + countText(game.lead.leadChanges) + "; here the last of them";
      },
      [](const GameSummary& game) { return game.lead.leadChangePly; });
  add(
      [](const GameSummary& game) -> std::optional<std::int64_t> {
        if (!game.lead.oneWinner || game.lead.deficit == 0) return std::nullopt;
        return game.lead.deficit;
      },
      [](const GameSummary& game) {
        return "The greatest comeback: the winner was " +
               countOf(static_cast<std::uint64_t>(game.lead.deficit), "point") + " behind here";
      },
      [](const GameSummary& game) { return game.lead.deficitPly; });
  add(
      [](const GameSummary& game) -> std::optional<std::int64_t> {
        if (!game.lead.oneWinner || game.lead.margin <= 0) return std::nullopt;
        return -game.lead.margin;
      },
      [](const GameSummary& game) {
        return "The closest end by score: " + countOf(static_cast<std::uint64_t>(game.lead.margin), "point") +
               " apart";
      },
      end);
  return found;
}

}  // namespace ludo::metrics
