// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QMainWindow>
#include <QPointer>

#include "app/ide/command_table.h"
#include "app/ide/preferences.h"
#include "app/ide/recovery_dialog.h"
#include "app/ide/theme.h"
#include "app/ide/workbench.h"

class QMenu;

namespace ludo::ide {

class DocumentArea;
class FindInFiles;
class ManualWindow;
class PanelDock;
class PanelDocks;
class SessionKeeper;
class StartPage;
class StatusInfo;

/// Where the window keeps what it remembers. Empty paths: nowhere.
struct WindowFiles {
  QString preferences;
  QString session;
  QString recovery = {};  ///< the folder for unsaved texts without a file
  QString locks = {};     ///< the folder for locks on files
  QString history = {};   ///< the folder for earlier texts of files
  QString words = {};     ///< those that the user added to the dictionary; empty: no spelling is checked
};

/// Puts the parts together: documents in the middle, panels in docks round them, every command in one table.
/// Holds no logic of its own beyond that. GUI thread.
class MainWindow : public QMainWindow {
  Q_OBJECT
 public:
  /// `themes` is used by reference and has to outlive the window.
  MainWindow(Themes& themes, WindowFiles files, QWidget* parent = nullptr);
  ~MainWindow() override;

  /// Opens what was open when the program was left or stopped, and offers the unsaved texts that this left.
  void restoreOpenFiles();
  /// Another start of the program wants these files opened here, and the window in front.
  void openFromOutside(const QStringList& files);
  /// Tells something in passing, at the lower edge.
  void mention(const QString& message);

  DocumentArea* documents() const { return m_documents; }
  StartPage* startPage() const { return m_startPage; }
  /// Null before it is first asked for.
  FindInFiles* findInFiles() const { return m_findInFiles; }
  /// What asks about unsaved texts; null while nothing is asked.
  RecoveryDialog* recoveryDialog() const { return m_recoveryDialog; }
  PanelDock* dock(Panel panel) const;
  CommandTable& commands() { return m_commands; }
  const Preferences& preferences() const { return m_preferences; }
  void setTheme(Theme theme);
  /// For this run only; the preference stays as it is.
  void overrideTheme(Theme theme);

 protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void makeMenus();
  void makeToolBar();
  void bindFileCommands();
  void bindEditCommands();
  void bindViewCommands();
  void bindGameCommands();
  void bindHelpCommands();
  void watchDocuments();

  void adopt(Workbench* workbench);
  void showWorkbench(Workbench* workbench);
  void updateState();
  void fillRecentMenu();
  void remember(const QString& path);
  void setPreferences(const Preferences& preferences);
  void changeFontSize(int points);
  void offerUnsavedTexts();
  void report(const QString& failure);
  void showManual();

  Themes& m_themes;
  WindowFiles m_files;
  Preferences m_preferences;
  CommandTable m_commands;
  StartPage* m_startPage = nullptr;
  DocumentArea* m_documents = nullptr;
  PanelDocks* m_docks = nullptr;
  SessionKeeper* m_session = nullptr;
  QMenu* m_recentMenu = nullptr;
  StatusInfo* m_statusInfo = nullptr;
  QPointer<RecoveryDialog> m_recoveryDialog;
  ManualWindow* m_manual = nullptr;      ///< made when it is first asked for
  FindInFiles* m_findInFiles = nullptr;  ///< the same
};

}  // namespace ludo::ide
