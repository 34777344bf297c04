// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <functional>
#include <string_view>

namespace ludo::ide::testing {

/// A text in the log. Quick, for it is computed at each key, of large texts too; the same in all programs of
/// one build.
inline QString hashOf(std::string_view text) {
  return QString::number(std::hash<std::string_view>()(text), 16);
}

}  // namespace ludo::ide::testing
