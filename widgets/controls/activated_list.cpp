// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/activated_list.h"

#include <QAccessibleWidget>

#include "widgets/controls/accessible_part.h"

namespace ludo::widgets {
namespace {

class AccessibleRow : public AccessiblePart {
 public:
  AccessibleRow(ActivatedList& list, int row) : AccessiblePart(list), m_row(row) {}

 protected:
  bool exists() const override { return index().isValid(); }
  QString name() const override { return index().data().toString(); }
  QString description() const override { return index().data(Qt::AccessibleDescriptionRole).toString(); }
  QRect place() const override {
    return list().visualRect(index()).translated(list().viewport()->mapTo(&list(), QPoint(0, 0)));
  }
  bool isChosen() const override { return list().currentIndex() == index(); }
  void choose() override { list().setCurrentIndex(index()); }
  void activate() override { emit list().activated(index()); }

 private:
  ActivatedList& list() const { return static_cast<ActivatedList&>(*widget()); }
  QModelIndex index() const {
    const QAbstractItemModel* model = list().model();
    return model == nullptr ? QModelIndex() : model->index(m_row, list().modelColumn(), list().rootIndex());
  }

  int m_row;
};

class AccessibleRows : public QAccessibleWidget {
 public:
  explicit AccessibleRows(ActivatedList& list)
      : QAccessibleWidget(&list, QAccessible::List),
        m_list(list),
        m_rows([&list](int row) { return new AccessibleRow(list, row); }) {}

  int childCount() const override {
    return m_list.model() == nullptr ? 0 : m_list.model()->rowCount(m_list.rootIndex());
  }
  QAccessibleInterface* child(int index) const override {
    return index < 0 || index >= childCount() ? nullptr : m_rows.at(index);
  }
  int indexOfChild(const QAccessibleInterface* child) const override { return m_rows.indexOf(child); }
  QAccessibleInterface* childAt(int x, int y) const override {
    return child(m_list.indexAt(m_list.viewport()->mapFromGlobal(QPoint(x, y))).row());
  }
  QAccessibleInterface* focusChild() const override {
    return m_list.hasFocus() ? child(m_list.currentIndex().row()) : nullptr;
  }

 private:
  ActivatedList& m_list;
  AccessibleParts m_rows;
};

QAccessibleInterface* rowsOf(const QString&, QObject* object) {
  auto* list = qobject_cast<ActivatedList*>(object);
  return list != nullptr ? new AccessibleRows(*list) : nullptr;
}

}  // namespace

ActivatedList::ActivatedList(QWidget* parent) : QListView(parent) {
  QAccessible::installFactory(rowsOf);
}

}  // namespace ludo::widgets
