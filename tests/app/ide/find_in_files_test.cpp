// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/find_in_files.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>

#include "core/base/files.h"
#include "main_window_fixture.h"

using namespace ludo;
using namespace ludo::ide;
using namespace ludo::ide::testing;

/// Finding and replacing over open specifications and a folder, by keys.
class TestFindInFiles : public QObject, private MainWindowFixture {
  Q_OBJECT

  FindInFiles* finder() { return m_window->findInFiles(); }
  QTableView* list() { return finder()->findChild<QTableView*>(); }
  QString state() { return finder()->findChild<QLabel*>("state")->text(); }
  QLineEdit* field(const QString& name) {
    for (auto* edit : finder()->findChildren<QLineEdit*>()) {
      if (edit->accessibleName() == name) return edit;
    }
    return nullptr;
  }
  QPushButton* button(const QString& start) {
    for (auto* one : finder()->findChildren<QPushButton*>()) {
      if (one->text().startsWith(start)) return one;
    }
    return nullptr;
  }
  QCheckBox* box(const QString& text) {
    for (auto* one : finder()->findChildren<QCheckBox*>()) {
      if (one->text().remove('&') == text) return one;
    }
    return nullptr;
  }
  QString cell(int row, int column) { return list()->model()->index(row, column).data().toString(); }
  void find(const QString& pattern) {
    field("Find")->clear();
    QTest::keyClicks(field("Find"), pattern);
    QTest::keyClick(field("Find"), Qt::Key_Return);
    QTRY_VERIFY(button("Find")->isEnabled());
  }
  QString fileOf(const QString& name) { return m_folder->filePath("project/") + name; }
  void write(const QString& name, const std::string& text) {
    QVERIFY(writeFile(fileOf(name).toStdString(), text));
  }
  std::string disk(const QString& name) { return *readFile(fileOf(name).toStdString()); }

 private slots:
  void initTestCase() { start(); }
  void init() {
    openFirstWindow();
    QVERIFY(QDir().mkpath(fileOf({})));
    write("one.md", R"(# One

A red stone and a red card.
)");
    write("two.md", R"(# Two

No stone is red.
)");
    QVERIFY(m_window->documents()->openFile(fileOf("one.md")));
    workbench().focusEditor();
    command(Command::FindInFiles)->trigger();
    QVERIFY(finder()->isVisible());
  }
  void cleanup() { closeWindow(); }

  void enterGoesToWhatWasFound() {
    QCOMPARE(QDir(field("Folder")->text()).canonicalPath(), QDir(fileOf({})).canonicalPath());
    find("red");
    QCOMPARE(list()->model()->rowCount(), 3);
    QCOMPARE(cell(0, 0), QString("one.md:3"));
    QCOMPARE(cell(2, 0), QString("two.md:3"));
    QCOMPARE(cell(2, 1), QString("No stone is red."));
    QVERIFY2(state().contains("3 match"), qPrintable(state()));
    QVERIFY(list()->hasFocus());
    QTest::keyClick(list(), Qt::Key_Down);
    QTest::keyClick(list(), Qt::Key_Down);
    QTest::keyClick(list(), Qt::Key_Return);
    QCOMPARE(workbench().document().name(), QString("two.md"));
    QCOMPARE(workbench().editor()->caretOffset(), disk("two.md").find("red"));
    QCOMPARE(m_window->documents()->workbenches().size(), 2U);
  }

  void replacingIsShownBeforeAndUndoneInOneStepEach() {
    QTest::mouseClick(box("Regular expression"), Qt::LeftButton, Qt::NoModifier, QPoint(8, 8));
    QTest::mouseClick(box("Replace with"), Qt::LeftButton, Qt::NoModifier, QPoint(8, 8));
    QVERIFY(box("Regular expression")->isChecked() && box("Replace with")->isChecked());
    QCOMPARE(finder()->focusWidget(), field("Replace with"));
    QTest::keyClicks(field("Replace with"), "blue $1");
    find("red (\\w+)");
    QCOMPARE(list()->model()->rowCount(), 2);
    QCOMPARE(cell(0, 2), QString("A blue stone and a red card."));
    QCOMPARE(cell(1, 2), QString("A red stone and a blue card."));
    // Two in one text are one step.
    QTest::mouseClick(button("Replace"), Qt::LeftButton);
    QCOMPARE(workbench().document().text(), std::string(R"(# One

A blue stone and a blue card.
)"));
    QCOMPARE(disk("one.md"), std::string(R"(# One

A red stone and a red card.
)"));
    workbench().focusEditor();
    command(Command::Undo)->trigger();
    QCOMPARE(workbench().document().text(), disk("one.md"));
    QTRY_VERIFY(!workbench().document().isModified());
  }

  void whatIsNotTickedStays() {
    QTest::mouseClick(box("Replace with"), Qt::LeftButton, Qt::NoModifier, QPoint(8, 8));
    QTest::keyClicks(field("Replace with"), "grey");
    find("red");
    list()->setCurrentIndex(list()->model()->index(0, 0));
    QTest::keyClick(list(), Qt::Key_Space);
    QVERIFY2(button("Replace")->text().contains("(2)"), qPrintable(button("Replace")->text()));
    QTest::mouseClick(button("Replace"), Qt::LeftButton);
    QCOMPARE(m_window->documents()->workbenches().size(), 2U);
    // The one that was in front still is; the other was opened and is not saved.
    QCOMPARE(workbench().document().text(), std::string(R"(# One

A red stone and a grey card.
)"));
    const Workbench* two = m_window->documents()->workbenches()[1];
    QCOMPARE(two->document().text(), std::string(R"(# Two

No stone is grey.
)"));
    QVERIFY(two->document().isModified());
    QCOMPARE(disk("two.md"), std::string(R"(# Two

No stone is red.
)"));
    for (Workbench* one : m_window->documents()->workbenches()) one->document().close();
  }

  void aTextThatChangedSinceIsLeftAlone() {
    QTest::mouseClick(box("Replace with"), Qt::LeftButton, Qt::NoModifier, QPoint(8, 8));
    find("card");
    workbench().editor()->view()->setCaret(0);
    QTest::keyClicks(workbench().editor()->view(), "x");
    const std::string text = workbench().document().text();
    QTest::mouseClick(button("Replace"), Qt::LeftButton);
    QCOMPARE(workbench().document().text(), text);
    QVERIFY2(state().contains("one.md"), qPrintable(state()));
  }

  void mistakesAreTold() {
    QTest::mouseClick(box("Regular expression"), Qt::LeftButton, Qt::NoModifier, QPoint(8, 8));
    find("(");
    QVERIFY2(state().startsWith("Not a regular expression"), qPrintable(state()));
    field("Folder")->setText("/no/such/folder");
    find("x");
    QCOMPARE(state(), QString("There is no such folder"));
  }

  void aClosedTextIsNotOpened() {
    field("Folder")->clear();
    m_window->documents()->openNew(R"(# Mine

red
)",
                                   "Mine.md");
    find("red");
    QCOMPARE(cell(2, 0), QString("Mine.md:3"));
    workbench().document().discardRecovery();
    Workbench* mine = m_window->documents()->workbenches()[1];
    QVERIFY(m_window->documents()->close(*mine));
    list()->setCurrentIndex(list()->model()->index(2, 0));
    QTest::keyClick(list(), Qt::Key_Return);
    QCOMPARE(state(), QString("This specification is closed"));
  }
};

QTEST_MAIN(TestFindInFiles)
#include "find_in_files_test.moc"
