// SPDX-License-Identifier: Apache-2.0
#include "core/rulebook/names.h"

#include <algorithm>

#include "core/base/letters.h"

namespace ludo::rulebook {
namespace {

/// Takes out what stands in braces, or puts something else in its place.
template <typename Instead>
std::string replacedHoles(const std::string& text, const Instead& instead) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t end = text[i] == '{' ? text.find('}', i) : std::string::npos;
    if (end == std::string::npos) {
      result += text[i];
      continue;
    }
    result += instead(text.substr(i + 1, end - i - 1));
    i = end;
  }
  return result;
}

/// Without blanks and commas at the ends, and with single blanks inside.
std::string tidied(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (c == ' ' && (result.empty() || result.back() == ' ')) continue;
    result += c;
  }
  while (!result.empty() && (result.back() == ' ' || result.back() == ',')) result.pop_back();
  return result;
}

}  // namespace

std::string capitalised(std::string text) {
  if (!text.empty()) text[0] = upperCase(text[0]);
  return text;
}

std::string inQuotes(const std::string& text) {
  return "“" + text + "”";
}

std::string withoutHoles(const std::string& name) {
  return tidied(replacedHoles(name, [](const std::string&) { return std::string(); }));
}

std::string nameWithoutHoles(const std::string& name) {
  const std::string left = withoutHoles(name);
  const bool hasWords = std::ranges::any_of(left, [](char c) { return isLetterOrDigit(c); });
  return hasWords && name.find(left) != std::string::npos && (name.starts_with(left) || name.ends_with(left))
             ? left
             : std::string();
}

std::string labelInShort(const std::string& label) {
  const std::string name = nameWithoutHoles(label);
  return name.empty() ? replacedHoles(label, [](const std::string&) { return std::string("…"); }) : name;
}

std::string labelText(const std::string& label) {
  return replacedHoles(label, [](const std::string& hole) { return inQuotes(wordsOfName(hole)); });
}

}  // namespace ludo::rulebook
