// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <random>

#include "widgets/document/text_diff.h"

using namespace ludo::widgets;

namespace {

using Mark = DiffLine::Mark;

/// "-a +b  c" and "3" for lines left out.
QString told(const std::vector<DiffLine>& lines) {
  QStringList parts;
  for (const DiffLine& line : lines) {
    if (line.mark == Mark::Skipped) {
      parts << QString::number(line.count);
    } else {
      parts << (line.mark == Mark::Added     ? QStringLiteral("+")
                : line.mark == Mark::Removed ? QStringLiteral("-")
                                             : QString()) +
                   QString::fromStdString(line.text);
    }
  }
  return parts.join(u' ');
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

/// The longest common subsequence, the slow way.
std::size_t commonLines(const std::vector<std::string>& a, const std::vector<std::string>& b) {
  std::vector<std::vector<std::size_t>> table(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = 1; j <= b.size(); ++j) {
      table[i][j] =
          a[i - 1] == b[j - 1] ? table[i - 1][j - 1] + 1 : std::max(table[i - 1][j], table[i][j - 1]);
    }
  }
  return table[a.size()][b.size()];
}

}  // namespace

class TestTextDiff : public QObject {
  Q_OBJECT
 private slots:
  void tellsWhatDiffers() {
    QCOMPARE(told(diffLines("", "")), QString());
    QCOMPARE(told(diffLines("", "a\nb")), QString("+a +b"));
    QCOMPARE(told(diffLines("a\nb\n", "")), QString("-a -b"));
    QCOMPARE(told(diffLines(R"(a
b
c
)",
                            R"(a
x
c
)")),
             QString("a -b +x c"));
    QCOMPARE(told(diffLines("a\r\nb\r\n", "a\nb\n", 0)), QString("2"));
    QCOMPARE(told(diffLines(R"(1
2
3
4
5
6
7
)",
                            R"(1
2
3
4
5
6
x
)",
                            2)),
             QString("4 5 6 -7 +x"));
    QCOMPARE(told(diffLines(R"(x
1
2
3
4
5
y
)",
                            R"(1
2
3
4
5
)",
                            1)),
             QString("-x 1 3 5 -y"));
  }

  void bothTextsCanBeReadBackAndNoLineMovesWithoutNeed() {
    std::mt19937 random(7);
    for (int round = 0; round < 500; ++round) {
      const auto some = [&] {
        std::vector<std::string> lines(random() % 12);
        for (std::string& line : lines) line = static_cast<char>('a' + random() % 3);
        return lines;
      };
      const std::vector<std::string> before = some();
      const std::vector<std::string> after = some();
      if (before == after) continue;
      std::string old;
      std::string young;
      std::size_t same = 0;
      for (const DiffLine& line : diffLines(joined(before), joined(after), 100)) {
        if (line.mark != Mark::Added) old += line.text + '\n';
        if (line.mark != Mark::Removed) young += line.text + '\n';
        same += line.mark == Mark::Same ? 1 : 0;
      }
      QCOMPARE(old, joined(before));
      QCOMPARE(young, joined(after));
      QCOMPARE(same, commonLines(before, after));
    }
  }

  void textsWithoutALineInCommonAreToldApartAsBlocks() {
    std::string before;
    std::string after;
    for (int i = 0; i < 5000; ++i) {
      before += "a" + std::to_string(i) + '\n';
      after += "b" + std::to_string(i) + '\n';
    }
    const std::vector<DiffLine> lines = diffLines(before, after);
    QCOMPARE(lines.size(), std::size_t{10000});
    QVERIFY(lines[4999].mark == Mark::Removed && lines[5000].mark == Mark::Added);
  }
};

QTEST_GUILESS_MAIN(TestTextDiff)
#include "text_diff_test.moc"
