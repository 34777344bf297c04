// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/branches_view.h"

#include <QtGui/QStandardItemModel>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QTreeView>
#include <QtWidgets/QVBoxLayout>

#include "widgets/board/board_scene.h"
#include "widgets/board/seat_delegate.h"

namespace ludo::widgets {
namespace {

constexpr int nodeRole = Qt::UserRole + 1;
constexpr int mostLinesShown = 6;

QString lineWords(const GameTree::Branch& branch) {
  const QString first = QString::fromStdString(branch.first);
  if (branch.moves == 1) return first;
  return BranchesView::tr("%1 … %2 (%n moves)", nullptr, static_cast<int>(branch.moves))
      .arg(first, QString::fromStdString(branch.last));
}

}  // namespace

BranchesView::BranchesView(QWidget* parent) : QWidget(parent) {
  m_title = new QLabel;
  QFont font = m_title->font();
  font.setBold(true);
  m_title->setFont(font);
  m_model = new QStandardItemModel(0, 2, this);
  m_model->setHorizontalHeaderLabels({tr("Ply"), tr("Line")});
  m_list = new QTreeView;
  m_list->setModel(m_model);
  m_list->setUniformRowHeights(true);
  m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_list->setTextElideMode(Qt::ElideMiddle);
  m_list->setAccessibleName(tr("Lines that were taken back"));
  m_list->setToolTip(tr("Enter or a double click goes to the end of the line; nothing is lost"));
  m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  m_title->setBuddy(m_list);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(m_title);
  layout->addWidget(m_list);
  connect(m_list, &QTreeView::activated, this, [this](const QModelIndex& index) {
    emit branchChosen(index.siblingAtColumn(0).data(nodeRole).toULongLong());
  });
  hide();
}

void BranchesView::showBranches(const std::vector<GameTree::Branch>& branches) {
  m_model->removeRows(0, m_model->rowCount());
  std::vector<QStandardItem*> lines;  // the first item of each
  bool hasForks = false;
  for (const GameTree::Branch& branch : branches) {
    auto* ply = new QStandardItem(QString::number(branch.ply));
    ply->setData(static_cast<qulonglong>(branch.end), nodeRole);
    auto* line = new QStandardItem(lineWords(branch));
    line->setToolTip(tr("%1: %2", "player, line").arg(seatName(branch.seat), lineWords(branch)));
    line->setIcon(seatIcon(palette(), branch.seat));
    lines.push_back(ply);
    hasForks = hasForks || branch.parent;
    QStandardItem* left = branch.parent ? lines[*branch.parent] : m_model->invisibleRootItem();
    left->appendRow({ply, line});
  }
  m_list->setRootIsDecorated(hasForks);
  m_list->expandAll();
  m_title->setText(tr("Lines taken back (%1)").arg(branches.size()));
  const auto rows = std::min(static_cast<int>(branches.size()), mostLinesShown);
  m_list->setFixedHeight((rows + 1) * (m_list->fontMetrics().height() + 8) + 6);
  setVisible(!branches.empty());
}

}  // namespace ludo::widgets
