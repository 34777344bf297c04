// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/win_chances.h"

#include <QtCore/QElapsedTimer>
#include <algorithm>
#include <map>
#include <optional>

#include "core/agents/playouts.h"
#include "core/base/rng.h"
#include "core/engine/compile.h"

namespace ludo::widgets {
namespace {

/// Steps of a game, both ends first, then the middles of what lies between.
std::vector<std::size_t> stepsToTry(std::size_t last, std::size_t most) {
  const std::size_t points = std::min(last + 1, std::max<std::size_t>(most, 2));
  std::vector<std::size_t> even;
  for (std::size_t i = 0; i < points; ++i) even.push_back(points == 1 ? 0 : i * last / (points - 1));
  std::vector<std::size_t> order;
  std::vector<bool> taken(points, false);
  std::size_t stride = 1;
  while (stride < points) stride *= 2;
  for (; stride > 0; stride /= 2) {
    for (std::size_t i = 0; i < points; i += stride) {
      if (!taken[i]) order.push_back(even[i]);
      taken[i] = true;
    }
    if (!taken[points - 1]) order.push_back(even[points - 1]);
    taken[points - 1] = true;
  }
  return order;
}

/// Percent by seat; nothing when it was stopped in the middle.
std::optional<std::vector<std::int64_t>> chancesAt(const kernel::State& state, const engine::Program& program,
                                                   agents::Playouts& playouts, int games, std::uint64_t seed,
                                                   const std::function<bool()>& goesOn) {
  const auto seats = static_cast<std::size_t>(program.rules().seats());
  agents::Points sums(seats, 0), points(seats, 0);
  Rng rng(seed);
  playouts.beginAt(state.turnNumber);
  const engine::Position from = program.pack(state);
  for (int game = 0; game < games; ++game) {
    if (!goesOn()) return std::nullopt;
    engine::Position position = from;
    // Else the dice of all playouts would fall alike.
    program.reseed(position, rng.next());
    playouts.play(position, rng, points);
    for (std::size_t seat = 0; seat < seats; ++seat) sums[seat] += points[seat];
  }
  std::vector<std::int64_t> percent;
  for (const std::uint32_t sum : sums)
    percent.push_back((std::int64_t{sum} * 100 + games) / (std::int64_t{games} * agents::mostPoints));
  return percent;
}

GameCourse courseFrom(const std::map<std::size_t, std::vector<std::int64_t>>& known, std::size_t seats) {
  GameCourse course;
  course.kind = GameCourse::Kind::WinChances;
  course.curves.resize(seats);
  for (const auto& [step, percent] : known) {
    course.steps.push_back(step);
    for (std::size_t seat = 0; seat < seats; ++seat) course.curves[seat].push_back(percent[seat]);
  }
  return course;
}

}  // namespace

GameCourse winChances(const sim::Replay& replay, const WinChanceSettings& settings,
                      const std::stop_token& stop, const std::function<void(const GameCourse&)>& progressed) {
  QElapsedTimer timer;
  timer.start();
  const auto goesOn = [&] {
    return !stop.stop_requested() && static_cast<double>(timer.elapsed()) < settings.seconds * 1000;
  };
  const engine::ProgramPtr program = engine::compileProgram(replay.rules()).program;
  agents::Playouts playouts(*program);
  const auto seats = static_cast<std::size_t>(replay.rules()->seats());
  std::map<std::size_t, std::vector<std::int64_t>> known;
  for (const std::size_t step : stepsToTry(replay.stepCount() - 1, settings.positions)) {
    const auto chances =
        chancesAt(replay.stateAt(step), *program, playouts, settings.playouts, step + 1, goesOn);
    if (!chances) break;
    known[step] = *chances;
    if (progressed) progressed(courseFrom(known, seats));
  }
  return courseFrom(known, seats);
}

}  // namespace ludo::widgets
