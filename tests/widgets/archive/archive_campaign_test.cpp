// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QtTest>

#include "core/base/files.h"
#include "core/service/analysis.h"
#include "store_fixture.h"
#include "widgets/archive/archive_panel.h"
#include "widgets/archive/archive_view.h"
#include "widgets/archive/campaign_controls.h"
#include "widgets/archive/heatmap_view.h"
#include "widgets/archive/make_archive_panel.h"
#include "widgets/workspace/workspace.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

namespace {

constexpr int patience = 120000;

std::string sample(const std::string& name) {
  const Result<std::string> text = readFile(std::string(LUDO_SOURCE_DIR "/samples/") + name);
  if (!text) qFatal("%s", text.failure().c_str());
  return *text;
}

GameToBreed gameOf(const std::string& name) {
  const std::string text = sample(name);
  return {QString::fromStdString(name),
          {},
          text,
          service::analyse(std::make_shared<SourceText>(name, text))->rules};
}

}  // namespace

/// Campaigns that are run from the panel.
class TestArchiveCampaign : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = m_folder->filePath("games.sqlite");
    m_panel = std::make_unique<ArchivePanel>();
    m_panel->resize(600, 800);
    m_panel->show();
  }
  void cleanup() { m_panel.reset(); }

  void nothingIsBredWithoutAGame() {
    QVERIFY(!button("breed")->isEnabled());
    QVERIFY(!button("resume")->isEnabled());
    QVERIFY(!button("stop")->isEnabled());
    m_panel->setGame(gameOf("tic-tac-toe.md"));
    QVERIFY(button("breed")->isEnabled());
  }

  void theArchiveFillsWhileTheCampaignRuns() {
    m_panel->setGame(gameOf("tic-tac-toe.md"));
    m_panel->campaign()->breedInto(m_store);
    QVERIFY(m_panel->campaign()->running());
    QVERIFY(!button("breed")->isEnabled());
    QTRY_VERIFY_WITH_TIMEOUT(shown() && !shown()->elites.empty(), patience);
    QVERIFY(m_panel->view()->heatmap()->isVisible());
    const std::size_t rounds = shown()->rounds.size();
    QTRY_VERIFY_WITH_TIMEOUT(shown()->rounds.size() > rounds, patience);
    QVERIFY(m_panel->campaign()->running());
    QVERIFY2(text("progress").contains("a minute"), qPrintable(text("progress")));

    QTest::mouseClick(button("stop"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!m_panel->campaign()->running(), patience);
    QVERIFY2(text("progress").startsWith("Stopped"), qPrintable(text("progress")));
    // One plain file, which has all of it.
    QVERIFY(!QFile::exists(m_store + "-wal"));
    const auto kept = readArchive(m_store, {}, {});
    QVERIFY(kept);
    QTRY_COMPARE((*kept)->candidates, shown()->candidates);

    // How it filled is told again from there.
    auto* time = m_panel->findChild<QSlider*>("time");
    QCOMPARE(static_cast<std::size_t>(time->maximum()), (*kept)->rounds.size());
    time->setValue(1);
    QTRY_COMPARE_WITH_TIMEOUT(shown()->rounds.size(), std::size_t{1}, patience);
    QCOMPARE(shown()->elites.size(), std::size_t{(*kept)->rounds.front().filled});
    QVERIFY2(text("timeText").contains("Round 1 of"), qPrintable(text("timeText")));
    for (int round = 2; round < time->maximum(); ++round) {
      time->setValue(round);
      QCOMPARE(shown()->elites.size(), std::size_t{shown()->rounds.back().filled});
    }
    // Played back, it ends with what there is now.
    m_panel->findChild<QToolButton*>("playBack")->click();
    QTRY_COMPARE_WITH_TIMEOUT(shown()->rounds.size(), (*kept)->rounds.size(), patience);
    QCOMPARE(text("timeText"), "Now");
    QCOMPARE(shown()->elites.size(), (*kept)->elites.size());
    const auto* operators = m_panel->findChild<QTableWidget*>("operators");
    QVERIFY(operators->rowCount() > 1);

    QTest::mouseClick(button("resume"), Qt::LeftButton);
    QVERIFY(m_panel->campaign()->running());
    QTRY_VERIFY_WITH_TIMEOUT(shown()->rounds.size() > (*kept)->rounds.size(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(shown()->candidates > (*kept)->candidates, patience);
    QCOMPARE(shown()->rounds.front(), (*kept)->rounds.front());
  }

  void closingThePanelStopsTheCampaignAndKeepsItsGames() {
    m_panel->setGame(gameOf("tic-tac-toe.md"));
    m_panel->campaign()->breedInto(m_store);
    QTRY_VERIFY_WITH_TIMEOUT(shown() && !shown()->elites.empty(), patience);
    m_panel.reset();
    QVERIFY(!QFile::exists(m_store + "-wal"));
    const auto kept = readArchive(m_store, {}, {});
    QVERIFY(kept && !(*kept)->elites.empty());
  }

  void aFileWithAnotherCampaignIsRefusedAndStaysAsItIs() {
    writeStore(m_store, {{"first", 0.2, {5, 5}}});
    m_panel->setGame(gameOf("tic-tac-toe.md"));
    m_panel->campaign()->breedInto(m_store);
    QTRY_VERIFY_WITH_TIMEOUT(!m_panel->campaign()->running(), patience);
    QVERIFY2(text("progress").contains("another campaign"), qPrintable(text("progress")));
    const auto kept = readArchive(m_store, {}, {});
    QVERIFY(kept);
    QCOMPARE((*kept)->elites.size(), std::size_t{1});
    m_panel->campaign()->breedInto(m_folder->filePath("nowhere/games.sqlite"));
    QTRY_VERIFY_WITH_TIMEOUT(text("progress").contains("nowhere"), patience);
    QVERIFY(!m_panel->campaign()->running());
  }

  void whatIsAskedOfAWorkspaceReachesThePanel() {
    Document document(specificationAnalyser());
    Workspace workspace(document);
    m_panel.reset(qobject_cast<ArchivePanel*>(makeArchivePanel(workspace)));
    m_panel->show();
    document.startNew(sample("tic-tac-toe.md"), "mine.md");
    QTRY_VERIFY_WITH_TIMEOUT(button("breed")->isEnabled(), patience);
    QSignalSpy shownPanels(&workspace, &Workspace::panelRequested);
    QString offered;
    QTimer::singleShot(0, this, [&offered] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      QVERIFY(dialog != nullptr);
      offered = dialog->selectedFiles().value(0);
      dialog->reject();
    });
    emit workspace.breedingRequested();
    QCOMPARE(shownPanels.count(), 1);
    QVERIFY2(offered.endsWith("mine.sqlite"), qPrintable(offered));
    QVERIFY(!m_panel->campaign()->running());
    QSignalSpy opened(&workspace, &Workspace::documentRequested);
    emit m_panel->documentRequested("text", "name.md");
    QCOMPARE(opened.count(), 1);
  }

 private:
  const ArchiveSnapshotPtr& shown() const { return m_panel->view()->snapshot(); }
  QPushButton* button(const char* name) const { return m_panel->findChild<QPushButton*>(name); }
  QString text(const char* name) const { return m_panel->findChild<QLabel*>(name)->text(); }

  std::unique_ptr<QTemporaryDir> m_folder;
  QString m_store;
  std::unique_ptr<ArchivePanel> m_panel;
};

int main(int argc, char** argv) {
  QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  QApplication application(argc, argv);
  TestArchiveCampaign test;
  return QTest::qExec(&test, argc, argv);
}
#include "archive_campaign_test.moc"
