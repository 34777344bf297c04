// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/specialise.h"

#include <gtest/gtest.h>

#include "core/grammar/language_grammar.h"
#include "core/grammar/recogniser.h"
#include "core/grammar/rule_sets.h"
#include "core/grammar/surface.h"
#include "core/language/language.h"
#include "core/language/walk.h"
#include "core/service/analysis.h"
#include "documents.h"

namespace ludo::grammar {
namespace {

using language::NameKind;
using language::Type;
using language::TypeKind;

service::AnalysisPtr analysed(const testing::Document& document) {
  return service::analyse(std::make_shared<const SourceText>(document.path, document.text), 0, {},
                          service::SpecTests::Leave, service::Fixes::Leave);
}

bool recognises(const Grammar& grammar, const std::string& text) {
  Recogniser recogniser(grammar);
  return recogniser.append(text) == text.size() && recogniser.isComplete();
}

/// Every sample under the names that it has when all is there.
TEST(Specialised, HoldsTheGameWhoseNamesItHas) {
  std::size_t games = 0;
  for (const testing::Document& document : testing::allDocuments()) {
    const service::AnalysisPtr analysis = analysed(document);
    if (analysis->game == nullptr) continue;
    SCOPED_TRACE(document.path);
    const NamesByKind names = joined(namesOf(analysis->document), namesOf(*analysis->game));
    const std::string text = surfaceText(analysis->document);
    EXPECT_TRUE(recognises(specialised(languageGrammar(), joined(names, namesBoundByRules())), text));
    EXPECT_TRUE(recognises(specialised(scopedGrammar(), names), text));
    ++games;
  }
  EXPECT_GE(games, 60U);
}

/// A name in a document, where it stands, for a change and back.
struct Use {
  NameKind kind = NameKind::Zone;
  std::string* name = nullptr;
};

std::vector<Use> usesIn(language::SpecDocument& document) {
  std::vector<Use> uses;
  language::walk(language::specDocumentType(), &document,
                 [&](const Type& type, void* value, const language::Path&) {
                   if (type.kind == TypeKind::Reference && !type.text(value)->empty())
                     uses.push_back({type.nameKind, type.text(value)});
                   return true;
                 });
  return uses;
}

/// With any name replaced by one that is none of its kind, the text is refused, and just behind where the
/// right one would differ.
TEST(Specialised, RefusesNamesOfOtherKindsAndNone) {
  Rng rng(1);
  std::size_t changed = 0;
  for (const testing::Document& document : testing::samples()) {
    SCOPED_TRACE(document.path);
    const service::AnalysisPtr analysis = analysed(document);
    ASSERT_NE(analysis->game, nullptr);
    const NamesByKind names = joined(namesOf(analysis->document), namesOf(*analysis->game));
    const auto compiled = std::make_shared<const CompiledGrammar>(specialised(scopedGrammar(), names));
    language::SpecDocument game = analysis->document;
    const std::string whole = surfaceText(game);
    const std::vector<Use> uses = usesIn(game);
    for (int i = 0; i < 12; ++i) {
      const Use& use = uses[rng.below(uses.size())];
      const std::string right = *use.name;
      *use.name = right + "x";
      const std::string text = surfaceText(game);
      *use.name = right;
      const auto& known = names.at(use.kind);
      if (std::find(known.begin(), known.end(), right + "x") != known.end() || text == whole) continue;
      Recogniser recogniser(compiled);
      const std::size_t valid = recogniser.append(text);
      const std::size_t same = static_cast<std::size_t>(
          std::mismatch(text.begin(), text.end(), whole.begin(), whole.end()).first - text.begin());
      EXPECT_EQ(text[same], 'x');
      EXPECT_EQ(valid, same) << right;
      ++changed;
    }
  }
  EXPECT_GT(changed, 250U);
}

TEST(Specialised, OffersTheNamesThatExist) {
  const Grammar actions = specialised(languageGrammar(), {{NameKind::Phase, {"main", "market"}},
                                                          {NameKind::Variable, {"coins"}},
                                                          {NameKind::Zone, {}},
                                                          {NameKind::Binding, {"$card"}}})
                              .startingWith(sectionRule("actions"));
  Recogniser recogniser(actions);
  const auto mustTake = [&](const std::string& text) {
    ASSERT_EQ(recogniser.append(text), text.size()) << text;
  };
  EXPECT_EQ(recogniser.forced(), R"({ section: "actions", items: [)");
  mustTake(recogniser.forced() + "\n  { id: \"buy\", phase: ");
  mustTake("\"");
  EXPECT_EQ(recogniser.forced(), "ma");
  mustTake("mar");
  EXPECT_EQ(recogniser.forced(), "ket\"");
  mustTake(R"(ket", effects: [{ addVar: { scope: "global", var: )");
  EXPECT_EQ(recogniser.forced(), R"("coins", delta: )");
  mustTake(R"("coins", delta: "$)");
  EXPECT_EQ(recogniser.forced(), R"(card" } })");
  mustTake(R"(card" } }, { )");
  // There is no zone, so that nothing can be moved to one but by a bound name.
  mustTake("moveToken: { token: ");
  EXPECT_EQ(recogniser.forced(), "\"");
  mustTake(R"("$card", to: ")");
  EXPECT_TRUE(recogniser.mayFollow('$'));
  EXPECT_FALSE(recogniser.mayFollow('d'));
}

/// What rules bind by themselves is known where they bind it.
TEST(Specialised, KeepsNamesOfRulesWhereTheyAreBound) {
  const NamesByKind names = {{NameKind::Zone, {"deck"}}, {NameKind::Binding, {"$mine"}}};
  const Grammar scoped = specialised(scopedGrammar(), names).startingWith("condition");
  const Grammar plain =
      specialised(languageGrammar(), joined(names, namesBoundByRules())).startingWith("condition");
  const auto empty = [](const std::string& zone) { return R"({ is: "empty", zone: ")" + zone + "\" }"; };
  const auto within = [](const std::string& condition) {
    return R"({ op: "==", left: { aggregate: { op: "count", query: { query: "zones", where: )" + condition +
           " } } }, right: 1 }";
  };
  for (const std::string zone : {"deck", "$mine"}) {
    EXPECT_TRUE(recognises(scoped, empty(zone)));
    EXPECT_TRUE(recognises(scoped, within(empty(zone))));
  }
  EXPECT_TRUE(recognises(plain, empty("$zone")));
  EXPECT_FALSE(recognises(scoped, empty("$zone")));
  EXPECT_TRUE(recognises(scoped, within(empty("$zone"))));
  EXPECT_FALSE(recognises(scoped, within(empty("zoneOf($token)"))));
  EXPECT_FALSE(recognises(scoped, empty("$other")));
  EXPECT_TRUE(recognises(scopedGrammar().startingWith("condition"), empty("$other")));
}

/// Of a kind without names, nothing that needs one is left.
TEST(Specialised, LeavesOutWhatCannotBe) {
  const Grammar none = pruned(specialised(languageGrammar(), {{NameKind::Phase, {}}}));
  EXPECT_NE(languageGrammar().find("go-to-phase"), nullptr);
  EXPECT_EQ(none.find("go-to-phase"), nullptr);
  EXPECT_EQ(none.find("actions-section.items"), nullptr);
  EXPECT_NE(none.find("turn-section"), nullptr);
}

TEST(Specialised, CanBeDoneAgain) {
  const Grammar once = specialised(languageGrammar(), {{NameKind::Zone, {"deck"}}});
  const Grammar twice = specialised(once, {{NameKind::Zone, {"hand"}}}).startingWith("zone-name");
  EXPECT_TRUE(recognises(twice, R"("hand")"));
  EXPECT_FALSE(recognises(twice, R"("deck")"));
}

TEST(NamesOf, AreThoseThatSectionsAndBoardsDefine) {
  for (const testing::Document& document : testing::samples()) {
    if (!document.path.ends_with("/breakthrough.md")) continue;
    const service::AnalysisPtr analysis = analysed(document);
    const NamesByKind written = namesOf(analysis->document);
    EXPECT_EQ(written.at(NameKind::Board), std::vector<std::string>{"cell"});
    EXPECT_FALSE(written.contains(NameKind::Zone));
    const NamesByKind made = namesOf(*analysis->game);
    EXPECT_EQ(made.at(NameKind::Zone).size(), 64U);
    EXPECT_FALSE(made.contains(NameKind::Board));
    EXPECT_TRUE(made.at(NameKind::Variable).empty());
  }
}

}  // namespace
}  // namespace ludo::grammar
