// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPaintEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>
#include <random>

#include "widgets/models/problems_model.h"
#include "widgets/problems/problem_details.h"
#include "widgets/problems/problems_panel.h"

using namespace ludo;
using namespace ludo::widgets;
using diagnostics::Diagnostic;
using diagnostics::Fix;
using diagnostics::Kind;
using diagnostics::Severity;

namespace {

constexpr Kind errorKind{"test-error", Severity::Error, "Error", "Explained at length"};
constexpr Kind warningKind{"test-warning", Severity::Warning, "Warning", ""};

Diagnostic problem(const Kind& kind, std::uint32_t at, std::string message) {
  Diagnostic diagnostic;
  diagnostic.kind = &kind;
  diagnostic.span = {at, at + 3};
  diagnostic.message = std::move(message);
  return diagnostic;
}

SourcePtr lines() {
  return std::make_shared<SourceText>("game.md", R"(one
two
three
four
)");
}

diagnostics::List sample() {
  diagnostics::List list{problem(errorKind, 4, "Unknown <b>key</b>"), problem(warningKind, 8, "Never used"),
                         problem(errorKind, 14, "Missing end")};
  list[0].suggestion = "Did you mean 'ten'?";
  list[0].alternatives = {"ten", "twelve"};
  list[0].fix = Fix{"Replace by ten", {{{4, 7}, "ten"}}, true};
  list[0].related = {{"first defined here", {0, 3}}};
  return list;
}

template <typename T>
T* named(QWidget& panel, const QString& accessibleName) {
  for (T* child : panel.findChildren<T*>()) {
    if (child->accessibleName() == accessibleName) return child;
  }
  return nullptr;
}

QPushButton* button(QWidget& panel, const QString& text) {
  for (QPushButton* child : panel.findChildren<QPushButton*>()) {
    if (child->text().remove(QLatin1Char('&')) == text) return child;
  }
  return nullptr;
}

bool shows(QWidget& panel, const QString& text) {
  for (QLabel* label : panel.findChildren<QLabel*>()) {
    if (label->isVisible() && label->text().contains(text)) return true;
  }
  return false;
}

/// What was drawn anew of a widget.
struct PaintedArea : public QObject {
  explicit PaintedArea(QWidget* widget) { widget->installEventFilter(this); }
  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() == QEvent::Paint) area += static_cast<QPaintEvent*>(event)->region();
    return false;
  }
  QRegion area;
};

}  // namespace

class TestProblemsPanel : public QObject {
  Q_OBJECT
 private slots:
  void init();
  void enterAndDoubleClickJump();
  void rowsAreThoseOfTheLastCheck();
  void detailsTellEverything();
  void linksLeadToRelatedPlaces();
  void appliesTheFix();
  void copies();
  void filtersBySeverityAndText();
  void emptyStates();
  void detailsBeginAtTheirTop();
  void selectionSurvivesAnUpdate();
  void everyControlHasAName();
  void aProblemIsChosenByItsPlace();
  void theMessageKeepsItsRoom();

 private:
  QTreeView* list() { return m_panel->findChild<QTreeView*>(); }
  std::unique_ptr<ProblemsPanel> m_panel;
};

void TestProblemsPanel::init() {
  m_panel = std::make_unique<ProblemsPanel>();
  m_panel->resize(900, 300);
  m_panel->setProblems(sample(), lines());
  m_panel->show();
  QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
}

void TestProblemsPanel::aProblemIsChosenByItsPlace() {
  diagnostics::List problems = sample();
  for (int i = 0; i < 40; ++i) problems[2].alternatives.push_back("word" + std::to_string(i));
  m_panel->setProblems(std::move(problems), lines());
  auto* details = named<QTextBrowser>(*m_panel, "Problem details");
  details->verticalScrollBar()->setValue(details->verticalScrollBar()->maximum());
  m_panel->select({14, 17});
  QVERIFY(list()
              ->currentIndex()
              .siblingAtColumn(ProblemsModel::MessageColumn)
              .data()
              .toString()
              .contains("Missing end"));
  QCOMPARE(details->verticalScrollBar()->value(), 0);
  m_panel->select({0, 1});
  QVERIFY(list()
              ->currentIndex()
              .siblingAtColumn(ProblemsModel::MessageColumn)
              .data()
              .toString()
              .contains("Missing end"));
}

void TestProblemsPanel::theMessageKeepsItsRoom() {
  // Nothing is known of where these stand in the game.
  QVERIFY(list()->isColumnHidden(ProblemsModel::PathColumn));
  diagnostics::List problems = sample();
  problems[0].path = "zones[0].id";
  m_panel->setProblems(std::move(problems), lines());
  m_panel->resize(1800, 300);
  QVERIFY(!list()->isColumnHidden(ProblemsModel::PathColumn));
  m_panel->resize(500, 300);
  QVERIFY(list()->isColumnHidden(ProblemsModel::PathColumn));
}

void TestProblemsPanel::enterAndDoubleClickJump() {
  QSignalSpy places(m_panel.get(), &ProblemsPanel::placeRequested);
  list()->setFocus();
  QTest::keyClick(list(), Qt::Key_Down);
  QTest::keyClick(list(), Qt::Key_Return);
  QCOMPARE(places.count(), 1);
  QCOMPARE(places.last().first().value<Span>(), (Span{8, 11}));
  QPoint third = list()->visualRect(list()->model()->index(2, ProblemsModel::MessageColumn)).center();
  QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, third);
  QCOMPARE(places.count(), 1);
  QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, third);
  QCOMPARE(places.count(), 2);
  QCOMPARE(places.last().first().value<Span>(), (Span{14, 17}));
}

void TestProblemsPanel::rowsAreThoseOfTheLastCheck() {
  std::mt19937 random(3);
  PaintedArea painted(list()->viewport());
  for (int round = 0; round < 30; ++round) {
    diagnostics::List problems;
    std::string content;
    for (std::uint32_t i = 1 + random() % 7; i > 0; --i) {
      content += std::string(random() % 20, 'x') + '\n';
      problems.push_back(problem(random() % 4 == 0 ? warningKind : errorKind,
                                 static_cast<std::uint32_t>(content.size()),
                                 "Problem " + std::to_string(random() % 5)));
    }
    painted.area = {};
    m_panel->setProblems(problems, std::make_shared<SourceText>("game.md", content + "the end\n"));
    QCOMPARE(list()->model()->rowCount(), static_cast<int>(problems.size()));
    for (int row = 0; row < list()->model()->rowCount(); ++row) {
      const QModelIndex message = list()->model()->index(row, ProblemsModel::MessageColumn);
      QCOMPARE(message.data().toString().toStdString(), problems[static_cast<std::size_t>(row)].message);
    }
    QTRY_VERIFY((QRegion(list()->viewport()->rect()) - painted.area).isEmpty());
  }
}

void TestProblemsPanel::detailsTellEverything() {
  QString text = m_panel->findChild<QTextBrowser*>()->toPlainText();
  for (const char* part : {"Unknown <b>key</b>", "Did you mean 'ten'?", "ten, twelve", "first defined here",
                           "Line 1", "Explained at length", "test-error", "two"}) {
    QVERIFY2(text.contains(part), part);
  }
  list()->setFocus();
  QTest::keyClick(list(), Qt::Key_Down);
  text = m_panel->findChild<QTextBrowser*>()->toPlainText();
  QVERIFY(text.contains("Never used"));
  QVERIFY(!text.contains("twelve"));
}

void TestProblemsPanel::linksLeadToRelatedPlaces() {
  QSignalSpy places(m_panel.get(), &ProblemsPanel::placeRequested);
  auto* details = m_panel->findChild<QTextBrowser*>();
  details->setFocus();
  QTextCursor cursor = details->document()->find("Line 1");
  QVERIFY(!cursor.isNull());
  cursor.setPosition(cursor.selectionStart() + 2);
  QTest::mouseClick(details->viewport(), Qt::LeftButton, {}, details->cursorRect(cursor).center());
  QCOMPARE(places.count(), 1);
  QCOMPARE(places.first().first().value<Span>(), (Span{0, 3}));
  QVERIFY(!placeOfLink(QUrl("https://example.org/1-2")).known());
  QVERIFY(!placeOfLink(QUrl("place:1-x")).known());
}

void TestProblemsPanel::appliesTheFix() {
  QSignalSpy fixes(m_panel.get(), &ProblemsPanel::fixRequested);
  QPushButton* apply = button(*m_panel, "Apply fix");
  QVERIFY(apply && apply->isEnabled());
  QTest::mouseClick(apply, Qt::LeftButton);
  QCOMPARE(fixes.count(), 1);
  QCOMPARE(fixes.first().first().value<Fix>().edits.front().replacement, std::string("ten"));
  QTest::keyClick(list(), Qt::Key_Down);
  QVERIFY(!apply->isEnabled());
}

void TestProblemsPanel::copies() {
  list()->setFocus();
  QTest::keySequence(list(), QKeySequence::Copy);
  QCOMPARE(QGuiApplication::clipboard()->text(),
           QString("game.md:2:1: error: Unknown <b>key</b> [test-error]"));
}

void TestProblemsPanel::filtersBySeverityAndText() {
  auto* errors = named<QToolButton>(*m_panel, "Errors (2)");
  QVERIFY(errors);
  QVERIFY(named<QToolButton>(*m_panel, "Warnings (1)"));
  QVERIFY(named<QToolButton>(*m_panel, "Notes (0)"));
  QTest::mouseClick(errors, Qt::LeftButton);
  QCOMPARE(list()->model()->rowCount(), 1);
  QTest::mouseClick(errors, Qt::LeftButton);
  auto* text = m_panel->findChild<QLineEdit*>();
  text->setFocus();
  QTest::keyClicks(text, "missing");
  QCOMPARE(list()->model()->rowCount(), 1);
  QTest::keyClicks(text, " nothing");
  QCOMPARE(list()->model()->rowCount(), 0);
  QVERIFY(shows(*m_panel, "No problem matches the filter"));
  QTest::mouseClick(button(*m_panel, "Show all problems"), Qt::LeftButton);
  QCOMPARE(list()->model()->rowCount(), 3);
  QVERIFY(list()->isVisible());
}

void TestProblemsPanel::emptyStates() {
  m_panel->setProblems({}, lines());
  QVERIFY(shows(*m_panel, "No problems"));
  QVERIFY(!button(*m_panel, "Show all problems")->isVisible());
  m_panel->setProblems({}, nullptr);
  QVERIFY(shows(*m_panel, "Nothing checked yet"));
  m_panel->setProblems(sample(), lines());
  QVERIFY(list()->isVisible());
  QVERIFY(list()->currentIndex().isValid());
}

void TestProblemsPanel::selectionSurvivesAnUpdate() {
  list()->setFocus();
  QTest::keyClick(list(), Qt::Key_Down);
  QTest::keyClick(list(), Qt::Key_Down);
  diagnostics::List fewer = sample();
  fewer.erase(fewer.begin());
  m_panel->setProblems(fewer, lines());
  QCOMPARE(list()->currentIndex().row(), 1);
  QVERIFY(m_panel->findChild<QTextBrowser*>()->toPlainText().contains("Missing end"));
}

// While a panel unfolds, the browser scrolls to its cursor; what a person scrolled to stays.
void TestProblemsPanel::detailsBeginAtTheirTop() {
  QScrollBar* bar = m_panel->findChild<QTextBrowser*>()->verticalScrollBar();
  m_panel->resize(900, 160);
  QCoreApplication::processEvents();
  QVERIFY(bar->maximum() > 1);
  bar->setValue(bar->maximum());
  m_panel->resize(900, 170);
  QCoreApplication::processEvents();
  QCOMPARE(bar->value(), 0);
  bar->triggerAction(QScrollBar::SliderSingleStepAdd);
  const int scrolled = bar->value();
  QVERIFY(scrolled > 0);
  m_panel->resize(900, 172);
  QCoreApplication::processEvents();
  QCOMPARE(bar->value(), scrolled);
}

void TestProblemsPanel::everyControlHasAName() {
  for (QWidget* child : m_panel->findChildren<QWidget*>()) {
    if (child->focusPolicy() == Qt::NoFocus || child->objectName().startsWith("qt_")) continue;
    if (qobject_cast<QAbstractButton*>(child) && !qobject_cast<QAbstractButton*>(child)->text().isEmpty())
      continue;
    QVERIFY2(!child->accessibleName().isEmpty(), child->metaObject()->className());
  }
}

QTEST_MAIN(TestProblemsPanel)
#include "problems_panel_test.moc"
