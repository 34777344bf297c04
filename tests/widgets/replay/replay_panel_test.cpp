// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGui/QClipboard>
#include <QtTest/QAbstractItemModelTester>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QTableView>

#include "replay_fixture.h"
#include "widgets/replay/course_view.h"
#include "widgets/replay/node_spans.h"

using namespace ludo;
using namespace ludo::widgets;
using testing::randomGame;

class TestReplayPanel : public QObject, testing::ReplayFixture {
  Q_OBJECT

 private slots:
  void init() { showPanel(); }
  void cleanup() { m_panel.reset(); }

  void aFaithfulGameIsVerified() {
    const kernel::RulesPtr rules = testing::compiled(testing::ticTacToeText());
    open(rules, randomGame(*rules, 4));
    QVERIFY(m_panel->verdict().startsWith(QStringLiteral("Verified: all %1").arg(last())));
    QCOMPARE(m_panel->traceModel()->rowCount(), last() + 1);
    QCOMPARE(step(), 0);
  }

  void keysStepSeekAndPlay() {
    const kernel::RulesPtr rules = testing::compiled(testing::ticTacToeText());
    open(rules, randomGame(*rules, 4));
    QWidget* focus = m_panel->slider();
    focus->setFocus();
    QTest::keyClick(focus, Qt::Key_Right);
    QTest::keyClick(focus, Qt::Key_Right);
    QCOMPARE(step(), 2);
    QTest::keyClick(focus, Qt::Key_Left);
    QCOMPARE(step(), 1);
    QTest::keyClick(focus, Qt::Key_End);
    QCOMPARE(step(), last());
    QTest::keyClick(focus, Qt::Key_Right);
    QCOMPARE(step(), last());
    QTest::keyClick(focus, Qt::Key_Home);
    QCOMPARE(step(), 0);
    QTest::keyClick(focus, Qt::Key_Space);
    QVERIFY(m_panel->playing());
    QTRY_VERIFY(step() > 0);
    QTest::keyClick(focus, Qt::Key_Space);
    QVERIFY(!m_panel->playing());
  }

  void playingStopsAtTheEnd() {
    const kernel::RulesPtr rules = testing::compiled(testing::ticTacToeText());
    open(rules, randomGame(*rules, 4));
    m_panel->seek(m_game.entries.size() - 1);
    m_panel->setPlaying(true);
    QTRY_COMPARE(step(), last());
    QTRY_VERIFY(!m_panel->playing());
  }

  void aClickOnTheSliderSeeks() {
    const kernel::RulesPtr rules = testing::sample(QStringLiteral("hex.md"));
    open(rules, randomGame(*rules, 9));
    SeekSlider* slider = m_panel->slider();
    QCOMPARE(slider->maximum(), last());
    QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() / 2, slider->height() / 2));
    QVERIFY(std::abs(step() - last() / 2) <= 2);
    const std::uint64_t shown = kernel::stateHash(*rules, m_panel->replay()->stateAt(m_panel->step()));
    QCOMPARE(shown, m_game.entries[m_panel->step() - 1].stateHash);
    QTest::mouseClick(slider, Qt::LeftButton, {}, QPoint(slider->width() - 1, slider->height() / 2));
    QCOMPARE(step(), last());
    int stones = 0;
    for (const SceneZone& zone : m_panel->board()->view()->scene().zones) stones += zone.count;
    QCOMPARE(stones, last());
  }

  void theCourseShowsTheScoresAndSeeks() {
    openSample(QStringLiteral("pig.md"));
    CourseView* view = m_panel->course();
    QTRY_VERIFY(view->isVisible());
    const GameCourse& course = view->course();
    QVERIFY(course.kind == GameCourse::Kind::Scores);
    QCOMPARE(course.steps.size(), m_panel->replay()->stepCount());
    QCOMPARE(course.curves.size(), 2U);
    for (std::size_t step = 0; step < course.steps.size(); ++step) {
      const auto scores = kernel::scores(*m_panel->replay()->rules(), m_panel->replay()->stateAt(step));
      QCOMPARE(course.curves[0][step], scores[0]);
      QCOMPARE(course.curves[1][step], scores[1]);
    }
    const std::size_t wanted = m_panel->replay()->stepCount() / 2;
    QTest::mouseClick(view, Qt::LeftButton, {},
                      QPoint(static_cast<int>(view->xOf(wanted)), view->height() / 2));
    QVERIFY(m_panel->step() + 1 >= wanted && m_panel->step() <= wanted + 1);
    QVERIFY(
        view->accessibleDescription().startsWith(QStringLiteral("Ply %1: Player 1 ").arg(m_panel->step())));
  }

  void withoutScoringTheCourseShowsTheChoice() {
    openSample(QStringLiteral("tic-tac-toe.md"));
    QTRY_VERIFY(m_panel->course()->isVisible());
    const GameCourse& course = m_panel->course()->course();
    QVERIFY(course.kind == GameCourse::Kind::Choices);
    QCOMPARE(course.curves[0].front(), 9);
    QCOMPARE(course.curves[0][1], 8);
  }

  void theBoardIsBesideTheListsOrAboveThem() {
    openSample(QStringLiteral("pig.md"));
    m_panel->resize(1000, 600);
    const auto isAbove = [this] {
      return m_panel->board()->parentWidget()->height() > m_panel->board()->height() + 50;
    };
    QTRY_VERIFY(!isAbove());
    QTRY_VERIFY(m_panel->board()->width() > 450);
    m_panel->resize(600, 900);
    QTRY_VERIFY(isAbove());
    // A dock that is not so high as all of it would like to be does not scroll.
    QScrollArea dock;
    dock.setWidgetResizable(true);
    dock.setWidget(m_panel.get());
    dock.resize(600, 650);
    dock.show();
    QTRY_VERIFY(m_panel->height() <= 650);
    QVERIFY(isAbove());
    QTRY_VERIFY(m_panel->board()->width() > 550);
    dock.takeWidget();
  }

  void aNarrowPanelKeepsItsSlider() {
    openSample(QStringLiteral("pig.md"));
    QVERIFY(button(QStringLiteral("Copy the state hash"))->isVisible());
    m_panel->resize(m_panel->minimumSizeHint().width(), 640);
    QTRY_VERIFY(button(QStringLiteral("Copy the state hash"))->isHidden());
    QVERIFY(m_panel->slider()->width() >= 60);
    m_panel->resize(1000, 640);
    QTRY_VERIFY(button(QStringLiteral("Copy the state hash"))->isVisible());
  }

  void aClickOnAMoveSeeks() {
    const kernel::RulesPtr rules = testing::compiled(testing::ticTacToeText());
    open(rules, randomGame(*rules, 4));
    auto* table = m_panel->findChild<QTableView*>(QString(), Qt::FindChildrenRecursively);
    for (QTableView* candidate : m_panel->findChildren<QTableView*>()) {
      if (candidate->accessibleName() == QStringLiteral("Moves of the game")) table = candidate;
    }
    const QRect cell = table->visualRect(m_panel->traceModel()->index(3, TraceModel::Move));
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, cell.center());
    QCOMPARE(step(), 3);
    QCOMPARE(m_panel->slider()->value(), 3);
  }

  void aStepShowsWhatItChanged() {
    const kernel::RulesPtr rules = testing::compiled(testing::mapAndCardsText());
    open(rules, randomGame(*rules, 2));
    std::size_t played = 0;
    while (played < m_game.entries.size() && m_game.entries[played].moveText.rfind("play(", 0) != 0) ++played;
    QVERIFY(played < m_game.entries.size());
    m_panel->seek(played + 1);
    bool moneyChanged = false;
    std::optional<Span> rule;
    for (int row = 0; row < m_panel->eventsModel()->rowCount(); ++row) {
      const StepEvent& event = m_panel->eventsModel()->eventAt(row);
      if (!event.text.contains(QStringLiteral("money"))) continue;
      moneyChanged = true;
      rule = event.span;
    }
    QVERIFY(moneyChanged);
    QVERIFY(rule->known());
    bool marked = false;
    for (int row = 0; row < m_panel->variablesModel()->rowCount(); ++row) {
      const QString value = m_panel->variablesModel()->index(row, VariablesModel::Value).data().toString();
      marked = marked || value.contains(QStringLiteral("→"));
    }
    QVERIFY(marked);
    QTRY_VERIFY(!m_panel->board()->view()->scene().zones.empty());
    QVERIFY(m_panel->board()->view()->marks().changed.contains(rules->zoneNamed("discard")));
  }

  void theRuleBehindAChangeCanBeShown() {
    const kernel::RulesPtr rules = testing::compiled(testing::ticTacToeText());
    open(rules, randomGame(*rules, 4), 1);
    QCOMPARE(step(), 1);
    QTableView* table = nullptr;
    for (QTableView* candidate : m_panel->findChildren<QTableView*>()) {
      if (candidate->model() == m_panel->eventsModel()) table = candidate;
    }
    std::optional<Span> shown;
    connect(m_panel.get(), &ReplayPanel::definitionRequested, this, [&shown](Span span) { shown = span; });
    table->setFocus();
    table->setCurrentIndex(table->model()->index(0, 0));
    QTest::keyClick(table, Qt::Key_Return);
    QVERIFY(shown.has_value());
    QVERIFY(shown->known());
  }

  void theFirstDivergenceIsNamed() {
    const kernel::RulesPtr rules = testing::compiled(testing::ticTacToeText());
    sim::GameTrace game = randomGame(*rules, 4);
    QVERIFY(game.entries.size() >= 5);
    game.entries[3].stateHash ^= 1;
    open(rules, game);
    QVERIFY(m_panel->verdict().startsWith(QStringLiteral("Not verified: ply 4")));
    QVERIFY(m_panel->verdict().contains(hashText(game.entries[3].stateHash)));
    m_panel->seek(99);
    QVERIFY(m_panel->step() <= 4);
    QCOMPARE(m_panel->traceModel()->rowCount(), last() + 1);
    const QModelIndex after = m_panel->traceModel()->index(last(), 0);
    QVERIFY(!(m_panel->traceModel()->flags(after) & Qt::ItemIsEnabled));
  }

  void flagsAreJumpedTo() {
    const kernel::RulesPtr rules = testing::sample(QStringLiteral("hex.md"));
    open(rules, randomGame(*rules, 9));
    QVERIFY(!button(QStringLiteral("Next flag"))->isVisible());
    m_panel->setFlags({{40, QStringLiteral("Stall")}, {7, QStringLiteral("Loop")}});
    QWidget* focus = m_panel->slider();
    focus->setFocus();
    QTest::keyClick(focus, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(step(), 7);
    QTest::keyClick(focus, Qt::Key_Right, Qt::ControlModifier);
    QCOMPARE(step(), 40);
    QTest::mouseClick(button(QStringLiteral("Previous flag")), Qt::LeftButton);
    QCOMPARE(step(), 7);
    QVERIFY(!button(QStringLiteral("Previous flag"))->isEnabled());
  }

  void theHashIsCopied() {
    const kernel::RulesPtr rules = testing::compiled(testing::ticTacToeText());
    open(rules, randomGame(*rules, 4), 2);
    QTest::mouseClick(button(QStringLiteral("Copy the state hash")), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text(), hashText(m_game.entries[1].stateHash));
  }

  void arrowsOnTheBoardMoveOnTheBoard() {
    const kernel::RulesPtr rules = testing::compiled(testing::ticTacToeText());
    open(rules, randomGame(*rules, 4), 2);
    BoardView* view = m_panel->board()->view();
    view->setFocus();
    view->select({kernel::ZoneId(0), {}});
    QTest::keyClick(view, Qt::Key_Right);
    QCOMPARE(step(), 2);
    QCOMPARE(view->selection().zone, kernel::ZoneId(1));
  }

  void closingAGameEmptiesThePanel() {
    const kernel::RulesPtr rules = testing::compiled(testing::ticTacToeText());
    open(rules, randomGame(*rules, 4), 2);
    m_panel->clear();
    QVERIFY(m_panel->replay() == nullptr);
    QCOMPARE(m_panel->traceModel()->rowCount(), 0);
    QCOMPARE(step(), 0);
    m_panel->seek(3);
    m_panel->setPlaying(true);
    QVERIFY(!m_panel->playing());
    QTest::keyClick(m_panel.get(), Qt::Key_Right);
    QCOMPARE(step(), 0);
  }

  void theModelsKeepTheirContracts() {
    StepEventsModel events;
    VariablesModel variables;
    QAbstractItemModelTester eventsTester(&events, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester variablesTester(&variables,
                                             QAbstractItemModelTester::FailureReportingMode::QtTest);
    events.setEvents({{StepEvent::Kind::Note, QStringLiteral("alarm"), {}}});
    variables.setRows({{QStringLiteral("money"), QStringLiteral("Player 1"), 2, 3}});
    QCOMPARE(variables.index(0, VariablesModel::Value).data().toString(), QStringLiteral("2 → 3"));
    variables.setRows({{QStringLiteral("money"), QStringLiteral("Player 1"), 3, 3}});
    QCOMPARE(variables.index(0, VariablesModel::Value).data().toString(), QStringLiteral("3"));
    events.setEvents({});
    QCOMPARE(events.rowCount(), 0);
  }

  void everyEffectOfAGameHasItsPlace() {
    const kernel::RulesPtr rules = testing::compiled(testing::mapAndCardsText());
    const std::vector<Span> spans = nodeSpans(rules->def());
    QCOMPARE(spans.size(), std::size_t{rules->def().nodeCount} + 1);
    const language::EndDef& end = rules->def().end.front();
    QVERIFY(end.node > 0);
    QVERIFY(spans[end.node] == end.span);
  }
};

QTEST_MAIN(TestReplayPanel)
#include "replay_panel_test.moc"
