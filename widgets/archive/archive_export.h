// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>

#include "core/base/result.h"

namespace ludo::widgets {

/// Writes the archive in a store as .json (everything but the specifications) or .csv (the elites, in the
/// columns of pyribs' data frames). Any thread; it waits for the disk.
Result<Done> exportArchive(const QString& store, const QString& path);

}  // namespace ludo::widgets
