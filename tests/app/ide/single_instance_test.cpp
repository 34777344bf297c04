// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLocalSocket>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>
#include <csignal>
#include <thread>

#include "app/ide/session.h"
#include "app/ide/single_instance.h"

using namespace ludo::ide;
using namespace std::chrono_literals;

class TestSingleInstance : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    for (const char* name : {"run", "config", "data"}) QDir(m_folder->path()).mkdir(name);
    QFile::setPermissions(m_folder->filePath("run"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  }

  void messagesAreBounded() {
    const QStringList files{"/a b/ü.md", "/line\nbreak.md"};
    QCOMPARE(readHandOver(handOverMessage(files)), files);
    QCOMPARE(readHandOver(handOverMessage({})), QStringList());
    const QStringList many(10000, '/' + QString(200, 'x'));
    QVERIFY(!readHandOver(handOverMessage(many)));
    const std::unique_ptr<InstanceServer> server = InstanceServer::start(m_folder->path());
    QCOMPARE(handOver(m_folder->path(), many, 60s), HandOver::NoAnswer);
  }

  void otherMessagesAreRefused_data() {
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("nothing") << QByteArray("\n");
    QTest::newRow("no JSON") << QByteArray("open /etc/passwd\n");
    QTest::newRow("another program's") << QByteArray(R"({"files":["/a.md"]}
)");
    QTest::newRow("another version") << QByteArray(R"({"ludoforge":2,"files":["/a.md"]}
)");
    QTest::newRow("no files") << QByteArray(R"({"ludoforge":1}
)");
    QTest::newRow("a relative path") << QByteArray(R"({"ludoforge":1,"files":["/a.md","b.md"]}
)");
    QTest::newRow("a number") << QByteArray(R"({"ludoforge":1,"files":[7]}
)");
    QTest::newRow("without an end") << QByteArray(mostHandOverBytes + 100, 'x');
    QTest::newRow("too long") << QByteArray(R"({"ludoforge":1,"files":[]})") + QByteArray(300000, ' ') + '\n';
  }
  void otherMessagesAreRefused() {
    QFETCH(QByteArray, message);
    QVERIFY(!readHandOver(message));
    const std::unique_ptr<InstanceServer> server = InstanceServer::start(m_folder->path());
    QVERIFY(server);
    QSignalSpy handed(server.get(), &InstanceServer::filesHanded);
    QLocalSocket socket;
    QSignalSpy ended(&socket, &QLocalSocket::disconnected);
    socket.connectToServer(m_folder->filePath("window"));
    socket.write(message);
    QTRY_COMPARE(ended.count(), 1);
    QCOMPARE(handed.count(), 0);
    QVERIFY(!socket.readAll().contains("taken"));
  }

  void filesAreHandedOver() {
    std::unique_ptr<InstanceServer> server = InstanceServer::start(m_folder->path());
    QVERIFY(server);
    QVERIFY(!InstanceServer::start(m_folder->path()));
    QSignalSpy handed(server.get(), &InstanceServer::filesHanded);
    HandOver result = HandOver::NobodyThere;
    std::thread second([&] { result = handOver(m_folder->path(), {"/a.md"}, 60s); });
    QTRY_COMPARE(handed.count(), 1);
    second.join();
    QCOMPARE(result, HandOver::Taken);
    QCOMPARE(handed.first().first().toStringList(), QStringList{"/a.md"});
    // Only this user can reach the socket.
    const QFile::Permissions others =
        QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(m_folder->filePath("window")) & others));
    server.reset();
    QCOMPARE(handOver(m_folder->path(), {}, 60s), HandOver::NobodyThere);
    QVERIFY(InstanceServer::start(m_folder->path()));
  }

  void oneThatStandsStillDoesNotBlock() {
    // Its event loop does not run while this thread waits.
    const std::unique_ptr<InstanceServer> server = InstanceServer::start(m_folder->path());
    QCOMPARE(handOver(m_folder->path(), {"/a.md"}, 100ms), HandOver::NoAnswer);
    QVERIFY(InstanceServer::isElsewhere(m_folder->path()));
    const QString missing = m_folder->filePath("missing");
    QVERIFY(!InstanceServer::start(missing) && !InstanceServer::isElsewhere(missing));
    // No socket can have so long a name, which is no reason to wait for anybody.
    const QString deep = m_folder->filePath(QString(150, 'x'));
    QVERIFY(QDir().mkpath(deep));
    QVERIFY(!InstanceServer::start(deep) && !InstanceServer::isElsewhere(deep));
    QVERIFY(!InstanceServer::start(QString()));
  }

  void theProgramHandsItsFilesOver() {
    const QString file = copySample();
    QProcess first;
    start(first, {});
    QVERIFY(first.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_folder->filePath("run/ludoforge/window")), 60000);
    QProcess second;
    second.setWorkingDirectory(m_folder->path());
    start(second, {"pig.md"});
    QVERIFY(second.waitForFinished(60000));
    QCOMPARE(second.exitCode(), 0);
    QVERIFY(second.readAllStandardOutput().contains("--new-instance"));
    const QString session = m_folder->filePath("config/ludoforge/session.json");
    QTRY_COMPARE_WITH_TIMEOUT(readSession(session).openFiles, QStringList{file}, 60000);

    // One of its own does as well, and has a session of its own.
    QProcess third;
    start(third, {"--new-instance", file});
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_folder->filePath("config/ludoforge/session-2.json")), 60000);
    third.kill();
    third.waitForFinished();

    // The first stands still, so the next start opens a window and says so.
    ::kill(static_cast<pid_t>(first.processId()), SIGSTOP);
    QProcess fourth;
    start(fourth, {});
    QByteArray said;
    connect(&fourth, &QProcess::readyReadStandardError, this, [&] { said += fourth.readAllStandardError(); });
    QTRY_VERIFY_WITH_TIMEOUT(said.contains("does not answer"), 60000);
    QCOMPARE(fourth.state(), QProcess::Running);
    fourth.kill();
    fourth.waitForFinished();

    // It crashed, so the next start is the first, and opens what was open.
    first.kill();
    first.waitForFinished();
    QVERIFY(QFile::exists(m_folder->filePath("run/ludoforge/window")));
    QProcess fifth;
    start(fifth, {});
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_folder->filePath(".pig.md.lock")), 60000);
    fifth.kill();
    fifth.waitForFinished();
  }

 private:
  QString copySample() const {
    const QString path = m_folder->filePath("pig.md");
    QFile::copy(QStringLiteral(LUDO_SOURCE_DIR "/samples/pig.md"), path);
    return path;
  }
  void start(QProcess& process, const QStringList& words) const {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("HOME", m_folder->path());
    environment.insert("XDG_RUNTIME_DIR", m_folder->filePath("run"));
    environment.insert("XDG_CONFIG_HOME", m_folder->filePath("config"));
    environment.insert("XDG_DATA_HOME", m_folder->filePath("data"));
    environment.insert("LC_ALL", "C.UTF-8");
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(LUDO_WINDOW_PROGRAM), words);
  }

  std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestSingleInstance)
#include "single_instance_test.moc"
