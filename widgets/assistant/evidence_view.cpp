// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/assistant/evidence_view.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "core/metrics/comparison.h"
#include "widgets/models/core_words.h"

namespace ludo::widgets {

using drafting::Evidence;
using metrics::Figure;

namespace {

constexpr int mostRows = 8;

QString moveText(const std::string& move) {
  return move.empty() ? EvidenceView::tr("the game is over") : QString::fromStdString(move);
}

}  // namespace

EvidenceView::EvidenceView(QWidget* parent)
    : QWidget(parent), m_table(new QTableWidget(0, 3)), m_divergence(new QLabel) {
  m_table->setObjectName(QStringLiteral("evidence"));
  m_table->setAccessibleName(tr("What the changes do"));
  m_table->setHorizontalHeaderLabels({tr("With all changes"), tr("Before"), tr("After")});
  m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
  m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  m_table->horizontalHeader()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
  m_table->verticalHeader()->hide();
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setTabKeyNavigation(false);
  m_table->setShowGrid(false);
  m_divergence->setObjectName(QStringLiteral("divergence"));
  m_divergence->setAccessibleName(tr("Games that go otherwise"));
  m_divergence->setWordWrap(true);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_table);
  layout->addWidget(m_divergence);
}

void EvidenceView::setEvidence(const Evidence& evidence) {
  m_table->setRowCount(0);
  if (evidence.testsBefore.all + evidence.testsAfter.all > 0)
    addRow(tr("Tests that hold"), testsText(evidence.testsBefore), testsText(evidence.testsAfter),
           evidence.testsBefore != evidence.testsAfter);
  for (const Evidence::Measure& measure : evidence.measures) {
    const bool differs =
        metrics::differenceOf(measure.before, measure.after).verdict == metrics::Difference::Verdict::Differs;
    addRow(nameOf(measure.after), valueOf(measure.before), valueOf(measure.after), differs);
  }
  m_table->resizeRowsToContents();
  int height = m_table->horizontalHeader()->sizeHint().height() + 2 * m_table->frameWidth();
  for (int row = 0; row < std::min(mostRows, m_table->rowCount()); ++row) height += m_table->rowHeight(row);
  m_table->setFixedHeight(height);
  m_divergence->setText(divergenceText(evidence));
  m_divergence->setVisible(!m_divergence->text().isEmpty());
}

/// `isNews`: it differs by more than chance.
void EvidenceView::addRow(const QString& what, const QString& before, const QString& after, bool isNews) {
  const int row = m_table->rowCount();
  m_table->insertRow(row);
  int column = 0;
  for (const QString& text : {what, before, after}) {
    auto* item = new QTableWidgetItem(text);
    if (column > 0) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    QFont font = item->font();
    font.setBold(isNews);
    item->setFont(font);
    if (isNews) item->setToolTip(tr("This differs by more than chance"));
    m_table->setItem(row, column++, item);
  }
}

QString EvidenceView::testsText(const Evidence::Tests& tests) {
  if (tests.all == 0) return QStringLiteral("–");
  return tr("%1 of %2")
      .arg(QLocale().toString(static_cast<qulonglong>(tests.all - tests.failed)),
           QLocale().toString(static_cast<qulonglong>(tests.all)));
}

QString EvidenceView::nameOf(const Figure& figure) {
  if (figure.group == Figure::Group::Outcome) return outcomeTitle(figure.name);
  return figure.id == "plies" ? tr("Moves in a game") : tr("Moves to choose from");
}

QString EvidenceView::valueOf(const Figure& figure) {
  if (figure.kind == Figure::Kind::Absent) return QStringLiteral("–");
  constexpr double percent = 100;
  if (figure.isShare) return tr("%1 %").arg(QLocale().toString(figure.value * percent, 'f', 0));
  return QLocale().toString(figure.value, 'f', 1);
}

QString EvidenceView::divergenceText(const Evidence& evidence) {
  if (evidence.compared == 0) {
    const QString games = QLocale().toString(static_cast<qulonglong>(evidence.games));
    return evidence.games > 0 ? tr("From %1 games by chance; before, there was no game to play.").arg(games)
                              : QString();
  }
  const auto all = static_cast<int>(evidence.compared);
  if (evidence.divergences.empty()) return tr("All of %n game(s) by chance go as before.", nullptr, all);
  const Evidence::Divergence& first = evidence.divergences.front();
  const QString count = QLocale().toString(static_cast<qulonglong>(evidence.divergences.size()));
  return tr("%1 of %n game(s) by chance go otherwise. The first is game %2, at move %3: %4 before, now %5.",
            nullptr, all)
      .arg(count, QLocale().toString(static_cast<qulonglong>(first.game)),
           QLocale().toString(static_cast<qulonglong>(first.ply)), moveText(first.before),
           moveText(first.after));
}

}  // namespace ludo::widgets
