// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/observe.h"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>
#include <utility>

#include "core/base/hash.h"
#include "core/kernel/kernel.h"
#include "core/kernel/observed_hash.h"
#include "core/kernel/variables.h"
#include "core/kernel/zone_order.h"

namespace ludo::kernel {

namespace {

/// Gives the tokens new places: what stood where token t stood is now idOf[t].
void relabel(const Rules& rules, State& state, const std::vector<TokenId>& idOf) {
  const std::vector<Token> before = state.tokens;
  for (std::size_t id = 0; id < before.size(); ++id) {
    Token& token = state.tokens[idOf[id].index];
    token.knownBy = before[id].knownBy;
    token.owner = before[id].owner;
    token.zone = before[id].zone;
  }
  for (std::size_t zone = 0; zone < state.zones.size(); ++zone) {
    for (TokenId& token : state.zones[zone]) token = idOf[token.index];
    if (!isOrdered(rules, ZoneId(zone))) std::ranges::sort(state.zones[zone]);
  }
  const auto rename = [&](Value& value) {
    if (value.kind == Value::Kind::Token) value = Value::ofToken(idOf[value.token().index]);
  };
  for (Task& task : state.tasks) {
    std::ranges::for_each(task.items, rename);
    std::ranges::for_each(task.picked, rename);
  }
  for (Binding& binding : state.bindings) {
    rename(binding.value);
    std::ranges::for_each(binding.list, rename);
  }
  for (QueuedEvent& event : state.events) {
    if (event.token.valid()) event.token = idOf[event.token.index];
  }
  for (Move& move : state.committed) std::ranges::for_each(move.args, rename);
  for (const std::size_t slot : rules.tokenSlots()) {
    std::int64_t& kept = state.variables[slot];
    if (kept != heldNothing) kept = static_cast<std::int64_t>(idOf[static_cast<std::size_t>(kept)].index);
  }
}

/// Puts another token of its pool into each variable that holds one of these among others (isAmongOthers):
/// the one that `choose` takes of their ids.
template <typename Choose>
void replaceHeld(const Rules& rules, State& state, const TokenPools& pools, Choose choose) {
  for (const std::size_t slot : rules.tokenSlots()) {
    const std::int64_t kept = state.variables[slot];
    if (kept == heldNothing) continue;
    const TokenId held(static_cast<std::size_t>(kept));
    const auto isItsPool = [&](const std::vector<TokenId>& pool) {
      return std::ranges::find(pool, held) != pool.end();
    };
    const auto pool = std::ranges::find_if(pools, isItsPool);
    const auto isCrowded = [&](TokenId id) {
      const Token& token = state.tokens[id.index];
      return token.alive() && rules.zone(token.zone).capacity != 1;
    };
    if (pool == pools.end() || !isCrowded(held)) continue;
    std::vector<TokenId> others = *pool;
    std::erase_if(others, std::not_fn(isCrowded));
    std::ranges::sort(others);
    state.variables[slot] = static_cast<std::int64_t>(choose(others).index);
  }
}

void renewSums(const Rules& rules, State& state) {
  const HashSums sums = recomputeSums(rules, state);
  state.positionSum = sums.position;
  state.identitySum = sums.identity;
}

/// What a token is, wherever it may be.
auto natureOf(Token& token) {
  return std::tie(token.nature, token.type, token.props, token.origins);
}

Origin originOf(const Rules& rules, const Token& token, std::uint32_t property) {
  const int slot = token.origins.empty() ? -1 : rules.propertySlot(token.type, property);
  return slot < 0 ? Origin{0} : token.origins[static_cast<std::size_t>(slot)];
}

void become(Token& token, const Nature& nature) {
  std::tie(token.type, token.props, token.origins) = std::tie(nature.type, nature.props, nature.origins);
}

/// Makes of what is uncertain something that says nothing.
void forgetValues(const Rules& rules, Token& token) {
  if (token.nature != 0) become(token, rules.origins().site(token.nature).natures.front());
  for (const std::uint32_t property : rules.origins().properties()) {
    if (const Origin origin = originOf(rules, token, property); origin != 0) {
      const auto slot = static_cast<std::size_t>(rules.propertySlot(token.type, property));
      token.props[slot] = rules.origins().outcome(origin, property, 0);
    }
  }
}

/// The tokens of the pool stay where they are; what they are goes up with their ids.
void sortPool(State& state, const std::vector<TokenId>& pool) {
  std::vector<std::tuple<Origin, std::uint32_t, std::vector<Value>, std::vector<Origin>>> natures;
  for (TokenId id : pool) natures.emplace_back(natureOf(state.tokens[id.index]));
  std::ranges::sort(natures);
  for (std::size_t i = 0; i < pool.size(); ++i) natureOf(state.tokens[pool[i].index]) = std::move(natures[i]);
}

/// The options of a pending choice stand in the order of the real ids.
void sortOptions(State& state) {
  if (state.pendingChoice() == nullptr) return;
  Task& choice = state.tasks.back();
  std::sort(choice.items.begin() + static_cast<std::ptrdiff_t>(choice.next), choice.items.end());
}

std::vector<TokenId> identity(std::size_t count) {
  std::vector<TokenId> ids;
  for (std::size_t id = 0; id < count; ++id) ids.emplace_back(id);
  return ids;
}

}  // namespace

Observation::Observation(const Rules& rules, const State& real, Seat seat)
    : m_rules(rules), m_real(real), m_seat(seat) {}

const Observation::View& Observation::view() const {
  if (m_view) return *m_view;
  m_view.emplace();
  View& view = *m_view;
  view.state = m_real;
  view.state.rng = Rng(0);
  for (const Move& move : m_real.committed) {
    if (move.player != m_seat) view.committed.push_back(move.player);
  }
  std::erase_if(view.state.committed, [this](const Move& move) { return move.player != m_seat; });

  view.idOf = identity(m_real.tokens.size());
  view.hidden.assign(m_real.tokens.size(), false);
  if (!m_rules.hasSecrets() || m_seat == nobody) return view;
  // The order in a set is that of the ids, which would tell one unknown token from another: where nobody
  // knows more of one than of the other, it is drawn from the random state, which the seat does not know.
  const auto place = [this](TokenId id) {
    const Token& token = m_real.tokens[id.index];
    const std::uint64_t drawn = combine(combine(m_real.rng.state().high, m_real.rng.state().low), id.index);
    return std::tuple(token.owner, token.knownBy, drawn);
  };
  std::map<std::uint32_t, std::vector<TokenId>> places;
  const auto add = [&](std::vector<TokenId> tokens, bool isRow) {
    if (!isRow) std::ranges::sort(tokens, {}, place);
    for (const TokenId token : tokens) {
      const Token& real = m_real.tokens[token.index];
      if (!knows(m_rules, real, m_seat)) places[real.pool].push_back(token);
    }
  };
  for (std::size_t zone = 0; zone < m_real.zones.size(); ++zone)
    add(m_real.zones[zone], isOrdered(m_rules, ZoneId(zone)));
  // What has left the game unseen can be anything of its pool too.
  std::vector<TokenId> gone = view.idOf;
  std::erase_if(gone, [this](TokenId token) { return m_real.tokens[token.index].alive(); });
  add(std::move(gone), false);
  for (const auto& [pool, tokens] : places) {
    std::vector<TokenId> ids = tokens;
    std::ranges::sort(ids);
    for (std::size_t i = 0; i < ids.size(); ++i) {
      view.idOf[tokens[i].index] = ids[i];
      view.hidden[ids[i].index] = true;
    }
    view.unknown.push_back(std::move(ids));
  }
  relabel(m_rules, view.state, view.idOf);
  for (const std::vector<TokenId>& pool : view.unknown) {
    for (const TokenId token : pool) forgetValues(m_rules, view.state.tokens[token.index]);
    sortPool(view.state, pool);
  }
  replaceHeld(m_rules, view.state, view.unknown,
              [](const std::vector<TokenId>& tokens) { return tokens.front(); });
  renewSums(m_rules, view.state);
  sortOptions(view.state);
  return view;
}

void imagine(const Rules& rules, State& state, const TokenPools& pools, Rng& random) {
  if (pools.empty()) return;
  exchangeInPools(pools, random, [&state](TokenId a, TokenId b) {
    auto natureOfA = natureOf(state.tokens[a.index]);
    auto natureOfB = natureOf(state.tokens[b.index]);
    natureOfA.swap(natureOfB);
  });
  const Origins& origins = rules.origins();
  for (std::size_t pool = 0; origins.any() && pool < pools.size(); ++pool) {
    for (const TokenId id : pools[pool]) {
      Token& token = state.tokens[id.index];
      if (token.nature != 0) {
        const std::vector<Nature>& natures = origins.site(token.nature).natures;
        become(token, natures[random.below(natures.size())]);
      }
      origins.draw(
          random, [&](std::uint32_t property) { return originOf(rules, token, property); },
          [&](std::uint32_t property, const Value& value) {
            token.props[static_cast<std::size_t>(rules.propertySlot(token.type, property))] = value;
          });
    }
  }
  replaceHeld(rules, state, pools,
              [&random](const std::vector<TokenId>& tokens) { return tokens[random.below(tokens.size())]; });
  renewSums(rules, state);
}

const State& Observation::state() const {
  return view().state;
}

bool Observation::hides(TokenId token) const {
  return view().hidden[token.index];
}

// A token that the seat knows keeps its id, so that its moves need no view of the whole state.
Value Observation::seen(const Value& value) const {
  if (value.kind != Value::Kind::Token) return value;
  const TokenId token = value.token();
  return knows(m_rules, m_real.tokens[token.index], m_seat) ? value
                                                            : Value::ofToken(view().idOf[token.index]);
}

Move Observation::seen(const Move& move) const {
  Move result = move;
  if (!m_rules.hasSecrets()) return result;
  for (Value& arg : result.args) arg = seen(arg);
  return result;
}

const TokenPools& Observation::unknown() const {
  return view().unknown;
}

bool Observation::leavesMovesOut() const {
  return !view().committed.empty();
}

State Observation::determinised(Rng& random) const {
  State state = view().state;
  imagine(m_rules, state, view().unknown, random);
  state.rng = Rng(random.next());
  for (Seat seat : view().committed) {
    State theirs = state;
    theirs.toAct.insert(theirs.toAct.begin(), seat);
    const std::vector<Move> moves = legalMoves(m_rules, theirs);
    if (moves.empty()) continue;
    const auto before = [](const Move& a, const Move& b) { return a.player < b.player; };
    const Move& guess = moves[random.below(moves.size())];
    state.committed.insert(std::ranges::upper_bound(state.committed, guess, before), guess);
  }
  return state;
}

}  // namespace ludo::kernel
