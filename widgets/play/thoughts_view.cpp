// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/thoughts_view.h"

#include <QtGui/QStandardItemModel>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QTreeView>
#include <QtWidgets/QVBoxLayout>

#include "widgets/board/board_scene.h"
#include "widgets/models/agent_words.h"

namespace ludo::widgets {
namespace {

enum ThoughtColumn { MoveColumn, ChanceColumn, GamesColumn, ThoughtColumnCount };
constexpr int lineRole = Qt::UserRole + 1;
constexpr int mostThoughtsShown = 5;
constexpr int fewThoughts = 2;  ///< that are in sight at least

}  // namespace

ThoughtsView::ThoughtsView(QWidget* parent) : QFrame(parent) {
  setFrameShape(QFrame::StyledPanel);
  setAccessibleName(tr("Thoughts of a bot"));
  m_title = new QLabel;
  m_title->setWordWrap(true);
  m_dismiss = new QToolButton;
  m_dismiss->setFocusPolicy(Qt::StrongFocus);
  connect(m_dismiss, &QToolButton::clicked, this, &ThoughtsView::dismissed);
  m_model = new QStandardItemModel(0, ThoughtColumnCount, this);
  m_model->setHorizontalHeaderLabels({tr("Move"), tr("Win chance"), tr("Games")});
  m_list = new QTreeView;
  m_list->setModel(m_model);
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_list->setTextElideMode(Qt::ElideMiddle);
  m_list->setAccessibleName(tr("What the bot thinks of the moves"));
  m_list->header()->setStretchLastSection(false);
  m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_list->header()->setSectionResizeMode(MoveColumn, QHeaderView::Stretch);
  m_line = new QLabel;
  m_line->setWordWrap(true);
  m_line->setTextInteractionFlags(Qt::TextSelectableByMouse);
  connect(m_list, &QTreeView::activated, this, [this](const QModelIndex& index) {
    if (m_canPlay) emit moveChosen(static_cast<std::size_t>(index.row()));
  });
  connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& index) {
            const QString line = index.siblingAtColumn(MoveColumn).data(lineRole).toString();
            m_line->setText(line.isEmpty() ? QString() : tr("Then: %1").arg(line));
            m_line->setVisible(!line.isEmpty());
          });
  auto* head = new QHBoxLayout;
  head->addWidget(m_title, 1);
  head->addWidget(m_dismiss, 0, Qt::AlignTop);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(6, 6, 6, 6);
  layout->addLayout(head);
  layout->addWidget(m_list);
  layout->addWidget(m_line);
  clear();
}

void ThoughtsView::showThinking(const QString& bot) {
  m_title->setText(tr("%1 thinks about a hint…").arg(bot));
  m_dismiss->setText(tr("Cancel"));
  m_dismiss->setToolTip(tr("Stop thinking (Esc)"));
  m_model->removeRows(0, m_model->rowCount());
  m_list->hide();
  m_line->hide();
  setVisible(true);
}

void ThoughtsView::showAdvice(const Advice& advice, bool canPlay) {
  m_canPlay = canPlay;
  m_title->setText(tr("%1 would play for %2:").arg(agentTitle(advice.agent), seatName(advice.seat)));
  m_dismiss->setText(QStringLiteral("×"));
  m_dismiss->setToolTip(tr("Put it away (Esc)"));
  m_dismiss->setAccessibleName(tr("Put away what the bot thinks"));
  m_list->setToolTip(canPlay ? tr("Enter or a double click makes the move") : QString());
  m_model->removeRows(0, m_model->rowCount());
  bool tellsChances = false;
  for (const AdvisedMove& advised : advice.moves) {
    auto* move = new QStandardItem(QStringLiteral("%1. %2").arg(m_model->rowCount() + 1).arg(advised.title));
    move->setData(advised.line, lineRole);
    move->setToolTip(advised.title);
    auto* chance = new QStandardItem(advised.chance);
    auto* games = new QStandardItem(advised.games);
    for (QStandardItem* item : {chance, games}) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_model->appendRow({move, chance, games});
    tellsChances = tellsChances || !advised.chance.isEmpty();
  }
  m_list->setColumnHidden(ChanceColumn, !tellsChances);
  m_list->setColumnHidden(GamesColumn, !tellsChances);
  const int rows = std::min(m_model->rowCount(), mostThoughtsShown);
  m_list->setMinimumHeight(heightOf(std::min(rows, fewThoughts)));
  m_list->setMaximumHeight(heightOf(rows));
  m_list->setVisible(rows > 0);
  setVisible(rows > 0);
  m_line->hide();
  if (rows > 0) m_list->setCurrentIndex(m_model->index(0, MoveColumn));
}

int ThoughtsView::heightOf(int rows) const {
  const int row =
      m_list->fontMetrics().lineSpacing() + 2 * (style()->pixelMetric(QStyle::PM_FocusFrameVMargin) + 1);
  return m_list->header()->sizeHint().height() + rows * row + 2 * m_list->frameWidth();
}

int ThoughtsView::leastHeight() const {
  constexpr int linesOfWords = 4;  // of the title, and of what is expected to follow
  const QMargins margins = layout()->contentsMargins();
  return linesOfWords * fontMetrics().lineSpacing() + 2 * layout()->spacing() + heightOf(fewThoughts) +
         margins.top() + margins.bottom() + 2 * frameWidth();
}

void ThoughtsView::clear() {
  m_model->removeRows(0, m_model->rowCount());
  m_canPlay = false;
  setVisible(false);
}

}  // namespace ludo::widgets
