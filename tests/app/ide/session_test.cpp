// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QtTest>

#include "app/ide/preferences.h"
#include "app/ide/session_store.h"

using namespace ludo::ide;

class TestSession : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_folder = std::make_unique<QTemporaryDir>(); }

  void aDamagedFileIsReadAsFarAsItGoes_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QStringList>("open");
    QTest::newRow("empty") << QByteArray() << QStringList();
    QTest::newRow("cut off") << QByteArray(R"({"open": ["/a.md")") << QStringList();
    QTest::newRow("another kind") << QByteArray("[General]\nopen=/a.md\n") << QStringList();
    QTest::newRow("bytes") << QByteArray("\0\xff\xfe{", 4) << QStringList();
    QTest::newRow("deep") << QByteArray(100000, '[') << QStringList();
    QTest::newRow("wrong types") << QByteArray(
                                        R"({"open": ["/a.md", 7, "b.md", "/a.md"], "carets": [], "recent": {},
                                                  "geometry": 1, "current": ["/a.md"]})")
                                 << QStringList{"/a.md"};
  }
  void aDamagedFileIsReadAsFarAsItGoes() {
    QFETCH(QByteArray, content);
    QFETCH(QStringList, open);
    write("s.json", content);
    Session expected;
    expected.openFiles = open;
    QCOMPARE(readSession(path("s.json")), expected);
    // Nor does it stand in the way of the next one.
    SessionStore store(path("s.json"));
    QCOMPARE(store.finish(sessionOf("/b.md"), {}), QString());
    QCOMPARE(readSession(path("s.json")), sessionOf("/b.md"));
  }

  // Each path is compared with those before it.
  void ofVeryManyFilesTheFirstAreOpened() {
    QByteArray many = "\"/0.md\"";
    for (int i = 1; i < 2000; ++i) many += ",\"/" + QByteArray::number(i) + ".md\"";
    write("s.json", R"({"open": [)" + many + "]}");
    const Session session = readSession(path("s.json"));
    QCOMPARE(session.openFiles.size(), 500);
    QCOMPARE(session.openFiles.last(), QStringLiteral("/499.md"));
  }

  void gamesThatCannotBeMeantAreLeftOut() {
    const auto games = [this](const QByteArray& game) {
      write("s.json", R"({"open": ["/a.md"], "games": {"/b.md": {"seed": "1", "moves": ["m"]}, "/a.md": )" +
                          game + "}}");
      return readSession(path("s.json")).games;
    };
    QCOMPARE(games(R"({"seed": "7", "players": [""], "moves": ["m"]})").size(), std::size_t{1});
    QByteArray many = "\"m\"";
    for (std::size_t i = 0; i < ludo::widgets::GameUnderWay::mostMoves; ++i) many += ",\"m\"";
    for (const QByteArray& game :
         {QByteArray("7"), QByteArray(R"({"seed": 7, "moves": ["m"]})"),
          QByteArray(R"({"seed": "-1", "moves": ["m"]})"), QByteArray(R"({"seed": "7", "moves": []})"),
          R"({"seed": "7", "moves": [)" + many + "]}"})
      QVERIFY2(games(game).empty(), game.left(60).constData());
  }

  void aTreeOrAClockThatCannotBeMeantIsLeftOut() {
    const auto clockOf = [this](const QByteArray& clock) {
      write(
          "s.json",
          R"({"open": ["/a.md"], "games": {"/a.md": {"seed": "7", "players": [""], "moves": ["m"], "clock": )" +
              clock + "}}}");
      return readSession(path("s.json")).games.at("/a.md").clock;
    };
    QCOMPARE(clockOf(R"({"minutes": 5, "increment": 2, "left": [1000, -5]})"),
             (ludo::widgets::KeptClock{5, 2, {1000, -5}}));
    for (const char* clock :
         {"7", R"({"minutes": -1})", R"({"minutes": 9999, "left": [1]})", R"({"left": [1]})"})
      QCOMPARE(clockOf(clock), ludo::widgets::KeptClock());
    const auto treeOf = [this](const QByteArray& tree) {
      write(
          "s.json",
          R"({"open": ["/a.md"], "games": {"/a.md": {"seed": "7", "players": [""], "moves": ["m"], "tree": )" +
              tree + "}}}");
      return readSession(path("s.json")).games.at("/a.md").tree.size();
    };
    QCOMPARE(treeOf(R"([{"parent": 0, "move": "m", "label": "M", "seat": 0}])"), std::size_t{1});
    for (const char* tree : {"7", "[7]", R"([{"parent": -1, "move": "m"}])", R"([{"move": "m"}])"})
      QCOMPARE(treeOf(tree), std::size_t{0});
  }

  void damagedPreferencesAreDefaultsAndCanBeWritten() {
    for (const QByteArray& content :
         {QByteArray(), QByteArray("\0\xff[", 3), QByteArray("[General\nfontSize=17")}) {
      write("p.ini", content);
      (void)readPreferences(path("p.ini"));
      Preferences changed;
      changed.fontSize = 20;
      (void)writePreferences(changed, path("p.ini"));
      QCOMPARE(readPreferences(path("p.ini")), changed);
    }
  }

  void eachProgramHasASessionOfItsOwn() {
    auto first = std::make_unique<SessionStore>(path("s.json"));
    auto second = std::make_unique<SessionStore>(path("s.json"));
    first->save(sessionOf("/a.md"));
    second->save(sessionOf("/b.md"));
    QTRY_COMPARE(readSession(path("s.json")), sessionOf("/a.md"));
    QTRY_COMPARE(readSession(path("s-2.json")), sessionOf("/b.md"));
    // What a running program has is not abandoned.
    QVERIFY(first->takeAbandoned().empty());
    // Destroyed without finish(), as by a crash.
    second.reset();
    {
      const std::vector<Session> left = first->takeAbandoned();
      QCOMPARE(left.size(), std::size_t{1});
      QCOMPARE(left.front(), sessionOf("/b.md"));
    }
    // Only once a session with these files is on disk the other one goes.
    QVERIFY(QFile::exists(path("s-2.json")));
    QVERIFY(first->takeAbandoned().empty());
    first->save(sessionOf("/c.md"));
    QTRY_VERIFY(!QFile::exists(path("s-2.json")));
    QTRY_COMPARE(readSession(path("s.json")), sessionOf("/c.md"));
    first.reset();
    QCOMPARE(SessionStore(path("s.json")).first(), sessionOf("/c.md"));
  }

  void aFurtherProgramBeginsWithTheWindowButWithoutTheFiles() {
    Session session = sessionOf("/a.md");
    session.layout = "layout";
    session.recentFiles = {"/r.md"};
    QCOMPARE(writeSession(session, path("s.json")), QString());
    SessionStore first(path("s.json"));
    QCOMPARE(first.first(), session);
    SessionStore second(path("s.json"));
    QCOMPARE(second.first().layout, session.layout);
    QCOMPARE(second.first().recentFiles, session.recentFiles);
    QCOMPARE(second.first().openFiles, QStringList());
    // Its end ends its session, but for what was not answered.
    QCOMPARE(second.finish(sessionOf("/b.md"), {"/b.md"}), QString());
    QCOMPARE(readSession(path("s-2.json")).openFiles, QStringList{"/b.md"});
    QCOMPARE(second.finish(sessionOf("/b.md"), {}), QString());
    QVERIFY(!QFile::exists(path("s-2.json")));
    QCOMPARE(first.finish(session, {}), QString());
    QCOMPARE(readSession(path("s.json")), session);
  }

  void aSessionThatCannotBeWrittenIsTold() {
    QTemporaryFile file;
    QVERIFY(file.open());
    SessionStore store(file.fileName() + "/s.json");
    QSignalSpy failed(&store, &SessionStore::failed);
    store.save(sessionOf("/a.md"));
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(!store.finish(sessionOf("/a.md"), {}).isEmpty());
  }

 private:
  static Session sessionOf(const QString& file) {
    Session session;
    session.openFiles = QStringList{file};
    session.carets = {{file, 3}};
    session.games = {
        {file,
         {18446744073709551615U,
          {"", "uct"},
          {"mark(cell_0_1)", R"(say("ä"))"},
          {{0, "mark(cell_0_1)", "Mark b3", 0}, {1, R"(say("ä"))", "ä", 1}, {1, "pass", "Pass", 1}}}}};
    return session;
  }
  QString path(const char* name) const { return m_folder->filePath(name); }
  void write(const char* name, const QByteArray& content) const {
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
  }

  std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestSession)
#include "session_test.moc"
