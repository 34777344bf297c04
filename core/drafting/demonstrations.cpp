// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/demonstrations.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "core/base/letters.h"
#include "core/drafting/rule_text.h"
#include "core/grammar/minimal.h"
#include "core/grammar/surface.h"

namespace ludo::drafting {
namespace {

using Weights = std::map<std::string, double>;

Weights wordCounts(const std::string& text) {
  constexpr std::size_t shortest = 3;
  Weights counts;
  std::string word;
  const auto end = [&] {
    // "stones" and "stone" are one word.
    if (word.size() > shortest && word.back() == 's') word.pop_back();
    if (word.size() >= shortest) counts[word] += 1;
    word.clear();
  };
  for (const char c : text) {
    if (isLetter(c)) {
      word += lowerCase(c);
    } else {
      end();
    }
  }
  end();
  return counts;
}

double product(const Weights& a, const Weights& b) {
  double sum = 0;
  for (const auto& [word, weight] : a) {
    if (const auto found = b.find(word); found != b.end()) sum += weight * found->second;
  }
  return sum;
}

double cosine(const Weights& a, const Weights& b) {
  const double norms = std::sqrt(product(a, a) * product(b, b));
  return norms > 0 ? product(a, b) / norms : 0;
}

/// The prose of a document up to its first block, without headings' marks.
std::string introduction(const text::MarkdownDocument& markdown) {
  constexpr std::size_t most = 1'500;
  const std::string& content = markdown.source->content();
  const std::size_t end = markdown.blocks.empty() ? content.size() : markdown.blocks.front().fence.begin;
  std::string prose = content.substr(0, std::min(end, most));
  std::erase(prose, '#');
  std::ranges::replace(prose, '\n', ' ');
  return prose;
}

}  // namespace

KnownGame knownGame(const generate::WrittenGame& game) {
  // What a game tests of itself and how it looks take much room, and say nothing about its rules.
  language::SpecDocument rules = game.document;
  rules.tests.clear();
  rules.rendering = {};
  return {game.document.metadata.id, game.document.metadata.description + " " + introduction(game.markdown),
          grammar::surfaceText(rules)};
}

std::vector<std::size_t> byLikeness(const std::string& request, const std::vector<KnownGame>& games) {
  std::vector<Weights> texts;
  Weights documents;
  for (const KnownGame& game : games) {
    texts.push_back(wordCounts(game.id + " " + game.request));
    for (const auto& [word, count] : texts.back()) documents[word] += 1;
  }
  const auto weighted = [&](Weights counts) {
    for (auto& [word, weight] : counts) {
      const auto found = documents.find(word);
      const double in = found == documents.end() ? 0 : found->second;
      weight *= std::log((1 + static_cast<double>(games.size())) / (1 + in));
    }
    return counts;
  };
  const Weights wanted = weighted(wordCounts(request));
  std::vector<double> likeness;
  for (const Weights& text : texts) likeness.push_back(cosine(wanted, weighted(text)));
  std::vector<std::size_t> order(games.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return likeness[a] > likeness[b]; });
  return order;
}

std::vector<Demonstration> demonstrationsFor(const std::string& request, const std::vector<KnownGame>& games,
                                             const grammar::Grammar& whole, std::size_t most,
                                             std::size_t bytes) {
  const RuleNames hidden = wordRules(whole);
  std::vector<Demonstration> chosen;
  for (const std::size_t index : byLikeness(request, games)) {
    if (chosen.size() == most) break;
    const KnownGame& game = games[index];
    if (game.surface.size() >= bytes) continue;
    const auto minimal = grammar::minimalGrammar(whole, game.surface);
    if (!minimal) continue;
    Demonstration shown{game.id, game.request, ruleText(*minimal, hidden), game.surface};
    const std::size_t size = shown.request.size() + shown.rules.size() + shown.surface.size();
    if (size > bytes) continue;
    bytes -= size;
    chosen.push_back(std::move(shown));
  }
  return chosen;
}

}  // namespace ludo::drafting
