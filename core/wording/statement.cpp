// SPDX-License-Identifier: Apache-2.0
#include "core/wording/statement.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

#include "core/base/letters.h"
#include "core/wording/formula.h"
#include "core/wording/formula_nodes.h"
#include "core/wording/lisp.h"
#include "core/wording/players.h"

namespace ludo::mend {
namespace {

using text::DataEntry;
using text::DataKind;
using text::DataNode;

constexpr int mostNestedCalls = 16;

std::string_view bareText(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())) != 0) text.remove_prefix(1);
  while (!text.empty() && (std::isspace(static_cast<unsigned char>(text.back())) != 0 || text.back() == ';'))
    text.remove_suffix(1);
  return text;
}

bool isWord(std::string_view text) {
  return !text.empty() && isLetter(text.front()) &&
         std::ranges::all_of(text, [](char c) { return isLetterOrDigit(c) || c == '_' || c == '-'; });
}

bool isNumber(std::string_view text) {
  const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
  return !digits.empty() && digits.size() < 10 &&
         digits.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The parts between commas that stand in no bracket and no quotes.
std::vector<std::string_view> arguments(std::string_view text) {
  std::vector<std::string_view> parts;
  int depth = 0;
  char quote = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote != 0) {
      if (c == quote) quote = 0;
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '(' || c == '[' || c == '{') {
      ++depth;
    } else if (c == ')' || c == ']' || c == '}') {
      --depth;
    } else if (c == ',' && depth == 0) {
      parts.push_back(bareText(text.substr(begin, i - begin)));
      begin = i + 1;
    }
  }
  parts.push_back(bareText(text.substr(begin)));
  return parts;
}

std::optional<DataNode> readCall(std::string_view text, int nesting);

DataNode argument(std::string_view text, int nesting) {
  if (text.size() > 1 && (text.front() == '"' || text.front() == '\'') && text.back() == text.front())
    return DataNode::ofString(std::string(text.substr(1, text.size() - 2)));
  if (isNumber(text)) return DataNode::ofInteger(std::stoll(std::string(text)));
  if (text == "true" || text == "false") return DataNode::ofBool(text == "true");
  if (auto call = readCall(text, nesting + 1)) return *call;
  return DataNode::ofString(std::string(text));
}

/// draw(deck, hand, 1), draw(from: deck, to: hand) and draw(from=deck).
std::optional<DataNode> readCall(std::string_view text, int nesting) {
  const std::size_t open = text.find('(');
  if (open == std::string_view::npos || !text.ends_with(')') || nesting > mostNestedCalls)
    return std::nullopt;
  const std::string_view word = bareText(text.substr(0, open));
  if (!isWord(word)) return std::nullopt;
  const std::string_view inside = bareText(text.substr(open + 1, text.size() - open - 2));
  DataNode list = DataNode::list();
  DataNode named = DataNode::map();
  if (!inside.empty()) {
    for (const std::string_view each : arguments(inside)) {
      const std::size_t mark = each.find_first_of(":=");
      const bool isNamed = mark != std::string_view::npos && isWord(bareText(each.substr(0, mark))) &&
                           (each[mark] == '=' || each.substr(mark + 1).starts_with(' ')) &&
                           !each.substr(mark + 1).starts_with('=');
      if (isNamed)
        named.set(std::string(bareText(each.substr(0, mark))),
                  argument(bareText(each.substr(mark + 1)), nesting));
      else
        list.items.push_back(argument(each, nesting));
    }
  }
  if (!named.entries.empty() && !list.items.empty()) return std::nullopt;
  if (word == "range") list = rangeOf(std::move(list.items));
  DataNode made = DataNode::map();
  made.set(std::string(word), list.items.empty() ? std::move(named) : std::move(list));
  return made;
}

std::vector<std::string_view> wordsIn(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    if (end > at) words.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

/// Whether a word of a sentence may be spared: an article, or what is counted.
bool isFiller(std::string_view word, std::string_view before, const KnownWords& words) {
  static constexpr std::array articles = {"the", "a", "an", "all", "each", "of"};
  if (words.isDefined(word)) return false;
  const bool isCounted = isNumber(before) && isWord(word) && !words.isName(std::string(word));
  return std::ranges::find(articles, word) != articles.end() || isCounted;
}

/// "draw 1 from deck to hand": a word, then values with words before them that say what they are.
std::optional<DataNode> readPhrase(std::string_view text, const KnownWords& known) {
  static constexpr std::array links = {"from", "to",   "in", "of", "on", "onto",
                                       "into", "with", "by", "at", "for"};
  std::vector<std::string_view> words = wordsIn(text);
  for (std::size_t i = words.size(); i-- > 1;) {
    const bool isLink = std::ranges::find(links, words[i]) != links.end();
    const bool isLast = i + 1 == words.size();
    if (!isLink && isFiller(words[i], words[i - 1], known) && (words.size() > 2 || !isLast))
      words.erase(words.begin() + static_cast<std::ptrdiff_t>(i));
  }
  if (words.size() < 2 || words.size() > 9 || !isWord(words[0])) return std::nullopt;
  DataNode fields = DataNode::map();
  DataNode list = DataNode::list();
  bool isLinked = false;
  for (std::size_t i = 1; i < words.size(); ++i) {
    std::string key = isNumber(words[i]) ? "count" : "what";
    if (std::ranges::find(links, words[i]) != links.end() && i + 1 < words.size()) {
      key = std::string(words[i]);
      ++i;
      isLinked = true;
    }
    list.items.push_back(argument(words[i], 0));
    if (isLinked && fields.find(key) != nullptr) return std::nullopt;
    fields.set(key, argument(words[i], 0));
  }
  DataNode made = DataNode::map();
  std::string verb(words[0]);
  verb[0] = lowerCase(verb[0]);
  // What is put somewhere goes there, if it is there already.
  const DataNode* what = verb == "put" ? fields.find("what") : nullptr;
  const bool isToken = what != nullptr && what->kind == DataKind::String &&
                       (what->text.starts_with('$') || what->text.find('(') != std::string::npos);
  if (isToken || (what != nullptr && what->kind == DataKind::Map)) {
    verb = "move";
    for (DataEntry& entry : fields.entries) {
      if (entry.key != "what" && entry.key != "from" && entry.key != "count") entry.key = "to";
    }
  }
  made.set(verb, isLinked || words.size() == 2 ? std::move(fields) : std::move(list));
  return made;
}

/// The variable that "pot", "money:actor", "money[actor]" or "actor.money" is: the fields that say so.
std::optional<DataNode> variable(std::string_view text, const KnownWords& words) {
  const std::size_t open = text.find_first_of("[(");
  if (open != std::string_view::npos && (text.ends_with(']') || text.ends_with(')'))) {
    const std::string turned =
        std::string(text.substr(open + 1, text.size() - open - 2)) + "." + std::string(text.substr(0, open));
    if (turned.find_first_of("[]()\"'") == std::string::npos) return variable(turned, words);
  }
  const std::vector<DataNode> read = readFormula(text, words);
  DataNode fields = DataNode::map();
  if (!read.empty() && read.back().kind == DataKind::Map && read.back().find("ref") != nullptr) {
    const std::string& ref = read.back().find("ref")->text;
    if (ref != "gvar" && ref != "pvar") return std::nullopt;
    fields.set("scope", DataNode::ofString(ref == "gvar" ? "global" : "pvar"));
    for (const DataEntry& entry : read.back().entries) {
      const bool isActor = entry.key == "player" && entry.value.text == "actor";
      const bool isUnsaid = isActor && !words.saysActor;
      if (entry.key != "ref" && !isUnsaid) fields.entries.push_back(entry);
    }
    return fields;
  }
  return std::nullopt;
}

DataNode valueOf(std::string_view text, const KnownWords& words) {
  if (isNumber(text)) return DataNode::ofInteger(std::stoll(std::string(text)));
  const std::vector<DataNode> read = readFormula(text, words);
  return read.empty() ? argument(text, 0) : read.front();
}

DataNode negated(DataNode value) {
  if (value.kind == DataKind::Integer) return DataNode::ofInteger(-value.integer);
  DataNode negative = DataNode::map();
  negative.set("op", DataNode::ofString("neg"));
  negative.set("value", std::move(value));
  return negative;
}

DataNode changeOf(DataNode fields, bool isSet, DataNode value) {
  fields.set(isSet ? "value" : "delta", std::move(value));
  DataNode made = DataNode::map();
  made.set(isSet ? "setVar" : "addVar", std::move(fields));
  return made;
}

/// "pot += 1", "pot = 3", "pot++", "pot + 1".
std::optional<DataNode> readAssignment(std::string_view text, const KnownWords& words) {
  for (const std::string_view start : {"set ", "let ", "local ", "var ", "const "}) {
    if (text.starts_with(start)) text.remove_prefix(start.size());
  }
  static constexpr std::array signs = {"+=",        "-=",  ":=",  "<-",  "++",  "--", "=",
                                       " becomes ", " + ", " - ", ": +", ": -", " +", " -"};
  for (const std::string_view sign : signs) {
    const std::size_t at = text.find(sign);
    if (at == std::string_view::npos || at == 0) continue;
    std::string_view target = bareText(text.substr(0, at));
    if (target.ends_with(':')) target = bareText(target.substr(0, target.size() - 1));
    const std::string_view rest = bareText(text.substr(at + sign.size()));
    const bool isStep = sign == "++" || sign == "--";
    if (rest.empty() != isStep || rest.starts_with('=')) continue;
    std::optional<DataNode> fields = variable(target, words);
    if (!fields) continue;
    // pot = pot + 1
    if (rest.starts_with(target) && (sign == "=" || sign == ":=" || sign == "<-")) {
      const std::string_view change = bareText(rest.substr(target.size()));
      if (change.starts_with('+') || change.starts_with('-')) {
        DataNode by = valueOf(bareText(change.substr(1)), words);
        return changeOf(std::move(*fields), false, change[0] == '-' ? negated(std::move(by)) : std::move(by));
      }
    }
    const bool isSet = sign == "=" || sign == ":=" || sign == "<-" || sign == " becomes ";
    DataNode value = isStep ? DataNode::ofInteger(1) : valueOf(rest, words);
    const bool isLess = !isSet && sign.find('-') != std::string_view::npos;
    return changeOf(std::move(*fields), isSet, isLess ? negated(std::move(value)) : std::move(value));
  }
  return std::nullopt;
}

/// roll(6) of "d6", as dice are called.
std::optional<DataNode> readDie(std::string_view text) {
  if (!text.starts_with('d') || !isNumber(text.substr(1))) return std::nullopt;
  return readCall("roll(" + std::string(text.substr(1)) + ")", 0);
}

/// "$die = roll(6)": what a call gives, under a name.
std::optional<DataNode> readBinding(std::string_view text) {
  const std::size_t at = text.find('=');
  if (!text.starts_with('$') || at == std::string_view::npos) return std::nullopt;
  const std::string_view given = bareText(text.substr(at + 1));
  std::optional<DataNode> call = readCall(given, 0);
  if (!call) call = readDie(given);
  if (!call) return std::nullopt;
  DataNode& arguments = call->entries.front().value;
  DataNode fields = DataNode::map();
  fields.set("bind", DataNode::ofString(std::string(bareText(text.substr(0, at)))));
  if (arguments.kind == DataKind::List) {
    for (std::size_t i = 0; i < arguments.items.size(); ++i)
      fields.set("what" + std::string(i, 'x'), std::move(arguments.items[i]));
  } else {
    fields.entries.insert(fields.entries.end(), arguments.entries.begin(), arguments.entries.end());
  }
  arguments = std::move(fields);
  return call;
}

/// "add 3 to pot", "increase pot by 3", "set pot to 3", "lose 2 money".
std::optional<DataNode> readChange(std::string_view text, const KnownWords& words) {
  static constexpr std::array more = {"add",  "increase", "increment", "raise", "gain",    "get",
                                      "give", "inc",      "plus",      "earn",  "receive", "score"};
  static constexpr std::array less = {"subtract", "decrease", "decrement", "reduce", "lose", "pay",
                                      "spend",    "dec",      "minus",     "remove", "lower"};
  static constexpr std::array fillers = {"to", "by", "from", "of", "with", "the", "in", "=", "for"};
  const std::vector<std::string_view> parts = wordsIn(text);
  if (parts.size() < 2 || parts.size() > 9) return std::nullopt;
  // "actor gains 1 money": who it is that does so.
  const std::optional<std::string> subject = playerMeant(parts[0], words);
  const std::size_t first = subject && parts.size() > 2 ? 1 : 0;
  std::string verb(parts[first]);
  verb[0] = lowerCase(verb[0]);
  if (first == 1 && verb.ends_with('s')) verb.pop_back();
  const bool isSet = verb == "set" || verb == "make" || verb == "reset";
  const bool isLess = std::ranges::find(less, verb) != less.end();
  if (!isSet && !isLess && std::ranges::find(more, verb) == more.end()) return std::nullopt;
  std::optional<DataNode> fields;
  std::string rest;
  for (std::size_t i = first + 1; i < parts.size(); ++i) {
    const bool isFiller = std::ranges::find(fillers, parts[i]) != fillers.end();
    std::optional<DataNode> found = fields || isFiller ? std::nullopt : variable(parts[i], words);
    if (found)
      fields = std::move(found);
    else if (!isFiller)
      rest += (rest.empty() ? "" : " ") + std::string(parts[i]);
  }
  if (!fields) return std::nullopt;
  if (first == 1) {
    if (const DataNode* scope = fields->find("scope"); scope == nullptr || scope->text != "pvar")
      return std::nullopt;
    std::erase_if(fields->entries, [](const DataEntry& entry) { return entry.key == "player"; });
    fields->entries.insert(fields->entries.begin() + 1,
                           DataEntry{"player", {}, DataNode::ofString(*subject)});
  }
  DataNode value = rest.empty() ? DataNode::ofInteger(verb == "reset" ? 0 : 1) : valueOf(rest, words);
  return changeOf(std::move(*fields), isSet, isLess ? negated(std::move(value)) : std::move(value));
}

/// "top(deck) -> hand:actor": from where, or what, to where.
std::optional<DataNode> readArrow(std::string_view text) {
  for (const std::string_view arrow : {"->", "\u2192", "=>"}) {
    const std::size_t at = text.find(arrow);
    if (at == std::string_view::npos || at == 0) continue;
    DataNode fields = DataNode::map();
    fields.set("what", argument(bareText(text.substr(0, at)), 0));
    fields.set("to", argument(bareText(text.substr(at + arrow.size())), 0));
    DataNode made = DataNode::map();
    made.set("move", std::move(fields));
    return made;
  }
  return std::nullopt;
}

/// "deck.shuffle()" is shuffle(deck), and "game.endTurn()" endTurn().
std::string withoutOwner(std::string_view text) {
  static constexpr std::array holders = {"game", "this",    "self", "ludo", "state", "rules",
                                         "api",  "effects", "env",  "g",    "ctx"};
  const std::size_t open = text.find('(');
  const std::size_t dot = open == std::string_view::npos ? open : text.rfind('.', open);
  if (dot == std::string_view::npos || dot == 0) return {};
  const std::string_view owner = text.substr(0, dot);
  const std::string call(text.substr(dot + 1));
  if (std::ranges::find(holders, owner) != holders.end()) return call;
  const std::size_t inside = call.find('(') + 1;
  const bool isEmpty = bareText(std::string_view(call).substr(inside)).starts_with(')');
  return call.substr(0, inside) + std::string(owner) + (isEmpty ? "" : ", ") + call.substr(inside);
}

}  // namespace

bool isLessening(std::string_view word) {
  static constexpr std::string_view verbs[] = {"sub", "subtract", "dec",   "decrease", "decrement", "lose",
                                               "pay", "spend",    "minus", "reduce",   "lower",     "deduct"};
  std::size_t end = 0;
  while (end < word.size() && isLetter(word[end]) && !isUpperCase(word[end])) ++end;
  return std::ranges::find(verbs, word.substr(0, end)) != std::end(verbs);
}

std::vector<DataNode> readStatement(std::string_view text, const KnownWords& words) {
  constexpr std::size_t longest = 400;
  text = bareText(text);
  while (text.size() > 2 && text.starts_with('`') && text.ends_with('`'))
    text = bareText(text.substr(1, text.size() - 2));
  if (text.starts_with("return ")) text.remove_prefix(7);
  std::vector<DataNode> found;
  if (text.size() > longest) return found;
  const auto take = [&](std::optional<DataNode> read) {
    if (read) found.push_back(std::move(*read));
  };
  take(readAssignment(text, words));
  take(readBinding(text));
  take(readChange(text, words));
  take(readCall(text, 0));
  if (const std::string call = withoutOwner(text); !call.empty()) take(readCall(call, 0));
  take(readArrow(text));
  take(readPhrase(text, words));
  take(readLisp(text));
  return found;
}

}  // namespace ludo::mend
