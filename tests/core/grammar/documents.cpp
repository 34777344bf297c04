// SPDX-License-Identifier: Apache-2.0
#include "documents.h"

#include <algorithm>
#include <filesystem>

#include "core/base/files.h"
#include "core/spec/read_spec.h"

namespace ludo::testing {
namespace {

void addFolder(const std::string& folder, std::vector<Document>& documents) {
  std::vector<std::string> paths;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(LUDO_SOURCE_DIR) + "/" + folder)) {
    if (entry.path().extension() == ".md") paths.push_back(entry.path().string());
  }
  std::sort(paths.begin(), paths.end());
  for (const std::string& path : paths) {
    if (Result<std::string> text = readFile(path)) documents.push_back({path, *text});
  }
}

}  // namespace

std::vector<Document> samples() {
  std::vector<Document> documents;
  addFolder("samples", documents);
  return documents;
}

std::vector<Document> allDocuments() {
  std::vector<Document> documents = samples();
  for (const char* folder :
       {"resources/bundles", "resources/templates", "tests/core/bundles/hosts", "tests/golden/meaning"})
    addFolder(folder, documents);
  return documents;
}

language::SpecDocument sectionsOf(const std::string& text, diagnostics::List& diagnostics) {
  const auto source = std::make_shared<const SourceText>("document.md", text);
  return spec::readSpec(text::readMarkdown(source, diagnostics), diagnostics).document;
}

std::string shown(const diagnostics::List& diagnostics) {
  std::string text;
  for (const diagnostics::Diagnostic& told : diagnostics) text += told.path + ": " + told.message + '\n';
  return text;
}

}  // namespace ludo::testing
