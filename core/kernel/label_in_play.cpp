// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/label_in_play.h"

#include <algorithm>

#include "core/kernel/kernel.h"

namespace ludo::kernel {

std::string labelInPlay(const Rules& rules, const State& state, const Move& move, const LabelWords& words) {
  // On a board the place is told anyway.
  const bool mayBeAmbiguous = std::ranges::any_of(move.args, [&](const Value& argument) {
    if (argument.kind != Value::Kind::Token || argument.token().index >= state.tokens.size()) return false;
    const ZoneId zone = state.tokens[argument.token().index].zone;
    return zone.valid() && rules.def().zones[rules.zone(zone).def].board.empty();
  });
  if (!mayBeAmbiguous) return moveLabel(rules, state, move, words);
  return moveLabelAmong(rules, state, legalMoves(rules, state), move, words);
}

bool namesToken(const Move& move) {
  return std::ranges::find(move.args, Value::Kind::Token, &Value::kind) != move.args.end();
}

}  // namespace ludo::kernel
