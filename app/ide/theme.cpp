// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/theme.h"

#include <QApplication>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOption>

namespace ludo::ide {
namespace {

struct Shades {
  QRgb window, base, alternate, button, text, faint, border, highlight, highlightedText, link, linkVisited,
      toolTip;
};

constexpr Shades lightShades{0xFFF3F4F6, 0xFFFFFFFF, 0xFFF6F7F9, 0xFFFBFBFC, 0xFF1C2026, 0xFF626A75,
                             0xFFC3C8D0, 0xFF2563C9, 0xFFFFFFFF, 0xFF1D5BBF, 0xFF6B3FA0, 0xFFFFFFFF};
constexpr Shades darkShades{0xFF22252B, 0xFF1A1D21, 0xFF202328, 0xFF2E323A, 0xFFE7E9EC, 0xFF9AA2AD,
                            0xFF444A54, 0xFF2F6BC4, 0xFFFFFFFF, 0xFF7FB2FF, 0xFFC7A0F0, 0xFF2E323A};
constexpr Shades highContrastShades{0xFF000000, 0xFF000000, 0xFF0A0A0A, 0xFF000000, 0xFFFFFFFF, 0xFFD0D0D0,
                                    0xFFFFFFFF, 0xFFFFD400, 0xFF000000, 0xFF7FD4FF, 0xFFE0B0FF, 0xFF000000};

QPalette paletteOf(const Shades& shades) {
  QPalette palette;
  const auto set = [&](QPalette::ColorRole role, QRgb colour) {
    palette.setColor(QPalette::All, role, QColor(colour));
  };
  set(QPalette::Window, shades.window);
  set(QPalette::WindowText, shades.text);
  set(QPalette::Base, shades.base);
  set(QPalette::AlternateBase, shades.alternate);
  set(QPalette::Text, shades.text);
  set(QPalette::PlaceholderText, shades.faint);
  set(QPalette::Button, shades.button);
  set(QPalette::ButtonText, shades.text);
  set(QPalette::BrightText, 0xFFFFFFFF);
  set(QPalette::ToolTipBase, shades.toolTip);
  set(QPalette::ToolTipText, shades.text);
  set(QPalette::Highlight, shades.highlight);
  set(QPalette::HighlightedText, shades.highlightedText);
  set(QPalette::Link, shades.link);
  set(QPalette::LinkVisited, shades.linkVisited);
  const QColor button(shades.button);
  palette.setColor(QPalette::Light, button.lighter(115));
  palette.setColor(QPalette::Midlight, button.lighter(107));
  palette.setColor(QPalette::Mid, QColor(shades.border));
  palette.setColor(QPalette::Dark, QColor(shades.border).darker(120));
  palette.setColor(QPalette::Shadow, QColor(0xFF0C0D0F));
  for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    palette.setColor(QPalette::Disabled, role, QColor(shades.faint));
  }
  palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(shades.border));
  return palette;
}

/// The style draws edges in a darker shade of the background; black has none.
bool hasNoShades(const QStyleOption& option) {
  return option.palette.color(QPalette::Window) == Qt::black;
}

/// A box must be seen before it can be ticked; a shade of the background is too close to it.
bool isBox(QStyle::PrimitiveElement element) {
  return element == QStyle::PE_IndicatorCheckBox || element == QStyle::PE_IndicatorItemViewItemCheck;
}

void drawFaintEdge(QPainter& painter, const QStyleOption& option) {
  painter.save();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(option.palette.color(QPalette::PlaceholderText), 1));
  painter.drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5));
  painter.restore();
}

void drawEdge(QPainter& painter, const QStyleOption& option) {
  const bool isOn = (option.state & QStyle::State_On) != 0;
  const bool isEnabled = (option.state & QStyle::State_Enabled) != 0;
  const double width = isOn ? 2 : 1;
  painter.save();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(
      QPen(option.palette.color(isEnabled ? QPalette::WindowText : QPalette::PlaceholderText), width));
  painter.drawRect(QRectF(option.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2));
  painter.restore();
}

/// Narrower tabs: the names of all panels beside the text have to fit into half of a small window. And edges
/// where the theme has none.
class Style : public QProxyStyle {
 public:
  Style() : QProxyStyle(QStringLiteral("Fusion")) {}
  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override {
    constexpr int besideNames = 12;
    if (metric == PM_TabBarTabHSpace) return besideNames;
    return QProxyStyle::pixelMetric(metric, option, widget);
  }
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool hasEdge = element == PE_PanelButtonCommand || element == PE_PanelLineEdit ||
                         element == PE_FrameLineEdit || element == PE_IndicatorCheckBox ||
                         (element == PE_PanelButtonTool && (option->state & State_On) != 0);
    if (hasEdge && hasNoShades(*option))
      drawEdge(*painter, *option);
    else if (isBox(element))
      drawFaintEdge(*painter, *option);
  }
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                          const QWidget* widget) const override {
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if ((control == CC_ComboBox || control == CC_SpinBox) && hasNoShades(*option))
      drawEdge(*painter, *option);
  }
};

}  // namespace

QString themeName(Theme theme) {
  switch (theme) {
    case Theme::Light:
      return QStringLiteral("light");
    case Theme::Dark:
      return QStringLiteral("dark");
    case Theme::HighContrast:
      return QStringLiteral("high-contrast");
    case Theme::System:
      break;
  }
  return QStringLiteral("system");
}

std::optional<Theme> themeNamed(const QString& name) {
  for (const Theme theme : {Theme::System, Theme::Light, Theme::Dark, Theme::HighContrast}) {
    if (themeName(theme) == name) return theme;
  }
  return std::nullopt;
}

QPalette lightPalette() {
  return paletteOf(lightShades);
}
QPalette darkPalette() {
  return paletteOf(darkShades);
}
QPalette highContrastPalette() {
  QPalette palette = paletteOf(highContrastShades);
  // A darker step from black is black again, and what lies beside the background has to be seen.
  palette.setColor(QPalette::Light, QColor(0xFFFFFFFF));
  palette.setColor(QPalette::Midlight, QColor(0xFFB0B0B0));
  palette.setColor(QPalette::Dark, QColor(0xFFFFFFFF));
  return palette;
}

Themes::Themes(QApplication& application) : m_application(application) {
  // One style on every desktop: the only one of Qt's that follows a palette in all its parts.
  m_application.setStyle(new Style);
  m_system = QApplication::palette();
}

void Themes::apply(Theme theme) {
  m_current = theme;
  m_ring.setOn(theme == Theme::HighContrast);
  switch (theme) {
    case Theme::System:
      return QApplication::setPalette(m_system);
    case Theme::Light:
      return QApplication::setPalette(lightPalette());
    case Theme::Dark:
      return QApplication::setPalette(darkPalette());
    case Theme::HighContrast:
      return QApplication::setPalette(highContrastPalette());
  }
}

}  // namespace ludo::ide
