// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QApplication>
#include <QStringList>
#include <vector>

namespace ludo::performance {

/// An application that times every event that its loop hands out: the longest of them is how long the window
/// does not answer. Nested events count with the one they come from.
class TimedApplication : public QApplication {
 public:
  /// One frame at 60 Hz.
  static constexpr double stallMilliseconds = 16;

  struct Block {
    double wall = 0;  ///< milliseconds
    double cpu = 0;   ///< of the thread: what it would have taken on an idle machine
    QString event;    ///< what was handled, and by whom
  };

  using QApplication::QApplication;
  bool notify(QObject* receiver, QEvent* event) override;

  void reset() { m_blocks.clear(); }
  /// Events handled since reset() that took longer than `milliseconds` of the thread's time.
  std::vector<Block> blocksOver(double milliseconds) const;
  Block longestWall() const;

 private:
  std::vector<Block> m_blocks;  ///< those of a millisecond and more
  int m_depth = 0;
};

}  // namespace ludo::performance
