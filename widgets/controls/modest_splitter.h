// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QSplitter>

namespace ludo::widgets {

/// Wants no more room than it needs: beside words that wrap, an area that scrolls gives all that its parts
/// would like to have, which changes with what they show.
class ModestSplitter : public QSplitter {
 public:
  using QSplitter::QSplitter;
  QSize sizeHint() const override { return minimumSizeHint(); }
};

}  // namespace ludo::widgets
