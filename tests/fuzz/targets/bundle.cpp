// SPDX-License-Identifier: Apache-2.0
#include <set>

#include "../checks.h"
#include "../folder.h"
#include "../mutate/document.h"
#include "../samples.h"
#include "../target.h"
#include "core/base/hash.h"
#include "core/bundles/compose.h"
#include "core/service/analysis.h"
#include "core/spec/read_spec.h"

namespace ludo::fuzz {
namespace {

constexpr std::size_t largestBundle = std::size_t{1} << 20U;
constexpr std::size_t mostBundles = 4;

bool isFileName(const std::string& id) {
  return !id.empty() && id.size() < 100 && id[0] != '.' &&
         id.find_first_of(std::string_view("/\\\0", 3)) == std::string::npos;
}

std::set<std::string> bundlesOf(std::string_view text) {
  diagnostics::List ignored;
  const auto source = std::make_shared<const SourceText>("host.md", std::string(text));
  const language::SpecDocument document =
      spec::readSpec(text::readMarkdown(source, ignored), ignored).document;
  std::set<std::string> ids;
  for (const language::BundleUse& use : document.bundles) ids.insert(use.use.id);
  if (document.bundle) ids.insert(document.bundle->id.id);
  return ids;
}

std::vector<std::string> putBundles(const std::set<std::string>& ids, std::string_view content) {
  std::vector<std::string> paths;
  for (const std::string& id : ids) {
    if (!isFileName(id) || paths.size() == mostBundles) continue;
    paths.push_back(workFolder() + "/" + id + ".md");
    putFile(paths.back(), content);
  }
  return paths;
}

service::AnalysisPtr analysed(std::string_view content) {
  const auto source = std::make_shared<const SourceText>("fuzzed.md", std::string(content),
                                                         workFolder() + "/fuzzed document.md");
  // To look for fixes takes a hundred times as long as all else, and has a target of its own.
  const auto fixes = stableHash(source->content()) % 8 == 0 ? service::Fixes::Find : service::Fixes::Leave;
  service::AnalysisPtr analysis = service::analyse(source, 0, {}, service::SpecTests::Leave, fixes);
  checkDiagnostics(*source, analysis->diagnostics);
  return analysis;
}

void feed(std::string_view input) {
  const std::size_t at = std::min(input.find(bundleBorder), input.size());
  const std::string_view host = input.substr(0, at);
  const std::string_view bundle = input.substr(std::min(at + bundleBorder.size(), input.size()));
  std::set<std::string> ids = bundlesOf(host);
  ids.merge(bundlesOf(bundle));
  const std::vector<std::string> paths = putBundles(ids, bundle);
  const service::AnalysisPtr analysis = analysed(host);
  if (analysis->rules != nullptr) play(*analysis->rules);
  analysed(bundle);
  const bundles::BundleLibrary library({bundles::BundleLibrary::Folder{workFolder()}});
  for (const std::string& id : ids) bundles::parametersOf(id, library);
  for (const std::string& path : paths) std::remove(path.c_str());
}

}  // namespace

const Target bundleTarget{"bundle", &feed, &mutateDocument, largestBundle};

}  // namespace ludo::fuzz
