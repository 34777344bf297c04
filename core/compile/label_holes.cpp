// SPDX-License-Identifier: Apache-2.0
#include "core/compile/label_holes.h"

#include <algorithm>
#include <string_view>

#include "core/base/letters.h"
#include "core/base/nearest.h"

namespace ludo::compile {

std::string bracketed(const std::string& label, std::size_t at, std::size_t size) {
  constexpr std::string_view openings = "{[<(";
  constexpr std::string_view closings = "}]>)";
  std::size_t begin = at;
  std::size_t end = at + size;
  const std::size_t before = label.find_last_not_of(' ', begin == 0 ? 0 : begin - 1);
  const std::size_t behind = std::min(label.find_first_not_of(' ', end), label.size());
  const bool isSpaced = before != std::string::npos &&
                        openings.find(label[before]) != std::string_view::npos && behind < label.size() &&
                        closings.find(label[behind]) != std::string_view::npos;
  if (isSpaced) {
    begin = before + 1;
    end = behind;
  }
  while (begin > 0 && openings.find(label[begin - 1]) != std::string_view::npos) --begin;
  while (end < label.size() && closings.find(label[end]) != std::string_view::npos) ++end;
  return label.substr(begin, end - begin);
}

bool isPartOfName(char c) {
  return isLetterOrDigit(c) || c == '_' || c == '-';
}

std::string otherHole(const std::string& label, const std::string& name) {
  // Between other marks, or more of them, also within a word.
  for (const std::string& pair : {"<" + name + ">", "{{" + name + "}}", "%" + name + "%"}) {
    if (label.find(pair) != std::string::npos) return pair;
  }
  // One of the braces alone.
  for (const std::string& half : {"{" + name, name + "}"}) {
    const std::size_t at = label.find(half);
    const std::size_t end = at + half.size();
    const bool isBehind = half[0] != '{' && at != std::string::npos && at > 0 &&
                          (isPartOfName(label[at - 1]) || label[at - 1] == '$');
    const bool isBefore = half[0] == '{' && end < label.size() && isPartOfName(label[end]);
    // With the other brace further off it holds something else.
    const bool isOpened = half[0] != '{' && label.rfind('{', at) != std::string::npos;
    const bool isClosed = half[0] == '{' && label.find('}', at) != std::string::npos;
    const bool isWhole = at != std::string::npos && !isBehind && !isBefore && !isOpened && !isClosed;
    if (isWhole) return half;
  }
  for (std::size_t at = label.find(name); at != std::string::npos; at = label.find(name, at + 1)) {
    std::size_t end = at + name.size();
    const bool isWhole = end >= label.size() || !isPartOfName(label[end]);
    // A colon behind a word is one of the sentence.
    const bool isApart = at == 1 || (at > 1 && label[at - 2] == ' ');
    if (at == 0 || !isWhole || !isApart ||
        std::string_view(":%@#").find(label[at - 1]) == std::string_view::npos)
      continue;
    if (end < label.size() && label[end] == label[at - 1]) ++end;
    return label.substr(at - 1, end - at + 1);
  }
  return {};
}

std::string withHoles(std::string label, const std::vector<std::string>& properties) {
  // What is left in double braces is told of otherwise.
  if (label.find("{{") != std::string::npos) return label;
  for (std::size_t open = label.find('{'); open != std::string::npos; open = label.find('{', open + 1)) {
    const std::size_t close = label.find('}', open);
    if (close == std::string::npos) break;
    const std::string name = label.substr(open + 1, close - open - 1);
    const std::size_t dot = name.find_last_of(".:");
    const std::string last = dot == std::string::npos ? name : name.substr(dot + 1);
    const bool isRight = std::ranges::find(properties, name) != properties.end();
    const auto meant = isRight || name.starts_with('$') ? std::nullopt : nearest(last, properties);
    if (meant) label.replace(open + 1, name.size(), *meant);
  }
  return label;
}

std::string unknownHole(const std::string& label, const std::vector<std::string>& properties) {
  for (std::size_t open = label.find('{'); open != std::string::npos; open = label.find('{', open + 1)) {
    const std::size_t close = label.find('}', open);
    if (close == std::string::npos) break;
    const std::string name = label.substr(open + 1, close - open - 1);
    const bool isName = !name.empty() && std::ranges::all_of(name, isPartOfName);
    if (isName && std::ranges::find(properties, name) == properties.end())
      return label.substr(open, close - open + 1);
  }
  return {};
}

std::optional<MarkedProperty> markedProperty(const std::string& label,
                                             const std::vector<std::string>& properties) {
  for (const std::string& property : properties) {
    const std::string hole = "{" + property + "}";
    const std::string doubled = "{" + hole + "}";
    // One brace too many, at either end or at both.
    for (const std::string& shown : {doubled, hole + "}", "{" + hole}) {
      if (!property.empty() && label.find(shown) != std::string::npos) return MarkedProperty{shown, hole};
    }
    // As other languages write it; a price has a blank behind its sign.
    if (!property.empty() && label.find("$" + hole) != std::string::npos)
      return MarkedProperty{"$" + hole, hole};
    if (property.empty() || label.find(hole) != std::string::npos) continue;
    // Round brackets are those of a sentence, but for one that holds nothing else.
    const std::string inRound = label == "(" + property + ")" ? label : std::string();
    for (const std::string& shown : {"[" + property + "]", inRound, otherHole(label, property)}) {
      if (!shown.empty() && label.find(shown) != std::string::npos) return MarkedProperty{shown, hole};
    }
  }
  return std::nullopt;
}

}  // namespace ludo::compile
