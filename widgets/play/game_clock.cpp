// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/game_clock.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QString>
#include <algorithm>
#include <cmath>

namespace ludo::widgets {
namespace {

constexpr int lookInterval = 500;
constexpr qint64 littleTime = 10'000;

std::function<qint64()> computersTime() {
  QElapsedTimer timer;
  timer.start();
  return [timer] { return timer.elapsed(); };
}

}  // namespace

GameClock::GameClock(QObject* parent, std::function<qint64()> now)
    : QObject(parent), m_now(now ? std::move(now) : computersTime()) {
  m_timer.setInterval(lookInterval);
  connect(&m_timer, &QTimer::timeout, this, &GameClock::tick);
}

void GameClock::begin(const ClockSettings& settings, kernel::Seat seats) {
  m_settings = settings;
  m_running = kernel::nobody;
  m_thinking = 0;
  m_timer.stop();
  m_left.assign(settings.isOn() ? static_cast<std::size_t>(seats) : 0, qint64{60'000} * settings.minutes);
  m_moments.assign(1, {m_left, std::nullopt});
  emit ticked();
}

void GameClock::resume(const ClockSettings& settings, const std::vector<qint64>& left, std::size_t plies) {
  begin(settings, static_cast<kernel::Seat>(left.size()));
  if (!settings.isOn()) return;
  m_left = left;
  m_moments.assign(plies + 1, {m_left, std::nullopt});
  emit ticked();
}

void GameClock::charge() {
  const qint64 now = m_now();
  if (m_running >= 0) {
    const qint64 used = now - m_since;
    qint64& left = m_left[static_cast<std::size_t>(m_running)];
    const bool wasIn = left > 0;
    left -= used;
    m_thinking += used;
    if (wasIn && left <= 0) emit ranOut(m_running);
  }
  m_since = now;
}

void GameClock::follow(std::size_t plies, kernel::Seat running) {
  if (!m_settings.isOn() || m_moments.empty()) return;
  charge();
  if (plies >= m_moments.size()) {
    const std::size_t mover = static_cast<std::size_t>(std::max<kernel::Seat>(m_running, 0));
    if (m_running >= 0 && m_left[mover] > 0) m_left[mover] += qint64{1'000} * m_settings.increment;
    const std::optional<qint64> taken = m_running >= 0 ? std::optional(m_thinking) : std::nullopt;
    // Several moves at once were not timed: they come from a line that was played before.
    const bool isOne = plies == m_moments.size();
    while (m_moments.size() <= plies) m_moments.push_back({m_left, isOne ? taken : std::nullopt});
    m_thinking = 0;
  } else if (plies + 1 < m_moments.size()) {
    m_left = m_moments[plies].left;
    m_moments.resize(plies + 1);
    m_thinking = 0;
  }
  m_running = running < static_cast<kernel::Seat>(m_left.size()) ? running : kernel::nobody;
  m_running >= 0 ? m_timer.start() : m_timer.stop();
  emit ticked();
}

qint64 GameClock::left(kernel::Seat seat) const {
  return seat >= 0 && static_cast<std::size_t>(seat) < m_left.size() ? m_left[static_cast<std::size_t>(seat)]
                                                                     : 0;
}

std::optional<qint64> GameClock::taken(std::size_t ply) const {
  return ply < m_moments.size() ? m_moments[ply].taken : std::nullopt;
}

qint64 GameClock::leftAfter(std::size_t ply, kernel::Seat seat) const {
  if (m_moments.empty()) return 0;
  const std::vector<qint64>& left = m_moments[std::min(ply, m_moments.size() - 1)].left;
  return seat >= 0 && static_cast<std::size_t>(seat) < left.size() ? left[static_cast<std::size_t>(seat)] : 0;
}

void GameClock::tick() {
  charge();
  emit ticked();
}

QString clockText(qint64 milliseconds) {
  const qint64 size = std::abs(milliseconds);
  const qint64 seconds = milliseconds >= 0 ? (size + 999) / 1000 : size / 1000;
  const QString sign = milliseconds < 0 ? QStringLiteral("\u2212") : QString();
  if (milliseconds >= 0 && size < littleTime)
    return QStringLiteral("0:%1.%2").arg(size / 1000, 2, 10, QLatin1Char('0')).arg(size / 100 % 10);
  return QStringLiteral("%1%2:%3").arg(sign).arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

}  // namespace ludo::widgets
