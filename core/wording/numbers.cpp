// SPDX-License-Identifier: Apache-2.0
#include "core/wording/numbers.h"

#include <algorithm>
#include <cctype>
#include <vector>

#include "core/base/letters.h"
#include "core/base/nearest.h"

namespace ludo::mend {
namespace {

/// From nothing on, in several languages; what stands for the same number stands in one row.
const std::vector<std::vector<std::string>> numberWords = {
    {"zero", "none", "no", "null", "nothing", "nil", "kein", "keine", "aucun"},
    {"one", "once", "single", "a", "an", "eins", "ein", "eine", "einmal", "un", "une", "i"},
    {"two", "twice", "both", "pair", "double", "zwei", "zweimal", "deux", "ii"},
    {"three", "thrice", "triple", "drei", "dreimal", "trois", "iii"},
    {"four", "vier", "quatre", "iv"},
    {"five", "f\u00fcnf", "fuenf", "cinq", "v"},
    {"six", "sechs", "vi"},
    {"seven", "sieben", "sept", "vii"},
    {"eight", "acht", "huit", "viii"},
    {"nine", "neun", "neuf", "ix"},
    {"ten", "zehn", "dix", "x"},
    {"eleven", "elf", "onze", "xi"},
    {"twelve", "dozen", "zw\u00f6lf", "douze", "xii"},
    {"thirteen", "dreizehn", "treize"},
    {"fourteen", "vierzehn", "quatorze"},
    {"fifteen", "f\u00fcnfzehn", "quinze"},
    {"sixteen", "sechzehn", "seize"},
    {"seventeen"},
    {"eighteen"},
    {"nineteen"},
    {"twenty", "zwanzig", "vingt"}};

/// The number that a word stands for as it is written.
std::string numberSpelt(const std::string& word) {
  for (std::size_t i = 0; i < numberWords.size(); ++i) {
    if (std::ranges::find(numberWords[i], word) != numberWords[i].end()) return std::to_string(i);
  }
  return {};
}

/// The number that a word stands for, or that it is nearly written as. "on", "for" and "night" are words of
/// their own.
std::string wordMeant(const std::string& word) {
  if (const std::string spelt = numberSpelt(word); !spelt.empty()) return spelt;
  for (std::size_t i = 0; i < numberWords.size() && word.size() > 3; ++i) {
    if (word[0] == numberWords[i][0][0] && editDistance(word, numberWords[i][0], 1) == 1)
      return std::to_string(i);
  }
  return {};
}

bool isLetters(std::string_view word) {
  return std::ranges::all_of(word, [](char c) { return isLetter(c); });
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

/// 3 of "3.0" and "3,0"; nothing when a part is lost.
std::string withoutDecimals(const std::string& word) {
  const std::size_t mark = word.find_first_of(".,");
  const bool isWhole = mark != std::string::npos && isDigits(word.substr(0, mark)) &&
                       mark + 1 < word.size() && word.find_first_not_of('0', mark + 1) == std::string::npos &&
                       word.size() - mark < 4;
  return isWhole ? word.substr(0, mark) : std::string();
}

/// 1000 of "1,000", "1.000" and "1 000".
std::string ungrouped(const std::string& word) {
  std::string digits;
  std::size_t inGroup = 0;
  bool isFirst = true;
  for (const char c : word) {
    if (isDigit(c)) {
      digits += c;
      ++inGroup;
    } else if (std::string_view(",. '_").find(c) != std::string_view::npos && inGroup > 0 &&
               (isFirst || inGroup == 3)) {
      isFirst = false;
      inGroup = 0;
    } else {
      return {};
    }
  }
  return !isFirst && inGroup == 3 && isDigits(digits) ? digits : std::string();
}

/// "1O", "l2" and "1_000".
std::string withoutSlips(const std::string& word) {
  std::string digits;
  for (const char c : word) {
    if (c == 'o')
      digits += '0';
    else if (c == 'l' || c == 'i')
      digits += '1';
    else if (c != '_')
      digits += c;
  }
  const bool hasDigit = std::ranges::any_of(word, [](char c) { return isDigit(c); });
  return hasDigit && isDigits(digits) ? digits : std::string();
}

/// 12 of "11 + 1", "6*2" and "three (3)"; nothing when it is no such sum.
std::string computed(const std::string& word) {
  const std::size_t sign = word.find_first_of("+*-/(", 1);
  if (sign == std::string::npos) return {};
  const auto trimmed = [](std::string part) {
    part.erase(0, std::min(part.find_first_not_of(' '), part.size()));
    while (part.ends_with(' ') || part.ends_with(')')) part.pop_back();
    return part;
  };
  const std::string left = trimmed(word.substr(0, sign));
  const std::string right = trimmed(word.substr(sign + 1));
  if (!isDigits(right)) return {};
  if (word[sign] == '(') return wordMeant(left) == right ? right : std::string();
  if (!isDigits(left) || left.size() > 4 || right.size() > 4) return {};
  const long long a = std::stoll(left);
  const long long b = std::stoll(right);
  switch (word[sign]) {
    case '+':
      return std::to_string(a + b);
    case '*':
      return std::to_string(a * b);
    case '/':
      return b != 0 && a % b == 0 ? std::to_string(a / b) : std::string();
    default:
      return std::string();  // "2-4" is a range
  }
}

/// Of small letters, without a sign.
std::string unsignedMeant(const std::string& word) {
  if (isDigits(word)) return word;
  if (const std::string sum = computed(word); !sum.empty()) return sum;
  for (const std::string& meant :
       {ungrouped(word), withoutDecimals(word), withoutSlips(word), wordMeant(word)}) {
    if (!meant.empty()) return meant;
  }
  const std::size_t first = word.find_first_of("0123456789");
  if (first == std::string::npos) {
    // "three cards"
    const std::size_t blank = word.find(' ');
    if (blank == std::string::npos) return {};
    // "one or two"
    if (!rangeMeant(word).first.empty()) return {};
    // "a dozen" is no one.
    const std::string firstWord = word.substr(0, blank);
    const std::size_t end = std::min(word.find(' ', blank + 1), word.size());
    const bool isArticle = firstWord == "a" || firstWord == "an" || firstWord == "the";
    const std::string second = isArticle ? wordMeant(word.substr(blank + 1, end - blank - 1)) : std::string();
    return second.empty() ? wordMeant(firstWord) : second;
  }
  const std::size_t end = std::min(word.find_first_not_of("0123456789", first), word.size());
  const std::string digits = word.substr(first, end - first);
  const std::string ahead = word.substr(0, first);
  std::string behind = word.substr(end);
  if (!isDigits(digits)) return {};
  if (ahead.empty() && behind == "k" && digits.size() < 5) return digits + "000";
  // One die.
  if (ahead.empty() && digits == "1" && behind.size() > 1 && (behind[0] == 'd' || behind[0] == 'w') &&
      isDigits(behind.substr(1)))
    return behind.substr(1);
  // "2 2"
  if (ahead.empty() && behind == " " + digits) return digits;
  if (behind.find_first_of("0123456789") != std::string::npos) return {};
  // "3x", "3 sides", "3px"; "x3" and "d6".
  static constexpr std::string_view prefixes[] = {"", "x", "\u00d7", "d", "w", "*"};
  static constexpr std::string_view suffixes[] = {"",   "x",   "\u00d7", "l",      "f", "px",
                                                  "pt", "pts", "%",      "\u20ac", "$", "-",
                                                  "*",  "er",  "fach",   "fois",   "+"};
  // A letter that slipped in.
  if (ahead.empty() && behind.size() == 1 && isLetter(behind[0])) return digits;
  const bool isUnit = behind.starts_with(' ') || behind.starts_with('-') || behind.starts_with('(');
  const bool isEnd = isUnit || std::ranges::find(suffixes, behind) != std::end(suffixes);
  return std::ranges::find(prefixes, ahead) != std::end(prefixes) && isEnd ? digits : std::string();
}

}  // namespace

bool isDigits(std::string_view text) {
  return !text.empty() && text.size() < 10 && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string numberMeant(std::string_view written) {
  std::string word = lowerCase(withPlainDigits(written));
  // 3L of C: a small letter there would be a 1.
  if (written.size() > 1 && written.ends_with('L') && isDigits(written.substr(0, written.size() - 1)))
    return std::string(written.substr(0, written.size() - 1));
  while (word.ends_with(' ') || word.ends_with(';') || word.ends_with('.') || word.ends_with(','))
    word.pop_back();
  // "exactly 3", "= 3", "no. 3", "int(3)", "(3)", "#3", "$3"
  static constexpr std::string_view before[] = {
      "exactly ", "just ",  "only ", "about ", "always ", "at most ", "at least ", "max ",
      "up to ",   "=",      "no. ",  "no.",    "nr. ",    "n\u00b0 ", "\u2116",    "#",
      "$",        "\u20ac", "+",     " ",      "value ",  "number "};
  for (bool isFound = true; isFound;) {
    isFound = false;
    for (const std::string_view mark : before) {
      if (!word.starts_with(mark) || word.size() == mark.size()) continue;
      word.erase(0, mark.size());
      isFound = true;
    }
  }
  if (word.ends_with(')')) {
    const std::size_t open = word.find('(');
    static constexpr std::string_view calls[] = {"",        "int",   "number",   "num",
                                                 "integer", "value", "parseint", "to_int"};
    if (open != std::string::npos && std::ranges::find(calls, word.substr(0, open)) != std::end(calls))
      return numberMeant(word.substr(open + 1, word.size() - open - 2));
  }
  for (const std::string_view sign :
       {"minus ", "negative ", "- ", "\u2212 ", "\u2013 ", "\u2014 ", "\u2212", "\u2013", "\u2014", "neg "}) {
    if (word.starts_with(sign)) word = "-" + word.substr(sign.size());
  }
  if (word.ends_with('-') && isDigits(word.substr(0, word.size() - 1)))
    return "-" + word.substr(0, word.size() - 1);
  if (word.starts_with('-')) {
    const std::string positive = numberMeant(word.substr(1));
    return positive.empty() || positive.starts_with('-') ? std::string() : "-" + positive;
  }
  return unsignedMeant(word);
}

std::pair<std::string, std::string> rangeMeant(std::string_view written) {
  static constexpr std::string_view joining[] = {
      "from",    "between", "to",      "until",  "or",  "by",      "and",     "bis", "a",     "\u00e0",
      "through", "thru",    "x",       "min",    "max", "minimum", "maximum", "at",  "least", "most",
      "more",    "up",      "players", "player", "de",  "von",     "zu",      "et",  "und",   "upto"};
  std::vector<std::string> numbers;
  std::string word;
  const std::string text = lowerCase(written) + ' ';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const auto byte = static_cast<unsigned char>(c);
    const bool isOfNumber = isDigit(c);
    const bool isOfWord = isLetter(c) || byte >= 0xC3U;
    const bool goesOn = !word.empty() && byte >= 0x80U && byte < 0xC0U;
    const bool isOther = !word.empty() && isDigit(word[0]) != isOfNumber;
    if (!word.empty() && ((!isOfNumber && !isOfWord && !goesOn) || isOther)) {
      const bool joins =
          word.size() < 3 || !isLetters(word) || std::ranges::find(joining, word) != std::end(joining);
      const std::string spelt = isDigits(word) ? word : word.size() > 2 ? numberSpelt(word) : std::string();
      if (spelt.empty() && !joins) return {};
      if (!spelt.empty()) numbers.push_back(spelt);
      word.clear();
    }
    if (isOfNumber || isOfWord || goesOn) word += c;
  }
  if (numbers.size() == 1 && isDigits(written)) return {numbers[0], numbers[0]};
  const bool isPair = numbers.size() == 2 && written.size() < 40;
  // "1.5" is a number, and 1,000 another.
  if (!isPair || !ungrouped(std::string(written)).empty()) return {};
  const std::string glued = numbers[0] + "." + numbers[1];
  return written == glued ? std::pair<std::string, std::string>() : std::pair(numbers[0], numbers[1]);
}

}  // namespace ludo::mend
