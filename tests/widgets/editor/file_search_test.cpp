// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/file_search.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace ludo;
using namespace ludo::widgets;

/// What is found in open texts and in the files of a folder.
class TestFileSearch : public QObject {
  Q_OBJECT

  void write(const QString& name, const QByteArray& text) {
    const QString path = m_folder->filePath(name);
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly) && file.write(text) == text.size());
  }
  FoundInFiles find(const SearchQuery& query, std::vector<OpenText> open = {}) {
    return findInFiles({query, std::move(open), m_folder->path()}, m_stop.get_token(), [](std::size_t) {});
  }
  static QStringList placesOf(const FoundInFiles& found) {
    QStringList places;
    for (const FoundText& text : found.texts) {
      for (const FoundMatch& match : text.matches)
        places << QStringLiteral("%1:%2:%3").arg(text.name).arg(match.line).arg(match.match.span.begin);
    }
    return places;
  }

  std::unique_ptr<QTemporaryDir> m_folder;
  std::stop_source m_stop;

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_stop = std::stop_source();
  }

  void findsLinesInFoldersInOrder() {
    write("b.md", "Die Würfel\r\nzwei Würfel\r\n");
    write("a.md", "nothing\n");
    write("sub/deep/c.md", "ein Würfel");
    write("d.txt", "Würfel\n");
    write(".hidden/e.md", "Würfel\n");
    QVERIFY(QFile::link(m_folder->filePath("sub"), m_folder->filePath("link")));
    const FoundInFiles found = find({"würfel", false, false, false});
    QCOMPARE(placesOf(found), QStringList({"b.md:0:4", "b.md:1:18", "sub/deep/c.md:0:4"}));
    QCOMPARE(found.searched, 3U);
    QCOMPARE(found.texts[0].matches[1].content, std::string("zwei Würfel"));
    QCOMPARE(placesOf(find({"würfel", false, true, false})), QStringList());
  }

  void openTextsAreSearchedAsTheyAreAndOnce() {
    write("a.md", "on the disk\n");
    const std::vector<OpenText> open{{0, m_folder->filePath("a.md"), "a.md", "in the window\n"},
                                     {1, {}, "New game.md", "the new one\n"}};
    QCOMPARE(placesOf(find({"the", false, false, true}, open)), QStringList({"a.md:0:3", "New game.md:0:0"}));
    QCOMPARE(placesOf(find({"disk", false, false, false}, open)), QStringList());
  }

  void expressionsMatchWithinLines() {
    write("a.md", R"(id: "one"
id: "two"
)");
    const FoundInFiles found = find({"id: \"(\\w+)\"$", true, false, false});
    QCOMPARE(placesOf(found), QStringList({"a.md:0:0", "a.md:1:10"}));
    QCOMPARE(found.texts[0].matches[1].match.captures.value(1), QString("two"));
    QCOMPARE(placesOf(find({"one\"\\sid", true, false, false})), QStringList());
    const FoundInFiles wrong = find({"(", true, false, false});
    QVERIFY(!wrong.error.isEmpty());
    QCOMPARE(wrong.searched, 0U);
  }

  /// What would try for ever is given up, and the rest is found.
  void catastrophicExpressionsEnd() {
    write("a.md", QByteArray(60, 'a') + "!\naab\n" + QByteArray(5000, 'a') + "!\n");
    const FoundInFiles found = find({"^(a+)+[bc]$", true, false, false});
    QCOMPARE(placesOf(found), QStringList({"a.md:1:62"}));
    QCOMPARE(found.slowLines, 2U);
    const SearchResult inText =
        findAll(QByteArray(60, 'a').toStdString() + "!", {"(a+)+[bc]", true, false, false});
    QVERIFY(inText.tookTooLong);
    QVERIFY(inText.matches.empty());
  }

  void longLinesAndBinaryFilesAreLeftOut() {
    write("a.md", QByteArray(20'000, 'x') + "\nx\n");
    write("b.md", QByteArray("x\0x", 3));
    write("c.md", "x\n");
    const FoundInFiles found = find({"x", false, false, false});
    QCOMPARE(placesOf(found), QStringList({"a.md:1:20001", "c.md:0:0"}));
    QCOMPARE(found.longLines, 1U);
    QCOMPARE(found.unread.size(), 1);
    QVERIFY(found.unread[0].contains("b.md"));
  }

  void veryManyMatchesAndFilesEnd() {
    write("a.md", QByteArray("x x x x x x x x x x\n").repeated(3000));
    const FoundInFiles found = find({"x", false, false, false});
    QCOMPARE(found.matches, mostMatches);
    QVERIFY(found.tooManyMatches);
    QVERIFY(!found.tooManyFiles);
    QString deep;
    for (int i = 0; i <= mostSearchedDepth; ++i) deep += QStringLiteral("d/");
    write(deep + "z.md", "needle\n");
    const FoundInFiles below = find({"needle", false, false, false});
    QCOMPARE(placesOf(below), QStringList());
    QVERIFY(below.tooManyFiles);
  }

  void cancelledAtOnce() {
    write("a.md", "x\n");
    m_stop.request_stop();
    const FoundInFiles found = find({"x", false, false, false});
    QVERIFY(found.cancelled);
    QCOMPARE(placesOf(found), QStringList());
  }

  /// Places behind bytes that are no UTF-8 are not guessed at.
  void brokenTextIsNotMisplaced() {
    write("a.md", "x \xFF x\nx\n");
    QCOMPARE(placesOf(find({"x", false, false, false})), QStringList({"a.md:0:0", "a.md:1:6"}));
  }
};

QTEST_GUILESS_MAIN(TestFileSearch)
#include "file_search_test.moc"
