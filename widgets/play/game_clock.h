// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <functional>
#include <optional>
#include <vector>

#include "core/kernel/value.h"

namespace ludo::widgets {

/// How long each player may think in a whole game, and what each move adds.
struct ClockSettings {
  int minutes = 0;    ///< none: no clock
  int increment = 0;  ///< seconds
  bool isOn() const { return minutes > 0; }
  bool operator==(const ClockSettings&) const = default;
};

/// The time of each player of a game. It measures and tells; what comes of a player being out of time is for
/// others to say. What is taken back gives its time back. GUI thread.
class GameClock : public QObject {
  Q_OBJECT
 public:
  /// `now` gives milliseconds; the computer's own unless a test has another.
  explicit GameClock(QObject* parent = nullptr, std::function<qint64()> now = {});
  void measureBy(std::function<qint64()> now) { m_now = std::move(now); }

  /// Full clocks for a game that begins.
  void begin(const ClockSettings& settings, kernel::Seat seats);
  /// Clocks of a game that goes on after so many moves, with what each player had left then.
  void resume(const ClockSettings& settings, const std::vector<qint64>& left, std::size_t plies);
  const ClockSettings& settings() const { return m_settings; }
  /// The game has so many moves now, and `running` thinks; nobody while it rests.
  void follow(std::size_t plies, kernel::Seat running);
  /// Milliseconds; below 0 when out of time.
  qint64 left(kernel::Seat seat) const;
  /// What a move took its player, from 1; nothing of one that was not timed.
  std::optional<qint64> taken(std::size_t ply) const;
  /// What a player had left after a move, or after the last that was timed.
  qint64 leftAfter(std::size_t ply, kernel::Seat seat) const;
  bool isOut(kernel::Seat seat) const { return m_settings.isOn() && left(seat) <= 0; }
  kernel::Seat running() const { return m_running; }
  std::size_t seats() const { return m_left.size(); }
  /// Looks at the time, as it does by itself twice a second.
  void tick();

 signals:
  void ticked();
  void ranOut(ludo::kernel::Seat seat);

 private:
  /// What the running player has used since it was looked at last goes from the clock.
  void charge();

  struct Moment {
    std::vector<qint64> left;
    std::optional<qint64> taken;
  };
  std::function<qint64()> m_now;
  QTimer m_timer;
  ClockSettings m_settings;
  std::vector<qint64> m_left;     ///< by seat
  std::vector<Moment> m_moments;  ///< by number of moves
  kernel::Seat m_running = kernel::nobody;
  qint64 m_since = 0;     ///< when it was looked at last
  qint64 m_thinking = 0;  ///< of the move under way
};

/// "4:59", "0:09.3" when little is left, "−0:12" when out of time.
QString clockText(qint64 milliseconds);

}  // namespace ludo::widgets
