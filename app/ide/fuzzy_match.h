// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <optional>

namespace ludo::ide {

/// How well `typed` fits `text`, or nothing when its letters do not occur in `text` in their order. Letter
/// case and spaces in `typed` do not count; letters that begin a word and letters in a row score higher.
std::optional<int> fuzzyScore(const QString& typed, const QString& text);

}  // namespace ludo::ide
