// SPDX-License-Identifier: Apache-2.0
// Words, numbers, truths, names and bindings in other forms than the language's own.
#include <algorithm>
#include <cctype>

#include "core/language/language.h"
#include "pattern.h"

namespace ludo::mistakes {
namespace {

std::string upper(std::string word) {
  for (char& c : word) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return word;
}

/// Words of the language under keys that take nothing else.
#define WORD R"re((owner|visibility|ordering|pass|event|shape|style|scope|order|position): "([a-z]\w+)")re"

constexpr Pattern ofWords[] = {
    {"word: with what it is of", WORD, R"($1: "$1.$2")"},
    {"word: behind a colon", WORD, R"($1: "$1:$2")"},
    {"word: in a list", WORD, R"($1: ["$2"])"},
    {"word: in a mapping", WORD, R"($1: { type: "$2" })"},
    {"word: as a flag in a mapping", WORD, "$1: { $2: true }"},
    {"word: in brackets", WORD, R"y($1: "($2)")y"},
    {"word: with a full stop", WORD, R"($1: "$2.")"},
    {"word: a blank behind it", WORD, R"($1: "$2 ")"},
    {"word: without quotes", WORD, "$1: $2"},
    {"word: in single quotes inside", WORD, R"($1: "'$2'")"},
    {"word: in a sentence", WORD, R"($1: "is $2")"},
    {"word: beside what it means", WORD, R"y($1: "$2 (default)")y"},
    {"word: beginning alone", R"re((visibility|ordering|event|style): "([a-z]\w{3})\w+")re", R"($1: "$2")"},
    {"word: pass said as true", R"re(pass: "allowed")re", "pass: true"},
    {"word: its own flag", R"re((visibility|ordering): "(hidden|public|set|queue)")re", "$2: true"},
    {"word: two words of camel case", R"re(event: "([a-z]+)([A-Z])(\w+)")re", R"(event: "$1 $2$3")"},
    {"word: event with on", R"re(event: "([a-z])(\w+)")re", R"(event: "on_$1$2")"},
    {"word: operator in words", R"re(op: ">=")re", R"(op: "is at least")"},
    {"word: operator in words, less", R"re(op: "<")re", R"(op: "is less than")"},
    {"word: operator in words, equal", R"re(op: "==")re", R"(op: "is equal to")"},
    {"word: operator in words, more", R"re(op: ">")re", R"(op: "greater than")"},
    {"word: operator as one sign", R"re(op: "<=")re", "op: \"\u2264\""},
    {"word: operator with a blank", R"re(op: "([<>=!])=")re", R"(op: "$1 =")"},
    {"word: operator thrice", R"re(op: "==")re", R"(op: "===")"},
    {"word: player in a sentence", R"re(player: "(actor|opponent|active)")re", R"(player: "the $1")"},
    {"word: player with a mark", R"re(player: "(actor|opponent|active)")re", R"(player: "@$1")"},
    {"word: player in brackets", R"re(player: "(actor|opponent|active)")re", R"(player: "<$1>")"},
    {"word: player in capitals", R"re(player: "(actor)")re", R"(player: "ACTOR")"},
    {"word: seat as a number", R"re((player|owner|toMove): "(\d)")re", "$1: $2"},
    {"word: seat with its word", R"re((player|owner|toMove): "(\d)")re", R"($1: "seat $2")"},
};

bool isNumber(const GameText& game, std::size_t i) {
  return game.tokens()[i].kind == TokenKind::Number && game.isValue(i);
}

struct NumberForm {
  const char* name;
  std::string (*form)(int);
};

std::string roman(int number) {
  static const std::vector<std::string> numerals = {"",  "I",  "II",  "III",  "IV",
                                                    "V", "VI", "VII", "VIII", "IX"};
  return number > 1 && number < 10 ? numerals[static_cast<std::size_t>(number)] : "";
}

const NumberForm numberForms[] = {
    {"number: in a list", [](int n) { return "[" + std::to_string(n) + "]"; }},
    {"number: in brackets", [](int n) { return "(" + std::to_string(n) + ")"; }},
    {"number: in a mapping", [](int n) { return "{ value: " + std::to_string(n) + " }"; }},
    {"number: with a leading zero", [](int n) { return "0" + std::to_string(n); }},
    {"number: hexadecimal",
     [](int n) {
       return n > 9 && n < 16 ? "0x" + std::string(1, "abcdef"[n - 10])
                              : "0x" + std::to_string(n % 10) + std::string(n > 9 ? "?" : "");
     }},
    {"number: with an exponent", [](int n) { return std::to_string(n) + "e0"; }},
    {"number: a full-width digit",
     [](int n) { return n < 10 ? "\xEF\xBC" + std::string(1, static_cast<char>(0x90 + n)) : std::string(); }},
    {"number: Roman", roman},
    {"number: with x", [](int n) { return std::to_string(n) + "x"; }},
    {"number: with a unit", [](int n) { return std::to_string(n) + " pieces"; }},
    {"number: exactly", [](int n) { return "exactly " + std::to_string(n); }},
    {"number: with #", [](int n) { return "\"#" + std::to_string(n) + "\""; }},
    {"number: with an equals sign", [](int n) { return "= " + std::to_string(n); }},
    {"number: a sum", [](int n) { return n > 1 ? std::to_string(n - 1) + " + 1" : std::string(); }},
    {"number: a product",
     [](int n) { return n > 3 && n % 2 == 0 ? std::to_string(n / 2) + "*2" : std::string(); }},
    {"number: of C", [](int n) { return std::to_string(n) + "L"; }},
    {"number: a call", [](int n) { return "int(" + std::to_string(n) + ")"; }},
    {"number: a word and its digits",
     [](int n) {
       return n == 2 ? "two (2)" : n == 3 ? "three (3)" : n == 4 ? "four (4)" : std::string();
     }},
    {"number: in single quotes", [](int n) { return "'" + std::to_string(n) + "'"; }},
    {"number: with decimals", [](int n) { return std::to_string(n) + ".00"; }},
    {"number: with a comma", [](int n) { return std::to_string(n) + ",0"; }},
    {"number: l for 1",
     [](int n) { return n > 9 && n / 10 == 1 ? "l" + std::to_string(n % 10) : std::string(); }},
    {"number: with a tilde", [](int n) { return "~" + std::to_string(n); }},
    {"number: with a full stop and a word", [](int n) { return std::to_string(n) + " each"; }},
};

constexpr Pattern ofNegatives[] = {
    {"number: a blank behind its minus", R"re(: -(\d+))re", ": - $1"},
    {"number: a long minus", R"re(: -(\d+))re", ": \u2212$1"},
    {"number: a dash for its minus", R"re(: -(\d+))re", ": \u2013$1"},
    {"number: minus in words", R"re(: -(\d+))re", ": minus $1"},
    {"number: minus behind it", R"re(: -(\d+))re", ": $1-"},
    {"number: negative in brackets", R"re(: -(\d+))re", ": (-$1)"},
    {"number: minus twice", R"re(: -(\d+))re", ": --$1"},
};

struct TruthForm {
  const char* name;
  const char* yes;
  const char* no;
};
constexpr TruthForm truthForms[] = {
    {"truth: on and off", "on", "off"},
    {"truth: y and n", "y", "n"},
    {"truth: Y and N", "Y", "N"},
    {"truth: capitals", "TRUE", "FALSE"},
    {"truth: T and F", "T", "F"},
    {"truth: t and f", "t", "f"},
    {"truth: yes and no in quotes", R"("yes")", "\"no\""},
    {"truth: one and zero in quotes", "\"1\"", "\"0\""},
    {"truth: enabled", "enabled", "disabled"},
    {"truth: a double negation", "not false", "not true"},
    {"truth: an exclamation mark", "!false", "!true"},
    {"truth: a check mark", "\u2713", "\u2717"},
    {"truth: in a list", "[true]", "[false]"},
    {"truth: in a mapping", "{ value: true }", "{ value: false }"},
    {"truth: a letter missing", "tru", "fals"},
    {"truth: a letter twice", "truee", "falsee"},
    {"truth: with a full stop", "true.", "false."},
    {"truth: in single quotes", "'true'", "'false'"},
    {"truth: always and never", "always", "never"},
    {"truth: ja and nein", "ja", "nein"},
    {"truth: a letter in front", "ttrue", "ffalse"},
};

constexpr Pattern ofTruths[] = {
    {"truth: its key alone, block", R"re(\n( +)(emptied|simultaneous|rotate|reflect|exact): true\n)re",
     "\n$1$2:\n"},
    {"truth: its word alone, block", R"re(\n( +)(emptied|simultaneous|rotate|reflect|exact): true\n)re",
     "\n$1$2\n"},
    {"truth: its word alone, braces", R"re((emptied|oneWay|loop|rotate|reflect|exact|toMove): true( \}|,))re",
     "$1$2"},
    {"truth: its own word for it", R"re((emptied|oneWay|loop|rotate|reflect|exact|simultaneous): true)re",
     R"($1: "$1")"},
};

}  // namespace

void addWordFormClasses(std::vector<MistakeClass>& classes) {
  addPatterns(classes, "enums", ofWords);
  classes.push_back({"enums", "word: in capitals", [](const GameText& game) {
                       return eachMatch(game, WORD, [](const std::cmatch& match) {
                         return match.str(1) + ": \"" + upper(match.str(2)) + "\"";
                       });
                     }});
  classes.push_back({"enums", "word: of a class", [](const GameText& game) {
                       return eachMatch(game, WORD, [](const std::cmatch& match) {
                         return match.str(1) + ": " + capitalised(match.str(1)) + "." + upper(match.str(2));
                       });
                     }});
  for (const NumberForm& each : numberForms) {
    const auto form = each.form;
    classes.push_back({"numbers", each.name, [form](const GameText& game) {
                         return eachToken(
                             game, [&](std::size_t i) { return isNumber(game, i); },
                             [&](const Token& token) {
                               const int number = std::atoi(token.text.c_str());
                               const std::string made = number > 0 && number < 1000 ? form(number) : "";
                               return made.empty() || made.ends_with('?') ? token.text : made;
                             });
                       }});
  }
  addPatterns(classes, "numbers", ofNegatives);
  for (const TruthForm& form : truthForms) {
    classes.push_back(
        {"truths", form.name, [form](const GameText& game) {
           return eachToken(
               game, [&](std::size_t i) { return game.tokens()[i].kind == TokenKind::Bool; },
               [&](const Token& token) { return std::string(token.text == "true" ? form.yes : form.no); });
         }});
  }
  addPatterns(classes, "truths", ofTruths);
}

}  // namespace ludo::mistakes
