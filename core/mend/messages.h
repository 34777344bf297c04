// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

namespace ludo::mend {

/// What a message says last in quotes: the word that it is about. Empty when there is none.
inline std::string lastQuoted(std::string_view message) {
  const std::size_t close = message.rfind('"');
  if (close == std::string_view::npos || close == 0) return {};
  const std::size_t open = message.rfind('"', close - 1);
  return open == std::string_view::npos ? std::string()
                                        : std::string(message.substr(open + 1, close - open - 1));
}

}  // namespace ludo::mend
