// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <span>
#include <vector>

#include "core/kernel/call_budget.h"
#include "core/kernel/log_writer.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"

namespace ludo::kernel {

/// The only thing that changes a state's variables, tokens and zones in play. It keeps the incremental sums,
/// queues the tokenEntered events and writes the log. Lives as long as one call; the state, the log (which
/// may be null) and the budget belong to the caller.
///
/// The order of zones: index 0 is the bottom. What a stack or queue gives next is its top, at the last index;
/// tokens enter a stack where the effect says, and always join a queue at the bottom (or at a random place,
/// if the effect says so). A set has no order; it is kept by id and its top is the lowest id.
class StateEditor {
 public:
  StateEditor(const Rules& rules, State& state, EventLog* log, CallBudget& budget);

  /// When strict, what cannot be done in full is not done at all, and refused() becomes true. Costs are tried
  /// this way.
  void setStrict(bool strict) { m_strict = strict; }
  bool refused() const { return m_refused; }
  /// Says that something could not be done in full; counts only when strict.
  void refuse() { m_refused = m_refused || m_strict; }
  /// In a trial nothing random happens; cameToChance() tells that something would have.
  void setTrial(bool trial) { m_trial = trial; }
  bool cameToChance() const { return m_cameToChance; }
  /// Notes that something could not be done as asked, and refuses when strict. The parameters are those of
  /// Note.
  void fail(Note::Kind kind, std::uint32_t subject, std::int64_t amount, std::uint32_t node);

  /// `value` is what is kept of it (variables.h). Clamps a number to its bounds. Does nothing for a player's
  /// variable of nobody.
  void setVariable(std::uint32_t variable, Seat seat, std::int64_t value, std::uint32_t node);

  /// Puts the token, whose `zone` says where it goes, into play. No value when the zone is full or the game
  /// has too many tokens.
  std::optional<TokenId> createToken(Token token, language::InsertPosition position, std::uint32_t node);
  /// False when the zone has no room.
  bool moveToken(TokenId token, ZoneId to, language::InsertPosition position, std::uint32_t node);
  /// Moves tokens of one zone, listed bottom first, as far as there is room; they keep their order.
  void moveTokens(const std::vector<TokenId>& tokens, ZoneId to, language::InsertPosition position,
                  std::uint32_t node);
  /// Moves up to `count` tokens, one by one, from the top.
  void draw(ZoneId from, ZoneId to, std::int64_t count, std::uint32_t node);
  /// Variables that hold it hold nothing from then on.
  void destroyToken(TokenId token, std::uint32_t node);
  void setOwner(TokenId token, Seat owner, std::uint32_t node);
  void setProperty(TokenId token, std::uint32_t property, Value value, std::uint32_t node);
  void shuffle(ZoneId zone, std::uint32_t node);
  /// One of these tokens is picked at random: those who do not see the zones that they are in can no longer
  /// tell them apart.
  void pickFrom(const std::vector<Value>& options);
  /// Two tokens change places; each takes the other's very position.
  void swapTokens(TokenId a, TokenId b, std::uint32_t node);
  /// From now on the seats (bit s: seat s) know what the token is.
  void makeKnown(TokenId token, std::uint32_t seats, std::uint32_t node);

  /// Queues an event, as a consequence of the trigger under way if there is one.
  void raise(QueuedEvent event);

  void log(const Delta& delta) { m_log.add(delta); }
  void log(const Note& note) { m_log.add(note); }
  void logEffect(std::uint32_t node) { m_log.addEffect(node); }

 private:
  void keep(std::size_t slot, std::int64_t value);
  enum class Sign { Add, Subtract };
  void sum(Sign sign, ZoneId zone, std::size_t from);
  void sumOne(Sign sign, ZoneId zone, std::size_t index);
  std::size_t indexOf(TokenId token) const;
  std::size_t room(ZoneId zone) const;
  void takeOut(ZoneId zone, std::span<const TokenId> tokens);
  void putIn(ZoneId zone, std::span<const TokenId> tokens, language::InsertPosition position);
  std::size_t placeIn(ZoneId zone, language::InsertPosition position);
  void putAt(ZoneId zone, std::size_t index, std::span<const TokenId> tokens);
  void enter(TokenId token, ZoneId from, ZoneId to, std::uint32_t node);
  void mix(ZoneId zone);
  void unite(std::uint32_t pool, std::uint32_t with);
  void learn(Token& token, std::uint32_t seats);
  void setOrigin(Token& token, std::size_t slot, Origin origin);

  const Rules& m_rules;
  State& m_state;
  LogWriter m_log;
  CallBudget& m_budget;
  bool m_strict = false;
  bool m_refused = false;
  bool m_trial = false;
  bool m_cameToChance = false;
};

}  // namespace ludo::kernel
