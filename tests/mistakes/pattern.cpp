// SPDX-License-Identifier: Apache-2.0
#include "pattern.h"

namespace ludo::mistakes {
namespace {

Places matchesOf(const GameText& game, const Pattern& pattern) {
  return eachMatch(game, pattern.found,
                   [&](const std::cmatch& match) { return match.format(pattern.written); });
}

}  // namespace

Places eachMatch(const GameText& game, const char* found,
                 const std::function<std::string(const std::cmatch&)>& change) {
  const std::regex expression(found);
  const char* text = game.content().data();
  Places places;
  for (const Block& block : game.blocks()) {
    const std::cregex_iterator end;
    for (std::cregex_iterator at(text + block.content.begin, text + block.content.end, expression); at != end;
         ++at) {
      std::string made = change(*at);
      if (made.empty() || made == at->str()) continue;
      const auto begin = static_cast<std::uint32_t>((*at)[0].first - text);
      places.push_back(replaced({begin, begin + static_cast<std::uint32_t>(at->length())}, std::move(made)));
    }
  }
  return places;
}

void addPatterns(std::vector<MistakeClass>& classes, const std::string& group,
                 std::span<const Pattern> patterns) {
  for (const Pattern& pattern : patterns)
    classes.push_back(
        {group, pattern.name, [pattern](const GameText& game) { return matchesOf(game, pattern); }});
}

void addPatternsThroughout(std::vector<MistakeClass>& classes, const std::string& group,
                           std::span<const Pattern> patterns) {
  constexpr std::size_t fewest = 3;
  for (const Pattern& pattern : patterns)
    classes.push_back({group, pattern.name, [pattern](const GameText& game) {
                         Mistake all;
                         for (const Mistake& one : matchesOf(game, pattern))
                           all.insert(all.end(), one.begin(), one.end());
                         return all.size() < fewest ? Places() : Places{std::move(all)};
                       }});
}

}  // namespace ludo::mistakes
