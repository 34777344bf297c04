// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_card.h"

#include <QBoxLayout>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QStyle>
#include <QTableView>
#include <QToolButton>
#include <algorithm>

#include "widgets/charts/bar_chart_view.h"
#include "widgets/charts/chart_export.h"

namespace ludo::widgets {
namespace {

constexpr int tableBesideFrom = 680;  ///< pixels of card width from which the table fits beside the chart
constexpr int chartHeight = 230;
constexpr int barHeight = 26;

int heightFor(const ChartData& data) {
  return data.kind == ChartData::Kind::Shares ? std::max(chartHeight, 70 + barHeight * data.barCount())
                                              : chartHeight;
}

}  // namespace

ChartCard::ChartCard(ChartData shown, QWidget* parent) : QFrame(parent), m_model(std::move(shown)) {
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  setObjectName(QStringLiteral("chart-%1").arg(chartData().id));

  m_view = new BarChartView(this);
  m_view->setMinimumSize(260, heightFor(chartData()));
  m_view->setData(chartData());
  makeTable();

  auto* layout = new QVBoxLayout(this);
  layout->setSpacing(2);
  layout->addWidget(makeHeader());
  auto* summary = new QLabel(chartData().summary(), this);
  summary->setWordWrap(true);
  summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  summary->setAccessibleName(tr("Numbers of the chart %1").arg(chartData().title));
  layout->addWidget(summary);
  m_body = new QBoxLayout(QBoxLayout::TopToBottom);
  m_body->addWidget(m_view, 3);
  m_body->addWidget(m_table, 2);
  layout->addLayout(m_body, 1);

  connect(m_view, &BarChartView::barActivated, this, &ChartCard::barActivated);
  connect(m_view, &BarChartView::currentBarChanged, this, [this](int bar) {
    if (bar >= 0 && m_table->currentIndex().row() != bar) m_table->selectRow(bar);
  });
  connect(m_table, &QTableView::activated, this,
          [this](const QModelIndex& index) { emit barActivated(index.row()); });
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& current) { m_view->setCurrentBar(current.row()); });
}

QWidget* ChartCard::makeHeader() {
  auto* header = new QWidget(this);
  auto* layout = new QHBoxLayout(header);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* title = new QLabel(chartData().title, header);
  QFont font = title->font();
  font.setBold(true);
  font.setPointSizeF(font.pointSizeF() * 1.1);
  title->setFont(font);
  layout->addWidget(title, 1);

  m_tableButton = new QToolButton(header);
  m_tableButton->setText(tr("Table"));
  m_tableButton->setToolTip(tr("Show the numbers of this chart as a table"));
  m_tableButton->setAccessibleName(tr("Table of %1").arg(chartData().title));
  m_tableButton->setCheckable(true);
  m_tableButton->setAutoRaise(true);
  m_tableButton->setFocusPolicy(Qt::StrongFocus);
  connect(m_tableButton, &QToolButton::toggled, this, &ChartCard::setTableShown);
  layout->addWidget(m_tableButton);

  auto* exportButton = new QToolButton(header);
  exportButton->setText(tr("Export"));
  exportButton->setToolTip(tr("Save this chart as a picture or its numbers as a table"));
  exportButton->setAccessibleName(tr("Export %1").arg(chartData().title));
  exportButton->setAutoRaise(true);
  exportButton->setFocusPolicy(Qt::StrongFocus);
  exportButton->setPopupMode(QToolButton::InstantPopup);
  auto* menu = new QMenu(exportButton);
  menu->addAction(tr("Picture (PNG)…"), this,
                  [this] { exportAs(QStringLiteral("png"), tr("PNG pictures (*.png)")); });
  menu->addAction(tr("Vector drawing (SVG)…"), this,
                  [this] { exportAs(QStringLiteral("svg"), tr("SVG drawings (*.svg)")); });
  menu->addAction(tr("Numbers (CSV)…"), this,
                  [this] { exportAs(QStringLiteral("csv"), tr("CSV tables (*.csv)")); });
  exportButton->setMenu(menu);
  layout->addWidget(exportButton);
  return header;
}

void ChartCard::makeTable() {
  m_table = new QTableView(this);
  m_table->setModel(&m_model);
  m_table->setAccessibleName(tr("Table of %1").arg(chartData().title));
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setSelectionMode(QAbstractItemView::SingleSelection);
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setTabKeyNavigation(false);
  m_table->setFrameShape(QFrame::NoFrame);
  m_table->setAlternatingRowColors(true);
  m_table->setShowGrid(false);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 6);
  m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_table->horizontalHeader()->setStretchLastSection(true);
  m_table->setMinimumHeight(160);
  m_table->hide();
}

void ChartCard::setTableShown(bool shown) {
  m_tableButton->setChecked(shown);
  m_table->setVisible(shown);
}

void ChartCard::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  m_body->setDirection(width() >= tableBesideFrom ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ChartCard::exportAs(const QString& suffix, const QString& filter) {
  const QString suggestion = QStringLiteral("%1.%2").arg(chartData().id, suffix);
  QString path =
      QFileDialog::getSaveFileName(this, tr("Export %1").arg(chartData().title), suggestion, filter);
  if (path.isEmpty()) return;
  if (!path.endsWith(u'.' + suffix, Qt::CaseInsensitive)) path += u'.' + suffix;
  const Result<Done> done = exportChart(chartData(), path);
  if (!done)
    QMessageBox::warning(this, tr("The chart was not saved"), QString::fromStdString(done.failure()));
}

}  // namespace ludo::widgets
