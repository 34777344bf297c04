// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/candidate_game.h"

#include "core/campaign/limits.h"
#include "core/diagnostics/kinds.h"
#include "core/service/analysis.h"
#include "core/sim/trace.h"
#include "core/text/json_data.h"

namespace ludo::campaign {

using text::DataNode;

CandidateGame readCandidate(const std::string& path, std::string text, const std::stop_token& stop) {
  CandidateGame game;
  if (text.size() > limits::candidateBytes) {
    diagnostics::report(
        game.errors, diagnostics::kinds::TooLarge, {}, "",
        "The specification has more than " + std::to_string(limits::candidateBytes) + " bytes");
    return game;
  }
  game.source = std::make_shared<const SourceText>(path, std::move(text));
  const service::AnalysisPtr analysis =
      service::analyse(game.source, 0, stop, service::SpecTests::Leave, service::Fixes::Leave);
  game.stopped = analysis == nullptr;
  if (game.stopped) return game;
  game.rules = analysis->rules;
  if (game.rules != nullptr) return game;
  for (const diagnostics::Diagnostic& told : analysis->diagnostics) {
    if (told.severity() == diagnostics::Severity::Error) game.errors.push_back(told);
  }
  return game;
}

std::string errorsJson(const CandidateGame& game) {
  DataNode list = DataNode::list();
  for (const diagnostics::Diagnostic& told : game.errors) {
    if (list.items.size() == limits::keptDiagnostics) break;
    DataNode entry = DataNode::map();
    entry.set("code", DataNode::ofString(std::string(told.kind->code)));
    if (game.source != nullptr && told.span.known())
      entry.set("line", DataNode::ofInteger(game.source->lineOf(told.span.begin)));
    entry.set("message", DataNode::ofString(told.message));
    if (!told.path.empty()) entry.set("path", DataNode::ofString(told.path));
    list.items.push_back(std::move(entry));
  }
  return text::writeJsonLine(list);
}

std::uint64_t hashOfRules(const language::GameDef& def) {
  language::GameDef plain = def;
  language::Metadata& metadata = plain.metadata;
  metadata.id = "game";
  metadata.name.clear();
  metadata.description.clear();
  metadata.author.clear();
  metadata.version.clear();
  plain.rendering = {};
  return sim::gameHash(plain);
}

}  // namespace ludo::campaign
