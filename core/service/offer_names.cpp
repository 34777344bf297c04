// SPDX-License-Identifier: Apache-2.0
#include "core/service/offer_names.h"

#include <algorithm>

#include "core/diagnostics/kinds.h"

namespace ludo::service {
namespace {

/// In a text full of such mistakes the first ones will do.
constexpr std::size_t mostPlaces = 8;
constexpr std::size_t mostNames = 40;

}  // namespace

void offerNames(const Analysis& analysis, diagnostics::List& told) {
  std::size_t places = 0;
  for (diagnostics::Diagnostic& mistake : told) {
    const bool isUnreadable = mistake.kind == &diagnostics::kinds::InvalidNotation ||
                              mistake.kind == &diagnostics::kinds::InvalidName;
    if (!isUnreadable || !mistake.span.known() || ++places > mostPlaces) continue;
    const bool isQuoted = analysis.source->content()[mistake.span.begin] == '"';
    std::vector<std::string> names;
    for (const Completion& offered : completionsAt(analysis, mistake.span.begin + (isQuoted ? 1 : 0))) {
      if (names.size() < mostNames && std::ranges::find(names, offered.label) == names.end())
        names.push_back(offered.label);
    }
    if (!names.empty()) mistake.alternatives = std::move(names);
  }
}

}  // namespace ludo::service
