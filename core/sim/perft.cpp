// SPDX-License-Identifier: Apache-2.0
#include "core/sim/perft.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "core/sim/progress.h"

namespace ludo::sim {
namespace {

using Unit = PerftOptions::Unit;

constexpr std::size_t longestTurn = 1'000;

/// Counting by the kernel, which tells where a game asks for too much.
class KernelGame {
 public:
  using Position = kernel::State;
  using Moves = std::vector<kernel::Move>;

  explicit KernelGame(const kernel::Rules& rules) : m_rules(rules) {}

  std::optional<kernel::Excess> list(const Position& position, Moves& moves) const {
    kernel::LegalMoves legal = kernel::listLegalMoves(m_rules, position);
    moves = std::move(legal.moves);
    return legal.excess;
  }
  static std::size_t size(const Moves& moves) { return moves.size(); }
  std::optional<kernel::Excess> count(const Position& position, std::size_t& count) const {
    Moves moves;
    std::optional<kernel::Excess> excess = list(position, moves);
    count = moves.size();
    return excess;
  }
  void play(Position& position, const Moves& moves, std::size_t number) const {
    kernel::applyMove(m_rules, position, moves[number]);
  }
  static bool over(const Position& position) { return position.over(); }
  static kernel::Seat player(const Position& position) { return kernel::playerToMove(position); }

 private:
  const kernel::Rules& m_rules;
};

/// Counting by code: many times faster.
class CodeGame {
 public:
  using Position = engine::Position;
  using Moves = engine::MoveList;

  explicit CodeGame(const engine::Program& program) : m_program(program) {}

  std::optional<kernel::Excess> list(const Position& position, Moves& moves) const {
    m_program.listMoves(position, moves);
    return std::nullopt;
  }
  static std::size_t size(const Moves& moves) { return moves.size; }
  std::optional<kernel::Excess> count(const Position& position, std::size_t& count) const {
    count = m_program.countMoves(position);
    return std::nullopt;
  }
  void play(Position& position, const Moves& moves, std::size_t number) const {
    m_program.applyNumber(position, moves, number);
  }
  bool over(const Position& position) const { return m_program.over(position); }
  kernel::Seat player(const Position& position) const { return m_program.playerToMove(position); }

 private:
  const engine::Program& m_program;
};

/// Why counting was cut short; nothing as long as it was not.
struct Cut {
  bool isCut = false;
  bool turnTooLong = false;
  std::optional<kernel::Excess> excess;
};

/// Depth-first with its own stack: the language bounds neither how deep one asks nor how long a turn is.
template <typename Game>
class Counter {
 public:
  Counter(const Game& game, Unit unit, unsigned depth, const std::stop_token& stop)
      : m_game(game), m_unit(unit), m_depth(depth), m_stop(stop) {}

  /// Counts the sequences that begin with the move of that number.
  void count(const typename Game::Position& root, const typename Game::Moves& moves, std::size_t number) {
    descend(root, moves, number, 0, 0);
    while (!m_stack.empty() && !m_cut.isCut) {
      Frame& frame = m_stack.back();
      if (frame.next == Game::size(frame.moves)) {
        m_stack.pop_back();
        continue;
      }
      if (m_stop.stop_requested()) m_cut.isCut = true;
      descend(frame.position, frame.moves, frame.next++, frame.units, frame.decisions);
    }
  }

  std::uint64_t nodes() const { return m_nodes; }
  const Cut& cut() const { return m_cut; }

 private:
  struct Frame {
    typename Game::Position position;
    typename Game::Moves moves;
    std::size_t next = 0;
    unsigned units = 0;         ///< completed before this position
    std::size_t decisions = 0;  ///< made since, in the turn under way
  };

  void descend(typename Game::Position position, const typename Game::Moves& moves, std::size_t number,
               unsigned units, std::size_t decisions) {
    const kernel::Seat player = m_game.player(position);
    m_game.play(position, moves, number);
    const bool isOver = m_game.over(position);
    const bool unitDone = m_unit == Unit::Decision || isOver || m_game.player(position) != player;
    if (unitDone) {
      if (++units == m_depth) ++m_nodes;
      if (units == m_depth || isOver) return;
      decisions = 0;
    } else if (++decisions == longestTurn) {
      m_cut = {true, true, {}};
      return;
    }
    if (m_unit == Unit::Decision && units + 1 == m_depth) {
      // Each move is one sequence of full depth, whatever it leads to.
      std::size_t last = 0;
      if (const auto excess = m_game.count(position, last)) m_cut = {true, false, excess};
      m_nodes += last;
      return;
    }
    Frame frame{std::move(position), {}, 0, units, decisions};
    if (const auto excess = m_game.list(frame.position, frame.moves)) m_cut = {true, false, excess};
    m_stack.push_back(std::move(frame));
  }

  const Game& m_game;
  Unit m_unit;
  unsigned m_depth;
  const std::stop_token& m_stop;
  std::uint64_t m_nodes = 0;
  std::vector<Frame> m_stack;
  Cut m_cut;
};

/// What came of counting one level.
struct Level {
  std::vector<std::uint64_t> nodes;  ///< by first decision
  Cut cut;
};

template <typename Game>
Level countLevel(const Game& game, const typename Game::Position& root, const PerftOptions& options,
                 unsigned depth, const std::stop_token& stop) {
  Level level;
  typename Game::Moves moves;
  if (const auto excess = game.list(root, moves)) {
    level.cut = {true, false, excess};
    return level;
  }
  const std::size_t total = Game::size(moves);
  std::vector<Counter<Game>> counters(total, Counter<Game>(game, options.unit, depth, stop));
  std::atomic<std::size_t> nextMove{0};
  std::atomic<std::size_t> done{0};
  {
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < workerCount(options.threads, total); ++i) {
      workers.emplace_back([&] {
        for (std::size_t move = nextMove++; move < total; move = nextMove++) {
          counters[move].count(root, moves, move);
          if (options.report) options.report({depth, ++done, total});
        }
      });
    }
  }
  for (const Counter<Game>& counter : counters) {
    level.nodes.push_back(counter.nodes());
    level.cut.isCut = level.cut.isCut || counter.cut().isCut;
    level.cut.turnTooLong = level.cut.turnTooLong || counter.cut().turnTooLong;
    if (!level.cut.excess) level.cut.excess = counter.cut().excess;
  }
  return level;
}

double secondsSince(std::chrono::steady_clock::time_point begun) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
}

}  // namespace

PerftResult perft(const kernel::Rules& rules, const kernel::State& state, const PerftOptions& options,
                  std::stop_token stop) {
  PerftResult result;
  const kernel::LegalMoves legal = kernel::listLegalMoves(rules, state);
  engine::ProgramPtr program;
  bool isAskedForProgram = !options.makeProgram;
  std::vector<std::uint64_t> last;
  double expected = 0;  ///< seconds that the kernel will take for the level
  for (unsigned depth = 1; depth <= options.depth; ++depth) {
    if (!isAskedForProgram && expected > options.patience) {
      isAskedForProgram = true;
      program = options.makeProgram();
      if (program && program->countMoves(program->pack(state)) != legal.moves.size()) program = nullptr;
    }
    const auto begun = std::chrono::steady_clock::now();
    const Level level = program ? countLevel(CodeGame(*program), program->pack(state), options, depth, stop)
                                : countLevel(KernelGame(rules), state, options, depth, stop);
    if (level.cut.isCut) {
      result.complete = false;
      result.turnTooLong = level.cut.turnTooLong;
      result.excess = level.cut.excess;
      break;
    }
    std::uint64_t nodes = 0;
    for (const std::uint64_t below : level.nodes) nodes += below;
    const auto before = static_cast<double>(result.nodes.empty() ? 1 : result.nodes.back());
    expected = secondsSince(begun) * static_cast<double>(nodes) / std::max(before, 1.0);
    result.nodes.push_back(nodes);
    last = level.nodes;
    // Every game is over by then.
    if (nodes == 0) result.nodes.resize(options.depth, 0);
    if (nodes == 0) break;
  }
  for (std::size_t i = 0; i < legal.moves.size(); ++i)
    result.divide.push_back(
        {legal.moves[i], kernel::moveText(rules, state, legal.moves[i]), i < last.size() ? last[i] : 0});
  return result;
}

}  // namespace ludo::sim
