// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>
#include <optional>

#include "core/editing/board_edits.h"
#include "core/editing/region_edits.h"
#include "core/kernel/rules.h"

class QComboBox;
class QLabel;

namespace ludo::widgets {

/// What is shown above a board that is set up: what a click does, whose it is about, and what went wrong.
class SetupBar : public QWidget {
  Q_OBJECT
 public:
  explicit SetupBar(QWidget* parent = nullptr);

  /// Offers the game's token types, regions to be painted, boards to be changed, and seats; what was chosen
  /// stays where it is offered again.
  void setGame(const kernel::Rules& rules, const std::vector<editing::WrittenRegion>& regions,
               const std::vector<editing::WrittenBoard>& boards);

  /// What a click is about.
  enum class Subject { Token, Region, Spaces, Edges };
  struct Choice {
    std::string type;                     ///< of the token that is put down
    kernel::Seat owner = kernel::nobody;  ///< of the token, or of the part of the region
    std::string region{};
    Subject subject = Subject::Token;
    std::string board{};  ///< whose spaces or edges
  };
  /// Nothing in a game without token types, regions and boards.
  std::optional<Choice> choice() const;
  void choose(const Choice& choice);

  /// What can be done now.
  void showHint(const QString& text);
  /// Why something was not done, with a way to the text that says so.
  void showTrouble(const QString& text);
  QString message() const;

 signals:
  void choiceChanged();
  void textRequested();

 private:
  void updateOwners();

  QComboBox* m_types = nullptr;
  QComboBox* m_owners = nullptr;
  QLabel* m_message = nullptr;
};

}  // namespace ludo::widgets
