// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/kernel/call_budget.h"
#include "core/kernel/evaluator.h"
#include "core/kernel/state_editor.h"

namespace ludo::kernel {

/// Effects that are done at once: those that change tokens and variables. An effect whose token or zone does
/// not exist does nothing but leave a note. Control effects, which leave tasks, are in Resolution, which owns
/// this. Private to the room.
class ImmediateEffects {
 public:
  ImmediateEffects(const Rules& rules, State& state, CallBudget& budget, Evaluator& evaluator,
                   StateEditor& editor)
      : m_rules(rules), m_state(state), m_budget(budget), m_evaluator(evaluator), m_editor(editor) {}

  void perform(const language::SetVarEffect& effect);
  void perform(const language::AddVarEffect& effect);
  void perform(const language::MoveTokenEffect& effect);
  void perform(const language::MoveTokenAdjacentEffect& effect);
  void perform(const language::MoveAllEffect& effect);
  void perform(const language::DrawEffect& effect);
  void perform(const language::ShuffleEffect& effect);
  void perform(const language::CreateTokenEffect& effect);
  void perform(const language::PlaceEffect& effect);
  void perform(const language::DestroyTokenEffect& effect);
  void perform(const language::CaptureEffect& effect);
  void perform(const language::SowEffect& effect);
  void perform(const language::SwapEffect& effect);
  void perform(const language::RevealEffect& effect);
  void perform(const language::PeekEffect& effect);
  void perform(const language::SetTokenPropEffect& effect);
  void perform(const language::SetOwnerEffect& effect);

  /// The players that an effect is about: the actor unless written.
  std::vector<Seat> chosen(const std::optional<language::PlayerSelector>& selector);
  /// Notes that the effect found no token, zone or player to work on.
  void nothingToMove(std::uint32_t node);

 private:
  std::int64_t kept(const language::VariableDef& variable, const language::ValueExpr& expression);
  std::vector<Seat> owners(const language::VariableRef& variable,
                           const std::optional<language::PlayerSelector>& selector);
  std::vector<Seat> repeatedFor(const language::ZoneSelector& a, const language::ZoneSelector* b = nullptr);
  /// The tokens among the values, and for each zone among them its top token or all of its tokens.
  enum class OfZones : std::uint8_t { Top, All };
  std::vector<TokenId> tokensOf(const std::vector<Value>& values, OfZones which) const;
  void makeKnown(const language::Query& what, std::uint32_t seats, std::uint32_t node);
  bool isIn(TokenId token, const std::optional<language::ZoneSelector>& from);
  std::vector<Value> startingProps(std::uint32_t type);
  std::vector<Origin> originsOf(std::uint32_t node, std::uint32_t type);
  bool place(std::uint32_t type, ZoneId zone, Seat owner, std::vector<Value> props, std::uint32_t node);

  const Rules& m_rules;
  State& m_state;
  CallBudget& m_budget;
  Evaluator& m_evaluator;
  StateEditor& m_editor;
};

}  // namespace ludo::kernel
