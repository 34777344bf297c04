// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtTest/QtTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QStackedWidget>

#include "test_games.h"
#include "widgets/board/board_panel.h"
#include "widgets/board/make_board_panel.h"
#include "widgets/board/setup_bar.h"
#include "widgets/workspace/workspace.h"

using namespace ludo;
using namespace ludo::widgets;
using kernel::ZoneId;

/// Holds the text as an editor does, as far as changes of the setup need one.
class HeldText : public TextBuffer {
 public:
  explicit HeldText(Document& document) : m_document(document) {}
  std::string text() const override { return m_text; }
  void reset(const std::string& text) override { m_text = text; }
  void replace(const std::string& text) override { m_text = text; }
  void apply(const diagnostics::Fix& fix) {
    m_earlier.push_back(m_text);
    m_text = diagnostics::applyEdits(m_text, fix.edits);
    m_document.noteEdit();
  }
  void undo() {
    m_text = m_earlier.back();
    m_earlier.pop_back();
    m_document.noteEdit();
  }
  std::size_t changes() const { return m_earlier.size(); }

 private:
  Document& m_document;
  std::string m_text;
  std::vector<std::string> m_earlier;
};

class TestSetupMode : public QObject {
  Q_OBJECT

  std::unique_ptr<Document> m_document;
  std::unique_ptr<HeldText> m_text;
  std::unique_ptr<Workspace> m_workspace;
  std::unique_ptr<QWidget> m_panel;
  BoardView* m_view = nullptr;
  SetupBar* m_bar = nullptr;

  void open(const QString& text) {
    m_panel.reset();
    m_workspace.reset();
    m_document = std::make_unique<Document>(specificationAnalyser());
    m_document->startNew(text.toStdString(), QStringLiteral("game.md"));
    m_text = std::make_unique<HeldText>(*m_document);
    m_document->attachBuffer(m_text.get());
    m_workspace = std::make_unique<Workspace>(*m_document);
    connect(m_workspace.get(), &Workspace::fixRequested, this,
            [this](const diagnostics::Fix& fix) { m_text->apply(fix); });
    m_panel.reset(makeBoardPanel(*m_workspace));
    m_panel->resize(640, 640);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    auto* panel = qobject_cast<BoardPanel*>(m_panel.get());
    m_view = panel->view();
    m_bar = panel->findChild<SetupBar*>();
    m_document->analyseNow();
    QTRY_VERIFY(m_document->analysisIsCurrent());
    m_workspace->setSettingUp(true);
    QTRY_VERIFY(m_bar->isVisible());
    QTRY_VERIFY(!m_view->scene().zones.empty());
  }
  ZoneId zone(const char* name) const { return m_document->analysis()->rules->zoneNamed(name); }
  QPoint centre(const char* name) const { return m_view->zoneRect(zone(name)).center(); }
  /// Of what is shown, which may be more than the text says.
  ZoneId shownZone(const QString& name) const {
    for (const SceneZone& shown : m_view->scene().zones) {
      if (shown.name == name) return shown.id;
    }
    return {};
  }
  void clickShown(const QString& name) {
    QTest::mouseClick(m_view, Qt::LeftButton, {}, m_view->zoneRect(shownZone(name)).center());
  }
  void click(const char* name) { QTest::mouseClick(m_view, Qt::LeftButton, {}, centre(name)); }
  /// What the board shows in a zone.
  QString shown(const char* name) const {
    const std::vector<SceneToken>& tokens = m_view->scene().zones[zone(name).index].tokens;
    return tokens.empty() ? QString() : tokens.back().name + " " + seatName(tokens.back().owner);
  }

 private slots:
  void initTestCase() {
    qRegisterMetaType<ZoneId>();
    qRegisterMetaType<kernel::TokenId>();
  }
  void cleanup() {
    m_panel.reset();
    m_workspace.reset();
    if (m_document) m_document->detachBuffer(m_text.get());
    m_document.reset();
  }

  void aClickPutsATokenDownAndAnotherTakesItAway() {
    open(testing::ticTacToeText());
    const std::string before = m_text->text();
    click("cell_1_1");
    QTRY_COMPARE(shown("cell_1_1"), QStringLiteral("Mark Player 1"));
    QCOMPARE(m_text->changes(), std::size_t(1));
    QVERIFY(m_text->text().find(R"(place: { type: "mark", zone: "cell_1_1", owner: "0" })") !=
            std::string::npos);
    click("cell_1_1");
    QTRY_COMPARE(shown("cell_1_1"), QString());
    QCOMPARE(m_text->changes(), std::size_t(2));
    // The text is what counts: what is undone there is undone here.
    m_text->undo();
    QTRY_COMPARE(shown("cell_1_1"), QStringLiteral("Mark Player 1"));
    m_text->undo();
    QTRY_COMPARE(shown("cell_1_1"), QString());
    QCOMPARE(m_text->text(), before);
  }

  void theChosenTokenTakesThePlaceOfAnother() {
    open(testing::ticTacToeText());
    click("cell_0_0");
    QTRY_COMPARE(shown("cell_0_0"), QStringLiteral("Mark Player 1"));
    m_bar->choose({"mark", 1});
    click("cell_0_0");
    QTRY_COMPARE(shown("cell_0_0"), QStringLiteral("Mark Player 2"));
    QVERIFY(m_text->text().find("owner: \"0\"") == std::string::npos);
  }

  void draggingMovesAToken() {
    open(testing::sampleText("breakthrough.md"));
    QCOMPARE(shown("cell_6_3"), QStringLiteral("Pawn Player 1"));
    const QPoint from = centre("cell_6_3");
    const QPoint to = centre("cell_4_3");
    QTest::mousePress(m_view, Qt::LeftButton, {}, from);
    QTest::mouseMove(m_view, (from + to) / 2);
    QTest::mouseMove(m_view, to);
    QTest::mouseRelease(m_view, Qt::LeftButton, {}, to);
    QTRY_COMPARE(shown("cell_4_3"), QStringLiteral("Pawn Player 1"));
    QCOMPARE(shown("cell_6_3"), QString());
    QCOMPARE(m_text->changes(), std::size_t(1));
  }

  void theKeyboardPutsMovesAndTakesAway() {
    open(testing::ticTacToeText());
    m_view->setFocus();
    m_view->select({zone("cell_0_0"), {}});
    QTest::keyClick(m_view, Qt::Key_Return);
    QTRY_COMPARE(shown("cell_0_0"), QStringLiteral("Mark Player 1"));
    QTest::keyClick(m_view, Qt::Key_M);
    QVERIFY(!m_view->marks().chosen.empty() || !m_view->marks().chosenTokens.empty());
    QTest::keyClick(m_view, Qt::Key_Right);
    QTest::keyClick(m_view, Qt::Key_Return);
    QTRY_COMPARE(shown("cell_0_1"), QStringLiteral("Mark Player 1"));
    QCOMPARE(shown("cell_0_0"), QString());
    QTest::keyClick(m_view, Qt::Key_Delete);
    QTRY_COMPARE(shown("cell_0_1"), QString());
    QCOMPARE(m_text->changes(), std::size_t(3));
  }

  void escapeLeavesATokenWhereItIs() {
    open(testing::sampleText("breakthrough.md"));
    m_view->setFocus();
    m_view->select({zone("cell_6_3"), {}});
    QTest::keyClick(m_view, Qt::Key_M);
    QTest::keyClick(m_view, Qt::Key_Escape);
    QVERIFY(m_view->marks() == BoardMarks());
    m_bar->choose({"pawn", 1});
    click("cell_4_3");
    QTRY_COMPARE(shown("cell_4_3"), QStringLiteral("Pawn Player 2"));
    QCOMPARE(shown("cell_6_3"), QStringLiteral("Pawn Player 1"));
  }

  void clicksThatComeFastAllCount() {
    open(testing::ticTacToeText());
    for (const char* name : {"cell_0_0", "cell_0_1", "cell_2_2"}) click(name);
    QTRY_COMPARE(shown("cell_2_2"), QStringLiteral("Mark Player 1"));
    QCOMPARE(shown("cell_0_0"), QStringLiteral("Mark Player 1"));
    QCOMPARE(m_text->changes(), std::size_t(3));
  }

  void aPileTakesMoreOfTheSame() {
    open(testing::mapAndCardsText());
    m_bar->choose({"camel", 1});
    click("mine");
    QTRY_COMPARE(shown("mine"), QStringLiteral("Camel Player 2"));
    m_bar->choose({"spice", kernel::nobody});
    click("deck");
    QTRY_VERIFY(m_text->text().find("count: 13") != std::string::npos);
  }

  void aRegionIsPaintedOnTheBoard() {
    QString text = testing::ticTacToeText();
    text.replace("capacity: 1 }", "capacity: 1, regions: [{ id: \"fort\", cells: [\"corners\"] }] }");
    open(text);
    m_bar->choose({{}, kernel::nobody, "fort"});
    QCOMPARE(m_view->marks().chosen.size(), std::size_t(4));
    click("cell_1_1");
    QTRY_COMPARE(m_view->marks().chosen.size(), std::size_t(5));
    QVERIFY(m_text->text().find(R"(cells: ["corners", "cell_1_1"])") != std::string::npos);
    click("cell_0_0");
    QTRY_COMPARE(m_view->marks().chosen.size(), std::size_t(4));
    QVERIFY(!m_view->marks().chosen.contains(zone("cell_0_0")));
    m_bar->choose({"mark", 0});
    QVERIFY(m_view->marks().chosen.empty());
  }

  void aSpaceIsTakenOutOfABoardAndPutBack() {
    open(testing::ticTacToeText());
    m_bar->choose({{}, kernel::nobody, {}, SetupBar::Subject::Spaces, "cell"});
    clickShown("cell_1_1");
    QTRY_VERIFY(m_text->text().find("remove: [\"cell_1_1\"]") != std::string::npos);
    // It is shown still, dashed, so that it can be put back.
    QTRY_COMPARE(m_view->marks().changed.size(), std::size_t{1});
    QCOMPARE(m_view->scene().zones[m_view->marks().changed.begin()->index].name, "cell_1_1");
    QVERIFY(!m_document->analysis()->rules->zoneNamed("cell_1_1").valid());
    clickShown("cell_1_1");
    QTRY_VERIFY(m_document->analysisIsCurrent() &&
                m_document->analysis()->rules->zoneNamed("cell_1_1").valid());
    QTRY_VERIFY(m_view->marks().changed.empty());
    // By the keyboard, too, and each was one step.
    m_view->select({shownZone("cell_0_0"), {}});
    m_view->setFocus();
    QTest::keyClick(m_view, Qt::Key_Delete);
    QTRY_VERIFY(m_text->text().find("remove: [\"cell_0_0\"]") != std::string::npos);
    QCOMPARE(m_text->changes(), std::size_t{3});
  }

  void onASpaceThatIsLeftOutNothingLies() {
    open(testing::sampleText("breakthrough.md"));
    QVERIFY(!shown("cell_0_0").isEmpty());
    m_bar->choose({{}, kernel::nobody, {}, SetupBar::Subject::Spaces, "cell"});
    clickShown("cell_0_0");
    QTRY_COMPARE(m_view->marks().changed.size(), std::size_t{1});
    QVERIFY(m_view->scene().zones[shownZone("cell_0_0").index].tokens.empty());
    QVERIFY(!m_view->scene().zones[shownZone("cell_0_1").index].tokens.empty());
  }

  void spacesOfAGraphAreConnectedAndParted() {
    open(testing::sampleText("rail-freight.md"));
    const std::string before = m_text->text();
    const auto isConnected = [this](const char* one, const char* other) {
      if (!m_document->analysisIsCurrent()) return false;
      const auto& neighbours = m_document->analysis()->rules->zone(zone(one)).neighbours;
      return std::ranges::find(neighbours, zone(other)) != neighbours.end();
    };
    QVERIFY(!isConnected("map_ash", "map_ford"));
    m_bar->choose({{}, kernel::nobody, {}, SetupBar::Subject::Edges, "map"});
    clickShown("map_ash");
    QCOMPARE(m_view->marks().chosen, std::set{zone("map_ash")});
    clickShown("map_ford");
    QTRY_VERIFY(isConnected("map_ash", "map_ford"));
    QVERIFY(m_view->marks().chosen.empty());
    clickShown("map_ford");
    clickShown("map_ash");
    QTRY_VERIFY(m_document->analysisIsCurrent() && !isConnected("map_ash", "map_ford"));
    QCOMPARE(m_text->text(), before);
    // A second click on the same one lets it go.
    clickShown("map_ford");
    clickShown("map_ford");
    QVERIFY(m_view->marks().chosen.empty());
  }

  void spacesOfAGraphComeGoAndAreMoved() {
    open(testing::sampleText("rail-freight.md"));
    m_bar->choose({{}, kernel::nobody, {}, SetupBar::Subject::Spaces, "map"});
    const std::size_t zones = m_document->analysis()->rules->zones().size();
    // In the text, ash is at 0, 0 and elm at 800, 600; at 400, 170 and 400, 430 nothing is near.
    const auto pointAt = [this](int x, int y) {
      const QPoint ash = m_view->zoneRect(zone("map_ash")).center();
      const QPoint elm = m_view->zoneRect(zone("map_elm")).center();
      return QPoint(ash.x() + (elm.x() - ash.x()) * x / 800, ash.y() + (elm.y() - ash.y()) * y / 600);
    };
    const auto isAt = [this](int x, int y) {
      if (!m_document->analysisIsCurrent()) return false;
      const auto place = editing::writtenPlace(*m_document->analysis(), "map", "map_space1");
      return place && std::abs(place->x - x) < 8 && std::abs(place->y - y) < 8;
    };
    QTest::mouseClick(m_view, Qt::LeftButton, {}, pointAt(400, 170));
    QTRY_VERIFY(isAt(400, 170));
    QCOMPARE(m_document->analysis()->rules->zones().size(), zones + 1);
    // The keyboard makes one beside another.
    m_view->select({shownZone("map_space1"), {}});
    m_view->setFocus();
    QTest::keyClick(m_view, Qt::Key_Insert);
    QTRY_VERIFY(m_text->text().find("id: \"space2\"") != std::string::npos);
    QTRY_VERIFY(m_document->analysisIsCurrent());
    m_text->undo();
    QTRY_VERIFY(m_document->analysisIsCurrent() && !shownZone("map_space2").valid());
    clickShown("map_space1");
    QCOMPARE(m_view->marks().chosen, std::set{shownZone("map_space1")});
    QTest::mouseClick(m_view, Qt::LeftButton, {}, pointAt(400, 430));
    QTRY_VERIFY(isAt(400, 430));
    m_view->select({shownZone("map_space1"), {}});
    m_view->setFocus();
    QTest::keyClick(m_view, Qt::Key_Delete);
    QTRY_VERIFY(m_text->text().find("space1") == std::string::npos);
    QCOMPARE(m_text->changes(), std::size_t{3});
  }

  void whatCannotBeDoneIsSaidWithAWayToTheText() {
    // A rule empties the space again, so that no line of the setup can fill it.
    QString text = testing::ticTacToeText();
    text.replace(
        "- { id: \"main\", actions: 1 }",
        "- { id: \"main\", actions: 1, onEnter: [{ forEach: { bind: \"$t\", over: { query: \"tokens\" }, "
        "effects: [{ destroyToken: { token: \"$t\" } }] } }] }");
    open(text);
    const QString hint = m_bar->message();
    QSignalSpy places(m_workspace.get(), &Workspace::placeRequested);
    click("cell_1_1");
    // All edits that might do it are tried before; a busy machine takes its time.
    QTRY_VERIFY_WITH_TIMEOUT(m_bar->message() != hint, 60'000);
    QVERIFY(m_bar->message().contains("href"));
    QCOMPARE(m_text->changes(), std::size_t(0));
    emit m_bar->textRequested();
    QCOMPARE(places.size(), 1);
  }

  void errorsOfTheTextComeFirst() {
    open(testing::ticTacToeText());
    const QPoint cell = centre("cell_1_1");
    QString broken = QString::fromStdString(m_text->text());
    m_text->replace(broken.replace("section: \"boards\"", "section: \"boards").toStdString());
    m_document->noteEdit();
    QTRY_VERIFY(m_document->analysisIsCurrent());
    QVERIFY(m_document->analysis()->rules == nullptr);
    QTest::mouseClick(m_view, Qt::LeftButton, {}, cell);
    QVERIFY(m_bar->message().contains("href"));
    QCOMPARE(m_text->changes(), std::size_t(0));
  }

  void leavingShowsTheBareBoardAgain() {
    open(testing::sampleText("breakthrough.md"));
    QVERIFY(!shown("cell_6_3").isEmpty());
    m_workspace->setSettingUp(false);
    QCOMPARE(shown("cell_6_3"), QString());
    QVERIFY(!m_bar->isVisible());
    click("cell_4_3");
    QTest::keyClick(m_view, Qt::Key_Delete);
    QCoreApplication::processEvents();
    QCOMPARE(m_text->changes(), std::size_t(0));
  }

  void theBoardMakesRoomForTheBar() {
    open(testing::sampleText("breakthrough.md"));
    QVERIFY(m_bar->isVisible());
    QScrollArea area;
    area.setWidgetResizable(true);
    auto* pages = new QStackedWidget;
    area.setWidget(pages);
    pages->addWidget(m_panel.get());
    area.resize(480, 480);
    area.show();
    QVERIFY(QTest::qWaitForWindowExposed(&area));
    const int maximum = area.verticalScrollBar()->maximum();
    pages->removeWidget(m_panel.get());
    m_panel->setParent(nullptr);
    QCOMPARE(maximum, 0);
  }

  void everythingThatTakesTheKeyboardHasAName() {
    open(testing::ticTacToeText());
    for (const QWidget* child : m_bar->findChildren<QWidget*>()) {
      if (child->focusPolicy() != Qt::NoFocus && child->isVisible())
        QVERIFY2(!child->accessibleName().isEmpty(), child->metaObject()->className());
    }
  }
};

QTEST_MAIN(TestSetupMode)
#include "setup_mode_test.moc"
