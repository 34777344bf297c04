// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <string>

class QComboBox;
class QToolButton;

namespace ludo::widgets {

/// The choice of a bot: its kind from a list that says what each does, and behind a button how strong it is
/// and what else can be set of it. GUI thread.
class BotBox : public QWidget {
  Q_OBJECT
 public:
  /// `name` says to screen readers what is chosen, as in "Bot of player 1".
  explicit BotBox(const QString& name, QWidget* parent = nullptr);
  void setName(const QString& name);

  /// Puts something else than a bot before the bots, such as "You"; its agent is empty. At first it is
  /// chosen.
  void addPerson(const QString& title);
  /// A text that makeAgent understands.
  std::string agent() const;
  /// Chooses a bot that differs from its standard, too; what makeAgent does not understand changes nothing.
  void setAgent(const std::string& agent);
  QComboBox* kinds() const { return m_kinds; }
  QToolButton* optionsButton() const { return m_options; }

 signals:
  void agentChanged();

 private:
  void askOptions();
  /// What the chosen bot is, and whether something can be set of it.
  void showChosen();

  QComboBox* m_kinds;  ///< the data of an item is its agent's text
  QToolButton* m_options;
};

}  // namespace ludo::widgets
