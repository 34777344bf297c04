// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/played_moves.h"

#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>

#include "widgets/board/seat_delegate.h"

namespace ludo::widgets {

PlayedMoves::PlayedMoves(QWidget* parent) : QWidget(parent) {
  m_model = new MovesModel(this);
  m_title = new QLabel;
  QFont font = m_title->font();
  font.setBold(true);
  m_title->setFont(font);
  m_view = new QTableView;
  m_view->setModel(m_model);
  m_view->setItemDelegateForColumn(MovesModel::Player, new SeatDelegate(MovesModel::SeatRole, this));
  m_view->setAccessibleName(tr("Moves so far"));
  m_view->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_view->setShowGrid(false);
  m_view->setTabKeyNavigation(false);
  m_view->verticalHeader()->hide();
  m_view->verticalHeader()->setDefaultSectionSize(m_view->fontMetrics().height() + 8);
  const QFontMetrics metrics = m_view->fontMetrics();
  m_view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  m_view->horizontalHeader()->setSectionResizeMode(MovesModel::Move, QHeaderView::Stretch);
  const QString plyTitle = m_model->headerData(MovesModel::Ply, Qt::Horizontal).toString();
  m_view->setColumnWidth(
      MovesModel::Ply,
      std::max(metrics.horizontalAdvance(QStringLiteral("0000")), metrics.horizontalAdvance(plyTitle)) + 16);
  m_view->setColumnWidth(MovesModel::Player, metrics.horizontalAdvance(tr("Player %1").arg(10)) + 34);
  m_view->setColumnWidth(MovesModel::Time, metrics.horizontalAdvance(QStringLiteral("00:00 ⚑")) + 16);
  m_view->horizontalHeader()->setHighlightSections(false);
  m_view->setWordWrap(false);
  // A few rows stay whatever else is shown.
  m_view->setMinimumHeight(4 * m_view->verticalHeader()->defaultSectionSize() + 4);
  // What is put and where it goes stand at the two ends.
  m_view->setTextElideMode(Qt::ElideMiddle);
  m_view->setToolTip(tr("A chosen move shows where it led"));
  connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& index) {
            if (index.isValid() && m_view->hasFocus())
              emit moveSelected(static_cast<std::size_t>(index.row()));
          });
  m_branches = new BranchesView;
  connect(m_branches, &BranchesView::branchChosen, this, &PlayedMoves::branchChosen);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  m_head = new QHBoxLayout;
  m_head->addWidget(m_title, 1);
  layout->addLayout(m_head);
  layout->addWidget(m_view, 1);
  layout->addWidget(m_branches);
}

void PlayedMoves::addTool(QAction* action) {
  auto* button = new QToolButton;
  button->setDefaultAction(action);
  button->setFocusPolicy(Qt::StrongFocus);
  m_head->addWidget(button);
}

void PlayedMoves::showMoves(std::vector<MoveRow> played, const std::vector<GameTree::Branch>& branches) {
  m_title->setText(tr("Moves so far (%1)").arg(played.size()));
  const bool isTimed = std::ranges::any_of(played, [](const MoveRow& row) { return !row.time.isEmpty(); });
  m_view->setColumnHidden(MovesModel::Time, !isTimed);
  m_model->setRows(std::move(played));
  m_branches->showBranches(branches);
}

void PlayedMoves::showEnd() {
  m_view->setCurrentIndex({});
  m_view->scrollToBottom();
}

}  // namespace ludo::widgets
