// SPDX-License-Identifier: Apache-2.0
#include "core/rulebook/rulebook.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <regex>

#include "core/base/files.h"
#include "core/language/spec_document.h"
#include "core/rulebook/chapters.h"
#include "core/rulebook/in_short.h"
#include "core/rulebook/names.h"
#include "core/rulebook/phrases.h"
#include "core/rulebook/prose.h"

namespace ludo::rulebook {
namespace {

service::AnalysisPtr analysed(const std::string& text, const std::string& name = "test.md") {
  return service::analyse(std::make_shared<const SourceText>(name, text), 0, {}, service::SpecTests::Leave,
                          service::Fixes::Leave);
}

std::vector<std::string> sampleNames() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(LUDO_SOURCE_DIR "/samples")) {
    if (entry.path().extension() == ".md") names.push_back(entry.path().stem().string());
  }
  std::ranges::sort(names);
  return names;
}

std::string shown(std::string text) {
  for (const auto& [from, to] :
       {std::pair{"&quot;", "\""}, {"&#39;", "'"}, {"&amp;", "&"}, {"&lt;", "<"}, {"&gt;", ">"}}) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at))
      text.replace(at, std::string(from).size(), to);
  }
  return text;
}

/// What the program wrote, without the designer's prose, styles and pictures.
std::string sentencesOf(Rulebook book) {
  for (Chapter& chapter : book.chapters)
    std::erase_if(chapter.blocks, [](const Block& block) {
      return block.kind == Block::Kind::Prose || block.kind == Block::Kind::Picture;
    });
  const std::string page = rulebookHtml(book);
  return shown(page.substr(page.find("<body>")));
}

class RulebookOfSample : public ::testing::TestWithParam<std::string> {
 protected:
  void SetUp() override {
    const std::string path = LUDO_SOURCE_DIR "/samples/" + GetParam() + ".md";
    m_analysis = analysed(*readFile(path), path);
    const Result<Rulebook> book = makeRulebook(*m_analysis);
    ASSERT_TRUE(book) << book.failure();
    m_book = *book;
    m_page = shown(rulebookHtml(m_book));
  }
  void expectSaid(const std::string& text) const {
    EXPECT_NE(m_page.find(text), std::string::npos) << "'" << text << "' is not in it";
  }

  service::AnalysisPtr m_analysis;
  Rulebook m_book;
  std::string m_page;
};

TEST_P(RulebookOfSample, NamesEveryActionPlaceTokenAndEnd) {
  const language::SpecDocument& document = m_analysis->document;
  expectSaid(document.metadata.name);
  for (const language::ActionDef& action : document.actions)
    expectSaid("<h3>" +
               (action.label.empty() ? capitalised(wordsOfName(action.id.name)) : labelText(action.label)));
  for (const language::ZoneDef& zone : document.zones) expectSaid(wordsOfName(zone.id.name));
  for (const language::BoardDef& board : document.boards) expectSaid(inQuotes(wordsOfName(board.id.name)));
  for (const language::TokenTypeDef& type : document.tokenTypes) {
    const std::string name = withoutHoles(type.name);
    expectSaid(capitalised(name.empty() ? wordsOfName(type.id.name) : name));
  }
  for (const language::EndDef& end : document.end) expectSaid(capitalised(wordsOfName(end.id)) + ": if ");
  for (const language::TriggerDef& trigger : document.triggers)
    expectSaid(capitalised(wordsOfName(trigger.id.name)));
  for (const language::FormulaDef& term : document.definitions)
    expectSaid(inQuotes(wordsOfName(term.id.name)));
  for (const language::PhaseDef& phase : document.turn.phases) {
    if (document.turn.phases.size() > 1) expectSaid("Phase " + inQuotes(wordsOfName(phase.id.name)));
  }
}

TEST_P(RulebookOfSample, NeedsNoKnowledgeOfTheLanguage) {
  const std::string text = sentencesOf(m_book);
  // Names of constructs and bindings, and what a sentence without its parts looks like.
  for (const char* mark : {"$", "{", "}", "[", "]", "|", "  ", " ,", " .", "()", "tokensInZone", "gvar",
                           "pvar", "zoneCount", " global ", "“”"}) {
    const std::size_t at = text.find(mark);
    EXPECT_EQ(at, std::string::npos) << "'" << mark << "' in: " << text.substr(at < 80 ? 0 : at - 80, 200);
  }
}

TEST_P(RulebookOfSample, IsTheSameEveryTime) {
  const Result<Rulebook> again = makeRulebook(*m_analysis);
  EXPECT_EQ(rulebookHtml(*again), rulebookHtml(m_book));
}

TEST_P(RulebookOfSample, LoadsAndRunsNothing) {
  const std::regex loading("<script|<img|<link|<iframe|src=|javascript:|onload");
  EXPECT_FALSE(std::regex_search(rulebookHtml(m_book), loading));
}

TEST_P(RulebookOfSample, ShowsItsBoard) {
  EXPECT_EQ(!pictureOf(m_book).empty(), !m_analysis->document.boards.empty());
}

INSTANTIATE_TEST_SUITE_P(Samples, RulebookOfSample, ::testing::ValuesIn(sampleNames()),
                         [](const auto& sample) {
                           std::string name = sample.param;
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

TEST(RulesInShort, TellWhatIsDoneAndHowItEnds) {
  const std::string text = *readFile(std::string(LUDO_SOURCE_DIR) + "/samples/pig.md");
  const auto book = makeRulebook(*analysed(text));
  ASSERT_TRUE(book) << book.failure();
  const std::vector<std::string> expected{
      "Roll on or bank: a 1 takes everything you rolled this turn.",
      "For 2 to 4 players. Players take turns in the order of their seats.",
      "Actions: Roll the die, Bank the points.",
      "Goal reached: if your bank is at least 100, you win. Your score is your bank. More is better."};
  EXPECT_EQ(rulesInShort(*book), expected);
  EXPECT_EQ(pictureOf(*book), "") << "Pig has no board";
}

TEST(RulesInShort, OfAllSamplesAreShort) {
  for (const std::string& name : sampleNames()) {
    const auto text = readFile(std::string(LUDO_SOURCE_DIR) + "/samples/" + name + ".md");
    const auto book =
        makeRulebook(*analysed(*text, std::string(LUDO_SOURCE_DIR) + "/samples/" + name + ".md"));
    ASSERT_TRUE(book) << name << ": " << book.failure();
    const std::vector<std::string> lines = rulesInShort(*book);
    EXPECT_GE(lines.size(), 3U) << name;
    EXPECT_LE(lines.size(), 5U) << name;
    for (const std::string& line : lines) EXPECT_LE(line.size(), 250U) << name << ": " << line;
  }
}

TEST(Pictures, ShowWhichWayAnEdgeLeads) {
  const std::string path = LUDO_SOURCE_DIR "/samples/kalah.md";
  const std::string page = rulebookHtml(*makeRulebook(*analysed(*readFile(path), path)));
  const auto count = [&page](const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = page.find(part); at != std::string::npos; at = page.find(part, at + 1)) ++found;
    return found;
  };
  // 14 ways round the board, and 6 across that lead both ways.
  EXPECT_EQ(count("<polygon "), 14U);
  EXPECT_EQ(count("<line "), 20U);
  // Four seeds in each house.
  EXPECT_EQ(count(">4</text>"), 12U);
}

TEST(Phrases, ThereIsOneForEachConstruct) {
  for (const language::Type* all :
       {&language::typeOf<language::Effect>(), &language::typeOf<language::Condition>(),
        &language::typeOf<language::ValueExpr>(), &language::typeOf<language::Query>()}) {
    for (const language::TypeGetter getter : all->alternatives) {
      const language::Type& type = getter();
      if (type.kind != language::TypeKind::Record || type.name == "logic") continue;
      const language::Type* words = nullptr;
      for (const language::Field& field : type.fields) {
        if (words == nullptr && field.type().kind == language::TypeKind::Enumeration) words = &field.type();
      }
      if (words == nullptr) {
        EXPECT_NE(phraseFor(type.name, ""), nullptr) << type.name;
        continue;
      }
      for (const language::EnumValue& word : words->values)
        EXPECT_NE(phraseFor(type.name, word.name), nullptr) << type.name << " " << word.name;
    }
  }
}

TEST(Phrases, SpeakOfFieldsThatThereAre) {
  std::map<std::string, const language::Type*> records;
  for (const language::Type* all :
       {&language::typeOf<language::Effect>(), &language::typeOf<language::Condition>(),
        &language::typeOf<language::ValueExpr>(), &language::typeOf<language::Query>()}) {
    for (const language::TypeGetter getter : all->alternatives) records[getter().name] = &getter();
  }
  const std::regex hole(R"(\{(\w+)('s)?\})");
  for (const Phrase& phrase : phrases()) {
    const auto record = records.find(std::string(phrase.type));
    if (record == records.end()) continue;
    const std::string text(phrase.text);
    for (auto at = std::sregex_iterator(text.begin(), text.end(), hole); at != std::sregex_iterator(); ++at)
      EXPECT_NE(record->second->field((*at)[1].str()), nullptr)
          << phrase.type << " has no " << (*at)[1].str();
  }
}

TEST(Names, AreWords) {
  EXPECT_EQ(wordsOfName("storeA"), "store a");
  EXPECT_EQ(wordsOfName("HAND_LIMIT"), "hand limit");
  EXPECT_EQ(wordsOfName("fiveInARow"), "five in a row");
  EXPECT_EQ(wordsOfName("$to"), "to");
  EXPECT_EQ(wordsOfName("water-mill"), "water mill");
  EXPECT_EQ(withoutHoles("{rank} of {suit}"), "of");
  EXPECT_EQ(nameWithoutHoles("{rank} of {suit}"), "");
  EXPECT_EQ(nameWithoutHoles("{rank}-{suit}"), "");
  EXPECT_EQ(nameWithoutHoles("Card {points} / {colour}"), "");
  EXPECT_EQ(nameWithoutHoles("{colour} gem"), "gem");
  EXPECT_EQ(nameWithoutHoles("Gold"), "Gold");
  EXPECT_EQ(labelInShort("Sell {$sacks}"), "Sell");
  EXPECT_EQ(labelInShort("Move {$a}, then {$b}"), "Move …, then …");
  EXPECT_EQ(labelText("Sell {$sacks}"), "Sell “sacks”");
}

TEST(Sentences, OfPigSayWhatThePlayersDo) {
  const std::string path = LUDO_SOURCE_DIR "/samples/pig.md";
  const std::string text = sentencesOf(*makeRulebook(*analysed(*readFile(path), path)));
  for (const char* sentence :
       {"For 2 to 4 players.", "Roll a die with the numbers 1 to 6; “die” is what it shows.",
        "If “die” is 1:", "Set the pot to 0.", "Otherwise:", "Add “die” to the pot.",
        "The pot is more than 0.", "Add the pot to your bank.",
        "Goal reached: if your bank is at least 100, you win.",
        "Each player's bank: 0 at the beginning, and always from 0 to 1000."}) {
    EXPECT_NE(text.find(sentence), std::string::npos) << sentence;
  }
}

TEST(Sentences, PutSumsInSumsInBrackets) {
  const std::string path = LUDO_SOURCE_DIR "/samples/spice-mills.md";
  const std::string text = sentencesOf(*makeRulebook(*analysed(*readFile(path), path)));
  EXPECT_NE(text.find("Take ((“sacks” plus 1) divided by 2, rounded towards 0) from the price."),
            std::string::npos)
      << text;
}

TEST(Sentences, SayWhoOwnsWhatEachPlayerHasOfTheirOwn) {
  const std::string path = LUDO_SOURCE_DIR "/samples/spice-mills.md";
  const std::string text = sentencesOf(*makeRulebook(*analysed(*readFile(path), path)));
  EXPECT_NE(text.find("Put 1 × Hand mill in each player's mills, owned by that player."), std::string::npos)
      << text;
}

TEST(Sentences, SayWhoSeesADirection) {
  const std::string path = LUDO_SOURCE_DIR "/samples/breakthrough.md";
  std::string game = *readFile(path);
  const std::string own = R"("forwardDiagonal")";
  game.replace(game.find(own), own.size(), R"("forwardDiagonal:opponent")");
  const std::string text = sentencesOf(*makeRulebook(*analysed(game, path)));
  EXPECT_NE(text.find("forward diagonal as your opponent sees it"), std::string::npos) << text;
}

TEST(Prose, StandsWithTheRulesThatItIsAbout) {
  const auto analysis = analysed(
      R"(# Game

Once upon a time.

```yaml
section: "metadata"
id: "a"
players: { min: 1, max: 1 }
```

## Turns

Only `main` counts.

The key `pre` asks.

This is *about* the turn. <script>alert(1)</script> [x](javascript:y)

A picture: ![a](http://b/c.png)

| a | b |
|---|---|

```yaml
section: "turn"
phases:
  - id: "main"
```

Afterwards.
)");
  const auto parts = proseBySection(analysis->markdown, {"main"});
  const auto proseOf = [&parts](const std::string& section) {
    std::string all;
    for (const ProsePart& part : parts.at(section)) all += part.html;
    return all;
  };
  EXPECT_EQ(proseOf(""), "<p>Once upon a time.</p>\n");
  EXPECT_NE(proseOf("turn").find("<em>about</em>"), std::string::npos);
  EXPECT_NE(proseOf("turn").find("<p>Only “main” counts.</p>"), std::string::npos);
  EXPECT_NE(proseOf("turn").find("Afterwards."), std::string::npos);
  for (const char* mark : {"<script", "<img", "javascript", "Turns", "pre", "picture", "|"})
    EXPECT_EQ(proseOf("turn").find(mark), std::string::npos) << mark;
  // Each part knows where it is written.
  const std::string& text = analysis->source->content();
  EXPECT_EQ(analysis->source->view(parts.at("").front().place), "Once upon a time.");
  EXPECT_EQ(analysis->source->view(parts.at("turn").back().place), "Afterwards.");
  EXPECT_EQ(parts.at("turn").front().place.begin, text.find("Only"));
}

/// Where the anchors of a page lead, in its order.
std::vector<std::string> placesOf(const std::string& page, const SourceText& source) {
  std::vector<std::string> places;
  const std::string mark = R"(<a name=")";
  for (std::size_t at = page.find(mark); at != std::string::npos; at = page.find(mark, at + 1)) {
    const std::size_t begin = at + mark.size();
    const Span place = placeOfAnchor(page.substr(begin, page.find('"', begin) - begin));
    EXPECT_TRUE(place.known());
    EXPECT_LE(place.end, source.content().size());
    places.emplace_back(source.view(place));
  }
  return places;
}

TEST(Rulebooks, KnowWhatOfTheTextTheySay) {
  for (const char* name : {"kalah", "deck-builder", "threat-and-money", "breakthrough"}) {
    SCOPED_TRACE(name);
    const Result<std::string> text = readFile(std::string(LUDO_SOURCE_DIR "/samples/") + name + ".md");
    ASSERT_TRUE(text);
    const service::AnalysisPtr analysis = analysed(*text);
    const Result<Rulebook> book = makeRulebook(*analysis);
    ASSERT_TRUE(book);
    EXPECT_EQ(rulebookHtml(*book).find("<a name"), std::string::npos) << "for readers there are none";
    const std::string page = rulebookHtml(*book, Pictures::Named, Anchors::OfPlaces);
    const std::vector<std::string> places = placesOf(page, *analysis->source);
    EXPECT_GT(places.size(), 10U);
    // Every action and every end is somewhere among them.
    for (const language::ActionDef& action : analysis->document.actions) {
      EXPECT_TRUE(std::ranges::any_of(places, [&](const std::string& place) {
        return place.find(R"(id: ")" + action.id.name + '"') != std::string::npos;
      })) << action.id.name;
    }
  }
  EXPECT_FALSE(placeOfAnchor("place-1").known());
  EXPECT_FALSE(placeOfAnchor("place-1-2x").known());
  EXPECT_FALSE(placeOfAnchor("chapter").known());
}

TEST(Rulebooks, AreNotMadeOfTextsWithErrors) {
  const Result<Rulebook> book = makeRulebook(*analysed("# Nothing\n"));
  ASSERT_FALSE(book);
  EXPECT_NE(book.failure().find("errors"), std::string::npos);
}

}  // namespace
}  // namespace ludo::rulebook
