// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QtTest>

#include "widgets/form/card_table_view.h"
#include "widgets/form/form_panel.h"
#include "widgets/form/form_row.h"
#include "widgets/form/make_form_panel.h"
#include "widgets/workspace/workspace.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

const std::string before = R"(# Game

```yaml
section: "metadata"
id: "game"
players: { min: 2, max: 2 }
```

```yaml
section: "zones"
items:
  - id: "deck"  # all cards
    visibility: "hiden"
  - { id: "hand", owner: "player" }
```

```yaml
section: "actions"
items:
  - id: "play"
    actor: "active"
    phase: "main"
    effects:
      - moveToken: { token: "$card", to: "deck" }
```

```yaml
section: "tables"
items:
  - zone: "deck"
```

| id     | name   |
|--------|--------|
| copper | Copper |
)";

}  // namespace

/// The panel as a workspace has it, with a document whose text takes the changes that are asked for.
class TestFormPanel : public QObject {
  Q_OBJECT
 private:
  std::unique_ptr<Document> m_document;
  std::unique_ptr<Workspace> m_workspace;
  std::unique_ptr<QWidget> m_made;
  FormPanel* m_panel = nullptr;
  std::string m_text;
  int m_edits = 0;

  void openText(const std::string& text) {
    m_text = text;
    m_document->startNew(text, QStringLiteral("game.md"));
    QTRY_VERIFY(m_document->analysisIsCurrent());
  }
  void caretAt(const std::string& what) {
    const std::size_t at = m_text.find(what);
    QVERIFY2(at != std::string::npos, what.c_str());
    m_workspace->setCaret(at);
  }
  QLineEdit* field(const std::string& name) {
    FormRow* row = m_panel->row(name);
    return row != nullptr ? row->input()->lineEdit() : nullptr;
  }
  bool holds(const std::string& what) const { return m_text.find(what) != std::string::npos; }

 private slots:
  void init() {
    m_edits = 0;
    m_document = std::make_unique<Document>(specificationAnalyser());
    m_workspace = std::make_unique<Workspace>(*m_document);
    m_made.reset(makeFormPanel(*m_workspace));
    m_panel = qobject_cast<FormPanel*>(m_made.get());
    connect(m_workspace.get(), &Workspace::fixRequested, this, [this](const diagnostics::Fix& fix) {
      ++m_edits;
      const std::string text = diagnostics::applyEdits(m_text, fix.edits);
      QTimer::singleShot(0, this, [this, text] { openText(text); });
    });
    m_panel->resize(420, 700);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel));
    openText(before);
  }
  void cleanup() {
    m_made.reset();
    m_workspace.reset();
    m_document.reset();
  }

  void showsTheConstructAtTheCursor() {
    QVERIFY(m_panel->row("id") == nullptr);
    caretAt("deck\"  #");
    QTRY_VERIFY(field("id") != nullptr);
    QCOMPARE(field("id")->text(), QStringLiteral("deck"));
    QVERIFY(m_panel->title()->text().contains(QStringLiteral("deck")));
    QCOMPARE(field("capacity")->text(), QString());
    caretAt("play\"");
    QTRY_VERIFY(m_panel->row("effects") != nullptr);
    QVERIFY(!m_panel->row("effects")->input()->isVisible());
    auto* lines = m_panel->row("effects")->findChild<QPushButton*>();
    QVERIFY(lines->isVisible());
    QSignalSpy places(m_workspace.get(), &Workspace::placeRequested);
    QTest::mouseClick(lines, Qt::LeftButton);
    QCOMPARE(places.size(), 1);
    caretAt("# Game");
    QTRY_VERIFY(m_panel->row("effects") == nullptr);
  }

  void writesWhatIsEntered() {
    caretAt("deck\"  #");
    QTRY_VERIFY(field("capacity") != nullptr);
    field("capacity")->setFocus();
    QTest::keyClicks(field("capacity"), QStringLiteral("7"));
    QCOMPARE(m_edits, 0);
    QTest::keyClick(field("capacity"), Qt::Key_Return);
    QTRY_VERIFY(holds(R"(
    visibility: "hiden"
    capacity: 7
)"));
    QCOMPARE(m_edits, 1);
    QVERIFY(holds("# all cards"));
    QTRY_COMPARE(field("capacity")->text(), QStringLiteral("7"));
    // Leaving a field enters it; emptying it takes the key away.
    field("capacity")->selectAll();
    QTest::keyClick(field("capacity"), Qt::Key_Delete);
    QTest::keyClick(field("capacity"), Qt::Key_Tab);
    QTRY_VERIFY(!holds("capacity"));
    QTRY_COMPARE(m_text, before);
  }

  void whatIsEnteredWhileTheTextIsCheckedFollows() {
    caretAt("deck\"  #");
    QTRY_VERIFY(field("capacity") != nullptr);
    field("capacity")->setFocus();
    QTest::keyClicks(field("capacity"), QStringLiteral("7"));
    QTest::keyClick(field("capacity"), Qt::Key_Return);
    m_panel->wait();
    field("owner")->setFocus();
    QTest::keyClicks(field("owner"), QStringLiteral("none"));
    QTest::keyClick(field("owner"), Qt::Key_Return);
    QTRY_VERIFY(holds("capacity: 7") && holds("    owner: \"none\"\n"));
  }

  void tellsProblemsBesideTheField() {
    caretAt("deck\"  #");
    QTRY_VERIFY(m_panel->row("visibility") != nullptr);
    QVERIFY(m_panel->row("visibility")->problems()->isVisible());
    QVERIFY(m_panel->row("visibility")->problems()->text().contains(QStringLiteral("hiden")));
    QVERIFY(!m_panel->row("owner")->problems()->isVisible());
    QComboBox* words = m_panel->row("visibility")->input();
    words->setFocus();
    QTest::keyClick(words, Qt::Key_Down);
    QVERIFY(words->count() > 2);
    words->setCurrentIndex(words->findText(QStringLiteral("hidden")));
    emit words->activated(words->currentIndex());
    QTRY_VERIFY(holds("visibility: \"hidden\""));
    QTRY_VERIFY(!m_panel->row("visibility")->problems()->isVisible());
  }

  void offersNamesThatAreKnown() {
    caretAt("$card");
    QTRY_VERIFY(m_panel->row("from") != nullptr);
    QComboBox* zones = m_panel->row("from")->input();
    zones->setFocus();
    QVERIFY(zones->findText(QStringLiteral("deck")) >= 0);
    QVERIFY(zones->findText(QStringLiteral("hand:actor")) >= 0);
    QCOMPARE(zones->currentText(), QString());
  }

  void everythingHasAName() {
    caretAt("play\"");
    QTRY_VERIFY(m_panel->row("effects") != nullptr);
    for (const QComboBox* box : m_panel->findChildren<QComboBox*>())
      QVERIFY(!box->accessibleName().isEmpty());
    for (const QPushButton* button : m_panel->findChildren<QPushButton*>())
      QVERIFY(!button->accessibleName().isEmpty());
  }

  void tablesOfCardsAreGrids() {
    caretAt("Copper");
    QTRY_VERIFY(m_panel->cards()->isVisible());
    QTableView* grid = m_panel->cards()->view();
    QCOMPARE(grid->model()->rowCount(), 1);
    const QModelIndex name = grid->model()->index(0, 1);
    QCOMPARE(name.data().toString(), QStringLiteral("Copper"));
    grid->setFocus();
    grid->setCurrentIndex(name);
    grid->edit(name);
    QTest::keyClicks(grid->findChild<QLineEdit*>(), QStringLiteral("Bronze"));
    QTest::keyClick(grid->findChild<QLineEdit*>(), Qt::Key_Return);
    QTRY_VERIFY(holds("| copper | Bronze |\n"));
    QCOMPARE(m_edits, 1);

    QTRY_COMPARE(grid->model()->index(0, 1).data().toString(), QStringLiteral("Bronze"));
    QApplication::clipboard()->setText(QStringLiteral("silver\tSilver\ngold\tGold\n"));
    grid->setCurrentIndex(grid->model()->index(0, 0));
    QTest::keyClick(grid, Qt::Key_V, Qt::ControlModifier);
    QTRY_VERIFY(holds(R"(| silver | Silver |
| gold   | Gold   |
)"));
    QCOMPARE(m_edits, 2);
    QTRY_COMPARE(grid->model()->rowCount(), 2);

    for (auto* tool : m_panel->cards()->findChildren<QToolButton*>()) {
      if (tool->text() != QStringLiteral("Remove row")) continue;
      grid->setCurrentIndex(grid->model()->index(0, 0));
      QTest::mouseClick(tool, Qt::LeftButton);
    }
    QTRY_VERIFY(!holds("silver"));
    QVERIFY(holds("| gold   | Gold   |"));
  }
};

QTEST_MAIN(TestFormPanel)
#include "form_panel_test.moc"
