// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>
#include <QtTest>

#include "core/base/files.h"
#include "core/service/analysis.h"
#include "store_fixture.h"
#include "widgets/archive/archive_panel.h"
#include "widgets/archive/archive_view.h"
#include "widgets/archive/campaign_controls.h"
#include "widgets/archive/hand_bar.h"
#include "widgets/archive/heatmap_view.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

namespace {

constexpr int longEnough = 120000;

std::string sampleText(const std::string& name) {
  const Result<std::string> text = readFile(std::string(LUDO_SOURCE_DIR "/samples/") + name);
  if (!text) qFatal("%s", text.failure().c_str());
  return *text;
}

GameToBreed sampleGame(const std::string& name) {
  const std::string text = sampleText(name);
  return {QString::fromStdString(name),
          {},
          text,
          service::analyse(std::make_shared<SourceText>(name, text))->rules};
}

}  // namespace

/// What a person does to an archive from the window, on the store of a campaign that was run.
class TestArchiveHand : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QVERIFY(m_folder.isValid());
    ArchivePanel panel;
    panel.setGame(sampleGame("tic-tac-toe.md"));
    panel.campaign()->breedInto(m_folder.filePath("whole.sqlite"));
    QTRY_VERIFY_WITH_TIMEOUT(panel.view()->snapshot() && panel.view()->snapshot()->rounds.size() > 5 &&
                                 panel.view()->snapshot()->elites.size() > 3,
                             longEnough);
    panel.campaign()->stop();
    QTRY_VERIFY_WITH_TIMEOUT(!panel.campaign()->running(), longEnough);
  }

  void init() {
    m_store = m_folder.filePath(QStringLiteral("%1.sqlite").arg(++m_count));
    QVERIFY(QFile::copy(m_folder.filePath("whole.sqlite"), m_store));
    m_panel = std::make_unique<ArchivePanel>();
    m_panel->resize(1000, 1000);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    m_panel->openStore(m_store);
    QTRY_VERIFY(m_panel->view()->heatmap()->isVisible());
  }
  void cleanup() { m_panel.reset(); }

  void aPinnedGameIsMarkedAndUnpinnedByTheSameButton() {
    const campaign::CandidateId id = selectBred();
    QCOMPARE(button("pinGame")->text(), "Pin");
    QTest::mouseClick(button("pinGame"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(button("pinGame")->text(), "Unpin", longEnough);
    QTRY_VERIFY(elite(id) && elite(id)->pinned);
    const HeatmapView& heatmap = *m_panel->view()->heatmap();
    QVERIFY2(heatmap.cellText(*heatmap.selected()).endsWith(", pinned"),
             qPrintable(heatmap.cellText(*heatmap.selected())));
    QVERIFY2(text("cardByHand").startsWith("Pinned by "), qPrintable(text("cardByHand")));
    QTest::keyClick(button("pinGame"), Qt::Key_Space);
    QTRY_COMPARE_WITH_TIMEOUT(button("pinGame")->text(), "Pin", longEnough);
    QTRY_VERIFY(elite(id) && !elite(id)->pinned);
  }

  void whoIsThrownOutLeavesAndUndoBringsItBack() {
    const campaign::CandidateId id = selectBred();
    QTest::mouseClick(button("throwOutGame"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!elite(id), longEnough);
    QTRY_VERIFY2(text("handText").contains("was thrown out"), qPrintable(text("handText")));
    QVERIFY(button("handUndo")->isVisible());
    QVERIFY2(button("handUndo")->toolTip().startsWith("Undo: "), qPrintable(button("handUndo")->toolTip()));
    QTest::mouseClick(button("handUndo"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(elite(id), longEnough);
    QTRY_VERIFY(!button("handUndo")->isVisible());
    // Its card says so, and who did it.
    m_panel->view()->selectCandidate(id);
    QTRY_VERIFY2(text("cardByHand").startsWith("Taken back by "), qPrintable(text("cardByHand")));
  }

  void moreGamesCountAtOnce() {
    const campaign::CandidateId id = selectBred();
    const std::size_t before = samplesOf(id).size();
    QTest::mouseClick(button("moreGames"), Qt::LeftButton);
    QVERIFY(button("handCancel")->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!m_panel->findChild<HandBar*>()->running(), longEnough);
    QVERIFY2(text("handText").contains("count now"), qPrintable(text("handText")));
    const auto samples = samplesOf(id);
    // As many again as there were that count: all but those of random games and of the selection.
    QCOMPARE(samples.size(), before + before - 2);
    QTRY_VERIFY2(text("cardTitle").contains(QLocale().toString(samples.back().fitness->value, 'f', 3)),
                 qPrintable(text("cardTitle")));
  }

  void moreGamesCanBeCancelled() {
    const campaign::CandidateId id = selectBred();
    auto* bar = m_panel->findChild<HandBar*>();
    bar->playFurtherGames(m_store, id, "it", 100000);
    QVERIFY(bar->running());
    QTest::mouseClick(button("handCancel"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!bar->running(), longEnough);
    QVERIFY2(text("handText").startsWith("Cancelled"), qPrintable(text("handText")));
    QVERIFY(samplesOf(id).size() < 1000);
  }

  void aGameThatIsDroppedIsMeasuredAndSelected() {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(LUDO_SOURCE_DIR "/samples/gomoku.md")});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_panel.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(m_panel.get(), &drop);
    QTRY_VERIFY_WITH_TIMEOUT(text("handText").contains("was measured"), longEnough);
    QTRY_VERIFY2(text("cardTitle").contains("candidate 1000000000"), qPrintable(text("cardTitle")));
    QTRY_VERIFY2(text("cardByHand").startsWith("Added by "), qPrintable(text("cardByHand")));
    // Something else than games is not taken.
    QMimeData other;
    other.setUrls({QUrl::fromLocalFile("/tmp/picture.png")});
    QDragEnterEvent no(QPoint(10, 10), Qt::CopyAction, &other, Qt::LeftButton, Qt::NoModifier);
    no.ignore();
    QApplication::sendEvent(m_panel.get(), &no);
    QVERIFY(!no.isAccepted());
  }

  void whatDoesNotCompileSaysWhy() {
    const QString path = m_folder.filePath("wrong.md");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"(# Wrong

```yaml
metadata: { id: "wrong" }
```
)");
    file.close();
    m_panel->addGameFrom(path);
    QTRY_VERIFY_WITH_TIMEOUT(m_panel->findChild<QLabel*>("status")->isVisible(), longEnough);
    QVERIFY2(text("status").contains("does not compile. Line "), qPrintable(text("status")));
  }

  void theOpenGameIsAddedByAButton() {
    QVERIFY(!button("addGame")->isEnabled());
    m_panel->setGame(sampleGame("tic-tac-toe.md"));
    QTest::mouseClick(button("addGame"), Qt::LeftButton);
    // It is the game that the campaign began with.
    QTRY_VERIFY_WITH_TIMEOUT(text("handText").contains("the rules of candidate 0"), longEnough);
    QTRY_VERIFY2(text("cardTitle").contains("candidate 0"), qPrintable(text("cardTitle")));
  }

  void flagsAreToldAndGamesBehindNumbersAreWatched() {
    selectBred();
    auto* signs = m_panel->findChild<QListWidget*>("signs");
    QTRY_VERIFY_WITH_TIMEOUT(signs->count() >= 2, longEnough);
    int longest = -1;
    for (int row = 0; row < signs->count(); ++row) {
      if (signs->item(row)->text().startsWith("The longest game")) longest = row;
    }
    const bool anyFlag = signs->item(0)->text().startsWith("Flag: ");
    QVERIFY2(text("cardFlags").startsWith(anyFlag ? "<b>Flags</b> in" : "No flags in the latest 18 games"),
             qPrintable(text("cardFlags")));
    QVERIFY(longest >= 0);
    QSignalSpy watched(m_panel.get(), &ArchivePanel::replayRequested);
    signs->setFocus();
    signs->setCurrentRow(longest);
    QTest::keyClick(signs, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(watched.count(), 1, longEnough);
    const auto trace = watched.front().at(1).value<sim::GameTrace>();
    const QString plies = QLocale().toString(static_cast<int>(trace.entries.size()));
    QVERIFY2(signs->item(longest)->text().contains(plies), qPrintable(plies));
    // And from a number to a game behind it.
    auto* measures = m_panel->findChild<QTableWidget*>("measures");
    measures->setCurrentCell(0, 0);
    measures->setFocus();
    QTest::keyClick(measures, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(watched.count(), 2, longEnough);
  }

  void theLineageIsATreeToWalk() {
    const campaign::CandidateId id = selectBred();
    auto* tree = m_panel->findChild<QTreeWidget*>("lineageTree");
    // It is read when it is looked at.
    QCOMPARE(tree->topLevelItemCount(), 0);
    for (QTabWidget* pages : m_panel->findChildren<QTabWidget*>()) pages->setCurrentIndex(1);
    QTRY_COMPARE_WITH_TIMEOUT(tree->topLevelItemCount(), 1, longEnough);
    QVERIFY(tree->currentItem() != nullptr);
    QVERIFY2(tree->currentItem()->text(0).endsWith(QStringLiteral("(%1)").arg(id)),
             qPrintable(tree->currentItem()->text(0)));
    QVERIFY(!tree->currentItem()->text(1).isEmpty());
    QVERIFY(!tree->currentItem()->text(3).isEmpty());
    QVERIFY(tree->currentItem()->parent() != nullptr);
    // Up to the parent with the keyboard, and its card is shown.
    const QString parent = tree->currentItem()->parent()->text(0);
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_Up);
    tree->setCurrentItem(tree->topLevelItem(0));
    QTest::keyClick(tree, Qt::Key_Return);
    QTRY_VERIFY2(text("cardTitle").contains("candidate 0"), qPrintable(text("cardTitle")));
    QTRY_VERIFY(tree->currentItem() != nullptr && tree->currentItem()->text(0).endsWith("(0)"));
    QVERIFY(tree->currentItem()->childCount() > 0);
  }

  void whatIsDoneWhileACampaignRunsIsTakenInWhenItsRoundIsOver() {
    const campaign::CandidateId id = selectBred();
    QTest::mouseClick(button("resume"), Qt::LeftButton);
    QVERIFY(m_panel->campaign()->running());
    QTRY_VERIFY_WITH_TIMEOUT(text("progress").contains("a minute"), longEnough);
    m_panel->view()->selectCandidate(id);
    QTRY_VERIFY(text("cardTitle").contains(QStringLiteral("candidate %1<").arg(id)) ||
                text("cardTitle").contains(QStringLiteral("candidate %1").arg(id)));
    QTRY_VERIFY(button("throwOutGame")->isEnabled());
    QTest::mouseClick(button("throwOutGame"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!m_panel->view()->snapshot()->interventions.empty() &&
                                 m_panel->view()->snapshot()->interventions.back().point,
                             longEnough);
    QVERIFY(m_panel->campaign()->running());
    QTRY_VERIFY_WITH_TIMEOUT(!elite(id), longEnough);
    m_panel->view()->selectCandidate(id);
    // The card of before says that it will be thrown out; the one that is read now, that it was.
    QTRY_VERIFY2_WITH_TIMEOUT(
        text("cardByHand").startsWith("Thrown out by ") && !text("cardByHand").contains("in force when"),
        qPrintable(text("cardByHand")), longEnough);
    m_panel->campaign()->stop();
    QTRY_VERIFY_WITH_TIMEOUT(!m_panel->campaign()->running(), longEnough);
  }

  void aCampaignKeepsTheKindOfArchiveThatWasChosen() {
    auto* kind = m_panel->findChild<QComboBox*>("archiveKind");
    QCOMPARE(kind->count(), 4);
    m_panel->setGame(sampleGame("tic-tac-toe.md"));
    QVERIFY(kind->isEnabled());
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_End);
    QVERIFY2(kind->accessibleDescription().contains("unlike"), qPrintable(kind->accessibleDescription()));
    const QString path = m_folder.filePath("novel.sqlite");
    m_panel->campaign()->breedInto(path);
    QTRY_VERIFY_WITH_TIMEOUT(
        m_panel->view()->snapshot()->path == path && !m_panel->view()->snapshot()->elites.empty(),
        longEnough);
    m_panel->campaign()->stop();
    QTRY_VERIFY_WITH_TIMEOUT(!m_panel->campaign()->running(), longEnough);
    auto opened = campaign::StoreReader::open(path.toStdString());
    QVERIFY(std::get<std::unique_ptr<campaign::StoreReader>>(opened)->settings().novelty.has_value());
  }

  void aCampaignBeginsFromAGameOfTheArchive() {
    selectBred();
    QTRY_VERIFY(button("breedFromIt")->isEnabled());
    const QString name = text("cardTitle").section("</b>", 0, 0).mid(3);
    QString offered;
    const QString path = m_folder.filePath("bred.sqlite");
    QTimer::singleShot(0, this, [&offered, &path] {
      auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
      QVERIFY(dialog != nullptr);
      offered = dialog->selectedFiles().value(0);
      dialog->selectFile(path);
      QMetaObject::invokeMethod(dialog, "accept");
    });
    QTest::mouseClick(button("breedFromIt"), Qt::LeftButton);
    QVERIFY2(offered.endsWith(name + ".sqlite"), qPrintable(offered));
    QVERIFY(m_panel->campaign()->running());
    QTRY_VERIFY_WITH_TIMEOUT(
        m_panel->view()->snapshot()->path == path && !m_panel->view()->snapshot()->elites.empty(),
        longEnough);
    m_panel->campaign()->stop();
    QTRY_VERIFY_WITH_TIMEOUT(!m_panel->campaign()->running(), longEnough);
    QCOMPARE(m_panel->view()->snapshot()->nameOf(0), name);
  }

  void whatWasUndoneIsRedone() {
    const campaign::CandidateId id = selectBred();
    button("pinGame")->setFocus();
    QTest::keyClick(button("pinGame"), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(elite(id) && elite(id)->pinned, longEnough);
    QVERIFY(!button("handRedo")->isVisible());
    // The keys mean what was done here as long as the focus is here.
    QTRY_VERIFY(m_panel->canUndo());
    QTest::keyClick(button("pinGame"), Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(elite(id) && !elite(id)->pinned, longEnough);
    QTRY_VERIFY(m_panel->canRedo());
    QVERIFY(!m_panel->canUndo());
    QVERIFY2(button("handRedo")->toolTip().startsWith("Redo: ") &&
                 button("handRedo")->toolTip().endsWith("is pinned"),
             qPrintable(button("handRedo")->toolTip()));
    QTest::mouseClick(button("handRedo"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(elite(id) && elite(id)->pinned, longEnough);
    QTRY_VERIFY(m_panel->canUndo());
    QVERIFY(!m_panel->canRedo());
  }

  void whatWasSaidIsUndoneAndRedone() {
    const campaign::CandidateId id = selectBred();
    const auto stars = [this, id] { return opinions().starsOf(id).value_or(0); };
    for (const char* star : {"star2", "star5"}) {
      m_panel->findChild<QToolButton*>(star)->click();
      QTRY_VERIFY(m_panel->canUndo());
    }
    QTRY_COMPARE(stars(), 5);
    QTRY_VERIFY2(text("handText").contains("has 5 star"), qPrintable(text("handText")));
    QTRY_VERIFY(button("preferSecond")->isEnabled());
    button("preferSecond")->click();
    QTRY_COMPARE(opinions().comparisons.size(), std::size_t{1});
    // The latest first, whatever it was.
    QTRY_VERIFY(m_panel->canUndo());
    m_panel->undo();
    QTRY_VERIFY(opinions().comparisons.empty());
    QTRY_VERIFY2(text("handText").startsWith("Taken back: "), qPrintable(text("handText")));
    QTRY_VERIFY(m_panel->canUndo());
    m_panel->undo();
    QTRY_COMPARE(stars(), 2);
    QTRY_VERIFY(m_panel->canUndo());
    m_panel->undo();
    QTRY_COMPARE(stars(), 0);
    QTRY_VERIFY(m_panel->canRedo());
    QVERIFY(!m_panel->canUndo());
    m_panel->redo();
    QTRY_COMPARE(stars(), 2);
    QTRY_VERIFY(m_panel->canRedo());
    // Whoever does something else does not go on with what they undid.
    m_panel->findChild<QToolButton*>("star3")->click();
    QTRY_COMPARE(stars(), 3);
    QTRY_VERIFY(m_panel->canUndo());
    QVERIFY(!m_panel->canRedo());
  }

  void undoWalksBackThroughWhatIsNotUndoneAndRedoForth() {
    using Kind = campaign::InterventionKind;
    std::vector<campaign::Intervention> list;
    HandHistory history;
    const auto add = [&](Kind kind, campaign::CandidateId id, std::optional<std::uint64_t> undoes = {}) {
      list.push_back({list.size() + 1, kind, id, "", "", {}, undoes});
      history.setInterventions(list);
    };
    // An intervention by its number, and an opinion by its stars, less than nothing.
    const auto number = [](const std::optional<HandStep>& step) {
      if (!step) return std::int64_t{0};
      if (const auto* each = std::get_if<campaign::Intervention>(&*step))
        return static_cast<std::int64_t>(each->number);
      return -*std::get<StarChange>(std::get<Opinion>(*step)).after;
    };
    const auto next = [&] { return std::pair(number(history.undo()), number(history.redo())); };
    const auto both = [](std::int64_t undo, std::int64_t redo) { return std::pair(undo, redo); };
    add(Kind::pin, 1);
    add(Kind::add, 9);
    add(Kind::measure, 9);
    QCOMPARE(next(), both(2, 0));
    // Whoever throws out what they added, and undoes it, wants it back.
    add(Kind::throwOut, 9);
    QCOMPARE(next(), both(4, 0));
    add(Kind::takeBack, 9, 4);
    QCOMPARE(next(), both(2, 5));
    add(Kind::throwOut, 9, 2);
    QCOMPARE(next(), both(1, 6));
    // What undid is undone itself, the latest first.
    add(Kind::takeBack, 9, 6);
    QCOMPARE(next(), both(7, 5));
    add(Kind::throwOut, 9, 5);
    QCOMPARE(next(), both(8, 0));
    add(Kind::takeBack, 9, 8);
    QCOMPARE(next(), both(7, 9));
    // An opinion is later than all that; what was undone before it stays so.
    history.said(StarChange{1, {}, 4});
    QCOMPARE(next(), both(-4, 0));
    history.setInterventions(list);
    QCOMPARE(next(), both(-4, 0));
    add(Kind::pin, 3);
    QCOMPARE(next(), both(10, 0));
    add(Kind::unpin, 3, 10);
    QCOMPARE(next(), both(-4, 11));
    history.undid();
    QCOMPARE(next(), both(7, -4));
    history.redid();
    QCOMPARE(next(), both(-4, 11));
    history.undid();
    add(Kind::pin, 5);
    QCOMPARE(next(), both(12, 0));
  }

 private:
  /// Selects an elite that was bred.
  campaign::CandidateId selectBred() {
    for (const ArchiveElite& each : m_panel->view()->snapshot()->elites) {
      if (each.candidate == 0) continue;
      m_panel->view()->selectCandidate(each.candidate);
      const auto shown = [this, &each] {
        return text("cardTitle").contains(QStringLiteral("candidate %1").arg(each.candidate));
      };
      if (!QTest::qWaitFor(shown, longEnough)) qFatal("no card");
      return each.candidate;
    }
    qFatal("nothing was bred");
  }
  const ArchiveElite* elite(campaign::CandidateId id) const {
    const auto& elites = m_panel->view()->snapshot()->elites;
    const auto found = std::ranges::find(elites, id, &ArchiveElite::candidate);
    return found == elites.end() ? nullptr : &*found;
  }
  std::vector<campaign::SampleRecord> samplesOf(campaign::CandidateId id) const {
    auto opened = campaign::StoreReader::open(m_store.toStdString());
    return std::get<std::unique_ptr<campaign::StoreReader>>(opened)->samples(id);
  }
  campaign::Opinions opinions() const {
    auto opened = campaign::StoreReader::open(m_store.toStdString());
    return std::get<std::unique_ptr<campaign::StoreReader>>(opened)->opinions();
  }
  QPushButton* button(const char* name) const { return m_panel->findChild<QPushButton*>(name); }
  QString text(const char* name) const { return m_panel->findChild<QLabel*>(name)->text(); }

  QTemporaryDir m_folder;
  QString m_store;
  int m_count = 0;
  std::unique_ptr<ArchivePanel> m_panel;
};

int main(int argc, char** argv) {
  QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
  QApplication application(argc, argv);
  TestArchiveHand test;
  return QTest::qExec(&test, argc, argv);
}
#include "archive_hand_test.moc"
