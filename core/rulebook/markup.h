// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

#include "core/base/html_text.h"

namespace ludo::rulebook {

/// `<name>text</name>`
inline std::string element(const std::string& name, std::string_view text) {
  return "<" + name + ">" + htmlText(text) + "</" + name + ">\n";
}

}  // namespace ludo::rulebook
