// SPDX-License-Identifier: Apache-2.0
// How well the tree model knows games that it has not seen: generation_figures GAME.md...
#include <algorithm>
#include <cstdio>
#include <memory>
#include <vector>

#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/generate/learn.h"

namespace ludo {
namespace {

using Games = std::vector<std::vector<generate::MadeChoice>>;

std::vector<generate::MadeChoice> choicesIn(const char* path) {
  const Result<std::string> content = readFile(path, limits::textBytes);
  if (!content) return {};
  diagnostics::List told;
  auto game = generate::readGame(std::make_shared<const SourceText>(path, *content, path), told);
  return game ? generate::choicesOf(*game) : std::vector<generate::MadeChoice>();
}

/// Each game by a model that has learned from all others.
generate::Surprise leftOut(const Games& games, std::size_t context, bool learns) {
  generate::Surprise all;
  for (std::size_t left = 0; left < games.size(); ++left) {
    generate::TreeModel model;
    for (std::size_t i = 0; learns && i < games.size(); ++i) {
      if (i != left) generate::learn(games[i], model);
    }
    const generate::Surprise one = generate::surpriseOf(games[left], model, context);
    all.bits += one.bits;
    all.choices += one.choices;
  }
  return all;
}

/// The same where the model goes on learning from the game itself.
generate::Surprise whileLearning(const Games& games, std::uint64_t times) {
  generate::Surprise all;
  for (std::size_t left = 0; left < games.size(); ++left) {
    generate::TreeModel model;
    for (std::size_t i = 0; i < games.size(); ++i) {
      if (i != left) generate::learn(games[i], model);
    }
    const generate::Surprise one = generate::surpriseWhileLearning(games[left], model, times);
    all.bits += one.bits;
    all.choices += one.choices;
  }
  return all;
}

int run(int count, char** paths) {
  Games games;
  for (int i = 1; i < count; ++i) {
    games.push_back(choicesIn(paths[i]));
    if (!games.back().empty()) continue;
    std::fprintf(stderr, "%s: this is no game without mistakes\n", paths[i]);
    return 1;
  }
  const generate::Surprise uniform = leftOut(games, 0, false);
  std::printf("choices in %zu games: %zu\n", games.size(), uniform.choices);
  std::printf("bits a choice, each game by what all others teach:\n");
  std::printf("  each as probable                %.3f\n", uniform.mean());
  std::printf("  by what is chosen               %.3f\n", leftOut(games, 0, true).mean());
  for (std::size_t parts = 1; parts <= 7; ++parts)
    std::printf("  and %zu parts of the context      %.3f\n", parts, leftOut(games, parts, true).mean());
  for (const std::uint64_t times : {1, 2, 4, 8})
    std::printf("  learning from it, %2llu times over %.3f\n", static_cast<unsigned long long>(times),
                whileLearning(games, times).mean());
  return 0;
}

}  // namespace
}  // namespace ludo

int main(int count, char** words) {
  return ludo::run(count, words);
}
