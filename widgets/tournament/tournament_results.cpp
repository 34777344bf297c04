// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tournament/tournament_results.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/controls/text_saver.h"
#include "widgets/controls/value_view.h"
#include "widgets/models/agent_words.h"
#include "widgets/models/report_tables.h"

namespace ludo::widgets {
namespace {

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(TournamentResults)
};

QString countText(std::uint64_t count) {
  return QLocale().toString(static_cast<qulonglong>(count));
}

/// The answer to the question that was asked of a match.
QString answer(const metrics::TournamentReport& report) {
  if (!report.sprt) return {};
  const sim::SprtOptions& asked = *report.options.sprt;
  const QString first = agentTitle(report.options.agents.front());
  switch (report.sprt->verdict) {
    case sim::SprtVerdict::Elo1:
      return Texts::tr("%1 is stronger by at least %2 Elo rather than by no more than %3.")
          .arg(first)
          .arg(asked.elo1)
          .arg(asked.elo0);
    case sim::SprtVerdict::Elo0:
      return Texts::tr("%1 is stronger by no more than %2 Elo rather than by at least %3.")
          .arg(first)
          .arg(asked.elo0)
          .arg(asked.elo1);
    case sim::SprtVerdict::Open:
      break;
  }
  return Texts::tr("These games do not tell yet who is stronger.");
}

/// What went wrong in games, where something did.
QString troubles(const metrics::TournamentReport& report) {
  std::uint64_t stopped = 0;
  std::uint64_t errors = 0;
  for (const metrics::PairStanding& pair : report.pairs) {
    stopped += pair.tally.turnCaps + pair.tally.stuck + pair.tally.givenUp;
    errors += pair.tally.errors[0] + pair.tally.errors[1];
  }
  QStringList lines;
  if (stopped > 0) lines << Texts::tr("%1 games came to no end, and count as drawn.").arg(countText(stopped));
  if (errors > 0) lines << Texts::tr("In %1 games a bot failed; it loses them.").arg(countText(errors));
  return lines.join(u' ');
}

QString summaryOf(const TournamentResult& result) {
  const metrics::TournamentReport& report = *result.report;
  QStringList parts{Texts::tr("%1 games of %2 between %3, seed %4.")
                        .arg(countText(report.games()),
                             QString::fromStdString(result.rules->def().metadata.name),
                             agentTitles(report.options.agents), QString::number(report.options.seed))};
  if (!report.complete) parts << Texts::tr("Stopped before all were played.");
  parts << answer(report) << troubles(report);
  parts.removeAll(QString());
  return parts.join(u' ');
}

}  // namespace

TournamentResults::TournamentResults(QWidget* parent)
    : QWidget(parent),
      m_summary(new QLabel),
      m_saveButton(new QToolButton),
      m_tabs(new QTabWidget),
      m_standings(new ValueView(tr("How strong each bot is"))),
      m_pairs(new ValueView(tr("How each pair of bots came out"))),
      m_seats(new ValueView(tr("What each seat was worth"))),
      m_saver(new TextSaver(tr("The tournament was not saved"), this)) {
  m_summary->setWordWrap(true);
  m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_saveButton->setText(tr("Save…"));
  m_saveButton->setToolTip(tr("Save the whole tournament as data for programs (JSON)"));
  m_saveButton->setAccessibleName(tr("Save the tournament"));
  m_saveButton->setFocusPolicy(Qt::StrongFocus);
  m_tabs->setDocumentMode(true);
  m_tabs->addTab(m_standings, tr("Bots"));
  m_tabs->addTab(m_pairs, tr("Pairs"));
  m_tabs->addTab(m_seats, tr("Seats"));
  m_tabs->setCornerWidget(m_saveButton);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_summary);
  layout->addWidget(m_tabs, 1);
  connect(m_saveButton, &QToolButton::clicked, this, [this] {
    save(TextSaver::askPath(this, tr("Save the tournament"), m_gamePath, QStringLiteral("tournament"),
                            QStringLiteral("json"), tr("JSON files (*.json)")));
  });
  connect(m_saver, &TextSaver::savingChanged, m_saveButton, &QWidget::setDisabled);
  connect(m_pairs, &ValueView::rowActivated, this, &TournamentResults::requestGame);
}

void TournamentResults::setResult(TournamentResult result, const QString& gamePath) {
  m_result = std::move(result);
  m_gamePath = gamePath;
  m_summary->setText(summaryOf(m_result));
  m_standings->setTable(standingTable(*m_result.report));
  constexpr int eloColumn = 1;
  m_standings->sortByColumn(eloColumn, Qt::DescendingOrder);
  m_pairs->setTable(pairTable(*m_result.report));
  m_seats->setTable(seatTable(*m_result.report));
}

QString TournamentResults::summary() const {
  return m_summary->text();
}

void TournamentResults::save(const QString& path) {
  if (path.isEmpty() || !m_result.report) return;
  m_saver->save(path, [report = m_result.report] { return metrics::tournamentJson(*report); });
}

void TournamentResults::requestGame(int pair) {
  const metrics::TournamentReport& report = *m_result.report;
  const auto index = static_cast<std::size_t>(pair);
  const auto& firstGames = report.pairs[index].tally.firstGames;
  // A game that the first bot won, else one that was drawn, else one that it lost.
  const auto found = std::ranges::find_if(firstGames, [](const auto& game) { return game.has_value(); });
  if (found == firstGames.end()) return;
  std::vector<std::string> agents;
  for (const std::size_t agent : report.pairings.agentsBySeat(index, (*found)->seating))
    agents.push_back(report.options.agents[agent]);
  emit gameRequested(agents, sim::gameSeed(report.pairings.pairs()[index].seed, (*found)->round));
}

}  // namespace ludo::widgets
