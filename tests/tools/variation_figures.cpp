// SPDX-License-Identifier: Apache-2.0
// What becomes of children: variation_figures COUNT PLAYED GAME.md...
// makes so many by all operators in turn, plays so many of them, and prints what each operator yields.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/base/files.h"
#include "core/base/limits.h"
#include "core/compile/compile.h"
#include "core/decompile/decompile.h"
#include "core/generate/draft.h"
#include "core/generate/learn.h"
#include "core/metrics/filters.h"
#include "core/sim/run_batch.h"
#include "core/variation/child.h"

namespace ludo {
namespace {

using Clock = std::chrono::steady_clock;

struct Yield {
  int asked = 0;
  int made = 0;
  int compiled = 0;
  int played = 0;
  int ended = 0;
  int sound = 0;
  std::map<std::string, int> failed = {};  ///< by filter
  double making = 0;
  double compiling = 0;
};

std::vector<variation::ParentPtr> readParents(int count, char** paths, generate::TreeModel& model) {
  std::vector<variation::ParentPtr> parents;
  for (int i = 0; i < count; ++i) {
    const Result<std::string> content = readFile(paths[i], limits::textBytes);
    if (!content) continue;
    diagnostics::List told;
    const auto source = std::make_shared<const SourceText>(paths[i], *content, paths[i]);
    if (auto game = generate::readGame(source, told)) generate::learn(generate::choicesOf(*game), model);
    if (auto parent = variation::Parent::read(source, told)) parents.push_back(std::move(parent));
  }
  return parents;
}

void play(const language::GameDef& compiled, Yield& yield) {
  constexpr std::uint64_t games = 20;
  auto game = std::make_shared<language::GameDef>(compiled);
  std::vector<language::TestDef> none;
  diagnostics::List told;
  if (!compile::writeOutEffects(*game, none, told)) return;
  sim::BatchOptions options;
  options.games = games;
  options.agents = {"random"};
  options.threads = 1;
  const sim::Batch batch = sim::runBatch(kernel::makeRules(game), options);
  ++yield.played;
  const auto hasEnded = [](const sim::GameSummary& each) { return each.stop == sim::Stop::Ended; };
  const bool ends =
      !batch.givenUp && std::ranges::count_if(batch.games, hasEnded) * 10 >= 9 * std::int64_t{games};
  const std::vector<metrics::Filter> filters = metrics::applyFilters(batch, {});
  for (const metrics::Filter& filter : filters) yield.failed[filter.id] += filter.passed ? 0 : 1;
  yield.ended += ends ? 1 : 0;
  yield.sound += ends && std::ranges::all_of(filters, &metrics::Filter::passed) ? 1 : 0;
}

void print(const std::string& name, const Yield& yield) {
  const auto share = [](int part, int all) { return all == 0 ? 0.0 : 100.0 * part / all; };
  std::printf("%-16s %6d %6d %6.1f%% %6d %6.1f%% %6.1f%% %8.2f %8.2f\n", name.c_str(), yield.asked,
              yield.made, share(yield.compiled, yield.made), yield.played, share(yield.ended, yield.played),
              share(yield.sound, yield.played), 1000 * yield.making / std::max(1, yield.asked),
              1000 * yield.compiling / std::max(1, yield.made));
}

/// Drafts like each game in turn: how many compile, end and pass the filters.
void printDrafts(const std::vector<variation::ParentPtr>& parents, const generate::TreeModel& model,
                 int drafts) {
  Yield yield;
  std::map<std::string, int> errors;
  for (int i = 0; i < drafts; ++i) {
    const generate::WrittenGame& like = parents[static_cast<std::size_t>(i) % parents.size()]->game();
    ++yield.asked;
    const Clock::time_point begin = Clock::now();
    const generate::Draft draft = generate::makeDraft(like, model, static_cast<std::uint64_t>(i));
    const std::string text = decompile::writeSpecification(draft.document);
    const Clock::time_point middle = Clock::now();
    yield.making += std::chrono::duration<double>(middle - begin).count();
    ++yield.made;
    diagnostics::List told;
    const auto game = generate::readGame(std::make_shared<const SourceText>("draft.md", text), told);
    yield.compiling += std::chrono::duration<double>(Clock::now() - middle).count();
    yield.compiled += game ? 1 : 0;
    if (game) play(game->game, yield);
    if (std::getenv("SHOW") != nullptr) std::printf("%s\n", text.c_str());
    for (const diagnostics::Diagnostic& each : told) {
      if (each.severity() != diagnostics::Severity::Error) continue;
      ++errors[std::string(each.kind->code) + " " + each.path + ": " + each.message];
      break;
    }
  }
  print("drafts", yield);
  for (const auto& [filter, times] : yield.failed) std::printf("%6d fail %s\n", times, filter.c_str());
  for (const auto& [error, times] : errors) std::printf("%4d %s\n", times, error.c_str());
}

int run(int count, char** words) {
  generate::TreeModel model;
  const std::vector<variation::ParentPtr> parents = readParents(count - 3, words + 3, model);
  const int children = std::atoi(words[1]);
  const int played = std::atoi(words[2]);
  if (children < 0) {
    printDrafts(parents, model, -children);
    return 0;
  }
  std::map<std::string, Yield> yields;
  std::map<std::string, int> errors;
  Yield all;
  for (int i = 0; i < children; ++i) {
    const auto& operators = variation::operators();
    const variation::Operator& by = *operators[static_cast<std::size_t>(i) % operators.size()];
    const auto at = [&](std::size_t index) { return parents[index % parents.size()].get(); };
    const auto turn = static_cast<std::size_t>(i) / operators.size();
    Yield one;
    one.asked = 1;
    const Clock::time_point begin = Clock::now();
    const auto child =
        variation::makeChild(*at(turn), at(turn * 7 + 3), by, static_cast<std::uint64_t>(i), &model);
    const Clock::time_point middle = Clock::now();
    one.making = std::chrono::duration<double>(middle - begin).count();
    if (child) {
      one.made = 1;
      const std::string path = at(turn)->game().markdown.source->path();
      diagnostics::List told;
      const auto game = generate::readGame(std::make_shared<const SourceText>(path, child->text, path), told);
      one.compiling = std::chrono::duration<double>(Clock::now() - middle).count();
      one.compiled = game ? 1 : 0;
      if (!game) {
        for (const diagnostics::Diagnostic& each : told) {
          if (each.severity() != diagnostics::Severity::Error) continue;
          ++errors[std::string(by.name()) + ": " + std::string(each.kind->code) + " " + each.path + ": " +
                   each.message];
          if (std::getenv("SHOW") != nullptr)
            std::fprintf(stderr, "%s\n%s\n\n", child->diff.c_str(), each.message.c_str());
          break;
        }
      } else if (all.played < played) {
        play(game->game, one);
      }
    }
    for (Yield* sum : {&all, &yields[std::string(by.name())]}) {
      sum->asked += one.asked, sum->made += one.made, sum->compiled += one.compiled,
          sum->played += one.played;
      for (const auto& [filter, times] : one.failed) sum->failed[filter] += times;
      sum->ended += one.ended, sum->sound += one.sound, sum->making += one.making,
          sum->compiling += one.compiling;
    }
  }
  std::printf("%-16s %6s %6s %7s %6s %7s %7s %8s %8s\n", "operator", "asked", "made", "compile", "played",
              "end", "sound", "ms make", "ms read");
  for (const auto& [name, yield] : yields) print(name, yield);
  print("all", all);
  for (const auto& [filter, times] : all.failed) std::printf("%6d fail %s\n", times, filter.c_str());
  for (const auto& [error, times] : errors) std::printf("%4d %s\n", times, error.c_str());
  return 0;
}

}  // namespace
}  // namespace ludo

int main(int count, char** words) {
  if (count < 4) {
    std::fprintf(stderr, "variation_figures COUNT PLAYED GAME.md...\n");
    return 2;
  }
  return ludo::run(count, words);
}
