// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/changes_view.h"

#include <QListWidget>
#include <QSplitter>
#include <QVBoxLayout>

#include "widgets/editor/diff_view.h"

namespace ludo::widgets {

ChangesView::ChangesView(QWidget* parent) : QWidget(parent), m_list(new QListWidget), m_diff(new DiffView) {
  m_list->setObjectName(QStringLiteral("changes"));
  m_list->setAccessibleName(tr("Changes"));
  m_list->setToolTip(tr("What would change in the text; only what is ticked is applied"));
  m_diff->setObjectName(QStringLiteral("change"));
  m_diff->setAccessibleName(tr("Selected change"));
  auto* splitter = new QSplitter(Qt::Vertical);
  splitter->setChildrenCollapsible(false);
  splitter->addWidget(m_list);
  splitter->addWidget(m_diff);
  splitter->setStretchFactor(0, 1);
  splitter->setStretchFactor(1, 2);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(splitter);
  connect(m_list, &QListWidget::currentRowChanged, this, &ChangesView::showCurrent);
  connect(m_list, &QListWidget::itemChanged, this, &ChangesView::chosenChanged);
}

QString ChangesView::titleOf(const TextHunk& hunk) {
  const auto removed = static_cast<int>(hunk.removed);
  const auto added = static_cast<int>(hunk.added);
  const QString place = tr("Line %1").arg(hunk.line);
  if (removed == 0) return tr("%1: %2").arg(place, tr("%n new line(s)", nullptr, added));
  if (added == 0) return tr("%1: %2").arg(place, tr("%n line(s) less", nullptr, removed));
  return tr("%1: %2").arg(place, tr("%n line(s) changed", nullptr, std::max(removed, added)));
}

void ChangesView::setTexts(std::string_view before, std::string_view after) {
  m_hunks = hunksOf(before, after);
  const QSignalBlocker quiet(m_list);
  m_list->clear();
  for (const TextHunk& hunk : m_hunks) {
    auto* item = new QListWidgetItem(titleOf(hunk), m_list);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(Qt::Checked);
  }
  m_list->setCurrentRow(m_hunks.empty() ? -1 : 0);
  showCurrent();
  emit chosenChanged();
}

std::vector<diagnostics::TextEdit> ChangesView::chosen() const {
  std::vector<diagnostics::TextEdit> edits;
  for (std::size_t i = 0; i < m_hunks.size(); ++i) {
    if (m_list->item(static_cast<int>(i))->checkState() == Qt::Checked) edits.push_back(m_hunks[i].edit);
  }
  return edits;
}

void ChangesView::showCurrent() {
  const int row = m_list->currentRow();
  m_diff->setDiff(row < 0 ? std::vector<DiffLine>() : m_hunks[static_cast<std::size_t>(row)].lines);
}

}  // namespace ludo::widgets
