// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_panel.h"

#include <QtGui/QAction>
#include <QtGui/QImageWriter>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QTableView>
#include <QtWidgets/QToolBar>
#include <QtWidgets/QVBoxLayout>

#include "widgets/models/colours.h"

namespace ludo::widgets {

namespace {

constexpr double exportedCell = 128;
constexpr std::size_t manyZones = 2000;  ///< more are laid out on a worker thread whatever their kind

ZoneRow rowOf(const SceneZone& zone) {
  ZoneRow row;
  row.name = zone.name;
  row.owner = zone.owner == kernel::nobody ? QString() : seatName(zone.owner);
  row.tokens = zone.count;
  row.neighbours = zone.neighbours;
  QStringList contents;
  if (zone.hidden > 0) {
    contents << BoardPanel::tr("%1 hidden").arg(zone.hidden);
  } else {
    for (const SceneToken& token : zone.tokens) contents << describeToken(token);
  }
  row.contents = contents.join(QStringLiteral(", "));
  return row;
}

}  // namespace

BoardPanel::BoardPanel(QWidget* parent)
    : QWidget(parent), m_layoutJob([this](std::uint64_t key, Result<BoardLayoutPtr> layout) {
        if (!layout) {
          m_view->setEmptyText(
              tr("The board could not be laid out: %1").arg(QString::fromStdString(layout.failure())));
          return;
        }
        m_layout = *layout;
        m_layoutKey = key;
        rebuildScene(false);
      }) {
  m_view = new BoardView;
  m_zones = new ZonesModel(this);
  m_table = new QTableView;
  m_table->setModel(m_zones);
  m_table->setAccessibleName(tr("Zones of the board"));
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_table->setAlternatingRowColors(true);
  m_table->setShowGrid(false);
  m_table->setTabKeyNavigation(false);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 8);
  m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  m_table->horizontalHeader()->setHighlightSections(false);
  m_table->horizontalHeader()->setSectionResizeMode(ZonesModel::Contents, QHeaderView::Stretch);
  m_pages = new QStackedWidget;
  m_pages->addWidget(m_view);
  m_pages->addWidget(m_table);

  m_tools = new QToolBar;
  buildToolBar(*m_tools);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  m_stale = new QLabel(tr("The text has errors. This is the board from before them."));
  m_stale->setWordWrap(true);
  m_stale->setMargin(6);
  m_stale->setAutoFillBackground(true);
  m_stale->hide();
  layout->addWidget(m_tools);
  // Over the board, which shall not jump while somebody types.
  auto* stacked = new QGridLayout;
  stacked->addWidget(m_pages, 0, 0);
  stacked->addWidget(m_stale, 0, 0, Qt::AlignTop);
  layout->addLayout(stacked, 1);
  setFocusProxy(m_view);
  m_tools->setEnabled(false);

  connect(m_view, &BoardView::zoneActivated, this, &BoardPanel::zoneActivated);
  connect(m_view, &BoardView::tokenActivated, this, &BoardPanel::tokenActivated);
  connect(m_view, &BoardView::zoneDefinitionRequested, this, &BoardPanel::zoneDefinitionRequested);
  connect(m_view, &BoardView::cancelled, this, &BoardPanel::cancelled);
  connect(m_view, &BoardView::exportRequested, this, &BoardPanel::saveImage);
  connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
    emit zoneActivated(kernel::ZoneId(static_cast<std::size_t>(index.row())));
  });
}

void BoardPanel::buildToolBar(QToolBar& bar) {
  bar.setAccessibleName(tr("Board tools"));
  bar.setToolButtonStyle(Qt::ToolButtonTextOnly);
  const auto add = [&bar](const QString& text, const QString& toolTip) {
    QAction* action = bar.addAction(text);
    action->setToolTip(toolTip);
    return action;
  };
  connect(add(QStringLiteral("−"), tr("Zoom out (minus key)")), &QAction::triggered, m_view,
          &BoardView::zoomOut);
  connect(add(QStringLiteral("+"), tr("Zoom in (plus key)")), &QAction::triggered, m_view,
          &BoardView::zoomIn);
  connect(add(tr("Fit"), tr("Show the whole board (Ctrl+0)")), &QAction::triggered, m_view, &BoardView::fit);
  bar.addSeparator();
  m_coordinatesAction = add(tr("Coordinates"), tr("Show the names of rows and columns beside the board"));
  m_coordinatesAction->setCheckable(true);
  connect(m_coordinatesAction, &QAction::toggled, m_view, &BoardView::setShowCoordinates);
  m_coordinatesAction->setChecked(true);  // moves are told by them
  m_adjacencyAction = add(tr("Adjacency"), tr("Show lines between spaces that are adjacent"));
  m_adjacencyAction->setCheckable(true);
  connect(m_adjacencyAction, &QAction::toggled, m_view, &BoardView::setShowAdjacency);
  m_variablesAction = add(tr("All numbers"), tr("Also show what the rules count for themselves"));
  m_variablesAction->setCheckable(true);
  m_variablesAction->setVisible(false);
  connect(m_variablesAction, &QAction::toggled, this, [this] {
    if (m_rules != nullptr) layOut(false);
  });
  m_tableAction = add(tr("As table"), tr("Show the zones as a table instead of a picture"));
  m_tableAction->setCheckable(true);
  connect(m_tableAction, &QAction::toggled, this, [this](bool table) {
    m_pages->setCurrentIndex(table ? 1 : 0);
    setFocusProxy(m_pages->currentWidget());
  });
  bar.addSeparator();
  connect(add(tr("Save image…"), tr("Save the whole board as PNG or SVG")), &QAction::triggered, this,
          &BoardPanel::saveImage);
}

void BoardPanel::addTool(QAction* action) {
  QAction* first = m_tools->actions().constFirst();
  m_tools->insertAction(first, action);
  m_tools->insertSeparator(first);
}

void BoardPanel::addToolWidget(QWidget* tool) {
  m_tools->addWidget(tool);
}

void BoardPanel::addBar(QWidget* bar) {
  static_cast<QVBoxLayout*>(layout())->insertWidget(1, bar);
}

void BoardPanel::setShowsTable(bool table) {
  m_tableAction->setChecked(table);
}

void BoardPanel::showRules(kernel::RulesPtr rules) {
  display(std::move(rules), std::nullopt, Viewer::everything(), false);
}

void BoardPanel::showPosition(kernel::RulesPtr rules, const kernel::State& state, const Viewer& viewer,
                              bool animate) {
  display(std::move(rules), state, viewer, animate);
}

void BoardPanel::display(kernel::RulesPtr rules, std::optional<kernel::State> state, const Viewer& viewer,
                         bool animate) {
  m_state = std::move(state);
  m_viewer = viewer;
  if (rules == nullptr) {
    m_rules = nullptr;
    m_layout = nullptr;
    m_layoutJob.cancel();
    rebuildScene(false);
    return;
  }
  const bool newRules = rules != m_rules;
  m_rules = std::move(rules);
  if (newRules) m_variablesAction->setVisible(hasInternalVariables(*m_rules));
  if (!newRules && m_layout != nullptr) return rebuildScene(animate);
  layOut(animate);
}

ShownVariables BoardPanel::shownVariables() const {
  return m_variablesAction->isChecked() ? ShownVariables::All : ShownVariables::Facts;
}

void BoardPanel::layOut(bool animate) {
  const ShownVariables shown = shownVariables();
  const std::uint64_t key = layoutKey(*m_rules, shown);
  if (m_layout != nullptr && key == m_layoutKey) return rebuildScene(animate);
  m_layout = nullptr;
  if (m_rules->zones().size() > manyZones || needsGraphLayout(*m_rules)) {
    m_view->setEmptyText(tr("Laying out the board…"));
    rebuildScene(false);
    m_layoutJob.start(key, [shared = m_rules, shown](std::stop_token) {
      return std::make_shared<const BoardLayout>(layOutBoard(*shared, shown));
    });
    return;
  }
  m_layoutJob.cancel();
  m_layout = std::make_shared<const BoardLayout>(layOutBoard(*m_rules, shown));
  m_layoutKey = key;
  rebuildScene(animate);
}

void BoardPanel::rebuildScene(bool animate) {
  if (m_rules == nullptr || m_layout == nullptr) {
    if (m_rules == nullptr) m_view->setEmptyText(tr("The board appears here once the game compiles"));
    m_tools->setEnabled(false);
    m_view->setScene({});
    m_zones->setRows({});
    return;
  }
  BoardScene scene =
      makeScene(*m_rules, *m_layout, m_state ? &*m_state : nullptr, m_viewer, shownVariables(), m_pictures);
  if (scene.empty()) m_view->setEmptyText(tr("This game has no zones and no variables to show"));
  m_tools->setEnabled(true);
  m_coordinatesAction->setEnabled(!scene.coordinates.empty());
  m_adjacencyAction->setEnabled(!scene.adjacency.empty());
  std::vector<ZoneRow> rows;
  rows.reserve(scene.zones.size());
  for (const SceneZone& zone : scene.zones) rows.push_back(rowOf(zone));
  m_zones->setRows(std::move(rows));
  m_view->setScene(std::move(scene), animate);
  m_view->setMarks(m_marks);
}

void BoardPanel::setPictures(GamePicturesPtr pictures) {
  if (pictures == m_pictures) return;
  m_pictures = std::move(pictures);
  if (m_layout != nullptr) rebuildScene(false);
}

void BoardPanel::setMarks(BoardMarks marks) {
  m_marks = std::move(marks);
  if (!m_view->scene().zones.empty()) m_view->setMarks(m_marks);
}

void BoardPanel::setStale(bool stale) {
  // Tinted, for a board that looks as ever is taken for that of the text.
  const BoardColours colours = BoardColours::from(palette());
  QPalette tinted = palette();
  tinted.setColor(QPalette::Window, mixed(colours.background, colours.lastMove, 0.35));
  m_stale->setPalette(tinted);
  m_stale->setVisible(stale && m_rules != nullptr);
}

void BoardPanel::saveImage() {
  const QString png = tr("PNG image (*.png)");
  const QString svg = tr("SVG drawing (*.svg)");
  QString chosen = png;
  QString path = QFileDialog::getSaveFileName(this, tr("Save the board as an image"), tr("board.png"),
                                              QStringLiteral("%1;;%2").arg(png, svg), &chosen);
  if (path.isEmpty()) return;
  const bool vector = path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive) ||
                      (chosen == svg && !path.endsWith(QStringLiteral(".png"), Qt::CaseInsensitive));
  if (QFileInfo(path).suffix().isEmpty()) path += vector ? QStringLiteral(".svg") : QStringLiteral(".png");
  QString error;
  bool saved = false;
  if (vector) {
    saved = m_view->writeSvg(path, &error);
  } else {
    QImageWriter writer(path, "png");
    saved = writer.write(m_view->toImage(exportedCell));
    error = writer.errorString();
  }
  if (!saved)
    QMessageBox::warning(this, tr("Image not saved"), tr("%1 could not be written: %2").arg(path, error));
}

}  // namespace ludo::widgets
