// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/archive_view.h"

#include <QHeaderView>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/archive/axis_bar.h"
#include "widgets/archive/heatmap_view.h"
#include "widgets/archive/matching_games.h"
#include "widgets/archive/measures_page.h"
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
  m_measures = new MeasuresPage(this);
  m_pages->addTab(m_measures, tr("Measures"));
  m_pages->addTab(m_table, tr("All games"));
  m_axes = new AxisBar(this);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_axes);
  layout->addWidget(m_splitter, 1);
  connectParts();
}

void ArchiveView::connectParts() {
  connect(m_heatmap, &HeatmapView::cellSelected, this, &ArchiveView::takeFromHeatmap);
  connect(m_heatmap, &HeatmapView::cellActivated, this, [this] {
    if (m_candidate) emit candidateActivated();
  });
  connect(m_heatmap, &HeatmapView::closerRequested, this,
          [this](HeatmapLayout::CellIndex first, HeatmapLayout::CellIndex last) {
            const Heatmap& map = m_heatmap->heatmap();
            zoomIn(*map.across, first.column, last.column);
            if (map.up) zoomIn(*map.up, first.row, last.row);
            ask();
          });
  const auto lookAtAll = [this] {
    m_close.clear();
    ask();
  };
  connect(m_heatmap, &HeatmapView::wholeRequested, this, lookAtAll);
  connect(m_axes, &AxisBar::wholeRequested, this, lookAtAll);
  connect(m_axes, &AxisBar::closerRequested, m_heatmap, &HeatmapView::zoomIn);
  connect(m_axes, &AxisBar::axesChanged, this, &ArchiveView::ask);
  connect(m_axes, &AxisBar::colourChanged, this, &ArchiveView::setColour);
  connect(m_measures, &MeasuresPage::filterChanged, this, &ArchiveView::setFilter);
  connect(m_measures, &MeasuresPage::candidateChosen, this, &ArchiveView::selectCandidate);
}

void ArchiveView::makeTable() {
  m_sorted = new MatchingGames(this);
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
  const bool isSame = m_snapshot && snapshot && m_snapshot->path == snapshot->path;
  // Cells change hands when a round is over.
  const bool isUnchanged = isSame && m_snapshot->rounds == snapshot->rounds &&
                           m_snapshot->wishes == snapshot->wishes &&
                           m_snapshot->interventions == snapshot->interventions;
  const bool isOtherTable = !isSame || m_snapshot->axes.size() != snapshot->axes.size();
  m_snapshot = std::move(snapshot);
  if (isUnchanged) return;
  if (!isSame) {
    m_close.clear();
    m_against.clear();
    m_asked = m_snapshot->wishes;
  }
  m_axes->setSnapshot(*m_snapshot, !isSame);
  {
    const QScopedValueRollback marking(m_isMarking, true);
    m_sorted->setMatching({});
    m_model.setSnapshot(m_snapshot);
  }
  // Once: a refresh must not undo the widths that the user gave.
  if (isOtherTable) m_table->resizeColumnsToContents();
  if (!isSame) setCandidate({});
  m_measures->setSnapshot(m_snapshot);
  setColour();
  setFilter();
}

bool ArchiveView::isOfCampaign(const QString& measure) const {
  return std::ranges::any_of(m_snapshot->choices, [&measure](const AxisChoice& choice) {
    return choice.isOfCampaign && choice.measure == measure;
  });
}

ArchiveWishes ArchiveView::wishes() const {
  QStringList measures{m_axes->across()};
  if (m_axes->up() != m_axes->across()) measures << m_axes->up();
  ArchiveWishes wishes{{}, m_against};
  bool isOwn = m_against.isEmpty();
  for (const QString& measure : measures) {
    const auto close = m_close.find(measure);
    wishes.axes.push_back(close == m_close.end() ? AxisWish{measure, {}, AxisWish().cells} : close->second);
    isOwn = isOwn && close == m_close.end() && isOfCampaign(measure);
  }
  return isOwn ? ArchiveWishes() : wishes;
}

void ArchiveView::ask() {
  if (!m_snapshot) return;
  ArchiveWishes wanted = wishes();
  m_axes->setIsClose(!m_close.empty());
  if (wanted != m_asked) {
    m_asked = std::move(wanted);
    emit wishesChanged(m_asked);
  }
  if (m_snapshot->wishes == m_asked) project();
}

void ArchiveView::setAgainst(const QString& store) {
  m_against = store;
  ask();
}

void ArchiveView::forgetWishes() {
  if (!m_snapshot || m_asked == m_snapshot->wishes) return;
  m_asked = m_snapshot->wishes;
  m_against = m_asked.against;
  m_close.clear();
  for (const AxisWish& wish : m_asked.axes) {
    if (wish.range) m_close[wish.measure] = wish;
  }
  m_axes->setIsClose(!m_close.empty());
  const Heatmap& map = m_heatmap->heatmap();
  if (map.across) m_axes->setAxes(map.across->measure, map.up ? map.up->measure : map.across->measure);
}

void ArchiveView::zoomIn(const ArchiveAxis& axis, std::size_t first, std::size_t last) {
  if (axis.isCategorical()) return;
  m_close[axis.measure] =
      AxisWish{axis.measure, AxisWish::Range{axis.boundaries[first], axis.boundaries[last + 1]}, axis.cells};
}

void ArchiveView::setColour() {
  m_measures->setColour(m_axes->colour());
  project();
}

void ArchiveView::setFilter() {
  {
    const QScopedValueRollback marking(m_isMarking, true);
    m_sorted->setMatching(m_measures->filter().matches(*m_snapshot));
  }
  project();
}

void ArchiveView::project() {
  if (!m_snapshot) return;
  const auto indexOf = [this](const QString& measure) {
    return static_cast<std::size_t>(std::ranges::find(m_snapshot->axes, measure, &ArchiveAxis::measure) -
                                    m_snapshot->axes.begin());
  };
  const std::size_t across = indexOf(m_axes->across());
  const std::size_t up = indexOf(m_axes->up());
  // Those that are chosen may have been asked for, and not be here yet.
  if (std::max(across, up) >= m_snapshot->axes.size()) return;
  const HeatmapLook look{m_snapshot->measureNamed(m_axes->colour()),
                         m_measures->filter().matches(*m_snapshot)};
  m_heatmap->setHeatmap(m_snapshot, heatmapOf(*m_snapshot, across, up, look));
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
  const auto& selected = m_heatmap->selected();
  if (!selected) return setCandidate({});
  const auto& cell = m_heatmap->heatmap().at(selected->column, selected->row);
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

void ArchiveView::showAt(campaign::CandidateId candidate, const std::vector<std::size_t>& coordinates) {
  if (!m_snapshot) return;
  const auto along = [&](const QString& measure) {
    const auto axis = std::ranges::find(m_snapshot->axes, measure, &ArchiveAxis::measure);
    const auto index = static_cast<std::size_t>(axis - m_snapshot->axes.begin());
    return index < coordinates.size() ? coordinates[index] : 0;
  };
  if (m_snapshot->wishes.axes.empty() && !coordinates.empty()) {
    const QSignalBlocker blocker(m_heatmap);
    m_heatmap->select({along(m_axes->across()), m_axes->up() == m_axes->across() ? 0 : along(m_axes->up())});
  }
  selectCandidate(candidate);
}

void ArchiveView::setCandidate(std::optional<campaign::CandidateId> candidate) {
  const bool isOther = candidate != m_candidate;
  m_candidate = candidate;
  m_measures->setCandidate(candidate);
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
