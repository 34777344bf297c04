// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>
#include <optional>

#include "core/kernel/rules.h"

class QComboBox;
class QLabel;

namespace ludo::widgets {

/// What is shown above a board that is set up: which token comes next, whose it is, and what went wrong.
class SetupBar : public QWidget {
  Q_OBJECT
 public:
  explicit SetupBar(QWidget* parent = nullptr);

  /// Offers the game's token types and seats; what was chosen stays where it is offered again.
  void setRules(const kernel::Rules& rules);

  struct Choice {
    std::string type;
    kernel::Seat owner = kernel::nobody;
  };
  /// Nothing in a game without token types.
  std::optional<Choice> choice() const;
  void choose(const Choice& choice);

  /// What can be done now.
  void showHint(const QString& text);
  /// Why something was not done, with a way to the text that says so.
  void showTrouble(const QString& text);
  QString message() const;

 signals:
  void textRequested();

 private:
  QComboBox* m_types = nullptr;
  QComboBox* m_owners = nullptr;
  QLabel* m_message = nullptr;
};

}  // namespace ludo::widgets
