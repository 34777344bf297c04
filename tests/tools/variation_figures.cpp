// SPDX-License-Identifier: Apache-2.0
// What becomes of children and drafts: variation_figures children|drafts COUNT PLAYED GAME.md...
// makes so many, plays so many of them, and prints how many compile, end and pass all filters.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <set>
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

  void add(const Yield& other) {
    asked += other.asked;
    made += other.made;
    compiled += other.compiled;
    played += other.played;
    ended += other.ended;
    sound += other.sound;
    for (const auto& [filter, times] : other.failed) failed[filter] += times;
    making += other.making;
    compiling += other.compiling;
  }
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

std::string firstErrorOf(const diagnostics::List& told) {
  for (const diagnostics::Diagnostic& each : told) {
    if (each.severity() == diagnostics::Severity::Error)
      return std::string(each.kind->code) + " " + each.path + ": " + each.message;
  }
  return "nothing is told";
}

/// Children of each game in turn, by each operator in turn.
class Children {
 public:
  Children(const std::vector<variation::ParentPtr>& parents, const generate::TreeModel& model, int played)
      : m_parents(parents), m_model(model), m_played(played) {}

  void make(std::size_t number) {
    const auto operators = variation::operators();
    const variation::Operator& by = *operators[number % operators.size()];
    const std::size_t turn = number / operators.size();
    const variation::Parent& parent = at(turn);
    Yield one;
    one.asked = 1;
    const Clock::time_point begin = Clock::now();
    const auto child = variation::makeChild(parent, &at(turn * 7 + 3), by, number, &m_model);
    one.making = std::chrono::duration<double>(Clock::now() - begin).count();
    if (child) read(*child, parent.game().markdown.source->path(), one);
    m_all.add(one);
    m_yields[std::string(by.name())].add(one);
  }

  void print() const {
    std::printf("%-16s %6s %6s %7s %6s %7s %7s %8s %8s\n", "operator", "asked", "made", "compile", "played",
                "end", "sound", "ms make", "ms read");
    for (const auto& [name, yield] : m_yields) ludo::print(name, yield);
    ludo::print("all", m_all);
    for (const auto& [filter, times] : m_all.failed) std::printf("%6d fail %s\n", times, filter.c_str());
    for (const auto& [error, times] : m_errors) std::printf("%4d %s\n", times, error.c_str());
  }

 private:
  const variation::Parent& at(std::size_t index) const { return *m_parents[index % m_parents.size()]; }

  void read(const variation::Child& child, const std::string& path, Yield& one) {
    one.made = 1;
    diagnostics::List told;
    const Clock::time_point begin = Clock::now();
    const auto game = generate::readGame(std::make_shared<const SourceText>(path, child.text, path), told);
    one.compiling = std::chrono::duration<double>(Clock::now() - begin).count();
    one.compiled = game ? 1 : 0;
    if (game && m_all.played < m_played) play(game->game, one);
    if (!game) ++m_errors[child.operatorName + ": " + firstErrorOf(told)];
  }

  const std::vector<variation::ParentPtr>& m_parents;
  const generate::TreeModel& m_model;
  int m_played;
  Yield m_all;
  std::map<std::string, Yield> m_yields;
  std::map<std::string, int> m_errors;
};

/// Without what it is called.
std::string rulesOf(language::SpecDocument document) {
  document.metadata = {};
  return decompile::writeSpecification(document);
}

/// Drafts like each game in turn.
void printDrafts(const std::vector<variation::ParentPtr>& parents, const generate::TreeModel& model,
                 std::size_t drafts) {
  Yield yield;
  std::map<std::string, int> errors;
  std::set<std::string> texts;
  std::set<std::string> known;
  for (const variation::ParentPtr& parent : parents) known.insert(rulesOf(parent->game().document));
  int copies = 0;
  for (std::size_t i = 0; i < drafts; ++i) {
    const generate::WrittenGame& like = parents[i % parents.size()]->game();
    ++yield.asked;
    ++yield.made;
    const Clock::time_point begin = Clock::now();
    const generate::Draft draft = generate::makeDraft(like, model, i);
    const std::string text = decompile::writeSpecification(draft.document);
    const Clock::time_point middle = Clock::now();
    diagnostics::List told;
    const auto game = generate::readGame(std::make_shared<const SourceText>("draft.md", text), told);
    yield.making += std::chrono::duration<double>(middle - begin).count();
    yield.compiling += std::chrono::duration<double>(Clock::now() - middle).count();
    yield.compiled += game ? 1 : 0;
    if (game) play(game->game, yield);
    if (!game) ++errors[firstErrorOf(told)];
    const std::string rules = rulesOf(draft.document);
    copies += known.contains(rules) ? 1 : 0;
    texts.insert(rules);
  }
  print("drafts", yield);
  std::printf("%6zu different ones\n", texts.size());
  std::printf("%6d copies of the games that they are like\n", copies);
  for (const auto& [filter, times] : yield.failed) std::printf("%6d fail %s\n", times, filter.c_str());
  for (const auto& [error, times] : errors) std::printf("%4d %s\n", times, error.c_str());
}

int run(int count, char** words) {
  generate::TreeModel model;
  const std::vector<variation::ParentPtr> parents = readParents(count - 4, words + 4, model);
  const auto number = static_cast<std::size_t>(std::atoi(words[2]));
  const int played = std::atoi(words[3]);
  if (std::string_view(words[1]) == "drafts") {
    printDrafts(parents, model, number);
    return 0;
  }
  Children children(parents, model, played);
  for (std::size_t i = 0; i < number; ++i) children.make(i);
  children.print();
  return 0;
}

}  // namespace
}  // namespace ludo

int main(int count, char** words) {
  if (count < 5) {
    std::fprintf(stderr, "variation_figures children|drafts COUNT PLAYED GAME.md...\n");
    return 2;
  }
  return ludo::run(count, words);
}
