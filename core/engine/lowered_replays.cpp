// SPDX-License-Identifier: Apache-2.0
// Positions that wait for a decision in the midst of a move which is played once more with each answer: the
// kernel says what is under way.
#include <algorithm>
#include <array>

#include "core/engine/lowered_program.h"
#include "core/kernel/kernel.h"

namespace ludo::engine {

bool LoweredProgram::isReplayed(const Position& position) const {
  return layout().replay && !isWithKernel(position) &&
         m_format.pending(PositionFormat::of(position)) != nullptr;
}

bool LoweredProgram::isBetweenMoves(const Position& position) const {
  return isReplayed(position) &&
         m_format.pending(PositionFormat::of(position))->action == ChoicePoint::noAction;
}

kernel::State LoweredProgram::replayed(const Position& position) const {
  const ReplayFields& fields = *layout().replay;
  const std::uint64_t* words = position.block();
  Position before = position;
  std::copy_n(words + fields.before / 8, layout().bytes / 8, before.block());
  kernel::State state = unpack(before);
  const std::uint64_t* moved = words + fields.move / 8;
  const Move move = decode(moved, playerToMove(before), nullptr);
  kernel::applyMove(*m_rules, state, kernelMove(state, move));
  const auto goOnWith = [&](const std::uint64_t* generator) {
    if (layout().generator)
      state.rng = Rng::fromState({generator[0], generator[1]}, {generator[2], generator[3]});
  };
  const std::uint64_t* answer = words + fields.answers / 8;
  for (std::uint64_t left = words[fields.count.offset / 8]; left > 0; --left) {
    goOnWith(answer + 2);
    const kernel::Task& choice = *state.pendingChoice();
    kernel::Move given{kernel::Move::Kind::Stop, choice.chooser, 0, {}};
    if (const auto number = static_cast<std::int64_t>(answer[1]); number >= 0) {
      given.kind = kernel::Move::Kind::Choice;
      given.args.push_back(choice.items[choice.next + static_cast<std::size_t>(number)]);
    }
    kernel::applyMove(*m_rules, state, given);
    answer += fields.answerWords;
  }
  if (layout().generator) goOnWith(words + *layout().generator / 8);
  return state;
}

}  // namespace ludo::engine
