// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/chart_colours.h"

#include "widgets/models/colours.h"

namespace ludo::widgets {
namespace {

constexpr QRgb okabeItoBlue = 0xFF0072B2;
constexpr QRgb okabeItoSkyBlue = 0xFF56B4E9;
constexpr QRgb okabeItoOrange = 0xFFE69F00;
constexpr QRgb okabeItoYellow = 0xFFF0E442;
constexpr QRgb okabeItoVermillion = 0xFFD55E00;

ChartColours coloursOn(const QColor& background, const QColor& text) {
  const bool isDark = background.lightnessF() < 0.5;
  ChartColours colours;
  colours.background = background;
  colours.text = text;
  colours.faintText = mixed(text, background, 0.25);
  colours.grid = mixed(text, background, 0.82);
  colours.bar = QColor(isDark ? okabeItoSkyBlue : okabeItoBlue);
  colours.chosenBar = QColor(isDark ? okabeItoYellow : okabeItoOrange);
  colours.mean = QColor(isDark ? okabeItoOrange : okabeItoVermillion);
  colours.band = colours.mean;
  colours.band.setAlphaF(0.28F);
  return colours;
}

}  // namespace

ChartColours ChartColours::fromPalette(const QPalette& palette) {
  return coloursOn(palette.color(QPalette::Base), palette.color(QPalette::Text));
}

ChartColours ChartColours::forPaper() {
  return coloursOn(Qt::white, Qt::black);
}

}  // namespace ludo::widgets
