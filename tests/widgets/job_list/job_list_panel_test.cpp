// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

#include "widgets/job_list/job_list_panel.h"

using namespace ludo::widgets;

class TestJobListPanel : public QObject {
  Q_OBJECT
 private:
  std::shared_ptr<JobList> m_jobs;
  std::unique_ptr<JobListPanel> m_panel;

  /// What is seen of one kind, from top to bottom.
  template <typename Widget>
  QList<Widget*> shown() {
    QList<Widget*> all;
    for (auto* each : m_panel->findChildren<Widget*>()) {
      if (each->isVisible()) all << each;
    }
    return all;
  }
  QStringList texts() {
    QStringList all;
    for (const QLabel* label : shown<QLabel>()) all << label->text();
    return all;
  }
  QPushButton* button(const QString& name) {
    for (auto* each : shown<QPushButton>()) {
      if (each->accessibleName() == name) return each;
    }
    return nullptr;
  }

 private slots:
  void init() {
    m_jobs = std::make_shared<JobList>();
    m_panel = std::make_unique<JobListPanel>(m_jobs);
    m_panel->resize(400, 500);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
  }

  void showsWhatRunsAndEnds() {
    RunningWork work(QStringLiteral("Simulation"));
    m_jobs->follow(&work);
    QCOMPARE(texts().size(), 1);  // that nothing runs
    work.setSubject(QStringLiteral("kalah.md"));
    work.setShare(0);
    work.setRunning(true);
    work.say(QStringLiteral("250 of 1000 games · 3 s left"));
    work.setShare(0.25);
    QCOMPARE(texts(), (QStringList{"Simulation of kalah.md", "250 of 1000 games · 3 s left"}));
    QCOMPARE(shown<QProgressBar>().size(), 1);
    QCOMPARE(shown<QProgressBar>().front()->value(), 250);
    QCOMPARE(m_jobs->runningCount(), 1);

    QSignalSpy cancelled(&work, &RunningWork::cancelRequested);
    QTest::mouseClick(button(QStringLiteral("Simulation of kalah.md: cancel")), Qt::LeftButton);
    QCOMPARE(cancelled.size(), 1);
    QCOMPARE(shown<QProgressBar>().size(), 1);  // until it has really ended

    work.setRunning(false);
    work.say(QStringLiteral("Cancelled after 300 games"));
    QCOMPARE(texts(), (QStringList{"Simulation of kalah.md", "Cancelled after 300 games"}));
    QVERIFY(shown<QProgressBar>().isEmpty());
    QVERIFY(button(QStringLiteral("Simulation of kalah.md: cancel")) == nullptr);
    QSignalSpy wanted(&work, &RunningWork::resultRequested);
    button(QStringLiteral("Simulation of kalah.md: show"))->setFocus();
    QTest::keyClick(button(QStringLiteral("Simulation of kalah.md: show")), Qt::Key_Space);
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(m_jobs->runningCount(), 0);
  }

  void hasTheNewestFirstAndForgetsWhatIsGone() {
    auto first = std::make_unique<RunningWork>(QStringLiteral("Simulation"));
    RunningWork second(QStringLiteral("Draft"));
    m_jobs->follow(first.get());
    m_jobs->follow(&second);
    first->setRunning(true);
    second.setRunning(true);
    QCOMPARE(texts(), (QStringList{"Draft", "Simulation"}));
    // Of a draft nobody knows how long it takes.
    QCOMPARE(shown<QProgressBar>().front()->maximum(), 0);
    QSignalSpy wanted(first.get(), &RunningWork::resultRequested);
    QTest::mouseClick(button(QStringLiteral("Simulation: show")), Qt::LeftButton);
    QCOMPARE(wanted.size(), 1);
    second.setRunning(false);
    first->setRunning(false);
    first->setRunning(true);
    QCOMPARE(texts(), (QStringList{"Simulation", "Draft"}));
    first.reset();
    QCOMPARE(texts(), (QStringList{"Draft"}));
  }
};

QTEST_MAIN(TestJobListPanel)
#include "job_list_panel_test.moc"
