// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QColor>

namespace ludo::widgets {

/// The colours of a heatmap: from dark blue over grey to light yellow. Equal steps are equally far apart,
/// since the scale is a straight line in a colour space that is even to the eye (Ottosson, "A perceptual
/// color space for image processing", 2020). Lightness only rises, so that it reads without colours too; and
/// blue and yellow are what people with red-green blindness tell apart.
///
/// `share` goes from 0, the worst, to 1; what lies beyond has the colour of the nearer end.
QColor scaleColour(double share);

}  // namespace ludo::widgets
