// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/row_table.h"

#include <QHeaderView>
#include <QTableView>

namespace ludo::widgets {
namespace {

constexpr int rowPadding = 6;  ///< pixels above and below the text, together

}  // namespace

void showRows(QTableView& table) {
  table.setSelectionBehavior(QAbstractItemView::SelectRows);
  table.setSelectionMode(QAbstractItemView::SingleSelection);
  table.setEditTriggers(QAbstractItemView::NoEditTriggers);
  table.setTabKeyNavigation(false);
  table.setAlternatingRowColors(true);
  table.setShowGrid(false);
  table.verticalHeader()->hide();
  table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + rowPadding);
}

}  // namespace ludo::widgets
