// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

namespace ludo {

/// A name or a text as messages show it.
inline std::string quoted(const std::string& text) {
  return '"' + text + '"';
}

/// A path, as commands show it.
inline std::string inApostrophes(const std::string& text) {
  return "'" + text + "'";
}

}  // namespace ludo
