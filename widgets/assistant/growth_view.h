// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QPlainTextEdit>

#include "core/drafting/growth.h"

namespace ludo::widgets {

/// A game while a language model writes it: what holds to the grammar as text, what has come behind it and
/// does not, or is not read yet, grey and slanted. Stays at the end. GUI thread.
class GrowthView : public QPlainTextEdit {
  Q_OBJECT
 public:
  explicit GrowthView(QWidget* parent = nullptr);

  void setGrowth(const drafting::Growth& growth);
};

}  // namespace ludo::widgets
