// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/scores_view.h"

#include <QtCore/QLocale>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

#include "widgets/board/board_scene.h"
#include "widgets/play/seat_dot.h"

namespace ludo::widgets {
namespace {

constexpr int scoresInLine = 2;

}  // namespace

ScoresView::ScoresView(QWidget* parent) : QWidget(parent) {
  m_title = new QLabel;
  m_grid = new QGridLayout;
  m_grid->setHorizontalSpacing(16);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(2);
  layout->addWidget(m_title);
  layout->addLayout(m_grid);
  hide();
}

void ScoresView::addSeat() {
  const auto at = static_cast<int>(m_seats.size());
  auto* box = new QWidget;
  auto* score = new QLabel;
  QFont font = score->font();
  font.setBold(true);
  score->setFont(font);
  auto* line = new QHBoxLayout(box);
  line->setContentsMargins(0, 0, 0, 0);
  line->setSpacing(6);
  line->addWidget(new SeatDot(at));
  line->addWidget(new QLabel(seatName(at)));
  line->addWidget(score, 1, Qt::AlignRight);
  m_grid->addWidget(box, at / scoresInLine, at % scoresInLine);
  m_seats.push_back(box);
  m_scores.push_back(score);
}

void ScoresView::setRules(const kernel::Rules& rules) {
  const auto& scoring = rules.def().scoring;
  const auto seats = static_cast<std::size_t>(scoring ? rules.seats() : 0);
  while (m_seats.size() > seats) {
    delete m_seats.back();
    m_seats.pop_back();
    m_scores.pop_back();
  }
  while (m_seats.size() < seats) {
    addSeat();
    showScore(m_scores.size() - 1, {}, tr("not known"));
  }
  if (scoring)
    m_title->setText(scoring->order == language::ScoreOrder::Lowest ? tr("Scores (the lowest wins)")
                                                                    : tr("Scores"));
  setVisible(seats > 0);
}

void ScoresView::showScores(const KnownScores& scores) {
  for (std::size_t i = 0; i < m_scores.size(); ++i) {
    const bool isKnown = i < scores.size() && scores[i].has_value();
    const QString why =
        scores.empty() ? tr("It could not be counted") : tr("It depends on what those who look do not know");
    const QString text =
        isKnown ? locale().toString(static_cast<qlonglong>(*scores[i])) : QStringLiteral("?");
    showScore(i, text, isKnown ? text : tr("not known"));
    m_scores[i]->setToolTip(isKnown ? QString() : why);
  }
}

void ScoresView::forget() {
  for (std::size_t i = 0; i < m_scores.size(); ++i) showScore(i, {}, tr("not known"));
}

void ScoresView::showScore(std::size_t seat, const QString& text, const QString& said) {
  m_scores[seat]->setText(text);
  m_scores[seat]->setAccessibleName(
      tr("Score of %1: %2").arg(seatName(static_cast<kernel::Seat>(seat)), said));
}

QString ScoresView::textOf(kernel::Seat seat) const {
  return m_scores.at(static_cast<std::size_t>(seat))->text();
}

}  // namespace ludo::widgets
