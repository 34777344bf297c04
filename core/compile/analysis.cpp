// SPDX-License-Identifier: Apache-2.0
#include "core/compile/analysis.h"

#include "core/compile/compile.h"
#include "core/compile/lint.h"
#include "core/compile/outline.h"
#include "core/compile/proofs.h"
#include "core/compile/validate.h"
#include "core/spec/read_spec.h"

namespace ludo::compile {

AnalysisPtr analyse(SourcePtr source, std::uint64_t revision, std::stop_token stop) {
  auto analysis = std::make_shared<Analysis>();
  analysis->source = std::move(source);
  analysis->revision = revision;
  analysis->markdown = text::readMarkdown(analysis->source, analysis->diagnostics);
  if (stop.stop_requested()) return nullptr;

  spec::SpecReading reading = spec::readSpec(analysis->markdown, analysis->diagnostics);
  analysis->outline = makeOutline(analysis->markdown, reading.document);
  if (stop.stop_requested()) return nullptr;

  if (!reading.present.empty()) {
    const std::size_t known = analysis->diagnostics.size();
    auto game = std::make_shared<language::GameDef>(compile(reading.document, analysis->diagnostics));
    if (analysis->diagnostics.size() > known)
      reading.damage.names.merge(language::definedKinds(language::typeOf<language::BoardDef>()));
    validateGameDef(*game, analysis->diagnostics, reading.damage);
    if (!diagnostics::hasErrors(analysis->diagnostics)) {
      lintUnused(reading.document, analysis->diagnostics);
      prove(*game, analysis->diagnostics);
      analysis->game = game;
      analysis->rules = kernel::makeRules(game);
    }
  }
  analysis->document = std::move(reading.document);
  diagnostics::sortBySource(analysis->diagnostics);
  if (stop.stop_requested()) return nullptr;
  return analysis;
}

}  // namespace ludo::compile
