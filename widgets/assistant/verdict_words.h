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
  /// "2 of its tests fail. Twenty games ..."
  static QString of(const drafting::Candidate& candidate);
  /// "1,200 tokens", with a price "1,200 tokens for 0.0042".
  static QString spent(std::uint64_t tokens, double cost);
  /// "Writing the game: call 3, 1,200 tokens of 200,000".
  static QString of(const AssistantProgress& progress);
  /// "Writing the game".
  static QString of(drafting::Growth::Step step);

 private:
  static QString of(const drafting::TrialGames& trial);
  /// "positions come back again and again": what fails a filter of the report.
  static QString ofFilter(const std::string& id);
};

}  // namespace ludo::widgets
