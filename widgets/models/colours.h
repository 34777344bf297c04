// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtGui/QColor>

namespace ludo::widgets {

/// A colour between two: `a` for a share of 0, `b` for 1.
QColor mixed(const QColor& a, const QColor& b, double shareOfB);

/// How light an opaque colour is, 0 to 1 (WCAG 2.1, "relative luminance").
double luminance(const QColor& colour);
/// The contrast of two opaque colours, 1 to 21 (WCAG 2.1, "contrast ratio").
double contrast(const QColor& a, const QColor& b);

}  // namespace ludo::widgets
