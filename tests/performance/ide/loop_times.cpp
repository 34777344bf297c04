// SPDX-License-Identifier: GPL-3.0-or-later
#include "loop_times.h"

#include <QMetaEnum>
#include <algorithm>
#include <ctime>

namespace ludo::performance {
namespace {

constexpr double worthNoting = 1;

double milliseconds(clockid_t clock) {
  timespec now{};
  ::clock_gettime(clock, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

}  // namespace

bool TimedApplication::notify(QObject* receiver, QEvent* event) {
  if (m_depth > 0) return QApplication::notify(receiver, event);
  // The receiver may be gone afterwards.
  const QEvent::Type type = event->type();
  const char* name = receiver->metaObject()->className();
  const double wall = milliseconds(CLOCK_MONOTONIC);
  const double cpu = milliseconds(CLOCK_THREAD_CPUTIME_ID);
  ++m_depth;
  const bool handled = QApplication::notify(receiver, event);
  --m_depth;
  const Block block{milliseconds(CLOCK_MONOTONIC) - wall, milliseconds(CLOCK_THREAD_CPUTIME_ID) - cpu, {}};
  if (block.wall < worthNoting) return handled;
  m_blocks.push_back(block);
  m_blocks.back().event = QStringLiteral("%1 to %2")
                              .arg(QString::fromLatin1(QMetaEnum::fromType<QEvent::Type>().valueToKey(type)),
                                   QString::fromLatin1(name));
  return handled;
}

std::vector<TimedApplication::Block> TimedApplication::blocksOver(double limit) const {
  std::vector<Block> over;
  std::ranges::copy_if(m_blocks, std::back_inserter(over), [&](const Block& b) { return b.cpu > limit; });
  std::ranges::sort(over, std::greater<>(), &Block::cpu);
  return over;
}

TimedApplication::Block TimedApplication::longestWall() const {
  const auto longest = std::ranges::max_element(m_blocks, {}, &Block::wall);
  return longest == m_blocks.end() ? Block{} : *longest;
}

}  // namespace ludo::performance
