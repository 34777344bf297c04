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

TEST_F(GrammarCommand, WritesForServersOfModels) {
  const Finished gbnf = ludo({"grammar", "--format", "gbnf", "--section", "actions"});
  EXPECT_CODE(0, gbnf);
  EXPECT_TRUE(gbnf.out.starts_with("root ::= actions-section\n"));
  EXPECT_HAS(gbnf.out, R"(
actions-section ::= "{ section: \"actions\", items: [)");
  EXPECT_EQ(gbnf.out.find("metadata"), std::string::npos);
  const Finished lark = ludo({"grammar", "--format", "lark", "--section", "tokenTypes"});
  EXPECT_CODE(0, lark);
  EXPECT_TRUE(lark.out.starts_with("start: token_types_section\n"));
  const Finished schema = ludo({"grammar", "--format", "schema", "--section", "zones"});
  EXPECT_CODE(0, schema);
  EXPECT_EQ(schema.json()["required"][0], "items");
  EXPECT_CODE(0, ludo({"grammar", "--format", "gbnf", "--out", "whole.gbnf"}));
  EXPECT_TRUE(read("whole.gbnf").starts_with("root ::= document\n"));
}

TEST_F(GrammarCommand, MakesMinimalGrammarsOfFiles) {
  const Finished surface = ludo({"grammar", sample("hex"), "--format", "surface"});
  EXPECT_CODE(0, surface);
  EXPECT_HAS(surface.out, R"({ section: "boards", items: [
  { id: "hex", shape: { hexRect: { rows: )");
  write("again.md", surface.out);
  EXPECT_EQ(ludo({"grammar", "again.md", "--format", "surface"}).out, surface.out);
  const Finished minimal = ludo({"grammar", sample("hex")});
  EXPECT_CODE(0, minimal);
  EXPECT_LT(minimal.out.size(), ludo({"grammar"}).out.size() / 4);
  EXPECT_HAS(minimal.out, "hexRect");
  EXPECT_EQ(minimal.out.find("sandwiched"), std::string::npos);
  EXPECT_EQ(ludo({"grammar", "again.md"}).out, minimal.out);
  // A compiled game is written as a specification first; a bundle is a document, too.
  EXPECT_CODE(0, ludo({"spec:compile", sample("pig"), "--out", "pig.json"}));
  EXPECT_CODE(0, ludo({"grammar", "pig.json", "--section", "actions"}));
  EXPECT_CODE(0, ludo({"grammar", std::string(LUDO_SOURCE_DIR) + "/resources/bundles/turn-limit.md"}));
}

TEST_F(GrammarCommand, TakesTheNamesOfAGame) {
  const Finished named =
      ludo({"grammar", "--names", sample("pig"), "--format", "gbnf", "--section", "actions"});
  EXPECT_CODE(0, named);
  EXPECT_HAS(named.out, R"(
known-phase ::= "rolling"
)");
  EXPECT_EQ(named.out.find("createToken"), std::string::npos);  // of no type
  EXPECT_HAS(ludo({"grammar", "--format", "gbnf", "--section", "actions"}).out, "createToken");
  EXPECT_CODE(0, ludo({"spec:compile", sample("pig"), "--out", "pig.json"}));
  EXPECT_EQ(ludo({"grammar", "--names", "pig.json", "--format", "gbnf", "--section", "actions"}).out,
            named.out);
}

TEST_F(GrammarCommand, RefusesWhatDoesNotGoTogether) {
  for (const Words& words :
       {Words{"--format", "schema"}, Words{sample("hex"), "--format", "spec-schema"},
        Words{"--format", "game-schema", "--section", "end"}, Words{"--format", "surface"},
        Words{"--section", "ends"}, Words{sample("hex"), "--names", sample("pig")},
        Words{"--format", "schema", "--section", "end", "--names", sample("pig")}}) {
    Words all = {"grammar"};
    all.insert(all.end(), words.begin(), words.end());
    const Finished finished = ludo(all);
    EXPECT_CODE(2, finished);
    EXPECT_EQ(finished.out, "");
  }
  EXPECT_HAS(ludo({"grammar", "--section", "ends"}).err, "triggers");
  write("broken.md", "# Nothing\n");
  const Finished broken = ludo({"grammar", "broken.md"});
  EXPECT_CODE(1, broken);
  EXPECT_NE(broken.err, "");
  const Finished none = ludo({"grammar", sample("hex"), "--section", "bundle"});
  EXPECT_CODE(1, none);
  EXPECT_HAS(none.err, "derives no text");
}

}  // namespace
}  // namespace ludo::testing
