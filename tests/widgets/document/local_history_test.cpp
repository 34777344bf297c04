// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QtTest>

#include "core/base/files.h"
#include "widgets/document/history_keeper.h"
#include "widgets/document/local_history.h"
#include "widgets/document/text_file.h"

using namespace ludo;
using namespace ludo::widgets;

class TestLocalHistory : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_history = LocalHistory(m_folder->filePath(QStringLiteral("history")));
  }

  void textsAreKeptTheNewestFirst() {
    QVERIFY(m_history.of(QStringLiteral("/x/game.md")).empty());
    keep("/x/game.md", "one");
    keep("/x/game.md", "two");
    QCOMPARE(texts("/x/game.md"), QStringList({"two", "one"}));
  }

  void theSameTextIsKeptOnce() {
    keep("/x/game.md", "one");
    keep("/x/game.md", "one");
    keep("/x/game.md", "two");
    keep("/x/game.md", "one");
    QCOMPARE(texts("/x/game.md"), QStringList({"one", "two", "one"}));
  }

  void filesOfOneNameInTwoFoldersAreApart() {
    keep("/x/game.md", "one");
    keep("/y/game.md", "two");
    QCOMPARE(texts("/x/game.md"), QStringList({"one"}));
    QCOMPARE(texts("/y/game.md"), QStringList({"two"}));
  }

  void theOldestGo() {
    for (int i = 0; i < LocalHistory::mostSnapshots + 5; ++i)
      keep("/x/game.md", QString::number(i).toStdString());
    const QStringList kept = texts("/x/game.md");
    QCOMPARE(kept.size(), LocalHistory::mostSnapshots);
    QCOMPARE(kept.front(), QString::number(LocalHistory::mostSnapshots + 4));
    QCOMPARE(kept.back(), QString::number(5));
  }

  void soDoesWhatTakesTooMuchRoom() {
    constexpr qint64 large = LocalHistory::mostBytes / 5;
    for (const char* last : {"a", "b", "c", "d", "e", "f", "g"})
      keep("/x/game.md", std::string(static_cast<std::size_t>(large), 'x') + last);
    QCOMPARE(m_history.of(QStringLiteral("/x/game.md")).size(), std::size_t{4});
    QVERIFY(texts("/x/game.md").back().endsWith(u'd'));
  }

  void aClockThatWasSetBackChangesNoOrder() {
    keep("/x/game.md", "one");
    const QString file = m_history.of(QStringLiteral("/x/game.md")).front().file;
    QString later = file;
    const QString year = QString::number(QDate::currentDate().year() + 50);
    later.replace(QRegularExpression(QStringLiteral("/\\d{4}(\\d{4}-)")), '/' + year + QStringLiteral("\\1"));
    QVERIFY(QFile::rename(file, later));
    keep("/x/game.md", "two");
    QCOMPARE(texts("/x/game.md"), QStringList({"two", "one"}));
  }

  void aFolderThatCannotBeMadeIsTold() {
    QFile file(m_folder->filePath(QStringLiteral("history")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const Result<Done> kept = m_history.keep(QStringLiteral("/x/game.md"), "one");
    QVERIFY(!kept);
    QVERIFY(kept.failure().find("history") != std::string::npos);
  }

  void eachSaveOfADocumentIsKeptAndWhatWasThereBefore() {
    const QString path = m_folder->filePath(QStringLiteral("game.md"));
    QVERIFY(writeTextFile(path, "before"));
    Document document([](SourcePtr, std::uint64_t, std::stop_token) { return service::AnalysisPtr(); });
    HistoryKeeper keeper(document, m_history);
    QVERIFY(document.open(path));
    QTRY_COMPARE(texts(path.toStdString()), QStringList({"before"}));
    const QString other = m_folder->filePath(QStringLiteral("other.md"));
    QVERIFY(document.saveAs(other));
    QTRY_COMPARE(texts(other.toStdString()), QStringList({"before"}));
  }

 private:
  void keep(const std::string& path, const std::string& text) const {
    const Result<Done> kept = m_history.keep(QString::fromStdString(path), text);
    QVERIFY2(kept, kept ? "" : kept.failure().c_str());
  }
  QStringList texts(const std::string& path) const {
    QStringList all;
    for (const Snapshot& snapshot : m_history.of(QString::fromStdString(path))) {
      const Result<std::string> text = readTextFile(snapshot.file);
      all << (text ? QString::fromStdString(*text) : QStringLiteral("?"));
    }
    return all;
  }

  std::unique_ptr<QTemporaryDir> m_folder;
  LocalHistory m_history;
};

QTEST_GUILESS_MAIN(TestLocalHistory)
#include "local_history_test.moc"
