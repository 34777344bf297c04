// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/outline/outline_panel.h"

#include <QLabel>
#include <QStackedWidget>
#include <QTreeView>
#include <QVBoxLayout>

namespace ludo::widgets {

OutlinePanel::OutlinePanel(QWidget* parent) : QWidget(parent) {
  auto* empty =
      new QLabel(tr("Nothing is defined yet. Headings, sections and the names in them are listed here."));
  empty->setAlignment(Qt::AlignCenter);
  empty->setWordWrap(true);
  empty->setMargin(16);
  empty->setForegroundRole(QPalette::PlaceholderText);
  m_view = new QTreeView;
  m_view->setModel(&m_model);
  m_view->setHeaderHidden(true);
  m_view->setAccessibleName(tr("Outline of the specification"));
  m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_pages = new QStackedWidget;
  m_pages->addWidget(empty);
  m_pages->addWidget(m_view);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_pages);
  setFocusProxy(m_view);

  connect(&m_model, &QAbstractItemModel::modelReset, m_view, &QTreeView::expandAll);
  connect(m_view, &QTreeView::activated, this, &OutlinePanel::open);
  // Some desktops activate by a double click only.
  connect(m_view, &QTreeView::clicked, this, &OutlinePanel::open);
}

void OutlinePanel::setOutline(std::vector<service::OutlineEntry> outline) {
  m_model.setOutline(std::move(outline));
  m_pages->setCurrentIndex(m_model.rowCount() > 0 ? 1 : 0);
}

void OutlinePanel::open(const QModelIndex& index) {
  const Span place = m_model.entry(index).span;
  if (place.known()) emit placeRequested(place);
}

}  // namespace ludo::widgets
