// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/value_view.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>

#include "widgets/controls/row_table.h"

namespace ludo::widgets {

ValueView::ValueView(const QString& name, QWidget* parent)
    : QTableView(parent), m_sorted(new QSortFilterProxyModel(this)) {
  m_sorted->setSourceModel(&m_model);
  m_sorted->setSortRole(Qt::EditRole);
  setModel(m_sorted);
  setAccessibleName(name);
  showRows(*this);
  setWordWrap(false);
  horizontalHeader()->setHighlightSections(false);
  connect(this, &QTableView::activated, this,
          [this](const QModelIndex& index) { emit rowActivated(m_sorted->mapToSource(index).row()); });
}

void ValueView::setTable(ValueTable table) {
  m_words = 0;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (!table.columns[i].isNumber) m_words = static_cast<int>(i);
  }
  m_model.setTable(std::move(table));
  // As the table has it, until a header is clicked.
  setSortingEnabled(false);
  m_sorted->sort(-1);
  horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
  setSortingEnabled(true);
  fitColumns();
}

void ValueView::fitColumns() {
  if (m_model.columnCount() == 0) return;
  resizeColumnsToContents();
  const int left = viewport()->width() - horizontalHeader()->length();
  if (left > 0) setColumnWidth(m_words, columnWidth(m_words) + left);
}

void ValueView::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  fitColumns();
}

int ValueView::currentRow() const {
  return currentIndex().isValid() ? m_sorted->mapToSource(currentIndex()).row() : -1;
}

void ValueView::choose(int row) {
  setCurrentIndex(m_sorted->mapFromSource(m_model.index(row, 0)));
}

}  // namespace ludo::widgets
