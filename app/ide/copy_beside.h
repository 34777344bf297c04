// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <vector>

#include "widgets/workspace/files_beside.h"

class QWidget;

namespace ludo::ide {

/// Asks whether files shall be copied from beside one document to beside another, and copies them, with
/// progress where it takes long. A failure is told. True when they were copied. GUI thread, which waits with
/// an event loop.
bool offerToCopyBeside(QWidget* parent, const std::vector<widgets::FileBeside>& files, const QString& from,
                       const QString& to);

}  // namespace ludo::ide
