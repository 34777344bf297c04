// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/progress_page.h"

#include <QHeaderView>
#include <QLocale>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <map>

#include "widgets/archive/curves_view.h"

namespace ludo::widgets {
namespace {

/// What came of an operator's children.
struct Yield {
  std::uint64_t tried = 0;
  std::uint64_t compiled = 0;
  std::uint64_t passed = 0;
  std::uint64_t archived = 0;
};

std::map<QString, Yield> yieldsOf(const ArchiveSnapshot& snapshot) {
  std::map<QString, Yield> yields;
  for (const campaign::EndingCount& each : snapshot.endings) {
    if (each.operatorName.empty()) continue;
    Yield& yield = yields[QString::fromStdString(each.operatorName)];
    const auto ending = campaign::endingNamed(each.ending);
    yield.tried += each.count;
    if (!ending) continue;
    if (*ending > campaign::CandidateEnding::notCompiled) yield.compiled += each.count;
    if (*ending > campaign::CandidateEnding::flagged) yield.passed += each.count;
    if (*ending == campaign::CandidateEnding::archived) yield.archived += each.count;
  }
  return yields;
}

}  // namespace

ProgressPage::ProgressPage(QWidget* parent) : QWidget(parent) {
  m_curves = new CurvesView(this);
  m_operators = new QTableWidget(0, 6, this);
  m_operators->setObjectName(QStringLiteral("operators"));
  m_operators->setAccessibleName(tr("What each operator yields"));
  m_operators->setHorizontalHeaderLabels(
      {tr("Operator"), tr("Tried"), tr("Compiled"), tr("Passed"), tr("Archived"), tr("Yield")});
  m_operators->horizontalHeaderItem(3)->setToolTip(tr("Children that passed the filters and raised no flag"));
  m_operators->horizontalHeaderItem(4)->setToolTip(tr("Children that took a cell of the archive"));
  m_operators->horizontalHeaderItem(5)->setToolTip(tr("Of those that were tried, how many took a cell"));
  m_operators->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_operators->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_operators->setTabKeyNavigation(false);
  m_operators->setShowGrid(false);
  m_operators->setAlternatingRowColors(true);
  m_operators->verticalHeader()->hide();
  m_operators->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
  auto* splitter = new QSplitter(Qt::Vertical, this);
  splitter->setChildrenCollapsible(false);
  splitter->addWidget(m_curves);
  splitter->addWidget(m_operators);
  splitter->setStretchFactor(0, 3);
  splitter->setStretchFactor(1, 2);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(splitter);
}

void ProgressPage::setSnapshot(const ArchiveSnapshotPtr& snapshot) {
  m_curves->setSnapshot(snapshot);
  const std::map<QString, Yield> yields = snapshot ? yieldsOf(*snapshot) : std::map<QString, Yield>();
  const bool isFirst = m_operators->rowCount() == 0;
  m_operators->setRowCount(static_cast<int>(yields.size()));
  const QLocale locale;
  int row = 0;
  for (const auto& [name, yield] : yields) {
    const auto set = [&](int column, const QString& text) {
      auto* item = new QTableWidgetItem(text);
      if (column > 0) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      m_operators->setItem(row, column, item);
    };
    const auto count = [&locale](std::uint64_t number) {
      return locale.toString(static_cast<qulonglong>(number));
    };
    set(0, name);
    set(1, count(yield.tried));
    set(2, count(yield.compiled));
    set(3, count(yield.passed));
    set(4, count(yield.archived));
    const double share =
        yield.tried == 0 ? 0 : 100.0 * static_cast<double>(yield.archived) / static_cast<double>(yield.tried);
    set(5, tr("%1 %").arg(locale.toString(share, 'f', 1)));
    ++row;
  }
  if (isFirst && row > 0) m_operators->resizeColumnsToContents();
}

}  // namespace ludo::widgets
