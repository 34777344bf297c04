// SPDX-License-Identifier: Apache-2.0
#include "core/engine/move.h"

#include <algorithm>
#include <cassert>

#include "core/base/hash.h"

namespace ludo::engine {

Move fromKernel(const kernel::Move& move) {
  assert(move.args.size() <= maximumParameters);
  Move result;
  result.kind = move.kind;
  result.argumentCount = static_cast<std::uint8_t>(move.args.size());
  result.player = move.player;
  result.action = move.action;
  std::ranges::copy(move.args, result.arguments.begin());
  return result;
}

kernel::Move toKernel(const Move& move) {
  const auto end = move.arguments.begin() + move.argumentCount;
  return {move.kind, move.player, move.action, {move.arguments.begin(), end}};
}

std::uint64_t hashOf(const Move& move) {
  const auto word = [](auto value) { return static_cast<std::uint64_t>(value); };
  std::uint64_t hash =
      mix64(word(move.action) << 32U | (word(move.player) & 0xFFFFU) << 8U | word(move.kind));
  for (std::size_t i = 0; i < move.argumentCount; ++i) {
    const kernel::Value& argument = move.arguments[i];
    hash = mix64(hash + (word(argument.payload) ^ word(argument.kind) << 56U));
  }
  return hash;
}

}  // namespace ludo::engine
