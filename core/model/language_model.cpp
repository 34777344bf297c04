// SPDX-License-Identifier: Apache-2.0
#include "core/model/language_model.h"

#include <array>

namespace ludo::model {
namespace {

constexpr std::array<std::string_view, 13> names = {
    "cancelled", "noKey",      "unreachable", "insecure", "timedOut",   "unauthorised", "refused",
    "busy",      "redirected", "malformed",   "tooLarge", "overBudget", "unrecorded"};

}  // namespace

std::string_view nameOf(TroubleKind kind) {
  return names[static_cast<std::size_t>(kind)];
}

std::optional<TroubleKind> troubleOf(std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return static_cast<TroubleKind>(i);
  }
  return std::nullopt;
}

std::uint64_t estimatedTokens(std::string_view text) {
  constexpr std::uint64_t bytesPerToken = 4;
  return (text.size() + bytesPerToken - 1) / bytesPerToken;
}

std::uint64_t estimatedTokens(const Request& request) {
  constexpr std::uint64_t perMessage = 4;
  std::uint64_t tokens = 0;
  for (const Message& message : request.messages) tokens += perMessage + estimatedTokens(message.text);
  return tokens;
}

Answer troubled(TroubleKind kind, std::string message) {
  Answer answer;
  answer.trouble = Trouble{kind, std::move(message)};
  return answer;
}

}  // namespace ludo::model
