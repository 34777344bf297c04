// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAbstractTableModel>
#include <set>

#include "widgets/editor/file_search.h"

namespace ludo::ide {

/// What a search found, a match a row, with what would become of its line. Each row can be ticked, and is at
/// first. GUI thread.
class FoundModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Place, Line, Becomes, ColumnCount };

  using QAbstractTableModel::QAbstractTableModel;

  void setFound(widgets::FoundInFiles found, bool regularExpression);
  const widgets::FoundInFiles& found() const { return m_found; }
  /// What is put in place of each match; none: nothing is replaced, and the column is empty.
  void setReplacement(const std::optional<QString>& replacement);

  const widgets::FoundText& textOf(int row) const;
  const widgets::FoundMatch& matchOf(int row) const;
  /// The line as it would be with this match replaced.
  QString lineAfter(int row) const;
  bool isTicked(int row) const { return !m_unticked.contains(row); }
  int tickedCount() const { return rowCount() - static_cast<int>(m_unticked.size()); }
  /// The changes of a text by its ticked matches, in order.
  std::vector<diagnostics::TextEdit> editsOf(std::size_t text) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

 signals:
  void tickedChanged();

 private:
  struct Row {
    std::size_t text;
    std::size_t match;
  };
  std::string replacementOf(const widgets::FoundMatch& match) const;

  widgets::FoundInFiles m_found;
  std::vector<Row> m_rows;
  std::set<int> m_unticked;
  std::optional<QString> m_replacement;
  bool m_regularExpression = false;
};

}  // namespace ludo::ide
