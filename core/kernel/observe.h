// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <vector>

#include "core/kernel/move.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"

namespace ludo::kernel {

/// Groups of tokens that can be taken for each other; see pools.h.
using TokenPools = std::vector<std::vector<TokenId>>;

/// Shuffles what the tokens of each pool are (Fisher and Yates): calls `exchange` with two tokens of a pool
/// that are to swap their type, their properties and where these come from. Where they are, who knows them
/// and who owns them stays as it is.
template <typename Exchange>
void exchangeInPools(const TokenPools& pools, Rng& random, Exchange exchange) {
  for (const std::vector<TokenId>& pool : pools) {
    for (std::size_t i = pool.size(); i > 1; --i) exchange(pool[i - 1], pool[random.below(i)]);
  }
}

/// Draws at random what the tokens of these pools are: which token of a pool is which, each uncertain value
/// among those that it may be (origins.h), and which of a pool it is that a variable holds.
void imagine(const Rules& rules, State& state, const TokenPools& pools, Rng& random);

/// A state as one seat may know it. The seat knows the rules, everything that is public, and what each token
/// is that it has seen: a token becomes known to those who see a zone it enters, and by reveal and peek; it
/// stays known on its way, until its zone is shuffled, a token goes to a random place in its zone, or it is
/// given a value that the seat cannot know. Which pool an unknown token is of and where its values come from
/// everybody has seen.
///
/// What the seat does not know is replaced by something fixed, so that two states that look the same to the
/// seat have the same observation: unknown tokens of one pool change places until the lowest ids stand first
/// and are given what they are in sorted order, uncertain values become the first that they may be, a
/// variable that holds an unknown token among others holds the first of its pool, the random generator is
/// always the same one, and moves that others have committed to are left out.
///
/// A value that refers to the rules and the real state, which must outlive it; the observed state is made
/// when it is first asked for. One thread at a time.
class Observation {
 public:
  Observation(const Rules& rules, const State& real, Seat seat);

  Seat seat() const { return m_seat; }
  /// What the seat may know.
  const State& state() const;
  /// Whether the seat does not know what the token (of the observed state) is.
  bool hides(TokenId token) const;
  /// A move of the real state as the seat sees it: unknown tokens have the ids that they have here.
  Move seen(const Move& move) const;

  /// A state that could be the real one as far as the seat knows: unknown tokens imagined anew, random legal
  /// moves for what others committed to unseen, and a random generator of its own
  /// (determinisation; Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012).
  State determinised(Rng& random) const;

  /// The tokens (of the observed state) that the seat does not know.
  const TokenPools& unknown() const;
  /// Whether others have committed to moves, which are left out.
  bool leavesMovesOut() const;

 private:
  struct View {
    State state;
    std::vector<TokenId> idOf;    ///< by real token id
    std::vector<bool> hidden;     ///< by id in the view
    TokenPools unknown;           ///< in the order of their places
    std::vector<Seat> committed;  ///< others whose moves are left out
  };
  const View& view() const;
  Value seen(const Value& value) const;

  const Rules& m_rules;
  const State& m_real;
  Seat m_seat;
  mutable std::optional<View> m_view;
};

}  // namespace ludo::kernel
