// SPDX-License-Identifier: Apache-2.0
#include "core/sim/perft.h"

#include <algorithm>
#include <atomic>
#include <thread>

#include "core/sim/progress.h"

namespace ludo::sim {
namespace {

using Unit = PerftOptions::Unit;

constexpr std::size_t longestTurn = 1'000;

/// Depth-first with its own stack: the language bounds neither how deep one asks nor how long a turn is.
class Counter {
 public:
  Counter(const kernel::Rules& rules, const PerftOptions& options, const std::stop_token& stop)
      : m_rules(rules), m_options(options), m_stop(stop), m_nodes(options.depth, 0) {}

  /// Counts the sequences that begin with `move`.
  void count(const kernel::State& root, const kernel::Move& move) {
    descend(root, move, 0, 0);
    while (!m_stack.empty() && !m_cut) {
      Frame& frame = m_stack.back();
      if (frame.next == frame.moves.size()) {
        m_stack.pop_back();
        continue;
      }
      if (m_stop.stop_requested()) m_cut = true;
      // Pushing frames moves them about, so the copy comes first.
      const kernel::Move next = frame.moves[frame.next++];
      kernel::State state = frame.state;
      descend(std::move(state), next, frame.units, frame.decisions);
    }
  }

  const std::vector<std::uint64_t>& nodes() const { return m_nodes; }
  bool cut() const { return m_cut; }
  bool turnTooLong() const { return m_turnTooLong; }
  const std::optional<kernel::Excess>& excess() const { return m_excess; }

 private:
  struct Frame {
    kernel::State state;
    std::vector<kernel::Move> moves;
    std::size_t next = 0;
    unsigned units = 0;         ///< completed before this state
    std::size_t decisions = 0;  ///< made since, in the turn under way
  };

  void descend(kernel::State state, const kernel::Move& move, unsigned units, std::size_t decisions) {
    kernel::applyMove(m_rules, state, move);
    const bool unitDone =
        m_options.unit == Unit::Decision || state.over() || kernel::playerToMove(state) != move.player;
    if (unitDone) {
      ++m_nodes[units];
      if (++units == m_options.depth || state.over()) return;
      decisions = 0;
    } else if (++decisions == longestTurn) {
      m_turnTooLong = m_cut = true;
      return;
    }
    auto [moves, excess] = kernel::listLegalMoves(m_rules, state);
    if (excess) {
      m_excess = excess;
      m_cut = true;
      return;
    }
    if (m_options.unit == Unit::Decision && units + 1 == m_options.depth) {
      // Each move is one sequence of full depth, whatever it leads to.
      m_nodes[units] += moves.size();
      return;
    }
    m_stack.push_back({std::move(state), std::move(moves), 0, units, decisions});
  }

  const kernel::Rules& m_rules;
  const PerftOptions& m_options;
  const std::stop_token& m_stop;
  std::vector<std::uint64_t> m_nodes;
  std::vector<Frame> m_stack;
  bool m_cut = false;
  bool m_turnTooLong = false;
  std::optional<kernel::Excess> m_excess;
};

}  // namespace

PerftResult perft(const kernel::Rules& rules, const kernel::State& state, const PerftOptions& options,
                  std::stop_token stop) {
  PerftResult result;
  result.nodes.assign(options.depth, 0);
  if (options.depth == 0) return result;
  const kernel::LegalMoves legal = kernel::listLegalMoves(rules, state);
  const std::vector<kernel::Move>& moves = legal.moves;
  result.excess = legal.excess;
  result.complete = !legal.excess;
  std::vector<Counter> counters(moves.size(), Counter(rules, options, stop));
  std::atomic<std::size_t> nextMove{0};
  {
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < workerCount(options.threads, moves.size()); ++i) {
      workers.emplace_back([&] {
        for (std::size_t move = nextMove++; move < moves.size(); move = nextMove++) {
          counters[move].count(state, moves[move]);
        }
      });
    }
  }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::vector<std::uint64_t>& nodes = counters[i].nodes();
    for (std::size_t depth = 0; depth < nodes.size(); ++depth) result.nodes[depth] += nodes[depth];
    result.divide.push_back({moves[i], kernel::moveText(rules, state, moves[i]), nodes.back()});
    result.complete = result.complete && !counters[i].cut();
    result.turnTooLong = result.turnTooLong || counters[i].turnTooLong();
    if (!result.excess) result.excess = counters[i].excess();
  }
  return result;
}

}  // namespace ludo::sim
