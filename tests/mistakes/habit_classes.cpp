// SPDX-License-Identifier: Apache-2.0
// One way of writing, in all blocks of a game.
#include <cctype>
#include <set>

#include "core/language/language.h"
#include "mistake.h"

namespace ludo::mistakes {
namespace {

using Change = std::function<std::string(std::string_view line)>;

/// All lines of the blocks changed, as one mistake; none where fewer than four change.
Places throughout(const GameText& game, const Change& change) {
  constexpr std::size_t fewest = 4;
  Mistake mistake;
  for (const BlockLine& line : game.lines()) {
    std::string made = change(line.text);
    if (made != line.text) mistake.push_back({{line.begin, line.end}, std::move(made)});
  }
  return mistake.size() < fewest ? Places() : Places{std::move(mistake)};
}

std::string replacedAll(std::string_view text, std::string_view from, std::string_view to) {
  std::string made(text);
  for (std::size_t at = made.find(from); at != std::string::npos; at = made.find(from, at + to.size()))
    made.replace(at, from.size(), to);
  return made;
}

/// What stands outside quotes, changed character by character.
std::string outside(std::string_view line, const std::function<std::string(char)>& change) {
  std::string made;
  bool isText = false;
  for (const char c : line) {
    if (c == '"') isText = !isText;
    made += isText || c == '"' ? std::string(1, c) : change(c);
  }
  return made;
}

std::string inOtherQuotes(std::string_view line, std::string_view opening, std::string_view closing) {
  std::string made;
  bool isText = false;
  for (const char c : line) {
    if (c != '"') {
      made += c;
      continue;
    }
    made += isText ? closing : opening;
    isText = !isText;
  }
  return made;
}

/// What the language calls its keys.
const std::set<std::string>& languageKeys() {
  static const std::set<std::string> keys = [] {
    std::set<std::string> all = {"section", "items"};
    for (const language::Type* type : language::allTypes()) {
      for (const language::Field& field : type->fields) all.insert(field.name);
      all.insert(type->tag);
      all.insert(type->tagKey);
    }
    return all;
  }();
  return keys;
}

/// Every key of the language changed, as one mistake.
Places eachKey(const GameText& game, const std::function<std::string(const std::string&)>& change) {
  Mistake mistake;
  for (const Token& token : game.tokens()) {
    if (token.kind != TokenKind::Key || game.names().contains(token.text) ||
        !languageKeys().contains(token.text))
      continue;
    std::string made = change(token.text);
    if (made != token.text) mistake.push_back({token.span, std::move(made)});
  }
  return mistake.size() < 4 ? Places() : Places{std::move(mistake)};
}

std::string snake(const std::string& key) {
  std::string made;
  for (const char c : key) {
    if (std::isupper(static_cast<unsigned char>(c)) != 0) made += '_';
    made += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return made;
}

}  // namespace

void addHabitClasses(std::vector<MistakeClass>& classes) {
  const auto add = [&](std::string name, Change change) {
    classes.push_back({"habit", std::move(name), [change = std::move(change)](const GameText& game) {
                         return throughout(game, change);
                       }});
  };
  const auto addKeys = [&](std::string name, std::function<std::string(const std::string&)> change) {
    classes.push_back({"habit", std::move(name),
                       [change = std::move(change)](const GameText& game) { return eachKey(game, change); }});
  };
  add("backticks for all quotes", [](auto line) { return replacedAll(line, "\"", "`"); });
  add("low quotes throughout", [](auto line) { return inOtherQuotes(line, "\u201e", "\u201c"); });
  add("angle quotes throughout", [](auto line) { return inOtherQuotes(line, "\u00ab", "\u00bb"); });
  add("quotes with backslashes", [](auto line) { return replacedAll(line, "\"", "\\\""); });
  add("equals signs for all colons",
      [](auto line) { return outside(line, [](char c) { return c == ':' ? " =" : std::string(1, c); }); });
  add("no blank behind any colon", [](std::string_view line) {
    // What stands in quotes stays, for nobody could know it again.
    const std::string marked = outside(line, [](char c) { return c == ':' ? ":\x01" : std::string(1, c); });
    return replacedAll(replacedAll(marked, "\x01 ", ""), "\x01", "");
  });
  add("semicolons for all commas",
      [](auto line) { return outside(line, [](char c) { return std::string(1, c == ',' ? ';' : c); }); });
  add("semicolons at the ends of lines", [](std::string_view line) {
    const bool isWhole =
        !line.empty() && std::string_view(":,[{").find(line.back()) == std::string_view::npos;
    return std::string(line) + (isWhole ? ";" : "");
  });
  add("bullets for all dashes", [](std::string_view line) {
    const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
    return line.substr(indent).starts_with("- ")
               ? std::string(line.substr(0, indent)) + "\u2022" + std::string(line.substr(indent + 1))
               : std::string(line);
  });
  add("marks of a mail before the lines", [](auto line) { return "> " + std::string(line); });
  add("marks of a difference before the lines", [](auto line) { return "+" + std::string(line); });
  addKeys("all keys quoted", [](const std::string& key) { return '"' + key + '"'; });
  addKeys("all keys with capitals", [](const std::string& key) { return capitalised(key); });
  addKeys("all keys in snake_case", snake);
}

}  // namespace ludo::mistakes
