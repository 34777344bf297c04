// SPDX-License-Identifier: Apache-2.0
#include "../checks.h"
#include "../mutate/document.h"
#include "../target.h"
#include "core/base/hash.h"
#include "core/decompile/decompile.h"
#include "core/service/analysis.h"

namespace ludo::fuzz {
namespace {

constexpr std::size_t largestText = std::size_t{16} << 20U;

service::AnalysisPtr analysed(std::string content) {
  const auto source = std::make_shared<const SourceText>("fuzzed.md", std::move(content));
  // To look for fixes takes a hundred times as long as all else, and has a target of its own.
  const auto fixes = stableHash(source->content()) % 8 == 0 ? service::Fixes::Find : service::Fixes::Leave;
  service::AnalysisPtr analysis = service::analyse(source, 0, {}, service::SpecTests::Leave, fixes);
  checkDiagnostics(*source, analysis->diagnostics);
  return analysis;
}

void askAtSomePlaces(const service::Analysis& analysis) {
  const std::string& content = analysis.source->content();
  const std::size_t places = isSmall(content) ? 8 : 1;
  for (std::size_t offset = 0; offset <= content.size(); offset += content.size() / places + 1) {
    service::completionsAt(analysis, offset);
    service::hoverAt(analysis, offset);
    service::definitionAt(analysis, offset);
  }
}

/// The certain fixes at once, as `--fix` applies them, then some that the editor offers, each by itself.
void mend(const service::Analysis& analysis) {
  constexpr std::size_t mostTried = 3;
  const std::string& content = analysis.source->content();
  const diagnostics::FixedText fixed = diagnostics::applyCertainFixes(*analysis.source, analysis.diagnostics);
  if (!fixed.applied.empty()) analysed(fixed.content);
  std::vector<const diagnostics::Fix*> offered;
  for (const diagnostics::Diagnostic& diagnostic : analysis.diagnostics) {
    if (diagnostic.fix) offered.push_back(&*diagnostic.fix);
  }
  for (std::size_t i = 0; i < offered.size(); i += offered.size() / mostTried + 1)
    analysed(diagnostics::applyEdits(content, offered[i]->edits));
}

void decompileAndReadBack(const language::GameDef& game) {
  const service::AnalysisPtr again =
      analysed(decompile::writeSpecification(decompile::specificationOf(game)));
  require(again->game != nullptr, "the game as a specification is refused:\n" + again->source->content());
}

void feed(std::string_view input) {
  const auto source = std::make_shared<const SourceText>("fuzzed.md", std::string(input));
  const service::AnalysisPtr analysis = service::analyse(source);
  checkDiagnostics(*source, analysis->diagnostics);
  askAtSomePlaces(*analysis);
  if (isSmall(input)) mend(*analysis);
  if (analysis->rules == nullptr) return;
  decompileAndReadBack(*analysis->game);
  play(*analysis->rules);
}

}  // namespace

const Target specificationTarget{"specification", &feed, &mutateDocument, largestText};

}  // namespace ludo::fuzz
