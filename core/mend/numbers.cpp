// SPDX-License-Identifier: Apache-2.0
#include "core/mend/numbers.h"

#include <algorithm>
#include <cctype>
#include <vector>

#include "core/base/nearest.h"

namespace ludo::mend {
namespace {

const std::vector<std::string> numberWords = {"zero",  "one",   "two",  "three", "four",   "five",  "six",
                                              "seven", "eight", "nine", "ten",   "eleven", "twelve"};

std::string lower(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return result;
}

/// Digits of full width, as they are typed in Chinese and Japanese, as plain ones.
std::string withPlainDigits(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool isWide = text.substr(i).starts_with("\xEF\xBC") && i + 2 < text.size() &&
                        static_cast<unsigned char>(text[i + 2]) >= 0x90U &&
                        static_cast<unsigned char>(text[i + 2]) <= 0x99U;
    if (!isWide) {
      result += text[i];
      continue;
    }
    result += static_cast<char>('0' + (static_cast<unsigned char>(text[i + 2]) - 0x90U));
    i += 2;
  }
  return result;
}

}  // namespace

bool isDigits(std::string_view text) {
  return !text.empty() && text.size() < 10 && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string numberMeant(std::string_view written) {
  std::string word = lower(withPlainDigits(written));
  for (const std::string_view sign : {"minus ", "negative "}) {
    if (word.starts_with(sign)) word = "-" + word.substr(sign.size());
  }
  if (const std::string negative = word.starts_with('-') ? numberMeant(word.substr(1)) : std::string();
      !negative.empty() && word != written)
    return "-" + negative;
  for (const std::string_view times : {"\u00d7", "x"}) {
    if (word.starts_with(times) && isDigits(word.substr(times.size()))) return word.substr(times.size());
    if (word.ends_with(times) && isDigits(word.substr(0, word.size() - times.size())))
      return word.substr(0, word.size() - times.size());
  }
  if (word.ends_with('k') && isDigits(word.substr(0, word.size() - 1)) && word.size() < 6)
    return word.substr(0, word.size() - 1) + "000";
  // "3.0" and "3,0".
  const std::size_t mark = word.find_first_of(".,");
  if (mark != std::string::npos && isDigits(word.substr(0, mark)) && mark + 1 < word.size() &&
      word.find_first_not_of('0', mark + 1) == std::string::npos && word.size() - mark < 4)
    return word.substr(0, mark);
  if (word.starts_with("\u2212")) word = "-" + word.substr(std::string_view("\u2212").size());
  if (word.starts_with('-') && word != written && isDigits(word.substr(1))) return word;
  if (word.starts_with('+') && isDigits(word.substr(1))) return word.substr(1);
  // "3 sides", "100 turns".
  const std::size_t blank = word.find(' ');
  if (blank != std::string::npos && isDigits(word.substr(0, blank)) &&
      word.find_first_of("0123456789.-", blank) == std::string::npos)
    return word.substr(0, blank);
  const auto found = std::ranges::find(numberWords, word);
  if (found != numberWords.end()) return std::to_string(found - numberWords.begin());
  if (word == "none" || word == "no") return "0";
  std::string digits;
  for (char c : word) {
    if (c == 'o')
      digits += '0';
    else if (c == 'l' || c == 'i')
      digits += '1';
    else if (c != '_')
      digits += c;
  }
  const bool hasDigit = std::ranges::any_of(word, [](unsigned char c) { return std::isdigit(c) != 0; });
  if (hasDigit && isDigits(digits)) return digits;
  for (const std::string& known : numberWords) {
    if (known.size() > 2 && editDistance(word, known) == 1)
      return std::to_string(std::ranges::find(numberWords, known) - numberWords.begin());
  }
  return {};
}

std::pair<std::string, std::string> rangeMeant(std::string_view written) {
  static constexpr std::string_view marks[] = {"-",     "\u2013", "\u2014", "..", "...", "to",
                                               "until", "or",     "/",      ":",  "~",   "x",
                                               "X",     "*",      "\u00d7", "by", "and"};
  for (const std::string_view start : {"from ", "between "}) {
    if (written.starts_with(start)) written.remove_prefix(start.size());
  }
  const auto digitsAt = [&](std::size_t at) {
    const std::size_t end = written.find_first_not_of("0123456789", at);
    return std::string(written.substr(at, std::min(end, written.size()) - at));
  };
  const std::string first = digitsAt(0);
  if (!isDigits(first)) return {};
  if (first.size() == written.size()) return {first, first};
  const std::size_t second = written.find_first_of("0123456789", first.size());
  if (second == std::string_view::npos) return {};
  std::string_view mark = written.substr(first.size(), second - first.size());
  while (mark.starts_with(' ')) mark.remove_prefix(1);
  while (mark.ends_with(' ')) mark.remove_suffix(1);
  const std::string last = digitsAt(second);
  const bool isRange = std::ranges::find(marks, mark) != std::end(marks) && isDigits(last) &&
                       written.find_first_of("0123456789.", second + last.size()) == std::string_view::npos;
  return isRange ? std::pair(first, last) : std::pair<std::string, std::string>();
}

}  // namespace ludo::mend
