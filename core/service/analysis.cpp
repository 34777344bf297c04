// SPDX-License-Identifier: Apache-2.0
#include "core/service/analysis.h"

#include <algorithm>
#include <map>
#include <optional>

#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/bundles/compose.h"
#include "core/compile/compile.h"
#include "core/compile/lint.h"
#include "core/compile/proofs.h"
#include "core/compile/validate.h"
#include "core/diagnostics/kinds.h"
#include "core/diagnostics/long_list.h"
#include "core/language/language.h"
#include "core/language/resolve.h"
#include "core/language/write.h"
#include "core/mend/mend.h"
#include "core/service/allowances.h"
#include "core/service/check_pictures.h"
#include "core/service/offer_names.h"
#include "core/service/outline.h"
#include "core/spec/expand_tables.h"
#include "core/spec/read_spec.h"
#include "core/text/block_cache.h"
#include "core/text/json_data.h"

namespace ludo::service {
namespace {

/// What a zone adds to the work of reading a text.
constexpr std::int64_t bytesPerZone = 8;
/// What telling a mistake does: names are compared with all that would be accepted.
constexpr std::int64_t bytesPerMistake = 64;

/// What the tests of a text may cost that is only tried as what may be meant.
constexpr std::uint64_t triedTestPlies = 300;
constexpr std::int64_t triedTestSteps = 500'000;

void runTests(Analysis& analysis, const std::stop_token& stop) {
  analysis.tests = spec_tests::runTests(analysis.game, analysis.playableTests,
                                        {limits::editedTestPlies, "", limits::editedTestSteps}, stop);
  for (const spec_tests::TestResult& result : analysis.tests) {
    analysis.diagnostics.insert(analysis.diagnostics.end(), result.failures.begin(), result.failures.end());
  }
  const auto cut = std::ranges::find(analysis.tests, false, &spec_tests::TestResult::run);
  if (cut == analysis.tests.end()) return;
  spec_tests::reportNotRun(analysis.diagnostics, *cut);
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

/// How much is said of a text: all that lint says, or errors only.
enum class Depth { Lint, Errors };

std::size_t errorsIn(const diagnostics::List& list) {
  return static_cast<std::size_t>(std::ranges::count_if(list, isError));
}

/// How many errors a text may have before reading it is given up.
struct MostErrors {
  std::size_t inText = SIZE_MAX;  ///< told of the Markdown and its YAML
  std::size_t inAll = SIZE_MAX;
};

struct Found {
  std::shared_ptr<language::GameDef> game;  ///< as far as it could be read
  std::size_t inText = 0;                   ///< errors told of the Markdown and its YAML
  bool isWorse = false;                     ///< there are more errors than there may be
};

/// The whole of an analysis but the tests' play and the fixes that are found by trying.
Found read(Analysis& analysis, Depth depth, text::BlockCache& blocks, const MostErrors& most = {}) {
  Found found;
  std::shared_ptr<language::GameDef>& game = found.game;
  analysis.markdown = text::readMarkdown(analysis.source, analysis.diagnostics, blocks);
  found.inText = errorsIn(analysis.diagnostics);
  found.isWorse = found.inText > most.inText;
  if (found.isWorse) return found;
  spec::SpecReading reading = spec::readSpec(analysis.markdown, analysis.diagnostics);
  found.isWorse = errorsIn(analysis.diagnostics) > most.inAll;
  if (found.isWorse) return found;
  if (depth == Depth::Lint) analysis.outline = makeOutline(analysis.markdown, reading.document);
  if (reading.document.bundle) {
    bundles::checkBundle(reading.document, libraryFor(analysis), analysis.diagnostics);
  } else if (!reading.present.empty()) {
    language::SpecDocument whole = reading.document;
    bool composed = true;
    if (!whole.bundles.empty()) {
      const std::size_t before = analysis.diagnostics.size();
      analysis.bundles =
          bundles::composeBundles(whole, *analysis.source, libraryFor(analysis), analysis.diagnostics);
      composed = analysis.diagnostics.size() == before;
      if (!composed) reading.damage.names.merge(language::definedKinds(language::specDocumentType()));
    }
    const std::size_t known = analysis.diagnostics.size();
    spec::expandTables(whole, analysis.diagnostics);
    game = std::make_shared<language::GameDef>(compile::compile(whole, analysis.diagnostics));
    if (analysis.diagnostics.size() > known) {
      reading.damage.names.merge(language::definedKinds(language::typeOf<language::BoardDef>()));
      reading.damage.names.merge(language::definedKinds(language::typeOf<language::TokenTypeDef>()));
    }
    compile::validateGameDef(*game, analysis.diagnostics, reading.damage);
    compile::expandMacros(reading.document.tests);
    compile::validateTests(*game, reading.document.tests, analysis.diagnostics, reading.damage);
    if (!composed) dropConsequences(analysis, known);
    const bool sound = isSound(analysis) && !language::hasUnknownNames(*game) &&
                       compile::writeOutEffects(*game, reading.document.tests, analysis.diagnostics);
    kernel::RulesPtr rules;
    if (sound && depth == Depth::Lint) {
      compile::lintUnused(whole, analysis.diagnostics);
      compile::prove(*game, analysis.diagnostics);
      rules = kernel::makeRules(game);
      compile::proveSecrets(*rules, analysis.diagnostics);
      lintPictures(*rules, *analysis.source, analysis.diagnostics);
    }
    dropUnusedOfBundles(analysis);
    bundles::showAtUses(analysis.bundles, analysis.diagnostics);
    bundles::takeOrigins(*game, analysis.bundles);
    if (sound) {
      analysis.game = game;
      analysis.playableTests = testsWithoutMistakes(analysis, reading.document.tests);
      analysis.rules = std::move(rules);
    }
  }
  analysis.document = std::move(reading.document);
  diagnostics::dropRepeated(analysis.diagnostics);
  return found;
}

std::uint64_t meaningOf(const language::GameDef& game, std::vector<language::TestDef>& tests) {
  return stableHash(text::writeJson(language::writeGameDef(game)) +
                    text::writeJson(language::writeValue(language::testsType(), &tests)));
}

/// How often the tests of a text without errors fail; nothing where it has none that can be played.
std::optional<std::size_t> failuresOf(const Analysis& changed) {
  if (changed.game == nullptr || changed.playableTests.empty()) return std::nullopt;
  const spec_tests::TestOptions cheap{triedTestPlies, "", triedTestSteps};
  std::size_t failures = 0;
  for (const spec_tests::TestResult& result :
       spec_tests::runTests(changed.game, changed.playableTests, cheap))
    failures += result.failures.size();
  return failures;
}

/// Reads other states of the analysed text.
class ChangedTexts {
 public:
  ChangedTexts(const Analysis& analysis, const Found& found, text::BlockCache& blocks)
      : m_analysis(analysis), m_most{found.inText, errorsIn(analysis.diagnostics)}, m_blocks(blocks) {}

  mend::Reading read(std::string content, mend::Depth depth) {
    const bool isWhole = depth != mend::Depth::Verdict;
    const auto bytes = static_cast<std::int64_t>(content.size());
    const std::int64_t before = m_blocks.bytesRead();
    Analysis changed;
    changed.source = std::make_shared<const SourceText>(m_analysis.source->name(), std::move(content),
                                                        m_analysis.source->path());
    Found found = service::read(changed, Depth::Errors, m_blocks, isWhole ? MostErrors() : m_most);
    if (isWhole) offerNames(changed, changed.diagnostics);
    mend::Reading reading;
    reading.isWorse = found.isWorse;
    // To read a block costs more than all that is done with it; and boards make zones out of few bytes.
    const std::int64_t zones =
        found.game != nullptr ? static_cast<std::int64_t>(found.game->zones.size()) : 0;
    reading.work = m_blocks.bytesRead() - before + bytes / (found.isWorse ? 16 : 8) + zones * bytesPerZone +
                   static_cast<std::int64_t>(errorsIn(changed.diagnostics)) * bytesPerMistake;
    if (changed.game != nullptr && !diagnostics::hasErrors(changed.diagnostics))
      reading.meaning = meaningOf(*changed.game, changed.document.tests);
    if (depth == mend::Depth::Played) reading.failures = failuresOf(changed);
    reading.errors = std::move(changed.diagnostics);
    for (const text::YamlBlock& block : changed.markdown.blocks) reading.blocks.push_back(block.fence);
    if (!isWhole) return reading;
    reading.markdown = std::move(changed.markdown);
    reading.game = std::move(found.game);
    return reading;
  }

 private:
  const Analysis& m_analysis;
  MostErrors m_most;
  text::BlockCache& m_blocks;
};

/// The bundles that the document may use; each is read once at most.
class KnownBundles {
 public:
  explicit KnownBundles(const Analysis& analysis) : m_library(libraryFor(analysis)) {}

  mend::Library asked() {
    return {[this] {
              if (!m_ids) m_ids = m_library.ids();
              return *m_ids;
            },
            [this](const std::string& bundle) {
              const auto known = m_parameters.find(bundle);
              if (known != m_parameters.end()) return known->second;
              return m_parameters[bundle] = bundles::parametersOf(bundle, m_library);
            }};
  }

 private:
  bundles::BundleLibrary m_library;
  std::optional<std::vector<std::string>> m_ids;
  std::map<std::string, std::vector<language::ParameterDef>> m_parameters;
};

void findFixes(Analysis& analysis, const Found& found, text::BlockCache& blocks,
               const std::stop_token& stop) {
  ChangedTexts texts(analysis, found, blocks);
  KnownBundles bundles(analysis);
  mend::mend(
      analysis.markdown, found.game != nullptr ? *found.game : language::GameDef(), analysis.diagnostics,
      [&](std::string content, mend::Depth depth) { return texts.read(std::move(content), depth); }, stop,
      bundles.asked());
}

}  // namespace

AnalysisPtr analyse(SourcePtr source, std::uint64_t revision, std::stop_token stop, SpecTests tests,
                    Fixes fixes) {
  auto analysis = std::make_shared<Analysis>();
  analysis->source = std::move(source);
  analysis->revision = revision;
  text::BlockCache blocks;
  const Found found = read(*analysis, Depth::Lint, blocks);
  if (stop.stop_requested()) return nullptr;
  if (diagnostics::hasErrors(analysis->diagnostics)) offerNames(*analysis, analysis->diagnostics);
  if (fixes == Fixes::Find) findFixes(*analysis, found, blocks, stop);
  if (analysis->game != nullptr && tests == SpecTests::Play) runTests(*analysis, stop);
  const Told told = analysis->rules == nullptr ? Told::Some
                    : tests == SpecTests::Play ? Told::All
                                               : Told::WithoutTests;
  analysis->allowed = takeAllowed(analysis->markdown, analysis->diagnostics, told);
  diagnostics::cutLongTexts(analysis->diagnostics);
  diagnostics::sortBySource(analysis->diagnostics);
  diagnostics::cutLongList(analysis->diagnostics);
  if (stop.stop_requested()) return nullptr;
  return analysis;
}

}  // namespace ludo::service
