// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/compare_view.h"

#include <QtGui/QStandardItemModel>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QSpinBox>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolButton>
#include <QtWidgets/QVBoxLayout>
#include <limits>

#include "widgets/controls/row_table.h"

namespace ludo::widgets {

CompareView::CompareView(QWidget* parent) : QWidget(parent) {
  m_other = new QSpinBox;
  m_other->setAccessibleName(tr("Step to compare with"));
  m_other->setKeyboardTracking(false);
  auto* label = new QLabel(tr("From step"));
  label->setBuddy(m_other);
  auto* here = new QToolButton;
  here->setText(tr("This step"));
  here->setToolTip(tr("Compare what is shown from now on with this step"));
  auto* swap = new QToolButton;
  swap->setText(tr("Swap"));
  swap->setToolTip(tr("Show the chosen step, and compare it with this one"));
  m_summary = new QLabel;
  m_summary->setWordWrap(true);
  m_model = new QStandardItemModel(0, 3, this);
  m_table = new QTableView;
  m_table->setModel(m_model);
  showRows(*m_table);
  m_table->setAccessibleName(tr("What differs between the two steps"));
  m_table->setTextElideMode(Qt::ElideMiddle);
  m_table->setWordWrap(false);
  m_table->setTabKeyNavigation(false);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 8);
  m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
  auto* head = new QHBoxLayout;
  head->addWidget(label);
  head->addWidget(m_other);
  head->addStretch(1);
  auto* below = new QHBoxLayout;
  below->addWidget(m_summary, 1);
  below->addWidget(here);
  below->addWidget(swap);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(4, 4, 4, 0);
  layout->addLayout(head);
  layout->addLayout(below);
  layout->addWidget(m_table, 1);
  connect(m_other, &QSpinBox::valueChanged, this, &CompareView::otherChanged);
  connect(here, &QToolButton::clicked, this, [this] { setOther(m_step); });
  connect(swap, &QToolButton::clicked, this, &CompareView::swapRequested);
}

void CompareView::begin(std::size_t lastStep) {
  const QSignalBlocker blocker(m_other);
  constexpr std::size_t most = std::numeric_limits<int>::max();
  m_other->setRange(0, static_cast<int>(std::min(lastStep, most)));
  m_other->setValue(0);
}

std::size_t CompareView::other() const {
  return static_cast<std::size_t>(m_other->value());
}

void CompareView::setOther(std::size_t step) {
  m_other->setValue(static_cast<int>(step));
}

void CompareView::showDifferences(std::size_t step, const std::vector<StateDifference>& differences) {
  m_step = step;
  m_summary->setText(
      differences.empty()
          ? tr("to step %1: nothing differs").arg(step)
          : tr("to step %1: %n difference(s)", nullptr, static_cast<int>(differences.size())).arg(step));
  m_model->removeRows(0, m_model->rowCount());
  m_model->setHorizontalHeaderLabels({tr("What"), tr("Step %1").arg(other()), tr("Step %1").arg(step)});
  for (const StateDifference& difference : differences) {
    QList<QStandardItem*> row;
    for (const QString& text : {difference.subject, difference.before, difference.after}) {
      auto* item = new QStandardItem(text);
      item->setToolTip(text);
      item->setEditable(false);
      row << item;
    }
    m_model->appendRow(row);
  }
}

}  // namespace ludo::widgets
