// SPDX-License-Identifier: Apache-2.0
#include "checked_play.h"

#include <algorithm>
#include <vector>

#include "core/kernel/observe.h"
#include "core/kernel/observed_hash.h"
#include "core/kernel/variables.h"

namespace ludo::testing {

using namespace kernel;

namespace {

constexpr std::size_t mostTokens = 2'000;

std::string unsoundVariables(const Rules& rules, const State& state) {
  for (std::uint32_t i = 0; i < rules.def().variables.size(); ++i) {
    const language::VariableDef& variable = rules.def().variables[i];
    const Seat copies = variable.scope == language::VariableScope::Player ? rules.seats() : 1;
    for (Seat seat = 0; seat < copies; ++seat) {
      const std::int64_t value = state.variables[rules.variableSlot(i, seat)];
      const auto [low, high] = boundsOf(rules, variable);
      if (value < low || value > high)
        return "the variable " + variable.id.name + " is out of its bounds: " + std::to_string(value);
    }
  }
  return "";
}

std::string unsoundZones(const Rules& rules, const State& state) {
  std::vector<int> seen(state.tokens.size(), 0);
  for (std::size_t zone = 0; zone < state.zones.size(); ++zone) {
    const std::vector<TokenId>& tokens = state.zones[zone];
    const ZoneInstance& instance = rules.zone(ZoneId(zone));
    if (static_cast<std::int64_t>(tokens.size()) > instance.capacity)
      return instance.name + " holds too much";
    for (TokenId token : tokens) {
      ++seen[token.index];
      if (state.tokens[token.index].zone != ZoneId(zone))
        return "a token in " + instance.name + " is elsewhere";
    }
    const bool isSet = rules.def().zones[instance.def].ordering == language::Ordering::Set;
    if (isSet && !std::ranges::is_sorted(tokens)) return "the set " + instance.name + " is in no order";
  }
  for (std::size_t token = 0; token < seen.size(); ++token) {
    if (seen[token] != (state.tokens[token].alive() ? 1 : 0))
      return "token " + std::to_string(token) + " is in " + std::to_string(seen[token]) + " zones";
  }
  return "";
}

/// Plays one game; each check returns what is wrong, or nothing.
class Player {
 public:
  Player(const Rules& rules, std::uint64_t seed)
      : m_rules(rules), m_random(seed), m_state(initialState(rules, seed, &m_log)) {
    if (!(m_state == initialState(rules, seed))) m_result.broken = "the same seed begins in two ways";
  }

  CheckedPlay play(int mostPlies) {
    note(unsoundness(m_rules, m_state));
    while (good() && !m_state.over() && m_result.plies < mostPlies && m_state.tokens.size() < mostTokens) {
      const std::vector<Move> moves = legalMoves(m_rules, m_state);
      m_result.moves += moves.size();
      note(wrongMoves(moves));
      note(wrongObservations(moves));
      m_result.stuck = moves.empty();
      if (!good() || moves.empty()) break;
      tryOthers(moves);
      step(moves);
    }
    m_result.over = m_state.over();
    return m_result;
  }

 private:
  bool good() const { return m_result.broken.empty(); }
  void note(std::string broken) {
    if (good() && !broken.empty())
      m_result.broken = "after " + std::to_string(m_result.plies) + " plies: " + std::move(broken);
  }

  std::string wrongMoves(const std::vector<Move>& moves) const {
    if (moves != legalMoves(m_rules, m_state)) return "the moves are listed in two ways";
    std::vector<Move> sorted = moves;
    std::ranges::sort(sorted);
    const auto twice = std::ranges::adjacent_find(sorted);
    if (twice != sorted.end()) return "a move is listed twice: " + moveText(m_rules, m_state, *twice);
    const Seat player = playerToMove(m_state);
    for (const Move& move : moves) {
      if (move.player != player) return "a move is not that of the player to move";
      if (moveText(m_rules, m_state, move).empty() || moveLabel(m_rules, m_state, move).empty())
        return "a move has no text";
    }
    if (moves.empty()) return "";
    Move strange = moves.front();
    strange.player = player + 1;
    if (isLegal(m_rules, m_state, strange)) return "another player's move is legal";
    strange = moves.front();
    strange.args.push_back(Value::ofInteger(INT64_MIN));
    if (isLegal(m_rules, m_state, strange)) return "a move with an argument too many is legal";
    return "";
  }

  // What a seat sees depends on nothing that it does not know, and it is a sound state.
  std::string wrongObservations(const std::vector<Move>& moves) {
    const std::uint64_t guessSeed = m_random.next();
    for (Seat seat = 0; seat < m_rules.seats(); ++seat) {
      const Observation seen(m_rules, m_state, seat);
      if (std::string wrong = unsoundness(m_rules, seen.state()); !wrong.empty()) return "as seen, " + wrong;
      Rng guesses(guessSeed);
      const State guess = seen.determinised(guesses);
      if (std::string wrong = unsoundness(m_rules, guess); !wrong.empty()) return "as guessed, " + wrong;
      // Which of the alike tokens of a set a decision under way names is not evened out.
      const bool isUnderWay = m_state.pendingChoice() != nullptr || !m_state.committed.empty();
      if (!isUnderWay && !(Observation(m_rules, guess, seat).state() == seen.state()))
        return "a guess does not look like what it was guessed from";
      if (!isUnderWay && observedHash(m_rules, guess, seat) != observedHash(m_rules, m_state, seat))
        return "a guess has another hash for the seat than what it was guessed from";
      if (!m_rules.hasSecrets() && seat == playerToMove(m_state) &&
          legalMoves(m_rules, seen.state()) != moves)
        return "a player who sees everything sees other moves";
    }
    return "";
  }

  // Every legal move can be played; so many are tried beside the one that is.
  void tryOthers(const std::vector<Move>& moves) {
    for (int tries = 0; tries < 3; ++tries) {
      State other = m_state;
      applyMove(m_rules, other, moves[m_random.below(moves.size())]);
      note(unsoundness(m_rules, other));
    }
  }

  void step(const std::vector<Move>& moves) {
    const Move& move = moves[m_random.below(moves.size())];
    const std::string text = moveText(m_rules, m_state, move);
    State again = m_state;
    m_log.clear();
    applyMove(m_rules, m_state, move, &m_log);
    applyMove(m_rules, again, move);
    ++m_result.plies;
    if (!(m_state == again)) note("the move " + text + " leads to two states");
    if (stateHash(m_rules, m_state) != stateHash(m_rules, again)) note("equal states have two hashes");
    if (!differences(m_rules, m_state, again).empty()) note("equal states differ");
    note(unsoundness(m_rules, m_state));
    for (const Delta& delta : m_log.deltas) {
      if (deltaText(m_rules, m_state, delta).empty()) note("a change has no text");
    }
    for (const Note& each : m_log.notes) {
      ++m_result.notes[each.kind];
      if (noteText(m_rules, each).empty()) note("a note has no text");
    }
  }

  const Rules& m_rules;
  EventLog m_log;
  Rng m_random;
  State m_state;
  CheckedPlay m_result;
};

}  // namespace

std::string unsoundness(const Rules& rules, const State& state) {
  const HashSums sums = recomputeSums(rules, state);
  if (sums.position != state.positionSum || sums.identity != state.identitySum)
    return "the incremental sums are not the recomputed ones";
  if (std::string wrong = unsoundVariables(rules, state); !wrong.empty()) return wrong;
  if (std::string wrong = unsoundZones(rules, state); !wrong.empty()) return wrong;
  if (!state.over()) return "";
  const bool closed =
      legalMoves(rules, state).empty() && playerToMove(state) == nobody && state.tasks.empty();
  return closed ? "" : "the game is over and goes on";
}

CheckedPlay checkedPlay(const Rules& rules, std::uint64_t seed, int mostPlies) {
  return Player(rules, seed).play(mostPlies);
}

}  // namespace ludo::testing
