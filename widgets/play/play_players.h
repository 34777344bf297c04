// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>
#include <string>
#include <vector>

#include "core/kernel/value.h"
#include "core/language/game_def.h"
#include "widgets/play/game_clock.h"

class QAction;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QHBoxLayout;
class QLineEdit;
class QSpinBox;

namespace ludo::widgets {

class BotBox;

/// Who plays: how many, a person or a bot on each seat, whose hidden zones are shown, the bots' pace and the
/// seed.
class PlayPlayers : public QWidget {
  Q_OBJECT
 public:
  /// Whose private zones lie open.
  enum class View {
    PeopleHere,    ///< what one person knows; of several who take turns at the screen, the one to move
    PlayerToMove,  ///< bots too
    Everything
  };

  explicit PlayPlayers(QWidget* parent = nullptr);

  /// How many can play: from `smallest` to what the game says.
  void setRange(const language::GameDef& def, kernel::Seat smallest);
  void setSeats(kernel::Seat seats);
  /// Whether the game has zones that not everybody sees: else there is nothing to choose about them.
  void setHasSecrets(bool secrets);
  kernel::Seat count() const;
  /// A button beside the delay of the bots.
  void addBotTool(QAction* action);
  /// Who plays a seat: empty for a person, else a text that makeAgent understands.
  std::string agentOf(kernel::Seat seat) const;
  void setPlayer(kernel::Seat seat, const QString& agent);
  /// "person" or the agent's name, by seat.
  std::vector<std::string> names() const;
  int botDelay() const;
  void setBotDelay(int milliseconds);
  std::uint64_t seed() const;
  void setSeed(std::uint64_t seed);
  View view() const;
  ClockSettings clock() const;
  void setClock(const ClockSettings& clock);
  /// Whether who is out of time has lost; else it is only told.
  bool timeEndsGame() const;
  void setTimeEndsGame(bool ends);
  /// The bot that is asked for hints.
  std::string hintAgent() const;
  void setHintAgent(const std::string& agent);
  /// Whether what bots think is shown without being asked for.
  bool showsThoughts() const;
  void setShowsThoughts(bool shows);

 signals:
  void playersChanged();
  void countChanged();
  void viewChanged();
  void restartRequested();
  void thoughtsToggled();
  void clockChanged();

 private:
  void addClock();
  void addHints();

  QFormLayout* m_form = nullptr;
  QSpinBox* m_playerCount = nullptr;
  QSpinBox* m_delay = nullptr;
  QHBoxLayout* m_bots = nullptr;  ///< the delay, and what stands beside it
  QLineEdit* m_seed = nullptr;
  QComboBox* m_view = nullptr;
  std::vector<BotBox*> m_seats;
  QSpinBox* m_minutes = nullptr;
  QSpinBox* m_increment = nullptr;
  QCheckBox* m_timeEnds = nullptr;
  BotBox* m_hints = nullptr;
  QCheckBox* m_thoughts = nullptr;
};

}  // namespace ludo::widgets
