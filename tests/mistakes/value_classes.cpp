// SPDX-License-Identifier: Apache-2.0
// Quotes, numbers, true and false.
#include <algorithm>

#include "mistake.h"

namespace ludo::mistakes {
namespace {

bool isQuoted(const GameText& game, std::size_t i, bool inBraces) {
  const Token& token = game.tokens()[i];
  return token.kind == TokenKind::Quoted && (token.depth > 0) == inBraces;
}

void addQuotes(std::vector<MistakeClass>& classes, const std::string& name, const std::string& before,
               const std::string& after) {
  for (bool inBraces : {false, true}) {
    classes.push_back({"quotes", name + (inBraces ? ", braces" : ", block"), [=](const GameText& game) {
                         return eachToken(
                             game, [&](std::size_t i) { return isQuoted(game, i, inBraces); },
                             [&](const Token& token) { return before + token.text + after; });
                       }});
  }
}

bool isNumber(const GameText& game, std::size_t i) {
  return game.tokens()[i].kind == TokenKind::Number && game.isValue(i);
}

std::string numberWord(const std::string& digits) {
  static const std::vector<std::string> words = {"zero",  "one",   "two",  "three", "four",   "five",  "six",
                                                 "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  const bool isSmall = digits.size() < 3 && digits[0] != '-' && std::stoul(digits) < words.size();
  return isSmall ? words[std::stoul(digits)] : digits;
}

void addNumber(std::vector<MistakeClass>& classes, const std::string& name,
               const std::function<std::string(const std::string&)>& change) {
  classes.push_back({"values", name, [change](const GameText& game) {
                       return eachToken(
                           game, [&](std::size_t i) { return isNumber(game, i); },
                           [&](const Token& token) { return change(token.text); });
                     }});
}

void addTruth(std::vector<MistakeClass>& classes, const std::string& name, const std::string& yes,
              const std::string& no) {
  classes.push_back({"values", name, [=](const GameText& game) {
                       return eachToken(
                           game, [&](std::size_t i) { return game.tokens()[i].kind == TokenKind::Bool; },
                           [&](const Token& token) { return token.text == "true" ? yes : no; });
                     }});
}

/// { min: 2, max: 4 } in other words.
Places otherRange(const GameText& game, const std::function<std::string(std::string, std::string)>& change) {
  Places places;
  const auto& tokens = game.tokens();
  for (std::size_t i = 0; i + 7 < tokens.size(); ++i) {
    const bool isRange = tokens[i].text == "players" && tokens[i + 1].kind == TokenKind::Open &&
                         tokens[i + 2].text == "min" && tokens[i + 5].text == "max" &&
                         tokens[i + 6].kind == TokenKind::Number;
    if (!isRange) continue;
    places.push_back(replaced({tokens[i + 1].span.begin, tokens[i + 7].span.end},
                              change(tokens[i + 3].text, tokens[i + 6].text)));
  }
  return places;
}

void addRange(std::vector<MistakeClass>& classes, const std::string& name,
              const std::function<std::string(std::string, std::string)>& change) {
  classes.push_back({"values", name, [change](const GameText& game) { return otherRange(game, change); }});
}

/// The numbers of min and max changed for one another.
Places swappedBounds(const GameText& game) {
  Places places;
  const auto& tokens = game.tokens();
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    if (tokens[i].text != "min" || !isNumber(game, i + 1)) continue;
    for (std::size_t j = i + 2; j < std::min(i + 6, tokens.size() - 1); ++j) {
      if (tokens[j].text != "max" || !isNumber(game, j + 1) || tokens[j].depth != tokens[i].depth) continue;
      if (tokens[j + 1].text == tokens[i + 1].text) continue;
      places.push_back({{tokens[i + 1].span, tokens[j + 1].text}, {tokens[j + 1].span, tokens[i + 1].text}});
      break;
    }
  }
  return places;
}

/// Numbers of properties written as text: some, and all of one type.
Places quotedProperties(const GameText& game) {
  Places places;
  const auto& tokens = game.tokens();
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    if (tokens[i].text != "props" || tokens[i + 1].kind != TokenKind::Open) continue;
    for (std::size_t j = i + 2; j < game.closing(i + 1); ++j) {
      if (isNumber(game, j)) places.push_back(replaced(tokens[j].span, '"' + tokens[j].text + '"'));
    }
  }
  return places;
}

bool isColour(const GameText& game, std::size_t i) {
  return game.isValueOf(i, "colour");
}
/// Of digits, and not of a name: a property may be called so too.
bool isMarkedColour(const GameText& game, std::size_t i) {
  return isColour(game, i) && game.tokens()[i].text.find('#') != std::string::npos;
}
Places otherColour(const GameText& game, const std::function<std::string(const std::string&)>& change) {
  return eachText(
      game, [&](std::size_t i) { return isColour(game, i); }, change);
}

Places negative(const GameText& game) {
  return eachToken(
      game,
      [&](std::size_t i) {
        const bool isCount =
            game.isValueOf(i, "count") || game.isValueOf(i, "rows") || game.isValueOf(i, "cols") ||
            game.isValueOf(i, "capacity") || game.isValueOf(i, "sides") || game.isValueOf(i, "maxTurns") ||
            game.isValueOf(i, "length") || game.isValueOf(i, "size") || game.isValueOf(i, "actions");
        return isCount && isNumber(game, i) && game.tokens()[i].text != "0" &&
               game.tokens()[i].text[0] != '-';
      },
      [](const Token& token) { return "-" + token.text; });
}

Places afterValue(const GameText& game, const std::string& mark) {
  Places places;
  for (std::size_t i = 0; i < game.tokens().size(); ++i) {
    const Token& token = game.tokens()[i];
    const bool isLast = i + 1 == game.tokens().size() || game.tokens()[i + 1].line != token.line;
    const bool isScalar =
        token.kind == TokenKind::Quoted || token.kind == TokenKind::Number || token.kind == TokenKind::Bool;
    if (token.depth == 0 && isLast && isScalar) places.push_back({{{token.span.end, token.span.end}, mark}});
  }
  return places;
}

}  // namespace

void addValueClasses(std::vector<MistakeClass>& classes) {
  addQuotes(classes, "opening quote missing", "", "\"");
  addQuotes(classes, "closing quote missing", "\"", "");
  addQuotes(classes, "no quotes", "", "");
  addQuotes(classes, "single quote at the end", "\"", "'");
  addQuotes(classes, "single quote at the start", "'", "\"");
  addQuotes(classes, "curved quotes", "\xE2\x80\x9C", "\xE2\x80\x9D");
  addQuotes(classes, "backticks", "`", "`");
  addQuotes(classes, "double quotes twice", "\"\"", "\"\"");
  addQuotes(classes, "opening quote twice", "\"\"", "\"");
  addQuotes(classes, "closing quote twice", "\"", "\"\"");
  addQuotes(classes, "escaped quotes", "\\\"", "\\\"");
  addNumber(classes, "number as a word", numberWord);
  addNumber(classes, "number as a word in quotes", [](const std::string& digits) {
    const std::string word = numberWord(digits);
    return word == digits ? digits : '"' + word + '"';
  });
  addNumber(classes, "number in quotes", [](const std::string& digits) { return '"' + digits + '"'; });
  addNumber(classes, "number with a point", [](const std::string& digits) { return digits + ".0"; });
  addNumber(classes, "number with a plus",
            [](const std::string& digits) { return digits[0] == '-' ? digits : "+" + digits; });
  addNumber(classes, "number with letter O for 0", [](std::string digits) {
    if (digits.size() > 1 && digits.ends_with('0')) digits.back() = 'O';
    return digits;
  });
  addTruth(classes, "yes and no", "yes", "no");
  addTruth(classes, "True and False", "True", "False");
  addTruth(classes, "truth in quotes", R"("true")", R"("false")");
  addTruth(classes, "truth mistyped", "ture", "flase");
  addTruth(classes, "truth as a number", "1", "0");
  addRange(classes, "range as a list", [](auto min, auto max) { return "[" + min + ", " + max + "]"; });
  addRange(classes, "range with a hyphen", [](auto min, auto max) { return min + "-" + max; });
  addRange(classes, "range in quotes", [](auto min, auto max) { return "\"" + min + "-" + max + "\""; });
  addRange(classes, "range with dots", [](auto min, auto max) { return min + ".." + max; });
  addRange(classes, R"(range with "to")", [](auto min, auto max) { return min + " to " + max; });
  addRange(classes, "range as one number",
           [](auto min, auto max) { return min == max ? max : "{ min: " + min + ", max: " + max + " }"; });
  classes.push_back({"values", "bounds swapped", swappedBounds});
  classes.push_back({"values", "number of a property in quotes", quotedProperties});
  classes.push_back({"values", "colour without #", [](const GameText& g) {
                       return eachText(
                           g, [&](std::size_t i) { return isMarkedColour(g, i); },
                           [](const std::string& w) { return w.substr(1); });
                     }});
  classes.push_back({"values", "colour that is none",
                     [](const GameText& g) {
                       return otherColour(g, [](const std::string&) { return std::string("sparkling"); });
                     },
                     "which colour is meant cannot be seen"});
  classes.push_back({"values", "negative count", negative});
  classes.push_back({"values", "comma after a value", [](const GameText& g) { return afterValue(g, ","); }});
  classes.push_back(
      {"values", "semicolon after a value", [](const GameText& g) { return afterValue(g, ";"); }});
  classes.push_back(
      {"values", "full stop after a value", [](const GameText& g) { return afterValue(g, "."); }});
}

}  // namespace ludo::mistakes
