// SPDX-License-Identifier: Apache-2.0
#include "meaning_goldens.h"

#include <algorithm>
#include <filesystem>

#include "core/base/files.h"
#include "core/bundles/compose.h"
#include "core/compile/compile.h"
#include "core/compile/validate.h"
#include "core/language/language.h"
#include "core/language/read.h"
#include "core/language/write.h"
#include "core/service/analysis.h"
#include "core/spec_tests/run_tests.h"

namespace ludo::testing {

using namespace language;

MeaningGolden readGolden(const std::string& path) {
  MeaningGolden golden;
  golden.name = path;
  const std::string place = LUDO_SOURCE_DIR "/" + path;
  Result<std::string> text = readFile(place);
  golden.source = std::make_shared<const SourceText>(place, text ? *text : std::string());
  const service::AnalysisPtr analysis = service::analyse(golden.source);
  golden.document = writeValue(specDocumentType(), &analysis->document);
  return golden;
}

std::vector<MeaningGolden> meaningGoldens(const std::string& folder) {
  std::vector<MeaningGolden> goldens;
  const std::string path = "tests/golden/meaning/" + (folder.empty() ? "" : folder + "/");
  for (const auto& entry : std::filesystem::directory_iterator(LUDO_SOURCE_DIR "/" + path)) {
    if (entry.path().extension() == ".md")
      goldens.push_back(readGolden(path + entry.path().filename().string()));
  }
  std::ranges::sort(goldens, {}, &MeaningGolden::name);
  return goldens;
}

Played playTests(const MeaningGolden& golden, std::optional<std::size_t> only) {
  SpecDocument document;
  diagnostics::List diagnostics;
  if (!readValue(specDocumentType(), &document, golden.document, "", diagnostics)) return Played::Refused;
  if (only) document.tests = {document.tests.at(*only)};
  std::vector<TestDef> tests = document.tests;
  if (!document.bundles.empty()) {
    const bundles::BundleLibrary library = bundles::BundleLibrary::forDocument(golden.source->path());
    bundles::composeBundles(document, *golden.source, library, diagnostics);
  }
  auto game = std::make_shared<GameDef>(compile::compile(std::move(document), diagnostics));
  compile::validateGameDef(*game, diagnostics);
  if (diagnostics::hasErrors(diagnostics)) return Played::Refused;
  compile::expandMacros(tests);
  compile::validateTests(*game, tests, diagnostics);
  if (!diagnostics::hasErrors(diagnostics)) compile::writeOutEffects(*game, tests, diagnostics);
  // A whole game whose tests speak of what is no longer there has failed them.
  if (diagnostics::hasErrors(diagnostics)) return only ? Played::Refused : Played::Failed;
  for (const TestDef& test : tests) {
    for (const spec_tests::TestResult& result : spec_tests::runTests(game, {test}, {20'000, ""})) {
      if (!result.passed()) return Played::Failed;
    }
  }
  return Played::Passed;
}

}  // namespace ludo::testing
