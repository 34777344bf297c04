// SPDX-License-Identifier: Apache-2.0
#include "core/wording/truths.h"

#include <algorithm>
#include <string>

#include "core/base/letters.h"

namespace ludo::mend {
namespace {

constexpr std::string_view trueWords[] = {"true",   "yes",     "on",    "y",     "t",  "1",      "ja",
                                          "wahr",   "oui",     "vrai",  "si",    "x",  "\u2713", "\u2714",
                                          "\u2611", "yep",     "yeah",  "sure",  "ok", "always", "enabled",
                                          "enable", "allowed", "allow", "active"};
constexpr std::string_view falseWords[] = {"false",    "no",      "off",       "n",        "f",
                                           "0",        "nein",    "falsch",    "non",      "faux",
                                           "nope",     "\u2717",  "\u2718",    "\u2610",   "never",
                                           "disabled", "disable", "forbidden", "inactive", "notallowed"};

/// In small letters, without the marks and blanks in it.
std::string letters(std::string_view written) {
  std::string result;
  for (const char c : written) {
    const auto byte = static_cast<unsigned char>(c);
    if (isLetterOrDigit(c) || byte >= 0x80U) result += lowerCase(c);
  }
  return result;
}

bool isOneOf(const auto& words, std::string_view word) {
  return std::ranges::find(words, word) != std::end(words);
}

}  // namespace

std::optional<bool> truthMeant(std::string_view written) {
  const std::size_t first = written.find_first_not_of(' ');
  if (first == std::string_view::npos) return std::nullopt;
  written.remove_prefix(first);
  if (written == "[ ]" || written == "[]") return false;
  for (const std::string_view denied : {"!", "not ", "isn't "}) {
    if (!written.starts_with(denied)) continue;
    const std::optional<bool> inner = truthMeant(written.substr(denied.size()));
    return inner ? std::optional(!*inner) : std::nullopt;
  }
  // "yes, always", "true (both at once)": the first word says it.
  const std::size_t end = written.find_first_of(",;(", 1);
  const std::string word = letters(written);
  const std::string begin = letters(written.substr(0, end));
  for (const std::string& said : {word, begin}) {
    if (said.empty()) continue;
    if (isOneOf(trueWords, said)) return true;
    if (isOneOf(falseWords, said)) return false;
  }
  return std::nullopt;
}

}  // namespace ludo::mend
