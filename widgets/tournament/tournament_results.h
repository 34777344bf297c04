// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <memory>

#include "core/kernel/rules.h"
#include "core/metrics/tournament_report.h"

class QLabel;
class QTabWidget;
class QToolButton;

namespace ludo::widgets {

class TextSaver;
class ValueView;

/// A finished tournament: the rules it was played under, and what it says. Immutable and shared.
struct TournamentResult {
  kernel::RulesPtr rules;
  std::shared_ptr<const metrics::TournamentReport> report;
};

/// Shows a tournament: who is how strong, how each pair came out, and what the seats were worth. GUI thread.
class TournamentResults : public QWidget {
  Q_OBJECT
 public:
  explicit TournamentResults(QWidget* parent = nullptr);

  /// `gamePath` is where a report is proposed to be saved beside.
  void setResult(TournamentResult result, const QString& gamePath);
  const TournamentResult& result() const { return m_result; }
  QString summary() const;
  ValueView* standings() const { return m_standings; }
  ValueView* pairs() const { return m_pairs; }
  ValueView* seats() const { return m_seats; }
  void save(const QString& path);

 signals:
  /// A game to be stepped through: agents by seat, and the seed.
  void gameRequested(const std::vector<std::string>& agents, quint64 seed);

 private:
  void requestGame(int pair);

  TournamentResult m_result;
  QString m_gamePath;
  QLabel* m_summary;
  QToolButton* m_saveButton;
  QTabWidget* m_tabs;
  ValueView* m_standings;
  ValueView* m_pairs;
  ValueView* m_seats;
  TextSaver* m_saver;
};

}  // namespace ludo::widgets
