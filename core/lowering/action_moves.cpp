// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/action_moves.h"

#include "core/lowering/names.h"
#include "core/lowering/parts.h"

namespace ludo::engine {

using machine::Variable;

ActionMoves::ActionMoves(Parts& parts, std::uint32_t action)
    : Part(*parts.function),
      m_number(action),
      m_action(m_def.actions[action]),
      m_playouts(parts.playouts),
      m_trials(parts.trials),
      m_turn(*parts.turn) {}

void ActionMoves::takeUp(const std::vector<Typed>& arguments) {
  m_turn.takeUp(m_number, arguments);
}

void ActionMoves::playTried(const std::vector<Typed>& arguments, const Body& take, const Body& refuse) {
  const std::size_t outer = m_names.size();
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::uint32_t name = m_rules.bindingIndex(m_action.params[i].name.name);
    m_names.push(m_names.lasting(name, arguments[i]));
  }
  m_turn.branch(
      m_trials.holdsAfter(m_action),
      [&] {
        m_playouts.countPly();
        take();
        m_names.resize(outer);
        takeUp(arguments);
      },
      [&] {
        m_names.resize(outer);
        refuse();
      });
  m_names.resize(outer);
}

SingleMove::SingleMove(Parts& parts, std::uint32_t action, Word mayTake) : ActionMoves(parts, action) {
  const Variable allowed = m_builder.variable(0);
  m_builder.ifThen(mayTake, [&] { m_builder.set(allowed, parts.moves.isAllowed(m_action)); });
  m_count = m_builder.get(allowed);
}

void SingleMove::play(Word, const Retry&) {
  takeUp({});
}

}  // namespace ludo::engine
