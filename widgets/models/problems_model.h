// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAbstractTableModel>
#include <QPalette>
#include <QSortFilterProxyModel>
#include <array>
#include <set>

#include "core/diagnostics/diagnostic.h"

namespace ludo::widgets {

/// The diagnostics of one document, a row each, in the order given. GUI thread.
class ProblemsModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { SeverityColumn, MessageColumn, PlaceColumn, PathColumn, ColumnCount };
  enum Role {
    SortRole = Qt::UserRole,  ///< severity, place or text in an order that sorts
    SearchRole                ///< everything of the row that a filter text may match
  };

  explicit ProblemsModel(QObject* parent = nullptr);

  /// Shows these diagnostics, whose spans are offsets into `source`. Rows that
  /// stay keep their place in selections: only rows in between change.
  void setProblems(diagnostics::List problems, SourcePtr source);
  /// For the icons' colours.
  void setPalette(const QPalette& palette);

  const diagnostics::Diagnostic& problem(int row) const { return m_problems[static_cast<std::size_t>(row)]; }
  /// The source that the spans refer to; null before the first setProblems.
  const SourcePtr& source() const { return m_source; }
  int count(diagnostics::Severity severity) const;
  /// "12:5", or nothing when the problem has no place.
  QString placeText(int row) const;
  /// A row as one line of text, to be copied.
  QString rowText(int row) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  QString text(int row, int column) const;

  diagnostics::List m_problems;
  SourcePtr m_source;
  QPalette m_palette;
};

/// Shows the problems of chosen severities that contain a text.
class ProblemsFilterModel : public QSortFilterProxyModel {
  Q_OBJECT
 public:
  explicit ProblemsFilterModel(QObject* parent = nullptr);

  void setShown(diagnostics::Severity severity, bool shown);
  void setFilterText(const QString& text);

 protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
  std::set<diagnostics::Severity> m_hidden;
  QString m_text;
};

}  // namespace ludo::widgets
