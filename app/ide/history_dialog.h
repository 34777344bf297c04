// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDialog>

#include "core/diagnostics/diagnostic.h"
#include "widgets/document/local_history.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace ludo::widgets {
class ChangesView;
}

namespace ludo::ide {

/// Earlier texts of a file, and what of each could be brought back. GUI thread.
class HistoryDialog : public QDialog {
  Q_OBJECT
 public:
  /// `text` is what the document holds now.
  HistoryDialog(const QString& name, std::string text, std::vector<widgets::Snapshot> snapshots,
                QWidget* parent = nullptr);

  /// What the user wants to bring back, as changes of the text; to be asked after the dialog was accepted.
  diagnostics::Fix fix() const;

 private:
  void showSnapshot(int row);
  void updateState();

  std::string m_text;
  std::vector<widgets::Snapshot> m_snapshots;
  QListWidget* m_list;
  QLabel* m_state;
  widgets::ChangesView* m_changes;
  QPushButton* m_restore;
};

}  // namespace ludo::ide
