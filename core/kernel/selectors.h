// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <vector>

#include "core/kernel/call_budget.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"

namespace ludo::kernel {

/// What names and selectors stand for in a state, as one player (the actor) means them: players, zones,
/// tokens, regions, directions. Lives as long as one call; everything it is given belongs to the caller, and
/// the state may change between two questions. Of one thread.
class Selectors {
 public:
  Selectors(const Rules& rules, const State& state, Seat actor, CallBudget& budget);
  Selectors(const Selectors&) = delete;
  Selectors& operator=(const Selectors&) = delete;

  const Rules& rules() const { return m_rules; }
  const State& state() const { return m_state; }
  CallBudget& budget() const { return m_budget; }
  Seat actor() const { return m_actor; }
  void setActor(Seat actor) { m_actor = actor; }

  /// Binds a name for as long as it lives; such objects are nested as the scopes of their names are.
  class Local {
   public:
    Local(Selectors& selectors, std::uint32_t name)
        : m_selectors(selectors), m_index(selectors.m_locals.size()) {
      selectors.m_locals.push_back({name, Value()});
    }
    Local(const Local&) = delete;
    Local& operator=(const Local&) = delete;
    ~Local() { m_selectors.m_locals.resize(m_index); }
    void set(Value value) { m_selectors.m_locals[m_index].value = value; }

   private:
    Selectors& m_selectors;
    std::size_t m_index;
  };

  /// What a name is bound to, here or in the state; Nothing when it is not, or to several values.
  Value bound(std::uint32_t name) const;
  /// The same of names bound here alone, by a Local; null when there is none.
  const Value* local(std::uint32_t name) const;
  /// The same of names bound in the state alone, lists included; null when there is none.
  const Binding* binding(std::uint32_t name) const;

  /// What a variable holds; a player's one of nobody 0 or nothing.
  Value variable(const language::VariableRef& variable, Seat seat) const;

  /// `nobody` when there is no such player. A selector of several players stands for the first of them.
  Seat player(const language::PlayerSelector& selector) const;
  std::vector<Seat> players(const language::PlayerSelector& selector) const;
  /// Invalid when there is no such zone. `each`: the player to put in the place of a selector of several
  /// players.
  ZoneId zone(const language::ZoneSelector& selector, Seat each = nobody);
  /// The zones of a region; those that nobody sees it as when there is no such player.
  const std::vector<ZoneId>& region(const language::RegionSelector& selector);
  /// Invalid when there is no such token, or no longer.
  TokenId token(const language::TokenSelector& selector);
  /// The basic directions meant, each once; all of them when nothing is written.
  std::vector<std::uint32_t> directions(const std::vector<language::DirectionSelector>& written) const;
  std::vector<std::uint32_t> directions(const language::DirectionSelector& written) const;
  /// One basic direction for each step, the first that it means; nothing when a step means none.
  std::optional<std::vector<std::uint32_t>> stepsOf(
      const std::vector<language::DirectionSelector>& path) const;

  /// ZoneInstance::neighbours.
  const std::vector<ZoneId>& neighboursOf(ZoneId zone) const;
  /// A false for each zone.
  std::vector<bool> marksOfZones() const;

 protected:
  struct LocalBinding {
    std::uint32_t name = 0;
    Value value;
  };

  const Rules& m_rules;
  const State& m_state;
  CallBudget& m_budget;
  Seat m_actor;
  std::vector<LocalBinding> m_locals;

 private:
  /// What a selector means by a variable.
  Value selected(const language::VariableRef& variable) const { return this->variable(variable, m_actor); }
  Seat neighbour(Seat seat, Seat stride) const;
};

}  // namespace ludo::kernel
