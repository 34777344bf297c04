// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <functional>

#include "widgets/form/card_table_model.h"

class QTableView;
class QToolButton;

namespace ludo::widgets {

/// A table of cards with its tools: rows and columns come and go, and what a spreadsheet copied is pasted
/// from the chosen cell on (Ctrl+V); what is chosen is copied for one (Ctrl+C). GUI thread.
class CardTableView : public QWidget {
  Q_OBJECT
 public:
  explicit CardTableView(QWidget* parent = nullptr);

  CardTableModel* model() const { return m_model; }
  QTableView* view() const { return m_view; }

 signals:
  void changeRequested(const ludo::diagnostics::Fix& fix);
  void placeRequested(ludo::Span place);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QToolButton* addTool(const QString& text, const QString& tip, std::function<void()> act);
  void change(const std::function<void(service::CardTable&)>& act);
  void askForColumn();
  void copy() const;
  void paste();
  std::size_t currentRow() const;
  std::size_t currentColumn() const;

  CardTableModel* m_model;
  QTableView* m_view;
};

}  // namespace ludo::widgets
