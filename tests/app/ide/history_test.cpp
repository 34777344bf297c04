// SPDX-License-Identifier: GPL-3.0-or-later
#include <QListWidget>
#include <QPushButton>

#include "app/ide/history_dialog.h"
#include "main_window_fixture.h"

using namespace ludo;
using namespace ludo::ide;
using namespace ludo::ide::testing;

/// What files held earlier, over sessions.
class TestHistory : public QObject, private MainWindowFixture {
  Q_OBJECT

 private slots:
  void initTestCase() { start(); }
  void init() { openFirstWindow(); }
  void cleanup() { closeWindow(); }

  void whatWasSavedOverIsBroughtBackInALaterSession() {
    const QString path = copySample("pig.md");
    QVERIFY(m_window->documents()->openFile(path));
    const std::string before = workbench().document().text();
    workbench().focusEditor();
    QTest::keyClicks(workbench().editor()->view(), QStringLiteral("Lost. "));
    command(Command::Save)->trigger();
    const std::string after = workbench().document().text();
    QVERIFY(after != before);
    m_window->close();
    openWindow();
    m_window->restoreOpenFiles();
    QTRY_VERIFY(workbench().hasGame());
    inTheDialog([](HistoryDialog& dialog) {
      auto* list = dialog.findChild<QListWidget*>(QStringLiteral("snapshots"));
      QCOMPARE(list->count(), 2);
      auto* restore = dialog.findChild<QPushButton*>(QStringLiteral("restore"));
      QVERIFY(!restore->isEnabled());  // the newest is what is there
      list->setCurrentRow(1);
      QVERIFY(restore->isEnabled());
      QTest::mouseClick(restore, Qt::LeftButton);
    });
    QTRY_VERIFY(workbench().document().text() == before);
    workbench().undo();
    QVERIFY(workbench().document().text() == after);
  }

  void aTextWithoutAFileHasNone() {
    openSample("Pig");
    inTheDialog([](HistoryDialog& dialog) {
      QCOMPARE(dialog.findChild<QListWidget*>(QStringLiteral("snapshots"))->count(), 0);
      QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("restore"))->isEnabled());
      dialog.reject();
    });
  }

 private:
  /// Opens the dialog by its command.
  void inTheDialog(const std::function<void(HistoryDialog&)>& act) {
    bool isOver = false;
    QTimer::singleShot(0, m_window.get(), [&] {
      auto* dialog = qobject_cast<HistoryDialog*>(QApplication::activeModalWidget());
      QVERIFY(dialog != nullptr);
      act(*dialog);
      isOver = true;
      if (dialog->isVisible()) dialog->reject();
    });
    command(Command::History)->trigger();
    QVERIFY(isOver);
  }
};

QTEST_MAIN(TestHistory)
#include "history_test.moc"
