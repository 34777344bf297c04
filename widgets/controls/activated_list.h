// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QListView>

namespace ludo::widgets {

/// A list whose rows do something when they are activated, which assistive technology can do as well: a
/// toolkit's own list lets it choose them and no more. GUI thread.
class ActivatedList : public QListView {
  Q_OBJECT
 public:
  explicit ActivatedList(QWidget* parent = nullptr);
};

}  // namespace ludo::widgets
