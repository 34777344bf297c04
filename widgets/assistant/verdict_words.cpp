// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/assistant/verdict_words.h"

#include <QLocale>

namespace ludo::widgets {

QString VerdictWords::of(const Assistance& made) {
  QStringList sentences;
  if (made.errors > 0)
    sentences << tr("%n mistake(s) are left.", nullptr, static_cast<int>(made.errors));
  else
    sentences << tr("No mistakes are left.");
  if (made.failedTests > 0)
    sentences << tr("%n of its tests fail(s).", nullptr, static_cast<int>(made.failedTests));
  if (made.trial) sentences << of(*made.trial);
  return sentences.join(u' ');
}

QString VerdictWords::of(const drafting::Candidate& candidate) {
  QStringList sentences;
  if (candidate.failedTests > 0)
    sentences << tr("%n of its tests fail(s).", nullptr, static_cast<int>(candidate.failedTests));
  if (candidate.trial) sentences << of(*candidate.trial);
  return sentences.join(u' ');
}

QString VerdictWords::spent(std::uint64_t tokens, double cost) {
  constexpr int digits = 4;
  const QString count = QLocale().toString(static_cast<qulonglong>(tokens));
  if (cost <= 0) return tr("%1 tokens").arg(count);
  return tr("%1 tokens for %2", "money").arg(count, QLocale().toString(cost, 'f', digits));
}

QString VerdictWords::of(const AssistantProgress& progress) {
  const QString call = QLocale().toString(static_cast<qulonglong>(progress.growth.calls));
  const QString budget = progress.budget.money
                             ? QLocale().toString(*progress.budget.money)
                             : QLocale().toString(static_cast<qulonglong>(progress.budget.tokens));
  return tr("%1: call %2, %3 of a budget of %4")
      .arg(of(progress.growth.step), call, spent(progress.tokens, progress.cost), budget);
}

QString VerdictWords::of(drafting::Growth::Step step) {
  switch (step) {
    case drafting::Growth::Step::rules:
      return tr("Choosing the parts of the language");
    case drafting::Growth::Step::game:
      return tr("Writing the game");
    case drafting::Growth::Step::choice:
      return tr("Choosing how it goes on");
    case drafting::Growth::Step::repair:
      return tr("Mending the game");
  }
  return {};
}

QString VerdictWords::of(const drafting::TrialGames& trial) {
  if (trial.isTooLarge) return tr("It is too large to be played.");
  QStringList failed;
  for (const std::string& filter : trial.failed) failed << ofFilter(filter);
  if (trial.passes) return tr("Twenty games by chance come to an end and look healthy.");
  const QString what = QLocale().createSeparatedList(failed);
  if (trial.ends) return tr("Twenty games by chance come to an end, but %1.").arg(what);
  return failed.isEmpty() ? tr("Of twenty games by chance several do not come to an end.")
                          : tr("Of twenty games by chance several do not come to an end: %1.").arg(what);
}

QString VerdictWords::ofFilter(const std::string& id) {
  if (id == "terminates") return tr("some are stopped at the cap of turns");
  if (id == "noLoops") return tr("positions come back again and again");
  if (id == "legalMoves") return tr("players are often left without a move");
  if (id == "notTrivial") return tr("some are won within a few turns");
  if (id == "severalMoves") return tr("all moves are the same one");
  return QString::fromStdString(id);
}

}  // namespace ludo::widgets
