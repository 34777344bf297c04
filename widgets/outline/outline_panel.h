// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

#include "widgets/models/outline_model.h"

class QStackedWidget;
class QTreeView;

namespace ludo::widgets {

/// Lists the headings and sections of a specification and what they define; choosing one leads to its place.
/// GUI thread.
class OutlinePanel : public QWidget {
  Q_OBJECT
 public:
  explicit OutlinePanel(QWidget* parent = nullptr);

  void setOutline(std::vector<service::OutlineEntry> outline);
  QTreeView* view() const { return m_view; }

 signals:
  /// The user wants to see a place of the text that the outline was made of.
  void placeRequested(ludo::Span place);

 private:
  void open(const QModelIndex& index);

  OutlineModel m_model;
  QStackedWidget* m_pages = nullptr;
  QTreeView* m_view = nullptr;
};

}  // namespace ludo::widgets
