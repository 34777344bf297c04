// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QTableView>

#include "widgets/models/value_table.h"

class QSortFilterProxyModel;

namespace ludo::widgets {

/// A table of values: rows are chosen, columns sort, the last column that is no number takes the room that
/// is left. GUI thread.
class ValueView : public QTableView {
  Q_OBJECT
 public:
  /// `name` is what screen readers say.
  explicit ValueView(const QString& name, QWidget* parent = nullptr);

  void setTable(ValueTable table);
  /// The row of the table that is chosen, -1 for none; whatever it is sorted by.
  int currentRow() const;
  /// The other way.
  void choose(int row);

 signals:
  /// Enter or a double click; the row of the table.
  void rowActivated(int row);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void fitColumns();

  ValueTableModel m_model;
  QSortFilterProxyModel* m_sorted;
  int m_words = 0;  ///< the column that takes the room that is left
};

}  // namespace ludo::widgets
