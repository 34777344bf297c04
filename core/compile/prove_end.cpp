// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/compile/proofs.h"
#include "core/diagnostics/kinds.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

void Proofs::end() {
  const bool canEnd = std::any_of(m_def.end.begin(), m_def.end.end(), [this](const EndDef& end) {
    return m_ranges.of(end.when) != Truth::Never;
  });
  if (canEnd) return;
  const Span place = m_def.end.empty() ? m_def.turn.span : m_def.end.front().span;
  const Span begin = place.known() ? Span{place.begin, std::min(place.end, place.begin + 1)} : place;
  auto& diagnostic =
      report(kinds::NeverEnds, begin, m_def.end.empty() ? "end" : "end[0]",
             m_def.end.empty() ? "The game has no end condition, so that it never ends"
                               : "No end condition can ever hold, so that the game never ends");
  diagnostic.suggestion =
      m_def.end.empty() ? "Add a block with section: \"end\", and under \"items\" when and how the game ends"
                        : "Let the rules change what the end conditions ask for";
  for (const EndDef& end : m_def.end) explain(end.when, diagnostic);
}

}  // namespace ludo::compile
