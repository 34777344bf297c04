// SPDX-License-Identifier: Apache-2.0
#include "core/engine/compare.h"

#include <algorithm>
#include <cassert>
#include <functional>

#include "core/engine/gone_tokens.h"
#include "core/kernel/kernel.h"
#include "core/kernel/observed_hash.h"

namespace ludo::engine {

namespace {

/// A kernel move as a program without identities gives it: tokens by their zones.
Move withoutIdentities(const kernel::State& state, Move move) {
  for (std::size_t i = 0; i < move.argumentCount; ++i) {
    kernel::Value& value = move.arguments[i];
    if (value.kind == kernel::Value::Kind::Token)
      value = kernel::Value::ofZone(state.tokens[value.token().index].zone);
  }
  return move;
}

std::string fieldsOf(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += "\n  " + line;
  return text;
}

/// Of the state as far as the program keeps it.
std::uint64_t hashFor(const Program& program, const kernel::State& state) {
  return program.keepsIdentities() ? kernel::stateHash(program.rules(), state)
                                   : kernel::positionHash(program.rules(), state);
}

/// Where a playout may go from a state.
class PlayoutStep {
 public:
  PlayoutStep(const Program& program, const kernel::State& state) : m_program(program), m_from(state) {}

  /// What is wrong with the state that it has come to with so many plies.
  std::optional<std::string> wrong(std::uint64_t plies, const kernel::State& reached) const {
    if (plies == 0) {
      if (m_from.over() || kernel::legalMoves(m_program.rules(), m_from).empty()) return std::nullopt;
      return "a playout finds no move";
    }
    if (leads(m_from, plies, hashOf(reached)) || m_left == 0) return std::nullopt;
    return "a playout goes where no legal move leads";
  }
  /// Several picks in one step can be made in more ways than there is time to try.
  bool isGivenUp() const { return m_left == 0; }

 private:
  /// A playout counts how often an action is taken only where something asks for it, and forgets tokens that
  /// are gone.
  std::uint64_t hashOf(kernel::State state) const {
    state.turnUses = state.phaseUses = state.gameUses = {};
    if (std::optional<kernel::State> inPlay = withoutGoneTokens(state)) {
      const kernel::HashSums sums = kernel::recomputeSums(m_program.rules(), *inPlay);
      inPlay->positionSum = sums.position;
      inPlay->identitySum = sums.identity;
      state = std::move(*inPlay);
    }
    return hashFor(m_program, state);
  }

  /// Whether so many plies, of which those after the first are choices, can lead there.
  bool leads(const kernel::State& state, std::uint64_t plies, std::uint64_t hash) const {
    const std::vector<kernel::Move> moves = kernel::legalMoves(m_program.rules(), state);
    return std::ranges::any_of(moves, [&](const kernel::Move& move) {
      if (m_left == 0) return false;
      --m_left;
      kernel::State after = state;
      kernel::applyMove(m_program.rules(), after, move);
      if (plies == 1) return hashOf(after) == hash;
      return after.pendingChoice() != nullptr && leads(after, plies - 1, hash);
    });
  }

  const Program& m_program;
  const kernel::State& m_from;
  mutable std::uint64_t m_left = 5'000;  ///< moves to try
};

/// The two sides of a game under way.
class Pair {
 public:
  Pair(const Program& program, std::uint64_t seed)
      : m_program(program),
        m_state(kernel::initialState(program.rules(), seed)),
        m_position(program.start(seed)) {
    list();
  }

  const std::vector<kernel::Move>& legal() const { return m_legal; }
  bool isWithKernel() const { return m_position.words() == 0; }

  void play(std::size_t number) {
    kernel::applyMove(rules(), m_state, m_legal[number]);
    // By the move, by its number in a list and by its number alone in turn.
    if (m_state.moveCount % 3 == 0) {
      m_program.apply(m_position, m_moves[number]);
    } else if (m_state.moveCount % 3 == 1) {
      m_program.listMoves(m_position, m_list);
      m_program.applyNumber(m_position, m_list, number);
    } else {
      m_program.applyNth(m_position, number);
    }
    list();
  }

  std::optional<std::string> difference() const {
    if (m_program.over(m_position) != m_state.over())
      return m_state.over() ? "the kernel's game is over" : "the program's game is over";
    if (m_program.playerToMove(m_position) != kernel::playerToMove(m_state)) return "player to move";
    if (m_program.turnNumber(m_position) != m_state.turnNumber) return "turn number";
    if (std::optional<std::string> what = differentResult()) return what;
    const kernel::State unpacked = m_program.unpack(m_position);
    const auto named = [&](const std::string& what) {
      return what + fieldsOf(kernel::differences(rules(), m_state, unpacked));
    };
    if (m_program.keepsIdentities()) {
      if (!(unpacked == m_state)) return named("state");
      if (m_program.stateHash(m_position) != kernel::stateHash(rules(), m_state)) return named("state hash");
    }
    if (unpacked.variables != m_state.variables) return named("variables");
    if (m_program.positionHash(m_position) != kernel::positionHash(rules(), m_state))
      return named("position hash");
    std::vector<Move> actual;
    m_program.legalMoves(m_position, actual);
    if (actual != m_moves) return differentMoves(actual);
    if (m_program.countMoves(m_position) != actual.size()) return "how many legal moves there are";
    if (std::optional<std::string> what = differentHashes()) return what;
    return differentWhenPacked();
  }

  /// What is wrong with where a playout goes next.
  std::optional<std::string> strayPlayout(Rng& picks) const {
    Position position = m_position;
    const Playout playout = m_program.playout(position, picks, {.plies = 1});
    return PlayoutStep(m_program, m_state).wrong(playout.plies, m_program.unpack(position));
  }

 private:
  const kernel::Rules& rules() const { return m_program.rules(); }

  void list() {
    m_legal = kernel::legalMoves(rules(), m_state);
    m_moves.resize(m_legal.size());
    std::ranges::transform(m_legal, m_moves.begin(), [this](const kernel::Move& move) {
      const Move given = fromKernel(move);
      return m_program.keepsIdentities() ? given : withoutIdentities(m_state, given);
    });
  }

  std::uint64_t hashOf(const kernel::State& state) const { return hashFor(m_program, state); }

  std::optional<std::string> differentResult() const {
    for (kernel::Seat seat = 0; m_state.over() && seat < rules().seats(); ++seat) {
      if (m_program.result(m_position, seat) != m_state.outcome->seats[static_cast<std::size_t>(seat)])
        return "the result of player " + std::to_string(seat + 1);
    }
    return std::nullopt;
  }

  std::optional<std::string> differentMoves(const std::vector<Move>& actual) const {
    std::string what = "legal moves: kernel " + std::to_string(m_moves.size()) + ", program " +
                       std::to_string(actual.size());
    const auto [first, second] = std::ranges::mismatch(m_moves, actual);
    what += "; at " + std::to_string(first - m_moves.begin()) + " ";
    what += first == m_moves.end() ? "none" : text(*first);
    what += " / ";
    what += second == actual.end() ? "none" : text(*second);
    return what;
  }
  std::string text(const Move& move) const { return kernel::moveText(rules(), m_state, toKernel(move)); }

  std::optional<std::string> differentHashes() const {
    for (kernel::Seat seat = 0; seat < rules().seats(); ++seat) {
      if (m_program.observedHash(m_position, seat) != kernel::observedHash(rules(), m_state, seat))
        return "what player " + std::to_string(seat + 1) + " sees";
    }
    if (!m_program.keepsIdentities()) return std::nullopt;
    const kernel::Seat player = kernel::playerToMove(m_state);
    for (std::size_t i = 0; i < m_moves.size(); ++i) {
      if (m_program.observedMoveHash(m_position, m_moves[i], player) !=
          kernel::observedMoveHash(rules(), m_state, m_legal[i], player))
        return "what the player sees of " + text(m_moves[i]);
    }
    return differentWhenShuffled();
  }

  /// Of what one of the players does not know.
  std::optional<std::string> differentWhenShuffled() const {
    const auto seat =
        static_cast<kernel::Seat>(m_state.moveCount % static_cast<std::size_t>(rules().seats()));
    const kernel::Observation seen(rules(), m_state, seat);
    if (m_state.over() || !rules().hasSecrets() || seen.unknown().empty()) return std::nullopt;
    kernel::State state = seen.state();
    Position position = m_program.pack(state);
    Rng first(m_state.moveCount);
    Rng second = first;
    kernel::imagine(rules(), state, seen.unknown(), first);
    m_program.imagine(position, seen.unknown(), second);
    const kernel::State shuffled = m_program.unpack(position);
    if (shuffled == state && first == second) return std::nullopt;
    return "what player " + std::to_string(seat + 1) + " does not know, shuffled" +
           fieldsOf(kernel::differences(rules(), state, shuffled));
  }

  std::optional<std::string> differentWhenPacked() const {
    const kernel::State again = m_program.unpack(m_program.pack(m_state));
    const bool same = m_program.keepsIdentities() ? again == m_state : hashOf(again) == hashOf(m_state);
    if (same) return std::nullopt;
    return "packed and unpacked again" + fieldsOf(kernel::differences(rules(), m_state, again));
  }

  const Program& m_program;
  kernel::State m_state;
  Position m_position;
  std::vector<kernel::Move> m_legal;
  MoveList m_list;            ///< the program's own
  std::vector<Move> m_moves;  ///< the same as the program gives them
};

}  // namespace

namespace {

/// Plays the moves that `next` picks from the legal ones until it picks none, and looks at the two sides
/// before each with `compare`.
Comparison playSideBySide(
    const Program& program, std::uint64_t seed,
    const std::function<std::optional<std::string>(const Pair&, std::uint64_t ply)>& compare,
    const std::function<std::optional<std::size_t>(const Pair&, std::uint64_t ply)>& next) {
  Comparison result;
  Pair pair(program, seed);
  std::vector<kernel::Move> moves;
  for (;; ++result.plies) {
    if (std::optional<std::string> what = compare(pair, result.plies)) {
      result.divergence = Divergence{seed, std::move(moves), std::move(*what)};
      return result;
    }
    const std::optional<std::size_t> pick = next(pair, result.plies);
    if (!pick) return result;
    moves.push_back(pair.legal()[*pick]);
    if (pair.isWithKernel()) ++result.withKernel;
    pair.play(*pick);
  }
}

}  // namespace

Comparison compareGame(const Program& program, std::uint64_t seed, std::uint64_t mostPlies) {
  // Looking for a playout's move costs as much as many plies.
  constexpr std::uint64_t pliesPerPlayout = 32;
  Rng picks = Rng::forRun(seed, 1);
  const auto compare = [seed](const Pair& pair, std::uint64_t ply) {
    std::optional<std::string> what = pair.difference();
    if (what || (seed + ply) % pliesPerPlayout != 0) return what;
    Rng random = Rng::forRun(seed, 2 + ply);
    return pair.strayPlayout(random);
  };
  const auto next = [&](const Pair& pair, std::uint64_t ply) -> std::optional<std::size_t> {
    if (pair.legal().empty() || ply == mostPlies) return std::nullopt;
    return picks.below(pair.legal().size());
  };
  return playSideBySide(program, seed, compare, next);
}

Comparison comparePlay(const Program& program, std::uint64_t seed, const std::vector<kernel::Move>& moves) {
  const auto compare = [](const Pair& pair, std::uint64_t) { return pair.difference(); };
  const auto next = [&](const Pair& pair, std::uint64_t ply) -> std::optional<std::size_t> {
    if (ply == moves.size()) return std::nullopt;
    const auto found = std::ranges::find(pair.legal(), moves[ply]);
    assert(found != pair.legal().end());
    return static_cast<std::size_t>(found - pair.legal().begin());
  };
  return playSideBySide(program, seed, compare, next);
}

// The same picks lead through the same positions, however far a playout goes.
Comparison comparePlayout(const Program& program, std::uint64_t seed, std::uint64_t mostPlies) {
  Comparison result;
  const Position start = program.start(seed);
  kernel::State before = program.unpack(start);
  while (result.plies < mostPlies) {
    Position position = start;
    Rng picks = Rng::forRun(seed, 3);
    const Playout playout = program.playout(position, picks, {.plies = result.plies + 1});
    // Where there is no room the kernel begins again, and picks otherwise.
    if (position.words() != start.words()) return result;
    kernel::State reached = program.unpack(position);
    const std::uint64_t further = playout.plies - result.plies;
    const PlayoutStep step(program, before);
    const auto what = step.wrong(further, reached);
    if (step.isGivenUp()) ++result.unfollowed;
    if (what) {
      result.divergence = Divergence{seed, {}, *what + " after " + std::to_string(result.plies) + " plies"};
      return result;
    }
    if (further == 0) return result;
    result.plies = playout.plies;
    before = std::move(reached);
  }
  return result;
}

}  // namespace ludo::engine
