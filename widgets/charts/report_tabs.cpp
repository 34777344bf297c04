// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/report_tabs.h"

#include "widgets/controls/value_view.h"
#include "widgets/models/metric_words.h"
#include "widgets/models/report_tables.h"

namespace ludo::widgets {

ReportTabs::ReportTabs(QWidget* charts, QWidget* comparison, QWidget* parent)
    : QTabWidget(parent),
      m_numbers(new ValueView(tr("All numbers of the report"))),
      m_rules(new ValueView(tr("How often each rule ran"))),
      m_matches(new ValueView(tr("Matches between bots"))) {
  setDocumentMode(true);
  addTab(charts, tr("Charts"));
  addTab(m_numbers, tr("Numbers"));
  addTab(m_rules, tr("Rules"));
  addTab(m_matches, tr("Skill"));
  addTab(comparison, tr("Compare"));
  setTabToolTip(
      1, tr("Everything that was measured, with its interval; Enter or a double click lists the games"));
  setTabToolTip(2, tr("How often each rule ran; Enter or a double click shows it in the text"));
  setTabToolTip(3, tr("How far better thinking leads to better results"));
  setTabToolTip(4, tr("Reports side by side: of runs, versions, games or bots"));
  connect(m_numbers, &ValueView::rowActivated, this,
          [this](int row) { showGamesOf(m_report->metrics[static_cast<std::size_t>(row)]); });
  connect(m_rules, &ValueView::rowActivated, this, [this](int row) {
    const Span place = m_report->rules[static_cast<std::size_t>(row)].part.span;
    if (place.known()) emit placeRequested(place);
  });
}

void ReportTabs::setReport(std::shared_ptr<const metrics::EvalReport> report) {
  m_report = std::move(report);
  const metrics::EvalReport none;
  const metrics::EvalReport& shown = m_report ? *m_report : none;
  m_numbers->setTable(metricTable(shown));
  m_rules->setTable(ruleTable(shown));
  m_matches->setTable(matchTable(shown));
  setTabVisible(indexOf(m_numbers), m_report != nullptr);
  setTabVisible(indexOf(m_rules), !shown.rules.empty());
  setTabVisible(indexOf(m_matches), !shown.matches.empty());
}

void ReportTabs::showGamesOf(const metrics::Metric& metric) {
  const QString title = metricTitle(*metric.info);
  if (!metric.games.empty()) return emit gamesRequested(title, metric.games, metric.games.size());
  // A mean has no games of its own: those at its upper end are the ones to look at.
  const auto& bins = metric.distribution.bins;
  if (!bins.empty()) emit gamesRequested(tr("%1, the most").arg(title), bins.back().games, bins.back().count);
}

}  // namespace ludo::widgets
