// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QCoreApplication>

#include "widgets/assistant/assistance.h"

namespace ludo::widgets {

/// How well a text does, as designers read it. GUI thread.
class VerdictWords {
  Q_DECLARE_TR_FUNCTIONS(VerdictWords)
 public:
  /// "No mistakes are left. Twenty games by chance come to an end and look healthy."
  static QString of(const Assistance& made);

 private:
  static QString of(const drafting::Trial& trial);
  /// "positions come back again and again": what fails a filter of the report.
  static QString ofFilter(const std::string& id);
};

}  // namespace ludo::widgets
