// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <string>
#include <vector>

#include "core/compile/proofs.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

void proveEnd(Proofs& proofs) {
  const bool canEnd = std::any_of(proofs.def.end.begin(), proofs.def.end.end(), [&proofs](const EndDef& end) {
    return proofs.ranges.of(end.when) != Truth::Never;
  });
  if (canEnd) return;
  const Span place = proofs.def.end.empty() ? proofs.def.turn.span : proofs.def.end.front().span;
  const Span begin = place.known() ? Span{place.begin, std::min(place.end, place.begin + 1)} : place;
  auto& diagnostic =
      proofs.report(kinds::NeverEnds, begin, proofs.def.end.empty() ? "end" : "end[0]",
                    proofs.def.end.empty() ? "The game has no end condition, so that it never ends"
                                           : "No end condition can ever hold, so that the game never ends");
  diagnostic.suggestion =
      proofs.def.end.empty()
          ? "Add a block with section: \"end\", and under \"items\" when and how the game ends"
          : "Let the rules change what the end conditions ask for";
  for (const EndDef& end : proofs.def.end) proofs.explain(end.when, diagnostic);
}

void proveResults(Proofs& proofs) {
  const auto isForAll = [](const EndDef& end) {
    return end.result.type == ResultKind::WinAll || end.result.type == ResultKind::LossAll;
  };
  const auto isOfWhoActed = [](const EndDef& end) {
    const bool isOfOne = end.result.type == ResultKind::Win || end.result.type == ResultKind::Lose;
    return isOfOne && !end.result.player;
  };
  const std::vector<EndDef>& ends = proofs.def.end;
  const auto lone = std::ranges::find_if(ends, isOfWhoActed);
  // Who is eliminated does not win with the others.
  const bool areTogether =
      std::ranges::count_if(ends, isForAll) + 1 == static_cast<std::ptrdiff_t>(ends.size()) &&
      std::ranges::any_of(ends, isForAll) && !anyWithin(proofs.def, [](const Type& type, const void*) {
        return &type == &typeOf<EliminateEffect>();
      });
  if (lone == ends.end() || !areTogether) return;
  const bool wins = lone->result.type == ResultKind::Win;
  const std::string path = "end[" + std::to_string(lone - ends.begin()) + "].result";
  auto& diagnostic = proofs.report(
      kinds::LoneResult, lone->result.span, path,
      wins ? "Only the player who acted last wins here, where all win or lose together otherwise"
           : "Only the player who acted last loses here, and the others win, where all win or lose together "
             "otherwise");
  diagnostic.suggestion = std::string("Write \"") + (wins ? "winAll" : "lossAll") +
                          "\", or say under \"player\" whose result it is";
}

}  // namespace ludo::compile
