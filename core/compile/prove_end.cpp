// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/compile/proofs.h"
#include "core/diagnostics/kinds.h"

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

}  // namespace ludo::compile
