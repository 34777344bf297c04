// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/colours.h"

#include <algorithm>
#include <cmath>

namespace ludo::widgets {

QColor mixed(const QColor& a, const QColor& b, double shareOfB) {
  const double keep = 1 - shareOfB;
  return QColor::fromRgbF(static_cast<float>(a.redF() * keep + b.redF() * shareOfB),
                          static_cast<float>(a.greenF() * keep + b.greenF() * shareOfB),
                          static_cast<float>(a.blueF() * keep + b.blueF() * shareOfB));
}

double luminance(const QColor& colour) {
  const auto linear = [](double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b) {
  const auto [low, high] = std::minmax({luminance(a), luminance(b)});
  return (high + 0.05) / (low + 0.05);
}

}  // namespace ludo::widgets
