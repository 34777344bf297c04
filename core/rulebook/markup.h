// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

namespace ludo::rulebook {

/// Text as it may stand in an element or an attribute of HTML and SVG. What no page may hold becomes a blank.
inline std::string escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
    switch (c) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '"':
        result += "&quot;";
        break;
      default:
        result += static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t' ? ' ' : c;
    }
  }
  return result;
}

/// `<name>text</name>`
inline std::string element(const std::string& name, std::string_view text) {
  return "<" + name + ">" + escaped(text) + "</" + name + ">\n";
}

}  // namespace ludo::rulebook
