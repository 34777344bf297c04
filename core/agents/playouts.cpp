// SPDX-License-Identifier: Apache-2.0
#include "core/agents/playouts.h"

#include <algorithm>

namespace ludo::agents {
namespace {

constexpr std::uint64_t pliesPerTurn = 100;
constexpr std::uint64_t fewestPlies = 1'000;
constexpr std::uint64_t mostPlies = 1'000'000;

std::uint32_t pointsFor(kernel::SeatResult result) {
  switch (result) {
    case kernel::SeatResult::Win:
      return mostPoints;
    case kernel::SeatResult::Loss:
      return 0;
    case kernel::SeatResult::Draw:
      break;
  }
  return 1;
}

}  // namespace

Playouts::Playouts(const engine::Program& program)
    : m_program(program),
      m_turnCap(static_cast<std::uint64_t>(
          std::max<std::int64_t>(1, program.rules().number(program.rules().def().metadata.maxTurns)))) {
  m_limits.plies = std::clamp(std::min(m_turnCap, mostPlies) * pliesPerTurn, fewestPlies, mostPlies);
  beginAt(1);
}

void Playouts::beginAt(std::uint64_t turn) {
  m_limits.turns = turn <= m_turnCap ? m_turnCap : turn + m_turnCap;
}

std::uint64_t Playouts::play(engine::Position& position, Rng& rng, Points& points) const {
  const engine::Playout playout = m_program.playout(position, rng, m_limits);
  if (playout.ended) {
    result(position, points);
  } else {
    std::ranges::fill(points, 1U);
  }
  return playout.plies;
}

std::uint64_t Playouts::play(const engine::Position& from, std::uint32_t games, Rng& rng, Points& points) {
  m_ends.resize(games);
  m_program.playouts(from, rng, m_limits, m_ends);
  std::ranges::fill(points, 0U);
  std::uint64_t plies = 0;
  for (const engine::PlayoutEnd& end : m_ends) {
    plies += end.plies;
    for (std::size_t seat = 0; seat < points.size(); ++seat)
      points[seat] += end.ended ? pointsFor(end.results[seat]) : pointsFor(kernel::SeatResult::Draw);
  }
  return plies;
}

void Playouts::result(const engine::Position& position, Points& points) const {
  for (std::size_t seat = 0; seat < points.size(); ++seat)
    points[seat] = pointsFor(m_program.result(position, static_cast<kernel::Seat>(seat)));
}

}  // namespace ludo::agents
