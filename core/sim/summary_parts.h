// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <tuple>

#include "core/sim/batch_game.h"
#include "core/sim/packing.h"

/// The parts of what is kept of a game, for packing.h. Each binds all members, so that one more does not
/// compile until it is packed, too.
namespace ludo::sim {

template <MaybeConst<AgentError> Self>
auto parts(Self& error) {
  auto& [seat, reason] = error;
  return std::tie(seat, reason);
}

template <MaybeConst<GivenUp> Self>
auto parts(Self& givenUp) {
  auto& [excess, steps] = givenUp;
  auto& [bound, node] = excess;
  return std::tie(bound, node, steps);
}

template <MaybeConst<BranchingCount> Self>
auto parts(Self& count) {
  auto& [legalMoves, plies] = count;
  return std::tie(legalMoves, plies);
}

template <MaybeConst<Refusal> Self>
auto parts(Self& refusal) {
  auto& [kind, node, count, ply] = refusal;
  return std::tie(kind, node, count, ply);
}

template <MaybeConst<Contact> Self>
auto parts(Self& contact) {
  auto& [effects, onOthers, sharedPlies] = contact;
  return std::tie(effects, onOthers, sharedPlies);
}

template <MaybeConst<Lead> Self>
auto parts(Self& lead) {
  auto& [samples, changes, changePly, oneWinner, settled, deficit, deficitPly, swing, margin] = lead;
  return std::tie(samples, changes, changePly, oneWinner, settled, deficit, deficitPly, swing, margin);
}

template <MaybeConst<NodeInGame> Self>
auto parts(Self& use) {
  auto& [node, ran, refused, possible, changed, ply] = use;
  return std::tie(node, ran, refused, possible, changed, ply);
}

template <MaybeConst<GameSummary> Self>
auto parts(Self& game) {
  auto& [index, seed, plies, turns, stop, error, givenUp, first, end, results, scores, moves, branching,
         byPly, counts, legal, firstLegal, chances, chosen, offered, ofPhase, distinct, openings, repeated,
         repeatPly, repeats, repeatsPly, stall, stallPly, deep, deepPly, chain, chainPly, triggers, refused,
         refusals, contact, lead, zones, trajectory, hash] = game;
  return std::tie(index, seed, plies, turns, stop, error, givenUp, first, end, results, scores, moves,
                  branching, byPly, counts, legal, firstLegal, chances, chosen, offered, ofPhase, distinct,
                  openings, repeated, repeatPly, repeats, repeatsPly, stall, stallPly, deep, deepPly, chain,
                  chainPly, triggers, refused, refusals, contact, lead, zones, trajectory, hash);
}

template <MaybeConst<BatchGame> Self>
auto parts(Self& game) {
  auto& [summary, coverage] = game;
  return std::tie(summary, coverage);
}

}  // namespace ludo::sim
