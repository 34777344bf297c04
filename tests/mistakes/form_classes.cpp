// SPDX-License-Identifier: Apache-2.0
// Constructs in the forms that other languages would give them.
#include <algorithm>

#include "mapping.h"

namespace ludo::mistakes {
namespace {

/// "actor.money", "threat", "12": a value as people write it in a formula; nothing for one that is more.
std::string inFormula(const std::string& value) {
  if (!value.starts_with('{')) return value.starts_with('[') ? "" : unquoted(value);
  const std::string key = R"(var: ")";
  const std::size_t at = value.find(key);
  if (!value.starts_with(R"({ ref: "gvar")") || at == std::string::npos) return "";
  return value.substr(at + key.size(), value.find('"', at + key.size()) - at - key.size());
}

std::string wordOf(const std::string& op) {
  return synonymOf(op, {{"==", "eq"}, {"!=", "ne"}, {"<", "lt"}, {"<=", "lte"}, {">", "gt"}, {">=", "gte"}});
}

/// { ref: "gvar", var: "heat" } -> { gvar: { var: "heat" } }.
std::string tagAsKey(const Mapping& m, std::string_view tagKey) {
  if (m.entries.empty() || m.entries.front().first != tagKey) return "";
  std::string text = "{ " + unquoted(m.entries.front().second) + ": {";
  for (std::size_t i = 1; i < m.entries.size(); ++i)
    text += (i == 1 ? " " : ", ") + m.entries[i].first + ": " + m.entries[i].second;
  return text + (m.entries.size() > 1 ? " } }" : "} }");
}

/// An entry of a list or mapping once more, in full.
Places twice(const GameText& game, bool ofLists) {
  Places places;
  const auto& lines = game.lines();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::size_t end = game.childrenEnd(i);
    const bool isItem =
        lines[i].hasDash && lines[i].text.find("id: ") != std::string_view::npos && lines[i].indent == 2;
    const bool isKey = !lines[i].hasDash && lines[i].hasText && lines[i].indent > 0 &&
                       lines[i].text.find(": ") != std::string_view::npos &&
                       lines[i].text[lines[i].indent] != '{' && lines[i].text[lines[i].indent] != '}';
    if (ofLists ? !isItem : !isKey || end > i + 1 || lines[i].text.find('{') != std::string_view::npos)
      continue;
    const bool isInside = std::ranges::any_of(game.tokens(), [&](const Token& t) {
      return t.line == i && t.depth == 0 && t.kind != TokenKind::Close;
    });
    if (!isInside) continue;
    const std::uint32_t stop = lines[end - 1].next;
    places.push_back({{{stop, stop}, std::string(game.view({lines[i].begin, stop}))}});
  }
  return places;
}

/// The dash of a list with one entry is gone, and what it holds stands below the key.
Places mappingForList(const GameText& game) {
  Places places;
  const auto& lines = game.lines();
  for (std::size_t i = 1; i < lines.size(); ++i) {
    if (!lines[i].hasDash || !lines[i - 1].text.ends_with(':') || lines[i - 1].text == "items:") continue;
    const std::size_t end = game.childrenEnd(i - 1);
    std::size_t dashes = 0;
    for (std::size_t j = i; j < end; ++j)
      dashes += lines[j].hasDash && lines[j].indent == lines[i].indent ? 1 : 0;
    if (dashes != 1) continue;
    Mistake mistake;
    const auto dash = static_cast<std::uint32_t>(lines[i].begin + lines[i].indent);
    mistake.push_back({{dash, dash + 2}, ""});
    for (std::size_t j = i + 1; j < end; ++j)
      if (lines[j].hasText) mistake.push_back({{lines[j].begin, lines[j].begin + 2}, ""});
    places.push_back(std::move(mistake));
  }
  return places;
}

/// A list with one entry where a mapping belongs.
Places listForMapping(const GameText& game) {
  Places places;
  const auto& lines = game.lines();
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const bool isMapping = lines[i - 1].text.ends_with(':') && lines[i - 1].hasText && !lines[i].hasDash &&
                           lines[i].hasText && lines[i].indent > lines[i - 1].indent &&
                           lines[i - 1].indent > 0 && lines[i].section != "variables";
    if (!isMapping) continue;
    const std::size_t end = game.childrenEnd(i - 1);
    Mistake mistake;
    for (std::size_t j = i; j < end; ++j) {
      const auto at = static_cast<std::uint32_t>(lines[j].begin + (j == i ? lines[j].indent : 0));
      if (lines[j].hasText) mistake.push_back({{at, at}, j == i ? "- " : "  "});
    }
    places.push_back(std::move(mistake));
  }
  return places;
}

/// Values in braces put into brackets as well.
Places bracketsRoundMapping(const GameText& game) {
  Places places;
  const auto& tokens = game.tokens();
  for (std::size_t i = 1; i < tokens.size(); ++i) {
    if (tokens[i].kind != TokenKind::Open || !game.isValue(i) || game.view(tokens[i].span) != "{") continue;
    const Token& close = tokens[game.closing(i)];
    places.push_back(
        {{{tokens[i].span.begin, tokens[i].span.begin}, "["}, {{close.span.end, close.span.end}, "]"}});
  }
  return places;
}

/// - deck: { owner: ... } for - { id: "deck", owner: ... }.
std::string nameAsKey(const Mapping& m) {
  if (m.entries.size() < 2 || m.entries.front().first != "id") return "";
  return unquoted(m.entries.front().second) + ": " + rest(m, 1);
}

/// - addVar: { ... } -> - { effect: "addVar", ... }.
Places effectAsType(const GameText& game) {
  Places places;
  const auto& tokens = game.tokens();
  for (std::size_t i = 0; i + 2 < tokens.size(); ++i) {
    const bool isEffect = tokens[i].kind == TokenKind::Dash && tokens[i + 1].kind == TokenKind::Key &&
                          tokens[i + 2].kind == TokenKind::Open && tokens[i + 2].line == tokens[i].line &&
                          game.view(tokens[i + 2].span) == "{" && tokens[i].section != "tests";
    if (!isEffect) continue;
    const bool isEmpty = game.closing(i + 2) == i + 3;
    places.push_back(replaced({tokens[i + 1].span.begin, tokens[i + 2].span.end},
                              R"({ effect: ")" + tokens[i + 1].text + "\"" + (isEmpty ? "" : ",")));
  }
  return places;
}

void add(std::vector<MistakeClass>& classes, const std::string& name,
         std::function<Places(const GameText&)> places) {
  classes.push_back({"forms", name, std::move(places)});
}
void addMapping(std::vector<MistakeClass>& classes, const std::string& name,
                const std::function<std::string(const Mapping&)>& change) {
  add(classes, name, [change](const GameText& game) { return eachMapping(game, change); });
}
void addComparison(std::vector<MistakeClass>& classes, const std::string& name,
                   const std::function<std::string(std::string, std::string, std::string)>& text) {
  add(classes, name, [text](const GameText& game) { return eachComparison(game, text); });
}

/// Comparisons and other conditions, written as in other languages.
void addConditionForms(std::vector<MistakeClass>& classes) {
  addComparison(classes, "comparison as text", [](auto op, auto left, auto right) {
    const bool isPlain = !inFormula(left).empty() && !inFormula(right).empty();
    return isPlain ? "\"" + inFormula(left) + " " + op + " " + inFormula(right) + "\"" : std::string();
  });
  addComparison(classes, "comparison without quotes", [](auto op, auto left, auto right) {
    const bool isPlain = !inFormula(left).empty() && !inFormula(right).empty();
    return isPlain ? inFormula(left) + " " + op + " " + inFormula(right) : std::string();
  });
  addComparison(classes, "comparison { eq: [a, b] }", [](auto op, auto left, auto right) {
    return "{ " + wordOf(op) + ": [" + left + ", " + right + "] }";
  });
  addComparison(classes, R"(comparison { "==": [a, b] })", [](auto op, auto left, auto right) {
    return "{ \"" + op + "\": [" + left + ", " + right + "] }";
  });
  addComparison(classes, "comparison with args", [](auto op, auto left, auto right) {
    return R"({ op: ")" + op + R"(", args: [)" + left + ", " + right + "] }";
  });
  addComparison(classes, "comparison { left: a, eq: b }", [](auto op, auto left, auto right) {
    return "{ left: " + left + ", " + wordOf(op) + ": " + right + " }";
  });
  addMapping(classes, "and without args", [](const Mapping& m) {
    const std::string* op = m.find("op");
    const bool isAll =
        op != nullptr && (*op == R"("and")" || *op == "\"or\"") && m.find("args") && m.entries.size() == 2;
    return isAll ? "{ " + unquoted(*op) + ": " + *m.find("args") + " }" : std::string();
  });
  addMapping(classes, "not as key", [](const Mapping& m) {
    const std::string* op = m.find("op");
    const bool isNot = op != nullptr && *op == R"("not")" && m.find("arg") && m.entries.size() == 2;
    return isNot ? "{ not: " + *m.find("arg") + " }" : std::string();
  });
  addMapping(classes, "not with args", [](const Mapping& m) {
    const std::string* op = m.find("op");
    const bool isNot = op != nullptr && *op == R"("not")" && m.find("arg") && m.entries.size() == 2;
    return isNot ? R"({ op: "not", args: [)" + *m.find("arg") + "] }" : std::string();
  });
  addMapping(classes, "ref as key", [](const Mapping& m) { return tagAsKey(m, "ref"); });
  addMapping(classes, "query as key", [](const Mapping& m) { return tagAsKey(m, "query"); });
  addMapping(classes, "is as key", [](const Mapping& m) { return tagAsKey(m, "is"); });
  addMapping(classes, "result as key", [](const Mapping& m) {
    const std::string* type = m.find("type");
    const bool isResult = type != nullptr && m.find("player") && m.entries.size() == 2;
    return isResult ? "{ " + unquoted(*type) + ": " + *m.find("player") + " }" : std::string();
  });
  addMapping(classes, "result as text", [](const Mapping& m) {
    const std::string* type = m.find("type");
    const bool isResult = type != nullptr && m.entries.size() == 1;
    return isResult ? *type : std::string();
  });
}

}  // namespace

void addFormClasses(std::vector<MistakeClass>& classes) {
  addConditionForms(classes);
  addMapping(classes, "variable { gvar: name }", [](const Mapping& m) {
    const bool isVariable = m.entries.size() == 2 && m.entries[0].second == R"("gvar")" && m.find("var");
    return isVariable ? "{ gvar: " + *m.find("var") + " }" : std::string();
  });
  addMapping(classes, "variable without ref", [](const Mapping& m) {
    const bool isVariable = m.find("ref") && m.find("var") && m.entries.front().first == "ref";
    return isVariable ? rest(m, 1) : std::string();
  });
  addMapping(classes, "variable by its name", [](const Mapping& m) {
    const bool isVariable = m.entries.size() == 2 && m.entries[0].second == R"("gvar")" && m.find("var");
    return isVariable ? *m.find("var") : std::string();
  });
  addMapping(classes, "zone count without ref", [](const Mapping& m) {
    const bool isCount = m.entries.size() == 2 && m.entries[0].second == R"("zoneCount")" && m.find("zone");
    return isCount ? "{ zoneCount: " + *m.find("zone") + " }" : std::string();
  });
  addMapping(classes, "aggregate bare", [](const Mapping& m) {
    const bool isAggregate = m.entries.size() == 1 && m.entries[0].first == "aggregate";
    return isAggregate ? m.entries[0].second : std::string();
  });
  addMapping(classes, "aggregate by its operator", [](const Mapping& m) {
    const bool isAggregate =
        m.find("op") && m.find("query") && m.entries.size() == 2 && m.entries[0].first == "op";
    return isAggregate ? "{ " + unquoted(*m.find("op")) + ": " + *m.find("query") + " }" : std::string();
  });
  addMapping(classes, "arithmetic as key", [](const Mapping& m) {
    const std::string* op = m.find("op");
    const bool isSum =
        op != nullptr && !isComparison(*op) && m.find("left") && m.find("right") && m.entries.size() == 3;
    return isSum ? "{ \"" + unquoted(*op) + "\": [" + *m.find("left") + ", " + *m.find("right") + "] }"
                 : std::string();
  });
  addMapping(classes, "entry by its name as key", nameAsKey);
  add(classes, "effect as the value of a key", effectAsType);
  add(classes, "definition twice", [](const GameText& g) { return twice(g, true); });
  add(classes, "key twice, same value", [](const GameText& g) { return twice(g, false); });
  add(classes, "mapping for a list", mappingForList);
  add(classes, "list for a mapping", listForMapping);
  add(classes, "mapping in brackets", bracketsRoundMapping);
}

}  // namespace ludo::mistakes
