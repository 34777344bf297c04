// SPDX-License-Identifier: Apache-2.0
#include "mapping.h"

namespace ludo::mistakes {

std::string unquoted(const std::string& text) {
  return text.starts_with('"') ? text.substr(1, text.size() - 2) : text;
}

namespace {

std::vector<Mapping> mappings(const GameText& game) {
  std::vector<Mapping> found;
  const auto& tokens = game.tokens();
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind != TokenKind::Open || game.view(tokens[i].span) != "{") continue;
    const std::size_t end = game.closing(i);
    Mapping mapping{{tokens[i].span.begin, tokens[end].span.end}, {}};
    for (std::size_t j = i + 1; j < end; ++j) {
      if (tokens[j].kind != TokenKind::Key || tokens[j].depth != tokens[i].depth + 1) continue;
      std::size_t last = j + 1;
      if (tokens[last].kind == TokenKind::Open) last = game.closing(last);
      mapping.entries.emplace_back(tokens[j].text,
                                   std::string(game.view({tokens[j + 1].span.begin, tokens[last].span.end})));
    }
    found.push_back(std::move(mapping));
  }
  return found;
}

}  // namespace

Places eachMapping(const GameText& game, const std::function<std::string(const Mapping&)>& change) {
  Places places;
  for (const Mapping& mapping : mappings(game)) {
    std::string text = change(mapping);
    if (!text.empty()) places.push_back(replaced(mapping.whole, std::move(text)));
  }
  return places;
}

bool isComparison(const std::string& op) {
  return op == "\"==\"" || op == "\"!=\"" || op == "\"<\"" || op == "\"<=\"" || op == "\">\"" ||
         op == "\">=\"";
}

Places eachComparison(const GameText& game,
                      const std::function<std::string(std::string, std::string, std::string)>& text) {
  return eachMapping(game, [&](const Mapping& m) {
    const std::string* op = m.find("op");
    const bool isWhole =
        op != nullptr && isComparison(*op) && m.entries.size() == 3 && m.find("left") && m.find("right");
    return isWhole ? text(unquoted(*op), *m.find("left"), *m.find("right")) : std::string();
  });
}

std::string rest(const Mapping& m, std::size_t first) {
  std::string text = "{ ";
  for (std::size_t i = first; i < m.entries.size(); ++i)
    text += (i == first ? "" : ", ") + m.entries[i].first + ": " + m.entries[i].second;
  return text + " }";
}

}  // namespace ludo::mistakes
