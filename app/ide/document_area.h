// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QTabWidget>
#include <vector>

#include "widgets/document/document.h"
#include "widgets/jobs/running_work.h"
#include "widgets/workspace/report_shelf.h"

namespace ludo::widgets {
class Spelling;
}

namespace ludo::ide {

class StartPage;
class Workbench;

/// The middle of the window: a tab for each open specification, and the start page. Opens, saves and closes
/// files and asks about unsaved changes. GUI thread.
class DocumentArea : public QTabWidget {
  Q_OBJECT
 public:
  explicit DocumentArea(StartPage* startPage, QWidget* parent = nullptr);

  /// Goes to the file's tab, opening it if need be. A failure is told to the user and returned as false.
  bool openFile(const QString& path);
  /// Opens a file that was open before, or an untitled text from its copy, and puts the caret at a byte
  /// offset. Null, without a message, when the file and its text are gone or another running window has it.
  Workbench* reopenFile(const QString& path, qint64 caret);
  /// Goes to the file's tab, if it is open.
  void showFile(const QString& path);
  /// Opens a copy, so that saving asks for a place and the sample stays as it is.
  bool openSample(const QString& path);
  /// `origin`: see widgets::Document::startNew.
  void openNew(const QString& text, const QString& name, const QString& origin = {});
  /// Opens the untitled texts that an earlier run left in the recovery folder, each with the question what
  /// becomes of it.
  void openAbandoned();
  /// Asks for files, beginning in the folder in use.
  void chooseAndOpen();
  /// That of the specification in front, else of the file that was opened or saved last; empty: none yet.
  QString folderInUse() const;
  /// What was used last before the window was there.
  void setLastFolder(const QString& folder) { m_lastFolder = folder; }

  /// Null while the start page is shown.
  Workbench* current() const;
  std::vector<Workbench*> workbenches() const;
  /// All that runs in the window.
  widgets::JobList& jobs() const { return *m_jobs; }
  void showStartPage();

  bool save(Workbench& workbench);
  bool saveAs(Workbench& workbench);
  bool saveAll();
  /// Asks about unsaved changes; false when the user wants to stay.
  bool close(Workbench& workbench);
  bool closeAll();

  /// For workbenches opened from now on; the autosave limit also for those that are open.
  void setSettings(const widgets::DocumentSettings& settings);
  void setFontSize(int points);
  void setLensOn(bool on);
  /// Of the prose of all texts that are opened from now on. Outlives the area.
  void setSpelling(widgets::Spelling* spelling) { m_spelling = spelling; }
  widgets::Spelling* spelling() const { return m_spelling; }

 signals:
  void workbenchOpened(ludo::ide::Workbench* workbench);
  /// A game was opened to be played at once.
  void playRequested();
  void currentWorkbenchChanged(ludo::ide::Workbench* workbench);
  void workbenchChanged(ludo::ide::Workbench* workbench);
  /// Something happened that is told in passing.
  void happened(const QString& message);
  /// A file was opened or saved under a name.
  void fileUsed(const QString& path);

 private:
  /// Offers to copy what the game is made of from where the document was before.
  void takeFilesAlong(widgets::Document& document, const QString& home);
  Workbench* add();
  void useFile(const QString& path);
  /// Whether this may be the copy of an untitled text.
  bool isCopy(const QString& path) const;
  /// The tab of the file, or of the copy, that a path leads to; null when it is not open.
  Workbench* workbenchOf(const QString& path) const;
  void show(Workbench* workbench);
  void updateTab(Workbench& workbench);
  bool mayClose(Workbench& workbench);
  void remove(Workbench& workbench);
  void closePage(QWidget* page);
  /// Puts a page into a tab with a button that closes it.
  int addPage(int index, QWidget* page, const QString& title);
  void tell(const QString& title, const QString& reason);

  StartPage* m_startPage;
  widgets::DocumentSettings m_settings;
  std::shared_ptr<widgets::JobList> m_jobs;
  std::shared_ptr<widgets::ReportShelf> m_reports;  ///< of all specifications that were opened
  QString m_lastFolder;
  int m_fontSize = 11;
  bool m_isLensOn = true;
  widgets::Spelling* m_spelling = nullptr;
};

}  // namespace ludo::ide
