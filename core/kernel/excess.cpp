// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/excess.h"

#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"
#include "core/kernel/kernel.h"
#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::kernel {

using namespace language;

namespace {

std::string suggestionFor(Bound bound) {
  switch (bound) {
    case Bound::Steps:
    case Bound::GameSteps:
      return "Go through less: loops in loops, queries in queries and several parameters multiply";
    case Bound::Turns:
    case Bound::Forced:
      return "Let a player decide something, end the phase, or say in the section \"end\" how the game is "
             "over";
    case Bound::Events:
      return "Let fewer triggers set each other off, or narrow down with \"match\" and \"when\" what they "
             "react to";
    case Bound::Moves:
    case Bound::Options:
      return "Narrow the collection down, or ask in two steps";
    case Bound::Tokens:
      return "Move tokens to a supply and back instead of destroying them and making new ones";
    case Bound::ExtraTurns:
      return "Give an extra turn once for each turn that is taken";
    case Bound::Record:
      return "Let the game end earlier, with the section \"end\" or with \"maxTurns\"";
  }
  return {};
}

}  // namespace

std::string excessText(Bound bound) {
  switch (bound) {
    case Bound::Steps:
      return "one move, or one list of legal moves, takes more than " + std::to_string(limits::stepsPerCall) +
             " steps";
    case Bound::GameSteps:
      return "it takes more than " + std::to_string(limits::stepsPerGame) + " steps";
    case Bound::Turns:
      return "phase follows phase without an end, and nobody has anything to decide";
    case Bound::Forced:
      return "for " + std::to_string(limits::forcedMoves) +
             " moves and more nobody has had a choice, and nothing has changed";
    case Bound::Moves:
      return "there are more than " + std::to_string(limits::maximumMoves) + " legal moves";
    case Bound::Options:
      return "a collection has more than " + std::to_string(limits::maximumOptions) + " members";
    case Bound::Tokens:
      return "it makes more than " + std::to_string(limits::maximumTokens) + " tokens, or more than " +
             std::to_string(limits::maximumTokenProperties) + " properties of tokens";
    case Bound::Events:
      return "more than " + std::to_string(limits::maximumEvents) + " events wait for triggers";
    case Bound::ExtraTurns:
      return "more than " + std::to_string(limits::maximumExtraTurns) + " extra turns wait";
    case Bound::Record:
      return "its record takes more than " + std::to_string(limits::recordBytes >> 20U) + " MiB";
  }
  return {};
}

diagnostics::Diagnostic& reportExcess(diagnostics::List& list, const Rules& rules, const Excess& excess) {
  std::string where;
  Span span;
  std::string at;
  const auto visit = [&](const Type& type, const void* part, const Path& path) {
    if (excess.node == 0 || !at.empty()) return false;
    const Node* node = nodeOf(type, part);
    if (node == nullptr || node->node != excess.node) return true;
    span = node->span;
    at = path.text();
    where = " at " + std::string(type.name);
    return false;
  };
  walkConst(typeOf<GameDef>(), &rules.def(), visit, {});
  diagnostics::Diagnostic& mistake =
      diagnostics::report(list, diagnostics::kinds::AsksTooMuch, span, at,
                          "The game was given up" + where + ": " + excessText(excess.bound));
  mistake.suggestion = suggestionFor(excess.bound);
  return mistake;
}

}  // namespace ludo::kernel
