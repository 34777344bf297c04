// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <sys/resource.h>

#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>
#include <csignal>

#include "app/ide/document_area.h"
#include "app/ide/main_window.h"
#include "app/ide/panel_dock.h"
#include "app/ide/preferences_dialog.h"
#include "app/ide/resources.h"
#include "app/ide/start_page.h"
#include "widgets/editor/spec_editor.h"
#include "widgets/editor/text_view.h"

/// The window with all that belongs to it, in a folder of its own.
namespace ludo::ide::testing {

/// While it lives, the system writes no file beyond a few bytes, as on a disk without space.
class FullDisk {
 public:
  FullDisk() : m_signal(std::signal(SIGXFSZ, SIG_IGN)) {
    ::getrlimit(RLIMIT_FSIZE, &m_limit);
    rlimit none = m_limit;
    none.rlim_cur = 16;
    ::setrlimit(RLIMIT_FSIZE, &none);
  }
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &m_limit);
    std::signal(SIGXFSZ, m_signal);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit m_limit{};
  void (*m_signal)(int);
};

class MainWindowFixture {
 protected:
  void start() {
    initResources();
    qputenv("LUDO_SAMPLES_DIR", LUDO_SOURCE_DIR "/samples");
    m_themes = std::make_unique<Themes>(*qApp);
  }
  void openFirstWindow() {
    m_folder = std::make_unique<QTemporaryDir>();
    openWindow();
  }
  void closeWindow() {
    m_window.reset();
    m_folder.reset();
  }
  void openWindow() {
    m_window.reset();
    m_window = std::make_unique<MainWindow>(
        *m_themes,
        WindowFiles{m_folder->filePath("p.ini"), m_folder->filePath("s.ini"), m_folder->filePath("recovery"),
                    m_folder->filePath("locks"), m_folder->filePath("history")});
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
  }
  void openSample(const QString& name) {
    m_window->documents()->showStartPage();
    StartPage* page = m_window->startPage();
    for (int i = 0; i < page->sampleCount(); ++i) {
      if (page->sampleCard(i)->text() == name) {
        QTest::mouseClick(page->sampleCard(i), Qt::LeftButton);
        break;
      }
    }
    QVERIFY(m_window->documents()->current() != nullptr);
    QTRY_VERIFY(workbench().hasGame());
  }
  QString copySample(const QString& name) {
    const QString path = m_folder->filePath(name);
    QFile::copy(QStringLiteral(LUDO_SOURCE_DIR "/samples/") + name, path);
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    return path;
  }
  /// Clicks a button of the next message box as soon as it is there, and perhaps one of the box after it.
  void answerNextQuestion(QMessageBox::StandardButton button,
                          QMessageBox::StandardButton next = QMessageBox::NoButton) {
    auto* timer = new QTimer(m_window.get());
    QObject::connect(timer, &QTimer::timeout, timer, [this, timer, button, next] {
      auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
      if (box == nullptr) return;
      timer->stop();
      timer->deleteLater();
      m_told = box->text() + ' ' + box->informativeText();
      if (next != QMessageBox::NoButton) answerNextQuestion(next);
      QTest::mouseClick(box->button(button), Qt::LeftButton);
    });
    timer->start(10);
  }
  /// Through the dialog, as a person would.
  void setAutosave(int seconds) {
    auto* timer = new QTimer(m_window.get());
    QObject::connect(timer, &QTimer::timeout, timer, [timer, seconds] {
      auto* dialog = qobject_cast<PreferencesDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr) return;
      timer->deleteLater();
      for (auto* field : dialog->findChildren<QSpinBox*>()) {
        if (field->accessibleName() == "Autosave") field->setValue(seconds);
      }
      QTest::keyClick(dialog, Qt::Key_Return);
    });
    timer->start(10);
    command(Command::Preferences)->trigger();
    QCOMPARE(m_window->preferences().autosaveSeconds, seconds);
  }
  /// A button of the notice above the current text; null when it is not shown.
  QPushButton* notice(const QString& text) {
    for (auto* button : workbench().editor()->findChildren<QPushButton*>()) {
      if (button->isVisible() && button->text() == text) return button;
    }
    return nullptr;
  }
  Workbench& workbench() { return *m_window->documents()->current(); }
  QAction* command(Command command) { return m_window->commands().action(command); }

  std::unique_ptr<QTemporaryDir> m_folder;
  QString m_told;  ///< by the last message box
  std::unique_ptr<Themes> m_themes;
  std::unique_ptr<MainWindow> m_window;
};

}  // namespace ludo::ide::testing
