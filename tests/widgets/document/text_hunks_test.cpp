// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <random>

#include "widgets/document/text_hunks.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

std::string applied(const std::string& text, const std::vector<TextHunk>& hunks) {
  std::vector<diagnostics::TextEdit> edits;
  for (const TextHunk& hunk : hunks) edits.push_back(hunk.edit);
  return diagnostics::applyEdits(text, edits);
}

}  // namespace

class TestTextHunks : public QObject {
  Q_OBJECT

 private slots:
  void saysWhereAndHowMuch() {
    const std::vector<TextHunk> hunks = hunksOf(R"(a
b
c
d
e
f
)",
                                                R"(a
B
c
d
e
f
g
h
)");
    QCOMPARE(hunks.size(), std::size_t{2});
    QCOMPARE(hunks[0].line, std::size_t{2});
    QCOMPARE(hunks[0].removed, std::size_t{1});
    QCOMPARE(hunks[0].added, std::size_t{1});
    QVERIFY((hunks[0].edit == diagnostics::TextEdit{{2, 4}, "B\n"}));
    QCOMPARE(hunks[0].lines.size(), std::size_t{5});  // one line before, two after
    QCOMPARE(hunks[1].line, std::size_t{7});
    QVERIFY((hunks[1].edit == diagnostics::TextEdit{{12, 12}, "g\nh\n"}));
  }

  void oneOfThemLeavesTheOthersAsTheyWere() {
    const std::string before = R"(a
b
c
d
)";
    std::vector<TextHunk> hunks = hunksOf(before, R"(A
b
c
D
)");
    QCOMPARE(hunks.size(), std::size_t{2});
    hunks.erase(hunks.begin());
    QCOMPARE(applied(before, hunks), std::string(R"(a
b
c
D
)"));
  }

  void allOfThemMakeTheOtherText_data() {
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("same") << "a\nb\n"
                          << "a\nb\n";
    QTest::newRow("from nothing") << ""
                                  << "a\nb\n";
    QTest::newRow("to nothing") << "a\nb"
                                << "";
    QTest::newRow("without a last line break") << "a\nb"
                                               << R"(a
b
c)";
    QTest::newRow("with one then") << "a\nb"
                                   << "a\nc\n";
    QTest::newRow("line breaks of Windows") << "a\r\nb\r\nc\r\n"
                                            << "a\r\nx\r\nc\r\n";
  }
  void allOfThemMakeTheOtherText() {
    QFETCH(QString, before);
    QFETCH(QString, after);
    QCOMPARE(applied(before.toStdString(), hunksOf(before.toStdString(), after.toStdString())),
             after.toStdString());
  }

  void allOfThemMakeTheOtherTextWhateverTheTexts() {
    std::mt19937 random(11);
    const auto some = [&] {
      std::string text;
      const std::size_t lines = random() % 14;
      for (std::size_t i = 0; i < lines; ++i) {
        text += std::string(random() % 3, static_cast<char>('a' + random() % 3));
        if (i + 1 < lines || random() % 2 == 0) text += '\n';
      }
      return text;
    };
    for (int round = 0; round < 1000; ++round) {
      const std::string before = some();
      const std::string after = some();
      const std::string made = applied(before, hunksOf(before, after));
      // Whether the last line has a break of its own is no difference between lines.
      const auto withBreak = [](std::string text) {
        if (!text.empty() && text.back() != '\n') text += '\n';
        return text;
      };
      QCOMPARE(withBreak(made), withBreak(after));
    }
  }
};

QTEST_GUILESS_MAIN(TestTextHunks)
#include "text_hunks_test.moc"
