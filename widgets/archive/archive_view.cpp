// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/archive_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/archive/heatmap_view.h"
#include "widgets/controls/column_area.h"
#include "widgets/controls/row_table.h"

namespace ludo::widgets {

ArchiveView::ArchiveView(QWidget* parent) : QWidget(parent) {
  m_heatmap = new HeatmapView(this);
  makeTable();
  m_pages = new QTabWidget(this);
  m_pages->setDocumentMode(true);
  m_pages->setAccessibleName(tr("Details of the archive"));
  m_pages->tabBar()->setAccessibleName(m_pages->accessibleName());
  m_splitter = new QSplitter(Qt::Vertical, this);
  m_splitter->setChildrenCollapsible(false);
  m_splitter->addWidget(m_heatmap);
  m_splitter->addWidget(m_pages);
  m_splitter->setStretchFactor(0, 1);
  m_splitter->setStretchFactor(1, 1);
  m_splitter->setSizes({1000, 1000});
  // It takes what is left of the panel, whatever the pages would like.
  m_splitter->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
  m_pages->addTab(m_table, tr("All games"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  makeAxes();
  layout->addWidget(m_splitter, 1);
  connect(m_heatmap, &HeatmapView::placeSelected, this, &ArchiveView::takeFromHeatmap);
  connect(m_heatmap, &HeatmapView::placeActivated, this, [this] {
    if (m_candidate) emit candidateActivated();
  });
}

void ArchiveView::makeAxes() {
  m_across = new QComboBox(this);
  m_across->setObjectName(QStringLiteral("acrossAxis"));
  m_across->setAccessibleName(tr("Axis across"));
  m_across->setToolTip(tr("What tells the columns apart"));
  m_up = new QComboBox(this);
  m_up->setObjectName(QStringLiteral("upAxis"));
  m_up->setAccessibleName(tr("Axis upwards"));
  m_up->setToolTip(tr("What tells the rows apart; cells over the other axes show their best game"));
  auto* row = new QHBoxLayout;
  const auto add = [this, row](const QString& text, QComboBox* axis) {
    auto* label = new QLabel(text, this);
    label->setBuddy(axis);
    row->addWidget(label);
    axis->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    axis->setMinimumContentsLength(8);
    row->addWidget(axis, 1);
    connect(axis, &QComboBox::currentIndexChanged, this, &ArchiveView::project);
  };
  add(tr("Ac&ross"), m_across);
  add(tr("&Upwards"), m_up);
  static_cast<QVBoxLayout*>(layout())->addLayout(row);
}

void ArchiveView::makeTable() {
  m_sorted = new QSortFilterProxyModel(this);
  m_sorted->setSourceModel(&m_model);
  m_sorted->setSortRole(Qt::EditRole);
  m_table = new QTableView(this);
  m_table->setObjectName(QStringLiteral("elites"));
  m_table->setModel(m_sorted);
  m_table->setAccessibleName(tr("Games of the archive"));
  showRows(*m_table);
  m_table->setSortingEnabled(true);
  m_table->sortByColumn(ElitesModel::Fitness, Qt::DescendingOrder);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &ArchiveView::takeFromTable);
  connect(m_table, &QTableView::activated, this, [this] {
    if (m_candidate) emit candidateActivated();
  });
}

void ArchiveView::addPage(QWidget* page, const QString& title) {
  // A page scrolls by itself: it must not push the map or the other pages out of the panel.
  m_pages->insertTab(0, new ColumnArea(page, m_pages), title);
  m_pages->setCurrentIndex(0);
}

void ArchiveView::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const bool isWide = 2 * event->size().width() > 3 * event->size().height();
  m_splitter->setOrientation(isWide ? Qt::Horizontal : Qt::Vertical);
}

void ArchiveView::setSnapshot(ArchiveSnapshotPtr snapshot) {
  const bool isSame = m_snapshot && snapshot && m_snapshot->path == snapshot->path &&
                      m_snapshot->axes.size() == snapshot->axes.size();
  // Cells change hands when a round is over.
  const bool isUnchanged = isSame && m_snapshot->rounds == snapshot->rounds;
  m_snapshot = std::move(snapshot);
  if (isUnchanged) return;
  if (!isSame) fillAxes();
  {
    const QScopedValueRollback marking(m_isMarking, true);
    m_model.setSnapshot(m_snapshot);
  }
  // Once: a refresh must not undo the widths that the user gave.
  if (!isSame) m_table->resizeColumnsToContents();
  if (!isSame) setCandidate({});
  project();
}

void ArchiveView::fillAxes() {
  const QSignalBlocker acrossBlocker(m_across);
  const QSignalBlocker upBlocker(m_up);
  for (QComboBox* box : {m_across, m_up}) {
    box->clear();
    for (const ArchiveAxis& axis : m_snapshot->axes) {
      box->addItem(axis.title);
      box->setItemData(box->count() - 1, axis.help, Qt::ToolTipRole);
    }
  }
  m_across->setCurrentIndex(0);
  m_up->setCurrentIndex(std::min(1, m_up->count() - 1));
}

void ArchiveView::project() {
  if (!m_snapshot || m_across->currentIndex() < 0 || m_up->currentIndex() < 0) return;
  const auto across = static_cast<std::size_t>(m_across->currentIndex());
  const auto up = static_cast<std::size_t>(m_up->currentIndex());
  m_heatmap->setHeatmap(m_snapshot, heatmapOf(*m_snapshot, across, up));
  const auto held = std::ranges::find_if(m_snapshot->elites, [this](const ArchiveElite& elite) {
    return m_candidate && elite.candidate == *m_candidate;
  });
  if (held == m_snapshot->elites.end()) return takeFromHeatmap();
  {
    const QSignalBlocker blocker(m_heatmap);
    m_heatmap->select({held->coordinates[across], up == across ? 0 : held->coordinates[up]});
  }
  markRow();
}

void ArchiveView::takeFromHeatmap() {
  const auto& place = m_heatmap->selected();
  if (!place) return setCandidate({});
  const auto& cell = m_heatmap->heatmap().at(place->column, place->row);
  setCandidate(cell ? std::optional(m_snapshot->elites[cell->elite].candidate) : std::nullopt);
}

void ArchiveView::takeFromTable(const QModelIndex& current) {
  if (m_isMarking || !current.isValid()) return;
  const int row = m_sorted->mapToSource(current).row();
  setCandidate(m_snapshot->elites[static_cast<std::size_t>(row)].candidate);
  project();
}

void ArchiveView::selectCandidate(campaign::CandidateId candidate) {
  setCandidate(candidate);
  const bool holdsCell =
      m_snapshot &&
      std::ranges::find(m_snapshot->elites, candidate, &ArchiveElite::candidate) != m_snapshot->elites.end();
  if (holdsCell) project();
}

void ArchiveView::setCandidate(std::optional<campaign::CandidateId> candidate) {
  const bool isOther = candidate != m_candidate;
  m_candidate = candidate;
  markRow();
  if (isOther) emit candidateChanged();
}

void ArchiveView::markRow() {
  const QScopedValueRollback marking(m_isMarking, true);
  for (int row = 0; m_candidate && row < m_sorted->rowCount(); ++row) {
    const QModelIndex index = m_sorted->index(row, ElitesModel::Candidate);
    if (index.data(Qt::EditRole).toULongLong() != *m_candidate) continue;
    m_table->setCurrentIndex(m_sorted->index(row, 0));
    return;
  }
  m_table->clearSelection();
  m_table->setCurrentIndex({});
}

}  // namespace ludo::widgets
