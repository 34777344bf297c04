// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QString>

#include "core/diagnostics/diagnostic.h"

namespace ludo::widgets {

/// Whether a palette is a dark one: its text is lighter than its background.
bool isDark(const QPalette& palette);

/// A colour that stands for a severity and reads as text on the palette's base
/// (contrast 4.5:1 or more).
QColor severityColour(diagnostics::Severity severity, const QPalette& palette);

/// A sign for a severity, sharp at any size. Each has its own shape, so that it
/// can be told without colours.
QIcon severityIcon(diagnostics::Severity severity, const QPalette& palette);
void paintSeverity(QPainter& painter, const QRectF& place, diagnostics::Severity severity,
                   const QPalette& palette);

/// "Error", "Warning" or "Note".
QString severityText(diagnostics::Severity severity);

}  // namespace ludo::widgets
