// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/problems_model.h"

#include "widgets/models/severity_icon.h"

namespace ludo::widgets {

using diagnostics::Diagnostic;
using diagnostics::Severity;

namespace {

/// Whether two diagnostics are the same problem, wherever typing may have moved
/// it.
bool sameProblem(const Diagnostic& a, const Diagnostic& b) {
  return a.kind == b.kind && a.message == b.message && a.path == b.path;
}

}  // namespace

ProblemsModel::ProblemsModel(QObject* parent) : QAbstractTableModel(parent) {}

void ProblemsModel::setProblems(diagnostics::List problems, SourcePtr source) {
  m_source = std::move(source);
  auto [oldHead, newHead] =
      std::mismatch(m_problems.begin(), m_problems.end(), problems.begin(), problems.end(), sameProblem);
  auto [oldTail, newTail] =
      std::mismatch(m_problems.rbegin(), std::make_reverse_iterator(oldHead), problems.rbegin(),
                    std::make_reverse_iterator(newHead), sameProblem);
  int head = static_cast<int>(oldHead - m_problems.begin());
  int tail = static_cast<int>(oldTail - m_problems.rbegin());
  int oldSize = static_cast<int>(m_problems.size());
  int newSize = static_cast<int>(problems.size());
  if (oldSize > head + tail) {
    beginRemoveRows({}, head, oldSize - tail - 1);
    m_problems.erase(m_problems.begin() + head, m_problems.end() - tail);
    endRemoveRows();
  }
  if (newSize > head + tail) {
    beginInsertRows({}, head, newSize - tail - 1);
    m_problems = std::move(problems);
    endInsertRows();
  } else {
    m_problems = std::move(problems);
  }
  if (newSize > 0) emit dataChanged(index(0, 0), index(newSize - 1, ColumnCount - 1));
}

void ProblemsModel::setPalette(const QPalette& palette) {
  m_palette = palette;
  if (m_problems.empty()) return;
  emit dataChanged(index(0, SeverityColumn), index(rowCount() - 1, SeverityColumn), {Qt::DecorationRole});
}

int ProblemsModel::count(Severity severity) const {
  return static_cast<int>(
      std::count_if(m_problems.begin(), m_problems.end(),
                    [severity](const Diagnostic& d) { return d.severity() == severity; }));
}

int ProblemsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_problems.size());
}

int ProblemsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString ProblemsModel::placeText(int row) const {
  const Diagnostic& diagnostic = problem(row);
  if (!m_source || !diagnostic.span.known()) return {};
  LineColumn place = m_source->lineColumn(diagnostic.span.begin);
  return QStringLiteral("%1:%2").arg(place.line).arg(place.column);
}

QString ProblemsModel::text(int row, int column) const {
  const Diagnostic& diagnostic = problem(row);
  switch (column) {
    case SeverityColumn:
      return severityText(diagnostic.severity());
    case MessageColumn:
      return QString::fromStdString(diagnostic.message);
    case PlaceColumn:
      return placeText(row);
    default:
      return QString::fromStdString(diagnostic.path);
  }
}

QString ProblemsModel::rowText(int row) const {
  const Diagnostic& diagnostic = problem(row);
  QString line = m_source ? QString::fromStdString(m_source->name()) + QLatin1Char(':') : QString();
  QString place = placeText(row);
  if (!place.isEmpty()) line += place + QLatin1Char(':');
  if (!line.isEmpty()) line += QLatin1Char(' ');
  line += severityText(diagnostic.severity()).toLower() + QStringLiteral(": ") +
          QString::fromStdString(diagnostic.message);
  QString code =
      QString::fromUtf8(diagnostic.kind->code.data(), static_cast<qsizetype>(diagnostic.kind->code.size()));
  return line + QStringLiteral(" [") + code + QLatin1Char(']');
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
  int row = index.row();
  const Diagnostic& diagnostic = problem(row);
  switch (role) {
    case Qt::DisplayRole:
      // The icon says it; its words are the accessible text.
      return index.column() == SeverityColumn ? QVariant() : text(row, index.column());
    case Qt::DecorationRole:
      if (index.column() == SeverityColumn) return severityIcon(diagnostic.severity(), m_palette);
      return {};
    case Qt::ToolTipRole:
      return index.column() == MessageColumn && !diagnostic.suggestion.empty()
                 ? QString::fromStdString(diagnostic.suggestion)
                 : text(row, index.column());
    case Qt::AccessibleTextRole:
      return index.column() == SeverityColumn ? rowText(row) : text(row, index.column());
    case SearchRole:
      return text(row, MessageColumn) + QLatin1Char('\n') + text(row, PathColumn) + QLatin1Char('\n') +
             rowText(row);
    case SortRole:
      if (index.column() == SeverityColumn) return static_cast<int>(diagnostic.severity());
      if (index.column() == PlaceColumn) return diagnostic.span.begin;
      return text(row, index.column());
    default:
      return {};
  }
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (section == SeverityColumn) {
    return role == Qt::ToolTipRole || role == Qt::AccessibleTextRole ? QVariant(tr("Severity")) : QVariant();
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case MessageColumn:
      return tr("Problem");
    case PlaceColumn:
      return tr("Line");
    case PathColumn:
      return tr("In");
    default:
      return {};
  }
}

ProblemsFilterModel::ProblemsFilterModel(QObject* parent) : QSortFilterProxyModel(parent) {
  setSortRole(ProblemsModel::SortRole);
  setSortCaseSensitivity(Qt::CaseInsensitive);
}

void ProblemsFilterModel::setShown(Severity severity, bool shown) {
  if (shown) {
    m_hidden.erase(severity);
  } else {
    m_hidden.insert(severity);
  }
  invalidateFilter();
}

void ProblemsFilterModel::setFilterText(const QString& text) {
  m_text = text.trimmed();
  invalidateFilter();
}

bool ProblemsFilterModel::filterAcceptsRow(int row, const QModelIndex& parent) const {
  QModelIndex severity = sourceModel()->index(row, ProblemsModel::SeverityColumn, parent);
  if (m_hidden.contains(static_cast<Severity>(severity.data(ProblemsModel::SortRole).toInt()))) return false;
  return m_text.isEmpty() ||
         severity.data(ProblemsModel::SearchRole).toString().contains(m_text, Qt::CaseInsensitive);
}

}  // namespace ludo::widgets
