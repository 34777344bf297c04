// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>

class QApplication;

namespace ludo::ide {

/// Where the desktop runs from right to left, so do the program's windows, while the program itself runs from
/// left to right: its direction is that of what is drawn, which is words of English and German, and
/// specifications. Does nothing elsewhere. GUI thread.
class MirroredWindows : public QObject {
  Q_OBJECT
 public:
  /// Before the first window.
  explicit MirroredWindows(QApplication& application);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace ludo::ide
