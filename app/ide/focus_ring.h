// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QPointer>
#include <QWidget>

namespace ludo::ide {

/// A strong frame round whatever has the keyboard, in any window of the program, for themes in which the
/// usual marks are too faint. Off at first. GUI thread.
class FocusRing : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  ~FocusRing() override;

  void setOn(bool on);
  /// What it is round; null when nothing is.
  QWidget* target() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void follow(QWidget* focus);

  QPointer<QWidget> m_ring;  ///< a child of what it is round
  bool m_on = false;
};

}  // namespace ludo::ide
