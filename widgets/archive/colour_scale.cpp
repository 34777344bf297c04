// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/colour_scale.h"

#include <algorithm>
#include <cmath>

namespace ludo::widgets {
namespace {

/// A colour in Ottosson's space: lightness, green to red, blue to yellow.
struct Oklab {
  double lightness = 0;
  double a = 0;
  double b = 0;
};

// Both ends and all between lie within what screens show.
constexpr Oklab worst{0.36, -0.0153, -0.1089};
constexpr Oklab best{0.93, -0.0414, 0.1545};

double cube(double number) {
  return number * number * number;
}

/// As sRGB stores it.
float encoded(double linear) {
  const double within = std::clamp(linear, 0.0, 1.0);
  return static_cast<float>(within <= 0.0031308 ? 12.92 * within : 1.055 * std::pow(within, 1 / 2.4) - 0.055);
}

QColor colourOf(const Oklab& colour) {
  const double l = cube(colour.lightness + 0.3963377774 * colour.a + 0.2158037573 * colour.b);
  const double m = cube(colour.lightness - 0.1055613458 * colour.a - 0.0638541728 * colour.b);
  const double s = cube(colour.lightness - 0.0894841775 * colour.a - 1.2914855480 * colour.b);
  return QColor::fromRgbF(encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                          encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                          encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s));
}

}  // namespace

QColor scaleColour(double share) {
  const double within = std::clamp(share, 0.0, 1.0);
  return colourOf({std::lerp(worst.lightness, best.lightness, within), std::lerp(worst.a, best.a, within),
                   std::lerp(worst.b, best.b, within)});
}

}  // namespace ludo::widgets
