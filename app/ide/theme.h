// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QPalette>
#include <QString>
#include <optional>

class QApplication;

namespace ludo::ide {

enum class Theme { System, Light, Dark };

QString themeName(Theme theme);  ///< "system", "light", "dark": what settings and the command line use
std::optional<Theme> themeNamed(const QString& name);

QPalette lightPalette();
QPalette darkPalette();

/// Switches the application's palette. Remembers, when it is made, the palette that the desktop gave.
class Themes {
 public:
  explicit Themes(QApplication& application);
  void apply(Theme theme);
  Theme current() const { return m_current; }

 private:
  QApplication& m_application;
  QPalette m_system;
  Theme m_current = Theme::System;
};

}  // namespace ludo::ide
