// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "widgets/editor/editor_colours.h"
#include "widgets/editor/spec_line.h"
#include "widgets/editor/text_search.h"
#include "widgets/editor/typing.h"
#include "widgets/models/colours.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

LineState yaml() {
  return scanLine("```yaml", {}).after;
}

/// A letter for each byte, by the kind of its token.
std::string kinds(std::string_view line, LineState before) {
  static const std::map<TokenKind, char> letters{
      {TokenKind::Prose, '.'},       {TokenKind::Heading, 'H'},    {TokenKind::Emphasis, 'e'},
      {TokenKind::Strong, 'E'},      {TokenKind::InlineCode, 'c'}, {TokenKind::Link, 'l'},
      {TokenKind::ListMark, 'm'},    {TokenKind::Fence, 'F'},      {TokenKind::Code, 'C'},
      {TokenKind::YamlPlain, '_'},   {TokenKind::Key, 'k'},        {TokenKind::SectionKey, 'S'},
      {TokenKind::SectionName, 'N'}, {TokenKind::String, 's'},     {TokenKind::Binding, 'b'},
      {TokenKind::Number, 'n'},      {TokenKind::Boolean, 't'},    {TokenKind::Comment, '#'},
      {TokenKind::Punctuation, 'p'}};
  ScannedLine scanned = scanLine(line, before);
  std::string shown(line.size(), letters.at(scanned.base));
  for (const Token& token : scanned.tokens) {
    for (std::size_t i = token.begin; i < token.end; ++i) shown[i] = letters.at(token.kind);
  }
  return shown;
}

}  // namespace

class TestSpecLine : public QObject {
  Q_OBJECT
 private slots:
  void colours_data();
  void colours();
  void fencesOpenAndClose();
  void textBlocksGoOnByIndentation();
  void statePacksWhole();
  void anyBytesAreScanned();
  void indentsAfterEnter_data();
  void indentsAfterEnter();
  void coloursAreReadable_data();
  void coloursAreReadable();
  void searchesPlainAndRegular();
  void searchGivesByteOffsets();
  void replacesGroups();
};

void TestSpecLine::colours_data() {
  QTest::addColumn<bool>("inYaml");
  QTest::addColumn<QByteArray>("line");
  QTest::addColumn<QByteArray>("expected");
  auto prose = [](const char* line, const char* expected) {
    QTest::newRow(line) << false << QByteArray(line) << QByteArray(expected);
  };
  auto inYaml = [](const char* line, const char* expected) {
    QTest::newRow(line) << true << QByteArray(line) << QByteArray(expected);
  };
  prose("## Two", "HHHHHH");
  prose("#hash", ".....");
  prose("a *b* **c** `d`", "..eee.EEEEE.ccc");
  prose("2 * 3 * 4", ".........");
  prose("snake_case_name", "...............");
  prose("- [x](y) z", "m.llllll..");
  prose("12. a", "mmm..");
  prose("```yaml", "FFFFFFF");
  inYaml(R"(section: "zones")", "SSSSSSSp_NNNNNNN");
  inYaml(R"(  - id: "deck")", "__p_kkp_ssssss");
  inYaml("a: { b: -12, c: true } # d", "kp_p_kp_nnnp_kp_tttt_p_###");
  inYaml(R"(a: "x # y\" z")", "kp_sssssssssss");
  inYaml(R"(t: "$card")", "kp_bbbbbbb");
  inYaml("v: owner", "kp______");
  inYaml(R"(u: "open)", "kp_sssss");
  inYaml(R"("q": 1)", "kkkp_n");
  inYaml("- 'it''s'", "p_sssssss");
  inYaml(R"(["a", 3])", "psssp_np");
  inYaml("a#b: 1", "kkkp_n");
  // A key that is called section deeper down is a key like others.
  inYaml(R"(  section: "x")", "__kkkkkkkp_sss");
}

void TestSpecLine::colours() {
  QFETCH(bool, inYaml);
  QFETCH(QByteArray, line);
  QFETCH(QByteArray, expected);
  std::string actual = kinds(line.toStdString(), inYaml ? yaml() : LineState());
  QCOMPARE(QByteArray::fromStdString(actual), expected);
}

void TestSpecLine::fencesOpenAndClose() {
  LineState four = scanLine("````yaml", {}).after;
  QCOMPARE(four.region, Region::Yaml);
  QVERIFY(!scanLine("```", four).closesFence);
  QVERIFY(!scanLine("~~~~", four).closesFence);
  QVERIFY(!scanLine("```` yaml", four).closesFence);
  QVERIFY(scanLine("  `````", four).closesFence);
  QCOMPARE(scanLine("````", four).after.region, Region::Prose);
  QCOMPARE(scanLine("```json", {}).after.region, Region::Code);
  QCOMPARE(scanLine("    ```yaml", {}).after.region, Region::Prose);
  QCOMPARE(scanLine("``` a`b", {}).after.region, Region::Prose);
  LineState heading = scanLine("### x", {}).after;
  QCOMPARE(int(scanLine("```", scanLine("```yaml", heading).after).after.headingLevel), 3);
}

void TestSpecLine::textBlocksGoOnByIndentation() {
  LineState open = scanLine("  note: | # kept", yaml()).after;
  QCOMPARE(int(open.textBlockIndent), 3);
  QCOMPARE(kinds("    free: text", open), std::string("ssssssssssssss"));
  QCOMPARE(scanLine("", open).after, open);
  QCOMPARE(kinds("  key: 1", open), std::string("__kkkp_n"));
  QCOMPARE(int(scanLine("  key: 1", open).after.textBlockIndent), 0);
}

void TestSpecLine::statePacksWhole() {
  for (Region region : {Region::Prose, Region::Yaml, Region::Code}) {
    for (bool tilde : {false, true}) {
      LineState state{region, tilde, 63, 6, 255};
      QCOMPARE(LineState::unpacked(state.packed()), state);
    }
  }
  QCOMPARE(LineState().packed(), 0);
  QCOMPARE(LineState::unpacked(0), LineState());
}

void TestSpecLine::anyBytesAreScanned() {
  QRandomGenerator random(11);
  const QByteArray alphabet("`~#*_[]() {}:,\"'\\|>-$ab1\t\xC3\xA9");
  LineState state;
  for (int i = 0; i < 200000; ++i) {
    std::string line;
    for (int n = random.bounded(24); n > 0; --n) {
      line += alphabet[random.bounded(static_cast<int>(alphabet.size()))];
    }
    ScannedLine scanned = scanLine(line, state);
    std::uint32_t reached = 0;
    for (const Token& token : scanned.tokens) {
      QVERIFY2(token.begin >= reached && token.begin < token.end && token.end <= line.size(), line.c_str());
      reached = token.end;
    }
    state = scanned.after;
  }
}

void TestSpecLine::indentsAfterEnter_data() {
  QTest::addColumn<QString>("before");
  QTest::addColumn<int>("spaces");
  QTest::newRow("nothing") << "" << 0;
  QTest::newRow("same") << "  a: 1" << 2;
  QTest::newRow("opens a mapping") << "  effects:" << 4;
  QTest::newRow("list item") << R"(  - id: "x")" << 4;
  QTest::newRow("mapping in a list item") << "  - if:" << 6;
  QTest::newRow("bracket") << "a: [" << 2;
  QTest::newRow("text block") << "a: |  " << 2;
}

void TestSpecLine::indentsAfterEnter() {
  QFETCH(QString, before);
  QFETCH(int, spaces);
  QCOMPARE(indentationAfter(before.toStdString()), std::string(static_cast<std::size_t>(spaces), ' '));
}

void TestSpecLine::coloursAreReadable_data() {
  QTest::addColumn<QColor>("text");
  QTest::addColumn<QColor>("base");
  QTest::addColumn<QColor>("accent");
  QTest::addColumn<double>("least");
  QTest::newRow("light") << QColor(0x1c2026) << QColor(Qt::white) << QColor(0x308cc6) << 4.5;
  QTest::newRow("high contrast") << QColor(Qt::white) << QColor(Qt::black) << QColor(0xffd400) << 7.0;
  QTest::newRow("dark") << QColor(0xe6e6e6) << QColor(0x1f2024) << QColor(0x3d7bd9) << 4.5;
  QTest::newRow("grey dark") << QColor(Qt::white) << QColor(0x3c3c3c) << QColor(0x2a82da) << 4.5;
  QTest::newRow("cream") << QColor(0x333333) << QColor(0xfdf6e3) << QColor(0xb58900) << 4.5;
}

void TestSpecLine::coloursAreReadable() {
  QFETCH(QColor, text);
  QFETCH(QColor, base);
  QFETCH(QColor, accent);
  QFETCH(double, least);
  QPalette palette;
  palette.setColor(QPalette::Text, text);
  palette.setColor(QPalette::Base, base);
  palette.setColor(QPalette::Highlight, accent);
  EditorColours colours(palette);
  for (int i = 0; i < int(TokenKind::Count); ++i) {
    auto kind = static_cast<TokenKind>(i);
    for (const QColor& behind : {colours.paperOf(kind), colours.currentLine}) {
      const double ratio = contrast(colours.of(kind), behind);
      QVERIFY2(ratio >= least, qPrintable(QString("kind %1 has %2").arg(i).arg(ratio)));
    }
  }
  QVERIFY(contrast(colours.marginText, colours.margin) >= least);
  QVERIFY(contrast(colours.text, colours.selection) >= 4.5);
  QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
}

void TestSpecLine::searchesPlainAndRegular() {
  const std::string text = "deck Deck decks d.ck\ndeck";
  auto count = [&](const char* pattern, bool regex, bool matchCase, bool word) {
    return findAll(text, {pattern, regex, matchCase, word}).matches.size();
  };
  QCOMPARE(count("deck", false, false, false), 4U);
  QCOMPARE(count("deck", false, true, false), 3U);
  QCOMPARE(count("deck", false, false, true), 3U);
  QCOMPARE(count("d.ck", false, false, false), 1U);
  QCOMPARE(count("d.ck", true, true, false), 4U);
  QCOMPARE(count("^deck", true, true, false), 2U);
  QCOMPARE(count("x*", true, true, false), 0U);
  QCOMPARE(count("", false, true, false), 0U);
  QVERIFY(!findAll(text, {"(", true, false, false}).error.isEmpty());
  SearchResult many = findAll(std::string(mostMatches + 5, 'a'), {"a", false, false, false});
  QVERIFY(many.truncated);
  QCOMPARE(many.matches.size(), mostMatches);
}

void TestSpecLine::searchGivesByteOffsets() {
  // Two, three and four bytes before the matches.
  std::string text = "\xC3\xA9 deck \xE2\x82\xAC deck \xF0\x9F\x8E\xB2 deck";
  SearchResult result = findAll(text, {"deck", false, false, false});
  QCOMPARE(result.matches.size(), 3U);
  for (const SearchMatch& match : result.matches) {
    QCOMPARE(text.substr(match.span.begin, match.span.end - match.span.begin), std::string("deck"));
  }
}

void TestSpecLine::replacesGroups() {
  SearchResult result = findAll("min: 2", {"(\\w+): (\\d)", true, false, false});
  QCOMPARE(result.matches.size(), 1U);
  const SearchMatch& match = result.matches.front();
  QCOMPARE(replacementFor(match, "\\2-$1\\n$$x\\\\$9", true), std::string("2-min\n$x\\"));
  QCOMPARE(replacementFor(match, "\\2", false), std::string("\\2"));
}

QTEST_MAIN(TestSpecLine)
#include "spec_line_test.moc"
