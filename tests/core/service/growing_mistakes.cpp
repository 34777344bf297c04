// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cctype>

#include "growing_documents.h"

namespace ludo::service::testing {
namespace {

bool isLetter(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

/// Two letters of each word exchanged for which `isMeant` holds, given the text with the word's begin and
/// end.
template <typename IsMeant>
std::string misspelt(std::string text, IsMeant isMeant) {
  for (std::size_t begin = 0; begin < text.size();) {
    std::size_t end = begin;
    while (end < text.size() && isLetter(text[end])) ++end;
    if (end - begin > 2 && isMeant(text, begin, end)) std::swap(text[begin + 1], text[begin + 2]);
    begin = std::max(end, begin + 1);
  }
  return text;
}

bool isKey(const std::string& text, std::size_t /*begin*/, std::size_t end) {
  return end < text.size() && text[end] == ':';
}

bool isValue(const std::string& text, std::size_t begin, std::size_t /*end*/) {
  return begin > 0 && text[begin - 1] == '"';
}

bool isBound(const std::string& text, std::size_t begin, std::size_t /*end*/) {
  return begin > 0 && text[begin - 1] == '$';
}

std::string without(std::string text, char mark) {
  std::erase(text, mark);
  return text;
}

/// Every second one of its uses.
std::string withoutEachSecond(const std::string& text, char mark) {
  std::string result;
  bool isSecond = false;
  for (const char c : text) {
    isSecond = c == mark ? !isSecond : isSecond;
    if (c != mark || isSecond) result += c;
  }
  return result;
}

}  // namespace

const std::vector<RepeatedMistake>& repeatedMistakes() {
  static const std::vector<RepeatedMistake> mistakes = {
      {"misspelt keys", [](std::string text) { return misspelt(std::move(text), isKey); }},
      {"misspelt values", [](std::string text) { return misspelt(std::move(text), isValue); }},
      {"misspelt bound names", [](std::string text) { return misspelt(std::move(text), isBound); }},
      {"no quotes", [](std::string text) { return without(std::move(text), '"'); }},
      {"quotes that do not close", [](std::string text) { return withoutEachSecond(text, '"'); }},
      {"no commas", [](std::string text) { return without(std::move(text), ','); }},
      {"no braces that close", [](std::string text) { return without(std::move(text), '}'); }},
  };
  return mistakes;
}

std::string withMistakes(const GrowingDocument& document, const RepeatedMistake& mistake, int size) {
  const std::string text = document.text(size);
  // What is the same whatever the size is the game; those that change it are left as they are.
  const std::string small = document.text(size / 2);
  const std::string_view end = "```\n\n";
  const auto differ = std::ranges::mismatch(text, small).in1;
  const std::size_t at = text.rfind(end, static_cast<std::size_t>(differ - text.begin()));
  if (at == std::string::npos) return text;
  const std::size_t begin = std::min(text.find('\n', at + end.size()), text.size());
  return text.substr(0, begin) + mistake.inElement(text.substr(begin));
}

}  // namespace ludo::service::testing
