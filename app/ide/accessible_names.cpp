// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/accessible_names.h"

#include <QCoreApplication>
#include <QMenuBar>
#include <QScrollBar>
#include <QSizeGrip>
#include <QSplitter>
#include <QStatusBar>
#include <QTabBar>
#include <QToolButton>

namespace ludo::ide {
namespace {

struct AccessibleNamesTexts {
  Q_DECLARE_TR_FUNCTIONS(AccessibleNames)
};

QString nameOf(const QWidget& part) {
  if (const auto* bar = qobject_cast<const QScrollBar*>(&part)) {
    return bar->orientation() == Qt::Vertical ? AccessibleNamesTexts::tr("Scroll up and down")
                                              : AccessibleNamesTexts::tr("Scroll left and right");
  }
  if (qobject_cast<const QSplitterHandle*>(&part) != nullptr)
    return AccessibleNamesTexts::tr("Border that can be moved");
  if (qobject_cast<const QMenuBar*>(&part) != nullptr) return AccessibleNamesTexts::tr("Menus");
  if (qobject_cast<const QStatusBar*>(&part) != nullptr) return AccessibleNamesTexts::tr("Status");
  if (qobject_cast<const QSizeGrip*>(&part) != nullptr) return AccessibleNamesTexts::tr("Size of the window");
  if (qobject_cast<const QTabBar*>(&part) != nullptr) return AccessibleNamesTexts::tr("Panels");
  // The button of a tool bar that has no room for all tools.
  if (part.objectName() == QLatin1String("qt_toolbar_ext_button"))
    return AccessibleNamesTexts::tr("More tools");
  return {};
}

}  // namespace

void nameToolkitParts(const QWidget& root) {
  for (QWidget* part : root.findChildren<QWidget*>()) {
    if (!part->accessibleName().isEmpty()) continue;
    const QString name = nameOf(*part);
    if (!name.isEmpty()) part->setAccessibleName(name);
  }
}

}  // namespace ludo::ide
