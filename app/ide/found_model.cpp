// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/found_model.h"

namespace ludo::ide {

using widgets::FoundMatch;
using widgets::FoundText;

namespace {

constexpr qsizetype shownCharacters = 300;

constexpr qsizetype shownBefore = 24;  ///< the match, in characters

/// A line from shortly before the byte where the match begins.
QString shown(const std::string& line, std::size_t match) {
  const QString before = QString::fromStdString(line.substr(0, match));
  const QString text = QString::fromStdString(line);
  const qsizetype begin = before.trimmed().size() > shownBefore ? before.size() - shownBefore : 0;
  const QString part = text.mid(begin, shownCharacters).trimmed();
  return (begin > 0 ? QStringLiteral("…") : QString()) + part +
         (begin + shownCharacters < text.size() ? QStringLiteral("…") : QString());
}

}  // namespace

void FoundModel::setFound(widgets::FoundInFiles found, bool regularExpression) {
  beginResetModel();
  m_found = std::move(found);
  m_regularExpression = regularExpression;
  m_rows.clear();
  m_unticked.clear();
  for (std::size_t text = 0; text < m_found.texts.size(); ++text) {
    for (std::size_t match = 0; match < m_found.texts[text].matches.size(); ++match)
      m_rows.push_back({text, match});
  }
  endResetModel();
}

void FoundModel::setReplacement(const std::optional<QString>& replacement) {
  beginResetModel();
  m_replacement = replacement;
  endResetModel();
}

const FoundText& FoundModel::textOf(int row) const {
  return m_found.texts[m_rows[static_cast<std::size_t>(row)].text];
}

const FoundMatch& FoundModel::matchOf(int row) const {
  return textOf(row).matches[m_rows[static_cast<std::size_t>(row)].match];
}

std::string FoundModel::replacementOf(const FoundMatch& match) const {
  return widgets::replacementFor(match.match, m_replacement.value_or(QString()), m_regularExpression);
}

QString FoundModel::lineAfter(int row) const {
  const FoundMatch& match = matchOf(row);
  std::string line = match.content;
  const Span span = match.match.span;
  line.replace(span.begin - match.begin, span.end - span.begin, replacementOf(match));
  return QString::fromStdString(line);
}

std::vector<diagnostics::TextEdit> FoundModel::editsOf(std::size_t text) const {
  std::vector<diagnostics::TextEdit> edits;
  for (int row = 0; row < rowCount(); ++row) {
    if (m_rows[static_cast<std::size_t>(row)].text != text || !isTicked(row)) continue;
    edits.push_back({matchOf(row).match.span, replacementOf(matchOf(row))});
  }
  return edits;
}

int FoundModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FoundModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int{ColumnCount};
}

QVariant FoundModel::data(const QModelIndex& index, int role) const {
  const int row = index.row();
  const FoundMatch& match = matchOf(row);
  if (role == Qt::CheckStateRole && index.column() == Place && m_replacement)
    return isTicked(row) ? Qt::Checked : Qt::Unchecked;
  if (role == Qt::ToolTipRole) return QString::fromStdString(match.content);
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
    case Place:
      return QStringLiteral("%1:%2").arg(textOf(row).name).arg(match.line + 1);
    case Line:
      return shown(match.content, match.match.span.begin - match.begin);
    default:
      return m_replacement
                 ? QVariant(shown(lineAfter(row).toStdString(), match.match.span.begin - match.begin))
                 : QVariant();
  }
}

bool FoundModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::CheckStateRole || index.column() != Place || !m_replacement) return false;
  if (value.toInt() == Qt::Checked) {
    m_unticked.erase(index.row());
  } else {
    m_unticked.insert(index.row());
  }
  emit dataChanged(index, index, {role});
  emit tickedChanged();
  return true;
}

QVariant FoundModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case Place:
      return tr("Place");
    case Line:
      return tr("Line");
    default:
      return tr("Becomes");
  }
}

Qt::ItemFlags FoundModel::flags(const QModelIndex& index) const {
  Qt::ItemFlags flags = QAbstractTableModel::flags(index);
  if (index.column() == Place && m_replacement) flags |= Qt::ItemIsUserCheckable;
  return flags;
}

}  // namespace ludo::ide
