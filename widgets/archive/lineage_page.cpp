// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/lineage_page.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPixmap>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "widgets/archive/colour_scale.h"

namespace ludo::widgets {
namespace {

enum LineageColumn { NameColumn, MadeColumn, FitnessColumn, ChangeColumn, LineageColumns };

/// The colour that the heatmap gives a fitness, as a small square.
QIcon swatchOf(double share, const QPalette& palette) {
  constexpr int side = 32;
  QPixmap pixmap(side, side);
  pixmap.fill(palette.color(QPalette::Mid));
  QPainter(&pixmap).fillRect(2, 2, side - 4, side - 4, scaleColour(share));
  // A selected row must not tint it: it is to be compared with the map.
  QIcon icon(pixmap);
  icon.addPixmap(pixmap, QIcon::Selected);
  return icon;
}

}  // namespace

LineagePage::LineagePage(QWidget* parent)
    : QWidget(parent), m_job([this](std::uint64_t, const Result<Result<LineageTree>>& result) {
        if (result && *result) return show(**result);
        m_tree->clear();
        m_text->setText(QString::fromStdString(result ? result->failure() : result.failure()));
      }) {
  m_text = new QLabel(this);
  m_text->setObjectName(QStringLiteral("lineageText"));
  m_text->setWordWrap(true);
  m_tree = new QTreeWidget(this);
  m_tree->setObjectName(QStringLiteral("lineageTree"));
  m_tree->setAccessibleName(tr("Lineage of the selected game"));
  m_tree->setColumnCount(LineageColumns);
  m_tree->setHeaderLabels({tr("Game"), tr("Made by"), tr("Fitness"), tr("Change")});
  m_tree->setUniformRowHeights(true);
  m_tree->setAlternatingRowColors(true);
  m_tree->setIndentation(fontMetrics().horizontalAdvance(u'm'));
  m_tree->header()->setStretchLastSection(true);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_text);
  layout->addWidget(m_tree, 1);
  connect(m_tree, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) { choose(item); });
  connect(m_tree, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) { choose(item); });
  setCandidate({}, {});
}

void LineagePage::setCandidate(const QString& store, std::optional<campaign::CandidateId> candidate) {
  m_store = store;
  m_candidate = candidate;
  m_isRead = false;
  if (!candidate) {
    m_job.cancel();
    m_tree->clear();
    return m_text->setText(tr("Select a cell that holds a game."));
  }
  if (isVisible()) read();
}

void LineagePage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (m_candidate && !m_isRead) read();
}

void LineagePage::read() {
  m_isRead = true;
  m_job.start(++m_asked, [store = m_store, id = *m_candidate](const std::stop_token& stop) {
    return readLineageTree(store, id, stop);
  });
}

void LineagePage::show(const LineageTree& tree) {
  m_tree->clear();
  std::vector<QTreeWidgetItem*> items;
  for (const LineageGame& game : tree.games) {
    auto* item = new QTreeWidgetItem;
    game.parent ? items[*game.parent]->addChild(item) : m_tree->addTopLevelItem(item);
    items.push_back(item);
    item->setText(NameColumn,
                  tr("%1 (%2)").arg(game.name.isEmpty() ? tr("no game") : game.name).arg(game.id));
    item->setText(MadeColumn, game.made);
    item->setText(ChangeColumn, game.change);
    item->setToolTip(ChangeColumn, game.change);
    item->setToolTip(NameColumn, game.isElite ? tr("It holds a cell") : game.ending);
    item->setData(NameColumn, Qt::UserRole, static_cast<qulonglong>(game.id));
    item->setText(FitnessColumn,
                  game.fitness ? QLocale().toString(*game.fitness, 'f', 3) : QStringLiteral("–"));
    if (game.fitness)
      item->setIcon(FitnessColumn, swatchOf(tree.best > 0 ? *game.fitness / tree.best : 0, palette()));
    QFont font = item->font(NameColumn);
    font.setBold(item == items[tree.candidate]);
    font.setItalic(!game.isElite);
    item->setFont(NameColumn, font);
  }
  m_tree->expandAll();
  const QLocale locale;
  const std::size_t ancestors = tree.candidate;
  const std::size_t descendants = tree.games.size() - ancestors - 1;
  QString text = tr("Ancestors: %1 · descendants: %2")
                     .arg(locale.toString(static_cast<qulonglong>(ancestors)),
                          locale.toString(static_cast<qulonglong>(descendants)));
  if (!tree.isWhole) text += tr(", and more that are not shown");
  m_text->setText(text + tr(" · in italics: holds no cell · choose a game to see its card"));
  for (int column = NameColumn; column < ChangeColumn; ++column) m_tree->resizeColumnToContents(column);
  m_tree->setCurrentItem(items[tree.candidate]);
  m_tree->scrollToItem(items[tree.candidate], QAbstractItemView::PositionAtCenter);
}

void LineagePage::choose(const QTreeWidgetItem* item) {
  const auto id = static_cast<campaign::CandidateId>(item->data(NameColumn, Qt::UserRole).toULongLong());
  if (id != m_candidate) emit candidateRequested(id);
}

}  // namespace ludo::widgets
