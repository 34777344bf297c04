// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QScrollArea>

namespace ludo::widgets {

/// Scrolls a column of controls up and down where it does not fit, and is never narrower than they are. GUI
/// thread.
class ColumnArea : public QScrollArea {
  Q_OBJECT
 public:
  /// Owns the column.
  explicit ColumnArea(QWidget* column, QWidget* parent = nullptr);

  QSize minimumSizeHint() const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace ludo::widgets
