// SPDX-License-Identifier: Apache-2.0
#include "core/language/flow_lines.h"

#include <vector>

namespace ludo::language {
namespace {

constexpr std::size_t step = 2;

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// The outermost braces or brackets of a text and what they hold.
struct Collection {
  std::size_t open = std::string_view::npos;
  std::size_t close = std::string_view::npos;
  std::vector<std::string_view> elements;
};

Collection outermost(std::string_view text) {
  Collection found;
  int depth = 0;
  bool isQuoted = false;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\\' && isQuoted) ++i;
    if (c == '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (c == '{' || c == '[') {
      if (++depth == 1) {
        found.open = i;
        begin = i + 1;
      }
    } else if (depth == 1 && (c == ',' || c == '}' || c == ']')) {
      found.elements.push_back(trimmed(text.substr(begin, i - begin)));
      begin = i + 1;
      if (c == ',') continue;
      found.close = i;
      return found;
    } else if (c == '}' || c == ']') {
      --depth;
    }
  }
  return {};
}

}  // namespace

std::string brokenFlow(std::string_view text, std::size_t width, std::size_t indent) {
  if (indent + text.size() <= width) return std::string(text);
  const Collection found = outermost(text);
  if (found.close == std::string_view::npos) return std::string(text);
  std::string broken(text.substr(0, found.open + 1));
  for (const std::string_view& element : found.elements) {
    const bool isLast = &element == &found.elements.back();
    broken += '\n' + std::string(indent + step, ' ') + brokenFlow(element, width - 1, indent + step);
    if (!isLast) broken += ',';
  }
  return broken + '\n' + std::string(indent, ' ') + std::string(text.substr(found.close));
}

}  // namespace ludo::language
