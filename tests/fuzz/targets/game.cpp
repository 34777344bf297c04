// SPDX-License-Identifier: Apache-2.0
#include "../checks.h"
#include "../mutate/tree.h"
#include "../target.h"
#include "core/compile/load_game.h"

namespace ludo::fuzz {
namespace {

constexpr std::size_t largestGame = std::size_t{16} << 20U;

void feed(std::string_view input) {
  diagnostics::List diagnostics;
  const auto source = std::make_shared<const SourceText>("fuzzed.json", std::string(input));
  const language::GameDefPtr game = compile::loadGameDef(source, diagnostics);
  checkDiagnostics(*source, diagnostics);
  if (game != nullptr) play(*kernel::makeRules(game));
}

}  // namespace

const Target gameTarget{"game", &feed, &mutateJson, largestGame};

}  // namespace ludo::fuzz
