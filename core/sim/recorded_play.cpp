// SPDX-License-Identifier: Apache-2.0
#include "core/sim/recorded_play.h"

#include "core/sim/play.h"

namespace ludo::sim {

RecordedPlay::RecordedPlay(const engine::ProgramPtr& program)
    : m_program(program),
      m_recorder(*program->recorder()),
      m_rules(program->rules()),
      m_tally(m_rules),
      m_changes(m_rules, program->keepsIdentities(), m_recorder.countsTokens()) {
  Beginning first;
  first.state = kernel::initialState(m_rules, 0, &first.log);
  const bool isFixed = first.state.rng == Rng(0) && kernel::initialState(m_rules, 1).rng == Rng(1);
  if (isFixed) m_fixed = std::move(first);
}

std::optional<GameSummary> RecordedPlay::play(std::uint64_t seed, std::uint64_t maxTurns,
                                              const std::stop_token& stop) {
  ++m_tried;
  std::optional<GameSummary> game;
  if (m_fixed) {
    m_position = m_program->start(seed);
    game = playOn(*m_fixed, seed, maxTurns, stop);
  } else {
    Beginning dealt;
    dealt.state = kernel::initialState(m_rules, seed, &dealt.log);
    m_position = m_program->pack(dealt.state);
    game = playOn(dealt, seed, maxTurns, stop);
  }
  if (game) ++m_told;
  return game;
}

std::optional<GameSummary> RecordedPlay::playOn(const Beginning& beginning, std::uint64_t seed,
                                                std::uint64_t maxTurns, const std::stop_token& stop) {
  const kernel::State& state = beginning.state;
  if (state.givenUp() || !m_recorder.knows(m_position)) return std::nullopt;
  m_tally.begin();
  m_tally.happened(beginning.log);
  m_tally.useZones(state);
  m_changes.start(state);
  m_recorder.begin(m_position, m_played);
  m_hashes = m_recorder.hashes(m_position, m_played);
  m_tally.start(kernel::playerToMove(state), snapshot());
  const Caps caps = capsOf(m_rules, maxTurns);
  std::vector<Rng> streams = agentStreams(seed, static_cast<std::size_t>(m_rules.seats()));
  ForcedMoves forced;
  for (std::uint64_t ply = 0; !m_program->over(m_position); ++ply) {
    if (stop.stop_requested()) return end(Stop::Cancelled);
    if (m_program->turnNumber(m_position) > caps.turns || ply >= caps.plies) return end(Stop::TurnCap);
    const std::optional<engine::Offer> offer = m_recorder.offer(m_position);
    if (!offer) return std::nullopt;
    if (offer->moves == 0) return end(Stop::NoLegalMoves);
    const auto fingerprint = [&] { return m_recorder.fingerprint(m_position, m_hashes.sum); };
    if (forced.goRound(offer->moves, fingerprint)) return std::nullopt;
    const auto seat = static_cast<std::size_t>(m_program->playerToMove(m_position));
    if (!playMove(*offer, streams[seat]) || !resolve()) return std::nullopt;
  }
  return end(Stop::Ended);
}

bool RecordedPlay::playMove(const engine::Offer& offer, Rng& picks) {
  GameTally::Decision decision;
  decision.turn = m_program->turnNumber(m_position);
  decision.legalMoves = offer.moves;
  decision.legalActions = {&offer.actions, 1};
  decision.othersLegal = offer.others;
  decision.isPending = offer.isChoice;
  decision.phase = m_recorder.phase(m_position);
  std::size_t number = picks.below(offer.moves);
  if (m_rules.mayHide()) {
    const std::optional<std::size_t> seen = m_recorder.numberSeen(m_position, number);
    if (!seen) return false;
    number = *seen;
  }
  if (!m_recorder.play(m_position, number, m_played)) return false;
  const engine::Move& move = m_played.move;
  decision.isAction = move.kind == kernel::Move::Kind::Action;
  decision.action = move.action;
  decision.player = move.player;
  decision.moveHash = m_changes.hashOf(m_played);
  m_tally.decided(decision);
  return true;
}

bool RecordedPlay::resolve() {
  if (!m_recorder.knows(m_position)) return false;
  m_log.clear();
  m_changes.write(m_played.changes, m_log);
  m_hashes = m_recorder.hashes(m_position, m_played);
  m_tally.resolved(
      m_log, [this](std::size_t token) { return m_changes.ownerOf(token); }, snapshot());
  if (!m_tally.wantsScores(m_program->over(m_position), m_program->turnNumber(m_position))) return true;
  if (!m_recorder.scores(m_position, m_scores)) return false;
  m_tally.lead(m_scores);
  return true;
}

std::optional<GameSummary> RecordedPlay::end(Stop stop) {
  GameSummary& summary = m_tally.summary();
  if (!m_recorder.scores(m_position, summary.scores)) return std::nullopt;
  if (stop == Stop::Ended) {
    summary.endCondition = m_recorder.endCondition(m_position);
    for (kernel::Seat seat = 0; seat < m_rules.seats(); ++seat)
      summary.results.push_back(m_program->result(m_position, seat));
  }
  return m_tally.end(stop);
}

GameTally::Snapshot RecordedPlay::snapshot() const {
  return {m_hashes.hash, m_hashes.sum, m_recorder.generator(m_position), m_program->playerToMove(m_position)};
}

}  // namespace ludo::sim
