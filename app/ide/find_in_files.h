// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDialog>
#include <QPointer>
#include <map>
#include <memory>

#include "app/ide/found_model.h"
#include "widgets/jobs/job.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace ludo::widgets {
class RunningWork;
}

namespace ludo::ide {

class DocumentArea;
class Workbench;

/// Finds in the open specifications and in those of a folder, and replaces what is ticked, in a window beside
/// the game. The search runs on a thread of its own. Where a file is changed it is opened, so that each
/// change can be undone, and is saved by the user. GUI thread.
class FindInFiles : public QDialog {
  Q_OBJECT
 public:
  explicit FindInFiles(DocumentArea* documents);
  ~FindInFiles() override;

  /// Shows the window with the text that is selected, if it is within a line, and the folder of the current
  /// specification.
  void open() override;

  /// How many files are opened at most to be changed at once.
  static constexpr int mostChangedFiles = 30;

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  using Search = widgets::Job<widgets::FoundInFiles, std::size_t>;

  void build();
  QWidget* makeFields();
  void chooseFolder();
  void search();
  void take(Result<widgets::FoundInFiles> found);
  void tellFound();
  void updateReplacing();
  void openRow(int row);
  void replaceTicked();
  /// The workbench of a text that was found, opened if need be; null when that is not possible.
  Workbench* workbenchOf(const widgets::FoundText& text);

  DocumentArea* m_documents;
  FoundModel* m_model;
  std::map<int, QPointer<Workbench>> m_searched;  ///< by the ids of the open texts
  QLineEdit* m_pattern = nullptr;
  QLineEdit* m_replacement = nullptr;
  QLineEdit* m_folder = nullptr;
  QCheckBox* m_case = nullptr;
  QCheckBox* m_word = nullptr;
  QCheckBox* m_regex = nullptr;
  QCheckBox* m_replaces = nullptr;
  QPushButton* m_find = nullptr;
  QPushButton* m_cancel = nullptr;
  QPushButton* m_replace = nullptr;
  QTableView* m_list = nullptr;
  QLabel* m_state = nullptr;
  widgets::RunningWork* m_work = nullptr;
  std::unique_ptr<Search> m_search;
};

}  // namespace ludo::ide
