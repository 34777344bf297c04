// SPDX-License-Identifier: Apache-2.0
#include "core/compile/analysis.h"

#include <algorithm>

#include "core/base/limits.h"
#include "core/bundles/compose.h"
#include "core/compile/compile.h"
#include "core/compile/lint.h"
#include "core/compile/outline.h"
#include "core/compile/proofs.h"
#include "core/compile/validate.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/resolve.h"
#include "core/spec/read_spec.h"

namespace ludo::compile {
namespace {

void runTests(Analysis& analysis, const std::stop_token& stop) {
  analysis.tests = spec_tests::runTests(analysis.game, analysis.playableTests,
                                        {limits::editedTestPlies, "", limits::editedTestSteps}, stop);
  for (const spec_tests::TestResult& result : analysis.tests) {
    analysis.diagnostics.insert(analysis.diagnostics.end(), result.failures.begin(), result.failures.end());
  }
  const auto cut = std::ranges::find(analysis.tests, false, &spec_tests::TestResult::run);
  if (cut == analysis.tests.end()) return;
  analysis.diagnostics.push_back(spec_tests::tooLong(*cut));
}

/// Whether a diagnostic is about the section of tests. Mistakes there keep nobody from playing.
bool isAboutTests(const Analysis& analysis, const diagnostics::Diagnostic& diagnostic) {
  return std::ranges::any_of(analysis.markdown.blocks, [&](const text::YamlBlock& block) {
    return block.section == "tests" && diagnostic.span.known() &&
           block.content.begin <= diagnostic.span.begin && diagnostic.span.end <= block.content.end;
  });
}

bool isError(const diagnostics::Diagnostic& diagnostic) {
  return diagnostic.kind->severity == diagnostics::Severity::Error;
}

bool isSound(const Analysis& analysis) {
  return std::ranges::none_of(analysis.diagnostics, [&](const diagnostics::Diagnostic& diagnostic) {
    return isError(diagnostic) && !isAboutTests(analysis, diagnostic);
  });
}

std::vector<language::TestDef> testsWithoutMistakes(const Analysis& analysis,
                                                    const std::vector<language::TestDef>& tests) {
  std::vector<language::TestDef> sound;
  std::ranges::copy_if(tests, std::back_inserter(sound), [&](const language::TestDef& test) {
    if (language::hasUnknownNames(test)) return false;
    return std::ranges::none_of(analysis.diagnostics, [&](const diagnostics::Diagnostic& diagnostic) {
      return isError(diagnostic) && test.span.begin <= diagnostic.span.begin &&
             diagnostic.span.begin < test.span.end;
    });
  });
  return sound;
}

bundles::BundleLibrary libraryFor(const Analysis& analysis) {
  return bundles::BundleLibrary::forDocument(analysis.source->path());
}

/// What a bundle offers need not all be used.
void dropUnusedOfBundles(Analysis& analysis) {
  std::erase_if(analysis.diagnostics, [&](const diagnostics::Diagnostic& diagnostic) {
    return diagnostic.kind == &diagnostics::kinds::UnusedDefinition &&
           analysis.bundles.instanceAt(diagnostic.span) != nullptr;
  });
}

/// Where bundles are not used rightly, what the checks say of their insides from `first` on follows from
/// that.
void dropConsequences(Analysis& analysis, std::size_t first) {
  const auto isInside = [&](const diagnostics::Diagnostic& diagnostic) {
    return analysis.bundles.instanceAt(diagnostic.span) != nullptr;
  };
  const auto begin = analysis.diagnostics.begin() + static_cast<std::ptrdiff_t>(first);
  analysis.diagnostics.erase(std::remove_if(begin, analysis.diagnostics.end(), isInside),
                             analysis.diagnostics.end());
}

}  // namespace

AnalysisPtr analyse(SourcePtr source, std::uint64_t revision, std::stop_token stop, SpecTests tests) {
  auto analysis = std::make_shared<Analysis>();
  analysis->source = std::move(source);
  analysis->revision = revision;
  analysis->markdown = text::readMarkdown(analysis->source, analysis->diagnostics);
  if (stop.stop_requested()) return nullptr;

  spec::SpecReading reading = spec::readSpec(analysis->markdown, analysis->diagnostics);
  analysis->outline = makeOutline(analysis->markdown, reading.document);
  if (stop.stop_requested()) return nullptr;

  if (reading.document.bundle) {
    bundles::checkBundle(reading.document, libraryFor(*analysis), analysis->diagnostics);
  } else if (!reading.present.empty()) {
    language::SpecDocument whole = reading.document;
    bool composed = true;
    if (!whole.bundles.empty()) {
      const std::size_t before = analysis->diagnostics.size();
      analysis->bundles =
          bundles::composeBundles(whole, *analysis->source, libraryFor(*analysis), analysis->diagnostics);
      composed = analysis->diagnostics.size() == before;
      if (!composed) reading.damage.names.merge(language::definedKinds(language::specDocumentType()));
    }
    const std::size_t known = analysis->diagnostics.size();
    auto game = std::make_shared<language::GameDef>(compile(whole, analysis->diagnostics));
    if (analysis->diagnostics.size() > known)
      reading.damage.names.merge(language::definedKinds(language::typeOf<language::BoardDef>()));
    validateGameDef(*game, analysis->diagnostics, reading.damage);
    expandMacros(reading.document.tests);
    validateTests(*game, reading.document.tests, analysis->diagnostics, reading.damage);
    if (!composed) dropConsequences(*analysis, known);
    const bool sound = isSound(*analysis) && !language::hasUnknownNames(*game);
    kernel::RulesPtr rules;
    if (sound) {
      lintUnused(whole, analysis->diagnostics);
      prove(*game, analysis->diagnostics);
      rules = kernel::makeRules(game);
      proveSecrets(*rules, analysis->diagnostics);
    }
    dropUnusedOfBundles(*analysis);
    bundles::showAtUses(analysis->bundles, analysis->diagnostics);
    bundles::takeOrigins(*game, analysis->bundles);
    if (sound) {
      analysis->game = game;
      analysis->playableTests = testsWithoutMistakes(*analysis, reading.document.tests);
      analysis->rules = std::move(rules);
    }
  }
  analysis->document = std::move(reading.document);
  if (analysis->game != nullptr && tests == SpecTests::Play) runTests(*analysis, stop);
  diagnostics::sortBySource(analysis->diagnostics);
  if (stop.stop_requested()) return nullptr;
  return analysis;
}

}  // namespace ludo::compile
