// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/accessible_box.h"

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QComboBox>
#include <QLineEdit>

#include "widgets/controls/accessible_part.h"

namespace ludo::widgets {
namespace {

class BoxPart : public AccessiblePart {
 public:
  explicit BoxPart(QComboBox& box) : AccessiblePart(box) {}

 protected:
  QComboBox& box() const { return static_cast<QComboBox&>(*widget()); }
  QRect place() const override { return box().rect(); }
};

class AccessibleChoice : public BoxPart {
 public:
  AccessibleChoice(QComboBox& box, int row) : BoxPart(box), m_row(row) {}
  QAccessibleInterface* parent() const override {
    QAccessibleInterface* whole = BoxPart::parent();
    return whole != nullptr ? whole->child(0) : nullptr;
  }

 protected:
  bool exists() const override { return m_row < box().count(); }
  QString name() const override { return box().itemText(m_row); }
  QString description() const override {
    return box().itemData(m_row, Qt::AccessibleDescriptionRole).toString();
  }
  bool isChosen() const override { return box().currentIndex() == m_row; }
  void activate() override {
    box().hidePopup();
    box().setCurrentIndex(m_row);
    emit box().activated(m_row);
  }

 private:
  int m_row;
};

class AccessibleChoices : public BoxPart {
 public:
  explicit AccessibleChoices(QComboBox& box)
      : BoxPart(box), m_choices([&box](int row) { return new AccessibleChoice(box, row); }) {}
  QAccessible::Role role() const override { return QAccessible::List; }
  int childCount() const override { return isValid() ? box().count() : 0; }
  QAccessibleInterface* child(int index) const override {
    return index < 0 || index >= childCount() ? nullptr : m_choices.at(index);
  }
  int indexOfChild(const QAccessibleInterface* child) const override { return m_choices.indexOf(child); }

 protected:
  bool exists() const override { return true; }
  bool isActive() const override { return false; }
  QString name() const override { return box().accessibleName(); }

 private:
  AccessibleParts m_choices;
};

/// First its choices, then the field of one that can be typed into.
class AccessibleBox : public QAccessibleWidget {
 public:
  explicit AccessibleBox(QComboBox& box)
      : QAccessibleWidget(&box, QAccessible::ComboBox),
        m_box(box),
        m_choices([&box](int) { return new AccessibleChoices(box); }) {}

  QString text(QAccessible::Text kind) const override {
    const bool isNamed = !m_box.accessibleName().isEmpty();
    if (kind == QAccessible::Value || (kind == QAccessible::Name && !isNamed)) return m_box.currentText();
    return QAccessibleWidget::text(kind);
  }
  QAccessible::State state() const override {
    QAccessible::State state = QAccessibleWidget::state();
    state.expandable = true;
    state.expanded = m_box.view()->isVisible();
    state.editable = m_box.isEditable();
    return state;
  }
  int childCount() const override { return m_box.isEditable() ? 2 : 1; }
  QAccessibleInterface* child(int index) const override {
    if (index == 0) return m_choices.at(0);
    return index == 1 && m_box.isEditable() ? QAccessible::queryAccessibleInterface(m_box.lineEdit())
                                            : nullptr;
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    return child->object() != nullptr && child->object() == m_box.lineEdit() ? 1 : m_choices.indexOf(child);
  }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  QStringList actionNames() const override {
    return m_box.isEnabled() ? QStringList{showMenuAction(), pressAction(), setFocusAction()} : QStringList();
  }
  void doAction(const QString& action) override {
    if (!actionNames().contains(action)) return;
    if (action == setFocusAction()) return m_box.setFocus(Qt::OtherFocusReason);
    if (m_box.view()->isVisible()) return m_box.hidePopup();
    m_box.showPopup();
  }

 private:
  QComboBox& m_box;
  AccessibleParts m_choices;
};

QAccessibleInterface* boxOf(const QString&, QObject* object) {
  auto* box = qobject_cast<QComboBox*>(object);
  return box != nullptr ? new AccessibleBox(*box) : nullptr;
}

}  // namespace

void installAccessibleBoxes() {
  QAccessible::installFactory(boxOf);
}

}  // namespace ludo::widgets
