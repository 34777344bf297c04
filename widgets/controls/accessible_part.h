// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAccessible>
#include <QPointer>
#include <QWidget>
#include <functional>
#include <map>

namespace ludo::widgets {

/// A part of a widget that is no widget itself, as assistive technology sees it: it has a name and a place,
/// can be chosen, and does what a click on it would do. Owned by the accessibility cache, where an
/// AccessibleParts puts it. GUI thread.
class AccessiblePart : public QAccessibleInterface, public QAccessibleActionInterface {
 public:
  explicit AccessiblePart(QWidget& widget) : m_widget(&widget) {}

  bool isValid() const override { return m_widget != nullptr && exists(); }
  QObject* object() const override { return nullptr; }
  QWindow* window() const override {
    return m_widget != nullptr ? m_widget->window()->windowHandle() : nullptr;
  }
  QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_widget); }
  QAccessibleInterface* child(int) const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QString text(QAccessible::Text kind) const override;
  void setText(QAccessible::Text, const QString&) override {}
  QRect rect() const override;
  QAccessible::Role role() const override { return QAccessible::ListItem; }
  QAccessible::State state() const override;
  void* interface_cast(QAccessible::InterfaceType type) override;

  QStringList actionNames() const override;
  void doAction(const QString& action) override;
  QStringList keyBindingsForAction(const QString&) const override { return {}; }

 protected:
  QWidget* widget() const { return m_widget; }
  /// Whether the widget has such a part still; asked before all that follow.
  virtual bool exists() const = 0;
  virtual QString name() const = 0;
  virtual QString description() const { return {}; }
  /// In the widget's coordinates.
  virtual QRect place() const = 0;
  /// Whether it can be chosen and activated; else it is only told.
  virtual bool isActive() const { return true; }
  virtual bool isChosen() const { return false; }
  /// Chooses it, as the keyboard does.
  virtual void choose() {}
  /// Does what a click would do. It may take the part away.
  virtual void activate() {}

 private:
  QPointer<QWidget> m_widget;
};

/// The parts of something by number, made when they are asked for.
class AccessibleParts {
 public:
  using Make = std::function<QAccessibleInterface*(int index)>;
  explicit AccessibleParts(Make make) : m_make(std::move(make)) {}
  AccessibleParts(const AccessibleParts&) = delete;
  AccessibleParts& operator=(const AccessibleParts&) = delete;
  ~AccessibleParts();

  QAccessibleInterface* at(int index) const;
  int indexOf(const QAccessibleInterface* part) const;

 private:
  Make m_make;
  mutable std::map<int, QAccessible::Id> m_parts;
};

}  // namespace ludo::widgets
