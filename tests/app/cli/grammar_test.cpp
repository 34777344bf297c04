// SPDX-License-Identifier: Apache-2.0
#include <fstream>
#include <sstream>

#include "program.h"

namespace ludo::testing {
namespace {

std::string inRepository(const std::string& name) {
  std::ifstream file(std::string(LUDO_SOURCE_DIR) + "/" + name);
  std::ostringstream content;
  content << file.rdbuf();
  return content.str();
}

class GrammarCommand : public ProgramTest {};

TEST_F(GrammarCommand, WritesWhatTheDocumentsHold) {
  const Finished ebnf = ludo({"grammar"});
  EXPECT_CODE(0, ebnf);
  EXPECT_EQ(ebnf.out, inRepository("docs/language.ebnf"));
  EXPECT_EQ(ludo({"grammar", "--format", "ebnf"}).out, ebnf.out);
  EXPECT_CODE(0, ludo({"grammar", "--format", "spec-schema", "--out", "spec.json"}));
  EXPECT_EQ(read("spec.json"), inRepository("schemas/GameSpecDoc.schema.json"));
  EXPECT_EQ(ludo({"grammar", "--format", "game-schema"}).out, inRepository("schemas/GameDef.schema.json"));
}

TEST_F(GrammarCommand, NamesTheFormatsThereAre) {
  const Finished finished = ludo({"grammar", "--format", "bnf"});
  EXPECT_CODE(2, finished);
  EXPECT_HAS(finished.err, "spec-schema");
  EXPECT_EQ(finished.out, "");
}

}  // namespace
}  // namespace ludo::testing
