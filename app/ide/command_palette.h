// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDialog>
#include <vector>

#include "app/ide/command_table.h"

class QLineEdit;
class QListWidget;

namespace ludo::ide {

/// The commands that fit what was typed, best first; commands that cannot be used now come last.
std::vector<Command> matchingCommands(const CommandTable& table, const QString& typed);

/// A field and a list: type a part of a command's name, press Enter, and it is done.
class CommandPaletteDialog : public QDialog {
  Q_OBJECT
 public:
  explicit CommandPaletteDialog(const CommandTable& table, QWidget* parent = nullptr);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void fill(const QString& typed);
  void runCurrent();

  const CommandTable& m_table;
  std::vector<Command> m_shown;
  QLineEdit* m_field = nullptr;
  QListWidget* m_list = nullptr;
};

}  // namespace ludo::ide
