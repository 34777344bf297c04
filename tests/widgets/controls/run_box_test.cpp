// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "widgets/controls/run_box.h"
#include "widgets/controls/seed_box.h"
#include "widgets/controls/text_saver.h"

using namespace ludo;
using namespace ludo::widgets;

class TestRunBox : public QObject {
  Q_OBJECT

 private slots:
  void runsWhenItIsReadyAndIdle() {
    RunBox box(QStringLiteral("Test"));
    box.show();
    auto* run = box.findChild<QPushButton*>("run");
    auto* cancel = box.findChild<QPushButton*>("cancel");
    QVERIFY(!run->isEnabled() && !cancel->isEnabled());
    box.setReady(true, QStringLiteral("Go"));
    QSignalSpy wanted(&box, &RunBox::runRequested);
    QTest::mouseClick(run, Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    box.setRunning(true);
    QVERIFY(!run->isEnabled() && cancel->isEnabled());
    QVERIFY(box.findChild<QProgressBar*>()->isVisible());
    QSignalSpy cancelled(&box, &RunBox::cancelRequested);
    QTest::mouseClick(cancel, Qt::LeftButton);
    QCOMPARE(cancelled.size(), 1);
    box.setRunning(false);
    QVERIFY(run->isEnabled() && box.findChild<QProgressBar*>()->isHidden());
    QCOMPARE(run->accessibleName(), QString("Test: run"));
  }

  void saysHowFarItIsAndHowLongItTakes() {
    RunBox box(QStringLiteral("Test"));
    box.showProgress({250, 1000, 4.5, 166.2}, QStringLiteral("Greedy against Random"));
    QCOMPARE(box.said(),
             QString("Greedy against Random: 250 of 1,000 games · 4.5 games/s · 2 min 47 s left"));
    QCOMPARE(box.findChild<QProgressBar*>()->value(), 250);
    sim::ExpectedTime atLeast;
    atLeast.bound = sim::ExpectedTime::Bound::Least;
    box.showProgress({0, 1000, 0.5, 2000, atLeast});
    QCOMPARE(box.said(), QString("0 of 1,000 games · 0.5 games/s or fewer · more than 33 min 20 s left"));
  }

  void durationsAreRoundedUp() {
    QCOMPARE(durationText(0), QString("0 s"));
    QCOMPARE(durationText(7.2), QString("8 s"));
    QCOMPARE(durationText(59.5), QString("1 min 0 s"));
    QCOMPARE(durationText(7600), QString("2 h 6 min"));
  }

  void aSeedIsAWholeNumber() {
    SeedBox box;
    QCOMPARE(box.seed(), std::optional<std::uint64_t>(1));
    auto* field = box.findChild<QLineEdit*>();
    field->clear();
    QVERIFY(!box.seed());
    QTest::keyClicks(field, "-12x34");
    QCOMPARE(box.seed(), std::optional<std::uint64_t>(1234));
    field->setText("9999999999999999999");
    QCOMPARE(box.seed(), std::optional<std::uint64_t>(9999999999999999999U));
  }

  void textsAreWrittenBesideTheWindow() {
    QTemporaryDir folder;
    QWidget owner;
    TextSaver saver(QStringLiteral("Not saved"), &owner);
    QSignalSpy saved(&saver, &TextSaver::saved);
    const QThread* window = QThread::currentThread();
    bool elsewhere = false;
    saver.save(folder.filePath("text.json"), [&] {
      elsewhere = QThread::currentThread() != window;
      return std::string("{}");
    });
    QVERIFY(saver.isSaving());
    QTRY_COMPARE_WITH_TIMEOUT(saved.size(), 1, 60000);
    QVERIFY(elsewhere && !saver.isSaving());
    QFile file(folder.filePath("text.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("{}"));
  }

  void whatCannotBeSavedIsTold() {
    QWidget owner;
    TextSaver saver(QStringLiteral("Not saved"), &owner);
    QSignalSpy saved(&saver, &TextSaver::saved);
    QString told;
    QTimer watch;
    connect(&watch, &QTimer::timeout, [&] {
      QWidget* box = QApplication::activeModalWidget();
      if (box == nullptr) return;
      told = box->windowTitle();
      box->close();
    });
    watch.start(10);
    saver.save(QStringLiteral("/no/such/folder/text.json"), [] { return std::string("{}"); });
    QTRY_COMPARE_WITH_TIMEOUT(told, QString("Not saved"), 60000);
    QCOMPARE(saved.size(), 0);
  }
};

QTEST_MAIN(TestRunBox)
#include "run_box_test.moc"
