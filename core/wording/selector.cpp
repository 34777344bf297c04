// SPDX-License-Identifier: Apache-2.0
#include "core/wording/selector.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/base/nearest.h"
#include "core/wording/letters_of.h"
#include "core/wording/numbers.h"
#include "core/wording/players.h"
#include "core/wording/spaces.h"

namespace ludo::mend {
namespace {

bool isIn(const std::vector<std::string>& known, std::string_view word) {
  return std::ranges::find(known, word) != known.end();
}

std::vector<std::string> allPartsOf(const std::string& text) {
  std::vector<std::string> parts;
  std::string part;
  for (const char c : text + ' ') {
    const bool isPart = isLetterOrDigit(c) || c == '_' || c == '$' || c == '-';
    if (isPart) {
      part += c;
    } else if (!part.empty()) {
      parts.push_back(std::move(part));
      part.clear();
    }
  }
  return parts;
}

/// The words of a text, without those that only join them.
std::vector<std::string> partsOf(const std::string& text) {
  static const std::vector<std::string> fillers = {"of",   "the",  "in",    "s",    "from",
                                                   "zone", "card", "token", "piece"};
  std::vector<std::string> parts = allPartsOf(text);
  if (parts.size() > 2 || (parts.size() == 2 && parts[0] != "top" && parts[0] != "bottom"))
    std::erase_if(parts, [&](const std::string& word) { return parts.size() > 1 && isIn(fillers, word); });
  return parts;
}

/// The words of "getTopCard" and "top_token", in small letters.
std::vector<std::string> wordsIn(const std::string& name) {
  std::vector<std::string> words(1);
  for (const char c : name) {
    if ((isUpperCase(c) || !isLetter(c)) && !words.back().empty()) words.emplace_back();
    if (isLetter(c)) words.back() += lowerCase(c);
  }
  return words;
}

/// "getTop" and "topCardOf" of a call: the end that one of its words names; "tokenAt" is the top.
std::string endCalled(const std::string& function) {
  static const std::vector<std::string> spare = {"get", "card", "token", "piece", "of",
                                                 "the", "peek", "from",  "at",    "in",
                                                 "on",  "take", "item",  "one",   "find"};
  std::string found;
  bool isToken = false;
  for (const std::string& word : wordsIn(function)) {
    if (word == "top" || word == "bottom")
      found = word;
    else if (!isIn(spare, word))
      return {};
    isToken = isToken || word == "card" || word == "token" || word == "piece";
  }
  return found.empty() && isToken ? "top" : found;
}

/// "top" or "bottom", if that is said, which is then no longer among the parts.
std::string takePosition(std::vector<std::string>& parts, const std::string& text) {
  if (parts.size() < 2) return {};
  static const std::vector<std::pair<std::string, std::string>> words = {
      {"top", "top"},     {"bottom", "bottom"}, {"first", "top"},    {"last", "bottom"},
      {"upper", "top"},   {"front", "top"},     {"topmost", "top"},  {"lowest", "bottom"},
      {"back", "bottom"}, {"peek", "top"},      {"topof", "top"},    {"bottomof", "bottom"},
      {"topcard", "top"}, {"head", "top"},      {"uppermost", "top"}};
  const bool isCall = text.find('(') != std::string::npos && text.starts_with(parts[0]);
  if (const std::string end = isCall ? endCalled(parts[0]) : std::string(); !end.empty()) {
    parts.erase(parts.begin());
    return end;
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    for (const auto& [word, meant] : words) {
      const bool isLike =
          word.size() > 2 && editDistance(parts[i], word, 1) == 1 && text.find('(') != std::string::npos;
      if (lettersOf(parts[i], "$") != word && !isLike) continue;
      parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i));
      return meant;
    }
  }
  return {};
}

/// "cupAll", "cup_all" and "allCup": a zone and whose it is, in one word.
void splitAtZone(std::vector<std::string>& parts, const KnownWords& words) {
  const std::string word = parts.front();
  const auto isPlayer = [&](std::string rest) {
    rest.erase(0, std::min(rest.find_first_not_of("_-"), rest.size()));
    while (rest.ends_with('_') || rest.ends_with('-')) rest.pop_back();
    return !rest.empty() && playerMeant(rest, words).has_value();
  };
  for (const std::string& zone : words.zones) {
    if (word.size() <= zone.size()) continue;
    const std::size_t cut = word.size() - zone.size();
    if (word.starts_with(zone) && isPlayer(word.substr(zone.size()))) {
      const std::size_t begin = word.find_first_not_of("_-", zone.size());
      parts = {zone, word.substr(begin)};
      return;
    }
    if (lettersOf(word.substr(cut), "$") == lettersOf(zone, "$") && isPlayer(word.substr(0, cut))) {
      parts = {word.substr(0, cut), zone};
      return;
    }
  }
}

/// The zone or region that a part names, or what is bound under that name.
std::vector<std::string> zonesMeant(const std::string& part, const KnownWords& words) {
  std::vector<std::string> found;
  if (!part.starts_with('$')) {
    if (const auto zone = meantOf(part, words.zones)) found.push_back(*zone);
    if (isIn(words.bindings, "$" + part)) found.push_back("$" + part);
  } else if (const auto bound = meantOf(part, words.bindings)) {
    found.push_back(*bound);
  }
  return found;
}

class Selectors {
 public:
  Selectors(const std::string& text, const KnownWords& words) : m_text(text), m_words(words) {}

  std::vector<SelectorMeant> take() {
    const std::size_t first = m_text.find_first_not_of(' ');
    // Blanks round a name.
    if (first != std::string::npos) say(m_text.substr(first, m_text.find_last_not_of(' ') - first + 1), 5);
    std::vector<std::string> parts = partsOf(m_text);
    if (parts.empty() || parts.size() > 4) return std::move(m_found);
    if (denied()) return std::move(m_found);
    if (m_text.find_first_of("[ .") != std::string::npos) {
      const std::string_view article = m_text.starts_with("the ") ? "the " : "";
      if (const auto player = playerMeant(m_text.substr(article.size()), m_words)) say(*player, 6);
    }
    zoneAsToken();
    space();
    countedFromOne();
    board(parts);
    bound();
    withKind(parts);
    last();
    if (parts.size() == 1) splitAtZone(parts, m_words);
    const std::string position = takePosition(parts, m_text);
    const auto wrapped = [&](const std::string& zone) {
      return position.empty() ? zone : position + "(" + zone + ")";
    };
    if (std::ranges::count(m_text, '(') > std::ranges::count(m_text, ')')) say(m_text + ')', 5);
    if (parts.size() == 1) {
      for (const std::string& zone : zonesMeant(parts[0], m_words)) say(wrapped(zone), 9);
      if (position.empty()) {
        if (const auto player = playerMeant(parts[0], m_words)) {
          // Another word for a player is no slip of the pen for one that it is like.
          const bool isOther = meantOf(parts[0], playerWords()) != player;
          say(*player, isOther ? 3 : 8);
          // Who acts is mostly who is to move; where it is not, tests tell.
          if (isOther && *player == "actor") say("active", 9);
        }
      }
    } else if (parts.size() == 3) {
      // "hand:each player"
      if (const auto player = playerMeant(parts[1] + parts[2], m_words)) {
        for (const std::string& zone : zonesMeant(parts[0], m_words)) say(wrapped(zone + ":" + *player), 4);
      }
    } else if (parts.size() == 2) {
      // "trick:player" where "$player" is bound.
      if (isIn(m_words.zones, parts[0]) && isIn(m_words.bindings, "$" + parts[1]))
        say(wrapped(parts[0] + ":$" + parts[1]), 2);
      for (const bool isTurned : {false, true}) {
        const auto player = playerMeant(parts[isTurned ? 0 : 1], m_words);
        for (const std::string& zone : zonesMeant(parts[isTurned ? 1 : 0], m_words)) {
          if (player) say(wrapped(zone + ":" + *player), isTurned ? 4 : 3);
        }
      }
    }
    return std::move(m_found);
  }

 private:
  void say(const std::string& meant, int cost) {
    if (meant != m_text) m_found.push_back({meant, cost});
  }

  /// "!actor" and "not actor": one of the others, or all of them.
  bool denied() {
    const std::string_view mark = m_text.starts_with('!') ? "!" : m_text.starts_with("not ") ? "not " : "";
    if (mark.empty()) return false;
    if (playerMeant(m_text.substr(mark.size()), m_words) == "actor") {
      say("opponent", 9);
      say("allOther", 9);
    }
    return true;
  }

  /// "2,3" and "(2, 3)" of the only board, and "cell[2][3]" of any.
  void space() {
    if (const std::string named = spaceMeant(m_text, m_words); !named.empty()) say(named, 2);
    std::string numbers;
    for (const std::string& part : allPartsOf(m_text)) {
      if (part != "row" && part != "col" && part != "column") numbers += isDigits(part) ? '_' + part : "?";
    }
    if (numbers.find('?') != std::string::npos || std::ranges::count(numbers, '_') < 2) return;
    if (const std::string only = onlySpace(numbers, m_words); !only.empty()) say(only, 5);
  }

  /// "player 1" and "player2": people count from one, but seats are counted from nothing.
  void countedFromOne() {
    const std::string word = lettersOf(m_text);
    const bool isIt = word.size() == 7 && word.starts_with("player") && isDigit(word[6]);
    if (!isIt) return;
    if (word[6] != '0') say(std::string(1, static_cast<char>(word[6] - 1)), 7);
    say(std::string(1, word[6]), 8);
  }

  /// A zone for a token in it, which is mostly the one on top.
  void zoneAsToken() {
    const bool isZone =
        m_text.find('(') == std::string::npos && isIn(m_words.zones, m_text.substr(0, m_text.find(':')));
    const bool isSought = m_text == "last()" || m_text.starts_with("zoneOf($");
    if (isZone || isSought) say("top(" + m_text + ")", 10);
  }

  /// "zones.deck", "zone:deck" and "pond:deep": what it is, or the board it is on, and its name.
  void withKind(const std::vector<std::string>& parts) {
    static const std::vector<std::string> kinds = {"zone",    "zones",  "board", "boards", "region",
                                                   "regions", "cell",   "cells", "space",  "spaces",
                                                   "place",   "places", "token", "tokens", "location"};
    const std::vector<std::string> all = allPartsOf(m_text);
    const bool isKind = all.size() == 2 && (isIn(kinds, lettersOf(all[0], "$")) ||
                                            isIn(m_words.ofKind(language::NameKind::Board), all[0]));
    if (isKind && isIn(m_words.zones, all[1])) say(all[1], 3);
    // "deck[0]": which end is the first, a zone does not say.
    const bool isIndex = parts.size() == 2 && m_text.ends_with(']') && (parts[1] == "0" || parts[1] == "-1");
    if (isIndex && isIn(m_words.zones, parts[0]))
      say((parts[1] == "0" ? "top(" : "bottom(") + parts[0] + ")", 6);
  }

  /// "last" and "$last" for "last()".
  void last() {
    std::string word = lettersOf(m_text);
    std::erase_if(word, [](char c) { return !isLetter(c); });
    if (word == "last" || word == "lastzone" || word == "lastplace") say("last()", 6);
  }

  /// The only board, by what people call one.
  void board(const std::vector<std::string>& parts) {
    static const std::vector<std::string> names = {"board",  "boards",     "grid",       "cells",
                                                   "cell",   "map",        "field",      "squares",
                                                   "spaces", "everywhere", "wholeboard", "table"};
    const std::vector<std::string>& boards = m_words.ofKind(language::NameKind::Board);
    if (boards.size() == 1 && parts.size() == 1 && isIn(names, lettersOf(parts[0], "$")))
      say(boards.front(), 7);
  }

  /// "params.card", "card$", "@card" and "<card>", and where such a one is: "locationOf($card)".
  void bound() {
    const std::vector<std::string> all = allPartsOf(m_text);
    static const std::vector<std::string> holders = {
        "params", "param", "parameters", "parameter", "args",  "arg",    "$params", "bind", "binding",
        "var",    "vars",  "this",       "self",      "input", "chosen", "choice",  "$",    "move"};
    static const std::vector<std::string> places = {
        "zone",     "zoneof", "locationof", "location", "place",   "placeof", "cellof",  "cell", "where",
        "position", "at",     "positionof", "getzone",  "spaceof", "whereis", "zone_of", "in"};
    std::string name = all.back();
    std::erase(name, '$');
    const std::string last = "$" + name;
    const bool isMarked = m_text.find_first_not_of("$@#%&<>{}[]()*:|~^ ") != std::string::npos &&
                          all.size() == 1 && m_text != name;
    const bool isHeld = all.size() == 2 && isIn(holders, lettersOf(all[0], "$"));
    if (isIn(m_words.bindings, last) && (isMarked || isHeld)) say(last, 6);
    // "zone of $card"
    if (all.size() == 3 && all[1] == "of" && isIn(places, lettersOf(all[0], "$")) &&
        isIn(m_words.bindings, all[2]))
      say("zoneOf(" + all[2] + ")", 3);
    if (all.size() != 2) return;
    for (const bool isTurned : {false, true}) {
      const std::string& place = all[isTurned ? 1 : 0];
      const std::string& token = all[isTurned ? 0 : 1];
      if (isIn(places, lettersOf(place, "$")) && isIn(m_words.bindings, token))
        say("zoneOf(" + token + ")", 5);
    }
  }

  const std::string& m_text;
  const KnownWords& m_words;
  std::vector<SelectorMeant> m_found;
};

}  // namespace

std::vector<SelectorMeant> selectorsMeant(const std::string& text, const KnownWords& words) {
  constexpr std::size_t longest = 80;
  if (text.size() > longest) return {};
  // A name that the game has is no other word for something.
  const auto isName = [&](const std::vector<std::string>& names) {
    return std::ranges::find(names, text) != names.end();
  };
  if (isName(words.globals) || isName(words.perPlayer)) return {{"var(" + text + ")", 3}};
  return Selectors(text, words).take();
}

}  // namespace ludo::mend
