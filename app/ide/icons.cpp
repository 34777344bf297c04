// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>

namespace ludo::ide {
namespace {

/// Icons are drawn in black and white files with the colour word "currentColor".
class PaletteIconEngine : public QIconEngine {
 public:
  explicit PaletteIconEngine(QByteArray svg) : m_svg(std::move(svg)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    QSvgRenderer renderer(coloured(mode));
    renderer.render(painter, rect);
  }
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return pixmap;
  }
  QIconEngine* clone() const override { return new PaletteIconEngine(m_svg); }

 private:
  QByteArray coloured(QIcon::Mode mode) const {
    const QPalette::ColorGroup group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
    const QPalette::ColorRole role =
        mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
    QByteArray svg = m_svg;
    svg.replace("currentColor", QGuiApplication::palette().color(group, role).name().toLatin1());
    return svg;
  }

  QByteArray m_svg;
};

}  // namespace

QIcon themedIcon(const QString& name) {
  QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
  if (!file.open(QIODevice::ReadOnly)) return {};
  return QIcon(new PaletteIconEngine(file.readAll()));
}

QIcon blankIcon(const QSize& size) {
  QPixmap pixmap(size);
  pixmap.fill(Qt::transparent);
  return QIcon(pixmap);
}

QIcon applicationIcon() {
  return QIcon(QStringLiteral(":/icons/ludoforge.svg"));
}

}  // namespace ludo::ide
