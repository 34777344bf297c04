// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/theme.h"

#include <QApplication>
#include <QProxyStyle>

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

/// Narrower tabs: the names of all panels beside the text have to fit into half of a small window.
class Style : public QProxyStyle {
 public:
  Style() : QProxyStyle(QStringLiteral("Fusion")) {}
  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override {
    constexpr int besideNames = 12;
    if (metric == PM_TabBarTabHSpace) return besideNames;
    return QProxyStyle::pixelMetric(metric, option, widget);
  }
};

}  // namespace

QString themeName(Theme theme) {
  switch (theme) {
    case Theme::Light:
      return QStringLiteral("light");
    case Theme::Dark:
      return QStringLiteral("dark");
    case Theme::System:
      break;
  }
  return QStringLiteral("system");
}

std::optional<Theme> themeNamed(const QString& name) {
  for (const Theme theme : {Theme::System, Theme::Light, Theme::Dark}) {
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

Themes::Themes(QApplication& application) : m_application(application) {
  // One style on every desktop: the only one of Qt's that follows a palette in all its parts.
  m_application.setStyle(new Style);
  m_system = QApplication::palette();
}

void Themes::apply(Theme theme) {
  m_current = theme;
  switch (theme) {
    case Theme::System:
      return QApplication::setPalette(m_system);
    case Theme::Light:
      return QApplication::setPalette(lightPalette());
    case Theme::Dark:
      return QApplication::setPalette(darkPalette());
  }
}

}  // namespace ludo::ide
