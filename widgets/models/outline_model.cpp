// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/outline_model.h"

namespace ludo::widgets {

using service::OutlineEntry;

OutlineModel::OutlineModel(QObject* parent) : QAbstractItemModel(parent) {}

void OutlineModel::setOutline(std::vector<OutlineEntry> outline) {
  auto sameShape = [](const OutlineEntry& a, const OutlineEntry& b) {
    return a.depth == b.depth && a.kind == b.kind && a.name == b.name;
  };
  if (std::equal(outline.begin(), outline.end(), m_outline.begin(), m_outline.end(), sameShape)) {
    m_outline = std::move(outline);
    return;
  }
  beginResetModel();
  m_outline = std::move(outline);
  m_nodes.assign(m_outline.size() + 1, Node{});
  std::vector<std::size_t> open{0};
  for (std::size_t i = 0; i < m_outline.size(); ++i) {
    while (open.size() > 1 && m_outline[open.back() - 1].depth >= m_outline[i].depth) open.pop_back();
    std::size_t self = i + 1;
    Node& parent = m_nodes[open.back()];
    m_nodes[self].parent = open.back();
    m_nodes[self].row = static_cast<int>(parent.children.size());
    parent.children.push_back(self);
    open.push_back(self);
  }
  endResetModel();
}

const OutlineModel::Node& OutlineModel::node(const QModelIndex& index) const {
  return m_nodes[index.isValid() ? index.internalId() : 0];
}

const OutlineEntry& OutlineModel::entry(const QModelIndex& index) const {
  return m_outline[static_cast<std::size_t>(index.internalId()) - 1];
}

QModelIndex OutlineModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column, node(parent).children[static_cast<std::size_t>(row)]);
}

QModelIndex OutlineModel::parent(const QModelIndex& index) const {
  std::size_t parent = node(index).parent;
  return !index.isValid() || parent == 0 ? QModelIndex() : createIndex(m_nodes[parent].row, 0, parent);
}

int OutlineModel::rowCount(const QModelIndex& parent) const {
  return parent.column() > 0 ? 0 : static_cast<int>(node(parent).children.size());
}

int OutlineModel::columnCount(const QModelIndex&) const {
  return 1;
}

QVariant OutlineModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const OutlineEntry& shown = entry(index);
  switch (role) {
    case Qt::DisplayRole:
      return QString::fromStdString(shown.name);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
      return QStringLiteral("%1 %2").arg(QString::fromStdString(shown.kind),
                                         QString::fromStdString(shown.name));
    case KindRole:
      return QString::fromStdString(shown.kind);
    case OffsetRole:
      return shown.span.known() ? QVariant(shown.span.begin) : QVariant();
    default:
      return {};
  }
}

}  // namespace ludo::widgets
