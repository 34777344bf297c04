// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/tinted_icon.h"

#include <QtGui/QPainter>
#include <QtWidgets/QWidget>
#include <utility>

namespace ludo::widgets {

QIcon tintedIcon(const QWidget& widget, QStyle::StandardPixmap pixmap) {
  const QIcon plain = widget.style()->standardIcon(pixmap, nullptr, &widget);
  QIcon icon;
  for (const auto& [mode, group] :
       {std::pair{QIcon::Normal, QPalette::Active}, std::pair{QIcon::Disabled, QPalette::Disabled}}) {
    QPixmap image = plain.pixmap(QSize(20, 20), widget.devicePixelRatioF());
    QPainter painter(&image);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(image.rect(), widget.palette().color(group, QPalette::ButtonText));
    painter.end();
    icon.addPixmap(image, mode);
  }
  return icon;
}

}  // namespace ludo::widgets
