// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QPalette>
#include <QString>
#include <optional>

#include "app/ide/focus_ring.h"

class QApplication;

namespace ludo::ide {

enum class Theme { System, Light, Dark, HighContrast };

QString themeName(
    Theme theme);  ///< "system", "light", "dark", "high-contrast": in settings and on the command line
std::optional<Theme> themeNamed(const QString& name);

QPalette lightPalette();
QPalette darkPalette();
/// White on black, and a frame round what has the keyboard.
QPalette highContrastPalette();

/// Switches the application's palette. Remembers, when it is made, the palette that the desktop gave.
class Themes {
 public:
  explicit Themes(QApplication& application);
  void apply(Theme theme);
  Theme current() const { return m_current; }
  const FocusRing& ring() const { return m_ring; }

 private:
  QApplication& m_application;
  QPalette m_system;
  Theme m_current = Theme::System;
  FocusRing m_ring;
};

}  // namespace ludo::ide
