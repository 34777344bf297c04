// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QTabWidget>
#include <memory>

#include "core/metrics/report.h"

namespace ludo::widgets {

class ValueView;

/// The pages of a report: its charts, all its numbers, and how often each rule ran and how far better play
/// leads, where that was asked for; and a page that compares reports, which is always there. GUI thread.
class ReportTabs : public QTabWidget {
  Q_OBJECT
 public:
  /// `charts` becomes the first page, `comparison` the last.
  ReportTabs(QWidget* charts, QWidget* comparison, QWidget* parent = nullptr);

  void setReport(std::shared_ptr<const metrics::EvalReport> report);
  ValueView* numbers() const { return m_numbers; }
  ValueView* rules() const { return m_rules; }
  ValueView* matches() const { return m_matches; }

 signals:
  /// The games behind a number; `total` is how many there are when only the first were kept.
  void gamesRequested(const QString& what, const std::vector<std::uint64_t>& games, std::uint64_t total);
  /// Where a rule is written.
  void placeRequested(ludo::Span place);

 private:
  void showGamesOf(const metrics::Metric& metric);

  std::shared_ptr<const metrics::EvalReport> m_report;
  ValueView* m_numbers;
  ValueView* m_rules;
  ValueView* m_matches;
};

}  // namespace ludo::widgets
