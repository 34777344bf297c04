// SPDX-License-Identifier: Apache-2.0
#include "core/editing/setup_edits.h"

#include <algorithm>
#include <map>

#include "core/editing/setup_candidates.h"
#include "core/kernel/kernel.h"

namespace ludo::editing {

namespace {

using Kind = std::pair<std::string, kernel::Seat>;
using Tokens = std::map<Kind, int>;
/// What lies where; zones without tokens are left out.
using Contents = std::map<std::string, Tokens>;

Contents contentsOf(const kernel::Rules& rules, std::uint64_t seed) {
  Contents contents;
  const kernel::State state = kernel::initialState(rules, seed);
  for (const kernel::Token& token : state.tokens) {
    if (!token.alive()) continue;
    const std::string& type = rules.def().tokenTypes[token.type].id.name;
    ++contents[rules.zone(token.zone).name][{type, token.owner}];
  }
  return contents;
}

void add(Contents& contents, const SetupToken& token, int count) {
  Tokens& tokens = contents[token.zone];
  const Kind kind{token.type, token.owner};
  if ((tokens[kind] += count) == 0) tokens.erase(kind);
  if (tokens.empty()) contents.erase(token.zone);
}

Tokens allOf(const Contents& contents) {
  Tokens all;
  for (const auto& [zone, tokens] : contents) {
    for (const auto& [kind, count] : tokens) all[kind] += count;
  }
  return all;
}

/// Whether chance decides what lies where.
bool isDrawn(const kernel::Rules& rules) {
  const Contents first = contentsOf(rules, 1);
  return contentsOf(rules, 2) != first || contentsOf(rules, 3) != first;
}

}  // namespace

std::optional<Edits> setupEdits(const service::Analysis& analysis, const SetupChange& change,
                                const std::stop_token& stop) {
  if (analysis.rules == nullptr) return std::nullopt;
  Contents wanted = contentsOf(*analysis.rules, 1);
  if (change.taken) add(wanted, *change.taken, -1);
  if (change.put) add(wanted, *change.put, 1);
  // A move between zones that chance fills changes no sum, so that nothing could be told from it.
  const bool sumsSuffice = isDrawn(*analysis.rules) && change.taken.has_value() != change.put.has_value();
  for (const Edits& edits : setupCandidates(analysis.markdown, change)) {
    if (stop.stop_requested()) break;
    const std::string text = diagnostics::applyEdits(analysis.source->content(), edits);
    const auto source = std::make_shared<const SourceText>(analysis.source->name(), text);
    const service::AnalysisPtr tried =
        service::analyse(source, 0, stop, service::SpecTests::Leave, service::Fixes::Leave);
    if (tried == nullptr || tried->rules == nullptr) continue;
    const Contents begins = contentsOf(*tried->rules, 1);
    if (begins == wanted || (sumsSuffice && allOf(begins) == allOf(wanted))) return edits;
  }
  return std::nullopt;
}

}  // namespace ludo::editing
