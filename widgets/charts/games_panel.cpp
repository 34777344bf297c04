// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/games_panel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include "widgets/controls/row_table.h"

namespace ludo::widgets {

GamesPanel::GamesPanel(QWidget* parent) : QWidget(parent) {
  m_title = new QLabel(this);
  m_title->setWordWrap(true);
  m_allButton = new QPushButton(tr("All games"), this);
  m_allButton->setToolTip(tr("List every game of the simulation"));
  m_allButton->setAccessibleName(tr("List all games"));
  m_openButton = new QPushButton(tr("Replay"), this);
  m_openButton->setToolTip(tr("See the chosen game move by move (Enter)"));
  m_openButton->setAccessibleName(tr("Replay the chosen game"));

  m_sorted = new QSortFilterProxyModel(this);
  m_sorted->setSourceModel(&m_model);
  m_sorted->setSortRole(Qt::EditRole);
  m_table = new QTableView(this);
  m_table->setObjectName(QStringLiteral("games"));
  m_table->setModel(m_sorted);
  m_table->setAccessibleName(tr("Games"));
  showRows(*m_table);
  m_table->setSortingEnabled(true);
  m_table->sortByColumn(GamesModel::Game, Qt::AscendingOrder);

  auto* header = new QHBoxLayout;
  header->addWidget(m_title, 1);
  header->addWidget(m_allButton);
  header->addWidget(m_openButton);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(header);
  layout->addWidget(m_table, 1);

  connect(m_table, &QTableView::activated, this, &GamesPanel::open);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &GamesPanel::updateButtons);
  connect(m_sorted, &QAbstractItemModel::modelReset, this, &GamesPanel::updateButtons);
  connect(m_openButton, &QPushButton::clicked, this, [this] { open(m_table->currentIndex()); });
  connect(m_allButton, &QPushButton::clicked, this,
          [this] { showAllGames(SimulationResult(m_model.simulation())); });
  clear();
}

void GamesPanel::showAllGames(const SimulationResult& simulation) {
  m_showsAll = true;
  m_model.setAllGames(simulation);
  m_title->setText(tr("All %Ln game(s)", nullptr, m_model.rowCount()));
  fitColumns();
  updateButtons();
}

void GamesPanel::showGames(const SimulationResult& simulation, const QString& what,
                           const std::vector<std::uint64_t>& games, std::uint64_t total,
                           const std::vector<std::uint32_t>& plies) {
  m_showsAll = false;
  m_model.setGames(simulation, games, plies);
  const int shown = m_model.rowCount();
  const QLocale locale;
  m_title->setText(total > games.size() ? tr("%1: the first %2 of %3 games")
                                              .arg(what, locale.toString(shown),
                                                   locale.toString(static_cast<qulonglong>(total)))
                                        : tr("%1: %n game(s)", nullptr, shown).arg(what));
  fitColumns();
  if (shown > 0) m_table->setCurrentIndex(m_sorted->index(0, 0));
  updateButtons();
}

void GamesPanel::fitColumns() {
  m_table->resizeColumnsToContents();
  // Each time, for the header forgets it when the number of columns changes.
  m_table->horizontalHeader()->setSectionResizeMode(GamesModel::Result, QHeaderView::Stretch);
}

void GamesPanel::clear() {
  m_showsAll = true;
  m_model.clear();
  m_title->setText(tr("No games yet"));
  updateButtons();
}

void GamesPanel::updateButtons() {
  m_openButton->setEnabled(m_table->currentIndex().isValid());
  m_allButton->setEnabled(!m_showsAll);
}

void GamesPanel::open(const QModelIndex& proxyIndex) {
  if (!proxyIndex.isValid()) return;
  const int row = m_sorted->mapToSource(proxyIndex).row();
  emit openGame(m_model.simulation(), m_model.game(row), m_model.plyOf(row));
}

}  // namespace ludo::widgets
