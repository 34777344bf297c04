// SPDX-License-Identifier: Apache-2.0
// Writes what is made of tables into the repository: the manual, the grammar and the schemas of the language,
// and the manuals of the metrics and of campaign files.
#include <iostream>

#include "core/base/files.h"
#include "core/campaign/settings.h"
#include "core/grammar/language_grammar.h"
#include "core/grammar/notations.h"
#include "core/metrics/reference.h"
#include "generated_files.h"

int main(int argc, char** argv) {
  if (argc > 2) {
    std::cerr << "usage: generate_docs [repository]\n";
    return 2;
  }
  const std::string repository = argc == 2 ? argv[1] : LUDO_SOURCE_DIR;
  auto files = ludo::testing::generatedFiles();
  files.emplace_back("docs/language.ebnf", ludo::grammar::toEbnf(ludo::grammar::languageGrammar()));
  files.emplace_back("docs/metrics.md", ludo::metrics::referenceText());
  files.emplace_back("docs/campaign-files.md", ludo::campaign::settingsReference());
  files.emplace_back("schemas/Campaign.schema.json", ludo::campaign::settingsSchema());
  for (const auto& [path, content] : files) {
    const std::string file = repository + '/' + path;
    if (auto written = ludo::writeFile(file, content); !written) {
      std::cerr << written.failure() << '\n';
      return 3;
    }
    std::cout << path << '\n';
  }
  return 0;
}
