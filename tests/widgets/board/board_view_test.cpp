// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGui/QAccessible>
#include <QtTest/QtTest>
#include <QtWidgets/QApplication>

#include "test_games.h"
#include "widgets/board/board_panel.h"

using namespace ludo;
using namespace ludo::widgets;
using kernel::TokenId;
using kernel::ZoneId;

class TestBoardView : public QObject {
  Q_OBJECT

  kernel::RulesPtr m_rules;
  kernel::State m_state;
  std::unique_ptr<BoardPanel> m_panel;
  BoardView* m_view = nullptr;

  ZoneId zone(const char* name) const { return m_rules->zoneNamed(name); }
  QPoint centre(ZoneId id) const { return m_view->zoneRect(id).center(); }

 private slots:
  void initTestCase() {
    qRegisterMetaType<ZoneId>();
    qRegisterMetaType<TokenId>();
  }

  void init() {
    m_rules = testing::compiled(testing::ticTacToeText());
    QVERIFY(m_rules != nullptr);
    m_state = kernel::initialState(*m_rules, 1);
    kernel::applyMove(*m_rules, m_state, kernel::legalMoves(*m_rules, m_state).front());
    m_panel = std::make_unique<BoardPanel>();
    m_panel->resize(500, 500);
    m_panel->showPosition(m_rules, m_state);
    m_panel->show();
    m_panel->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    m_view = m_panel->view();
    m_view->setFocus();
  }
  void cleanup() { m_panel.reset(); }

  void clickOnAnEmptyZoneActivatesIt() {
    QSignalSpy zones(m_view, &BoardView::zoneActivated);
    QSignalSpy tokens(m_view, &BoardView::tokenActivated);
    QTest::mouseClick(m_view, Qt::LeftButton, {}, centre(zone("cell_1_2")));
    QCOMPARE(zones.size(), 1);
    QCOMPARE(zones.front().front().value<ZoneId>(), zone("cell_1_2"));
    QCOMPARE(tokens.size(), 0);
    QCOMPARE(m_view->selection().zone, zone("cell_1_2"));
  }

  void clickOnATokenActivatesTheToken() {
    QSignalSpy tokens(m_view, &BoardView::tokenActivated);
    QTest::mouseClick(m_view, Qt::LeftButton, {}, centre(zone("cell_0_0")));
    QCOMPARE(tokens.size(), 1);
    QCOMPARE(tokens.front().at(0).value<ZoneId>(), zone("cell_0_0"));
    QCOMPARE(tokens.front().at(1).value<TokenId>(), TokenId(0));
  }

  void clickBesideTheBoardDoesNothing() {
    QSignalSpy zones(m_view, &BoardView::zoneActivated);
    QTest::mouseClick(m_view, Qt::LeftButton, {}, QPoint(2, 2));
    QCOMPARE(zones.size(), 0);
  }

  void aCardUnderOthersComesForward() {
    QString text = testing::templateText(QStringLiteral("cards.md"));
    text.replace(QStringLiteral(R"(to: "hand:all", count: 3)"),
                 QStringLiteral(R"(to: "hand:all", count: 16)"));
    m_rules = testing::compiled(text);
    QVERIFY(m_rules != nullptr);
    m_state = kernel::initialState(*m_rules, 1);
    m_panel->resize(900, 640);
    m_panel->showPosition(m_rules, m_state);
    const std::vector<SceneToken>& hand = m_view->scene().zones[zone("hand:0").index].tokens;
    QVERIFY(hand.size() > 2 && hand.front().uncovered > 0);
    QCOMPARE(hand.back().uncovered, 0.0);
    const auto at = [this](const SceneToken& token, double x, double y) {
      return m_view->toWidget(token.centre + QPointF(x, y)).toPoint();
    };
    const SceneToken& card = hand[1];
    const QPoint covered = at(card, 0.45 * cardWidth, -0.5 * cardHeight);
    const QRect right(covered - QPoint(3, 3), QSize(7, 7));
    const auto picture = [this](const QRect& rect) { return m_view->grab(rect).toImage(); };
    const QRect elsewhere = m_view->zoneRect(zone("hand:1"));
    const QImage before = picture(right);
    const QImage others = picture(elsewhere);
    QTest::mouseMove(m_view, at(card, -0.45 * cardWidth, 0.2 * cardHeight));
    QTRY_VERIFY(picture(right) != before);
    QCOMPARE(picture(elsewhere), others);
    QTest::mouseMove(m_view, QPoint(2, 2));
    QTRY_COMPARE(picture(right), before);
  }

  void draggingPansAndIsNoClick() {
    QSignalSpy zones(m_view, &BoardView::zoneActivated);
    const QPoint from = centre(zone("cell_1_1"));
    QTest::mousePress(m_view, Qt::LeftButton, {}, from);
    QTest::mouseMove(m_view, from + QPoint(20, 10));
    QTest::mouseMove(m_view, from + QPoint(60, 30));
    QTest::mouseRelease(m_view, Qt::LeftButton, {}, from + QPoint(60, 30));
    QCOMPARE(zones.size(), 0);
    QCOMPARE(centre(zone("cell_1_1")) - from, QPoint(60, 30));
  }

  void wheelZoomsAroundThePointer() {
    const QPointF at = QPointF(centre(zone("cell_2_2")));
    const QPointF under = m_view->toScene(at);
    const double before = m_view->scale();
    QWheelEvent wheel(at, m_view->mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(m_view, &wheel);
    QVERIFY(m_view->scale() > before * 1.1);
    QVERIFY(QLineF(m_view->toScene(at), under).length() < 0.5);
  }

  void keysZoomAndFit() {
    const double fitted = m_view->scale();
    QTest::keyClick(m_view, Qt::Key_Plus);
    QVERIFY(m_view->scale() > fitted);
    QTest::keyClick(m_view, Qt::Key_Minus);
    QTest::keyClick(m_view, Qt::Key_Minus);
    QVERIFY(m_view->scale() < fitted);
    QTest::keyClick(m_view, Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(m_view->scale(), fitted);
  }

  void aFittedBoardFollowsTheSize() {
    const double before = m_view->scale();
    m_panel->resize(320, 320);
    QTRY_VERIFY(m_view->scale() < before);
    QVERIFY(m_view->rect().contains(m_view->zoneRect(zone("cell_0_0"))));
    QVERIFY(m_view->rect().contains(m_view->zoneRect(zone("cell_2_2"))));
  }

  void arrowsWalkAndEnterActivates() {
    QSignalSpy zones(m_view, &BoardView::zoneActivated);
    m_view->select({zone("cell_0_0"), {}});
    QTest::keyClick(m_view, Qt::Key_Right);
    QCOMPARE(m_view->selection().zone, zone("cell_0_1"));
    QTest::keyClick(m_view, Qt::Key_Down);
    QCOMPARE(m_view->selection().zone, zone("cell_1_1"));
    QTest::keyClick(m_view, Qt::Key_Left);
    QTest::keyClick(m_view, Qt::Key_Left);
    QCOMPARE(m_view->selection().zone, zone("cell_1_0"));
    QTest::keyClick(m_view, Qt::Key_Return);
    QCOMPARE(zones.size(), 1);
    QCOMPARE(zones.front().front().value<ZoneId>(), zone("cell_1_0"));
  }

  void everyCellOfALargeBoardIsReachedByArrows() {
    const kernel::RulesPtr hex = testing::sample(QStringLiteral("hex.md"));
    QVERIFY(hex != nullptr);
    m_panel->showPosition(hex, kernel::initialState(*hex, 1));
    std::set<ZoneId> reached{ZoneId(0)};
    std::vector<ZoneId> open{ZoneId(0)};
    while (!open.empty()) {
      const ZoneId from = open.back();
      open.pop_back();
      for (const int key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
        m_view->select({from, {}});
        QTest::keyClick(m_view, static_cast<Qt::Key>(key));
        if (reached.insert(m_view->selection().zone).second) open.push_back(m_view->selection().zone);
      }
    }
    QCOMPARE(reached.size(), std::size_t{121});
  }

  void definitionIsAskedForByKey() {
    QSignalSpy definitions(m_panel.get(), &BoardPanel::zoneDefinitionRequested);
    m_view->select({zone("cell_2_1"), {}});
    QTest::keyClick(m_view, Qt::Key_F12);
    QCOMPARE(definitions.size(), 1);
    QCOMPARE(definitions.front().front().toString(), QStringLiteral("cell_2_1"));
  }

  void assistiveTechnologySeesTheZones() {
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(m_view);
    QVERIFY(board != nullptr);
    QCOMPARE(board->childCount(), 9);
    QAccessibleInterface* cell = board->child(static_cast<int>(zone("cell_1_2").index));
    QVERIFY(cell != nullptr && cell->isValid());
    QVERIFY(cell->text(QAccessible::Name).startsWith(QStringLiteral("c2, empty, 5 neighbour")));
    QVERIFY(cell->rect().contains(m_view->mapToGlobal(centre(zone("cell_1_2")))));
    m_view->select({zone("cell_1_2"), {}});
    QVERIFY(cell->state().selected);
    QVERIFY(m_view->accessibleDescription().startsWith(QStringLiteral("c2")));
    QCOMPARE(board->indexOfChild(cell), static_cast<int>(zone("cell_1_2").index));
    m_panel->showRules(nullptr);
    QVERIFY(!cell->isValid());
    QCOMPARE(board->childCount(), 0);
  }

  void theTableSaysWhatTheBoardShows() {
    const ZonesModel* model = m_panel->zonesModel();
    QCOMPARE(model->rowCount(), 9);
    QVERIFY(model->index(0, ZonesModel::Contents).data().toString().contains(QStringLiteral("Mark")));
    QCOMPARE(model->index(1, ZonesModel::Contents).data().toString(), QString());
    m_panel->setShowsTable(true);
    QVERIFY(!m_view->isVisible());
  }

  void selectionAndScaleOutliveANewPosition() {
    m_view->select({zone("cell_2_2"), {}});
    m_view->zoomIn();
    const double scale = m_view->scale();
    kernel::applyMove(*m_rules, m_state, kernel::legalMoves(*m_rules, m_state).front());
    m_panel->showPosition(m_rules, m_state, Viewer::everything(), true);
    QCOMPARE(m_view->selection().zone, zone("cell_2_2"));
    QCOMPARE(m_view->scale(), scale);
  }

  void picturesAreWritten() {
    const QImage image = m_view->toImage(100);
    QVERIFY(image.width() > 300 && image.height() > 300);
    const QPoint inMark = (m_view->scene().zones[0].centre - m_view->scene().bounds.topLeft()).toPoint();
    QVERIFY(image.pixelColor(inMark) != image.pixelColor(0, 0));
    QTemporaryDir folder;
    QString error;
    QVERIFY(m_view->writeSvg(folder.filePath(QStringLiteral("board.svg")), &error));
    QFile svg(folder.filePath(QStringLiteral("board.svg")));
    QVERIFY(svg.open(QIODevice::ReadOnly));
    QVERIFY(svg.readAll().contains("<path"));
    QVERIFY(!m_view->writeSvg(folder.filePath(QStringLiteral("none/board.svg")), &error));
    QVERIFY(!error.isEmpty());
  }

  void aGraphIsLaidOutInTheBackground() {
    const kernel::RulesPtr rules = testing::compiled(testing::mapAndCardsText());
    QVERIFY(rules != nullptr);
    m_panel->showPosition(rules, kernel::initialState(*rules, 1));
    QVERIFY(m_view->scene().empty());
    QTRY_COMPARE(m_view->scene().zones.size(), rules->zones().size());
    // The layout is kept: the next position shows at once.
    m_panel->showPosition(rules, kernel::initialState(*rules, 2));
    QVERIFY(!m_view->scene().empty());
  }

  void nothingToShowIsSaidInWords() {
    m_panel->showRules(nullptr);
    QVERIFY(m_view->scene().empty());
    QCOMPARE(m_view->accessibleDescription(),
             QStringLiteral("The board appears here once the game compiles"));
    QTest::keyClick(m_view, Qt::Key_Right);
    QTest::keyClick(m_view, Qt::Key_Return);
    QTest::mouseClick(m_view, Qt::LeftButton);
    QVERIFY(!m_view->selection().valid());
  }
};

QTEST_MAIN(TestBoardView)
#include "board_view_test.moc"
