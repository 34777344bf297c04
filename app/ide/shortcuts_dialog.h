// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDialog>
#include <map>

#include "app/ide/command_table.h"

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace ludo::ide {

/// Shows every command with its keys and lets the user change them. Two commands cannot have the same keys.
class ShortcutsDialog : public QDialog {
  Q_OBJECT
 public:
  explicit ShortcutsDialog(CommandTable& table, QWidget* parent = nullptr);

  /// Puts the chosen keys into the command table.
  void accept() override;

 private:
  void fill();
  void filter(const QString& typed);
  void choose();
  void change(const QKeySequence& keys);
  void resetAll();
  void showConflicts();
  Command commandOf(const QTreeWidgetItem& item) const;

  CommandTable& m_table;
  std::map<Command, QKeySequence> m_keys;  ///< as edited
  QLineEdit* m_filter = nullptr;
  QTreeWidget* m_tree = nullptr;
  QKeySequenceEdit* m_edit = nullptr;
  QPushButton* m_default = nullptr;
  QPushButton* m_none = nullptr;
  QLabel* m_conflict = nullptr;
  QPushButton* m_ok = nullptr;
};

}  // namespace ludo::ide
