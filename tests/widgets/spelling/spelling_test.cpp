// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/spelling/spelling.h"

#include <QSignalSpy>
#include <QtTest>

#include "dictionary_fixture.h"

using namespace ludo::widgets;

class TestSpelling : public QObject {
  Q_OBJECT

 private:
  testing::Dictionaries m_dictionaries;

  QByteArray contentOf(const QString& name) {
    QFile file(m_dictionaries.file(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }

 private slots:
  void initTestCase() {
    if (!Speller::isBuiltIn()) QSKIP("built without Hunspell");
  }
  void cleanup() { QFile::remove(m_dictionaries.file("words.txt")); }

  void languagesAreThoseOfTheDictionaries() {
    const QList<SpellingLanguage> languages = spellingLanguages({m_dictionaries.path(), "/nowhere"});
    QCOMPARE(languages.size(), 2);
    QCOMPARE(languages[0].code, QStringLiteral("en_US"));
    QVERIFY(languages[1].name.startsWith(QStringLiteral("Deutsch")));
    QVERIFY(Spelling({}, {}).unavailable().contains(QStringLiteral("hunspell-en-us")));
    QVERIFY(Spelling({m_dictionaries.path()}, {}).unavailable().isEmpty());
  }

  void wordsAreTriedInTheLanguageOfTheText() {
    const Spelling spelling({m_dictionaries.path()}, m_dictionaries.file("words.txt"));
    const SpellingRules rules = spelling.rules();
    QCOMPARE(rules.unknownOf({"Every", "player", "drwas", "cards"}), QSet<QString>{"drwas"});
    // In Latin-1, and with small letters that nouns may not have.
    QCOMPARE(rules.unknownOf({"jeder", "Spieler", "wählt", "Kartn"}), QSet<QString>{"Kartn"});
    QCOMPARE(rules.unknownOf({"Jeder", "Spieler", "zieht", "Ωμέγα"}), QSet<QString>{"Ωμέγα"});
    QVERIFY(rules.unknownOf({}).isEmpty());
    QCOMPARE(rules.suggestions("drwas", {"every", "player"}, 3).value(0), QStringLiteral("draws"));
    QVERIFY(rules.suggestions("wahlt", {"Spieler", "Karten"}, 3).contains(QStringLiteral("wählt")));
    QVERIFY(rules.suggestions("drwas", {"every", "player"}, 0).isEmpty());
  }

  void aChosenLanguageStays() {
    Spelling spelling({m_dictionaries.path()}, m_dictionaries.file("words.txt"));
    QSignalSpy changed(&spelling, &Spelling::changed);
    spelling.choose("de_DE");
    QCOMPARE(changed.size(), 1);
    QCOMPARE(spelling.rules().unknownOf({"every", "player", "zieht"}), (QSet<QString>{"every", "player"}));
    spelling.choose(Spelling::off);
    QVERIFY(spelling.rules().unknownOf({"xyzzy"}).isEmpty());
    // Of a dictionary that is gone.
    spelling.choose("fr_FR");
    QCOMPARE(spelling.choice(), Spelling::asTheText);
    QCOMPARE(changed.size(), 3);
  }

  void addedWordsAreKept() {
    {
      Spelling spelling({m_dictionaries.path()}, m_dictionaries.file("words.txt"));
      QSignalSpy changed(&spelling, &Spelling::changed);
      spelling.add("Meeple");
      spelling.add("meeple");
      spelling.add("zugzwang");
      QCOMPARE(changed.size(), 2);
      QVERIFY(spelling.rules().unknownOf({"every", "meeple", "Zugzwang"}).isEmpty());
      QTRY_COMPARE(contentOf("words.txt"), QByteArray("meeple\nzugzwang\n"));
    }
    // Another window has added one meanwhile.
    Spelling spelling({m_dictionaries.path()}, m_dictionaries.file("words.txt"));
    QVERIFY(spelling.rules().unknownOf({"Meeple"}).isEmpty());
    Spelling other({m_dictionaries.path()}, m_dictionaries.file("words.txt"));
    other.add("atari");
    QTRY_VERIFY(contentOf("words.txt").startsWith("atari\n"));
    spelling.add("sente");
    QTRY_COMPARE(contentOf("words.txt"), QByteArray(R"(atari
meeple
sente
zugzwang
)"));
  }

  void whatCannotBeKeptIsTold() {
    Spelling spelling({m_dictionaries.path()}, m_dictionaries.file("no/such/folder/words.txt"));
    QSignalSpy failed(&spelling, &Spelling::failed);
    spelling.add("meeple");
    QVERIFY(failed.wait());
    QVERIFY(spelling.rules().unknownOf({"meeple"}).isEmpty());
  }

  void wordsThatCannotBeReadAreNotWrittenOver() {
    QFile file(m_dictionaries.file("words.txt"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray words = QByteArray("meeple\n").repeated(200000);
    QCOMPARE(file.write(words), words.size());
    file.close();
    Spelling spelling({m_dictionaries.path()}, file.fileName());
    QSignalSpy failed(&spelling, &Spelling::failed);
    spelling.add("sente");
    QVERIFY(failed.wait());
    QVERIFY(!failed.front().front().toString().isEmpty());
    QCOMPARE(contentOf("words.txt"), words);
  }
};

QTEST_MAIN(TestSpelling)
#include "spelling_test.moc"
