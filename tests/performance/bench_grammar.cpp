// SPDX-License-Identifier: Apache-2.0
#include <benchmark/benchmark.h>

#include "core/grammar/language_grammar.h"
#include "core/grammar/minimal.h"
#include "core/grammar/notations.h"
#include "core/grammar/recogniser.h"
#include "core/grammar/rule_sets.h"
#include "core/grammar/specialise.h"
#include "core/grammar/surface.h"
#include "core/spec/read_spec.h"
#include "specs.h"

namespace {

using namespace ludo;
using grammar::Recogniser;

grammar::CompiledGrammarPtr compiled() {
  static const auto made = std::make_shared<const grammar::CompiledGrammar>(grammar::languageGrammar());
  return made;
}

std::string surfaceOf(const SourcePtr& source) {
  diagnostics::List told;
  return grammar::surfaceText(spec::readSpec(text::readMarkdown(source, told), told).document);
}

/// A game of at least so many bytes: the deck builder with its actions again and again.
std::string gameOf(std::size_t bytes) {
  std::string text = surfaceOf(performance::sampleSource("deck-builder"));
  const std::string opening = R"({ section: "actions", items: [
)";
  const std::size_t begin = text.find(opening) + opening.size();
  const std::string actions = text.substr(begin, text.find("\n] }", begin) - begin) + ",\n";
  std::string more;
  while (text.size() + more.size() < bytes) more += actions;
  return text.insert(begin, more);
}

/// The valid prefix of a whole game, and what may follow. Promised: under 5 ms at 8 KB, and linear.
void prefixAndContinuations(benchmark::State& state) {
  const std::string text = gameOf(static_cast<std::size_t>(state.range(0)));
  std::size_t items = 0;
  for (auto _ : state) {
    Recogniser recogniser(compiled());
    if (recogniser.append(text) != text.size()) state.SkipWithError("refused");
    benchmark::DoNotOptimize(recogniser.nextBytes());
    items = recogniser.itemCount();
  }
  state.counters["bytes"] = static_cast<double>(text.size());
  state.counters["items/byte"] = static_cast<double>(items) / static_cast<double>(text.size());
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * text.size()));
}
BENCHMARK(prefixAndContinuations)->Arg(8'000)->Arg(64'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

/// One text of so many bytes.
void plainText(benchmark::State& state) {
  const std::string begin = R"(```yaml
{ section: "metadata", id: ")";
  const std::string text = begin + std::string(static_cast<std::size_t>(state.range(0)), 'x');
  for (auto _ : state) {
    Recogniser recogniser(compiled());
    if (recogniser.append(text) != text.size()) state.SkipWithError("refused");
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * text.size()));
}
BENCHMARK(plainText)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

/// Every byte of a sample in turn, taken back and asked for again. Promised: under 5 us to append, under 50
/// us to ask whether a byte may follow.
void appendOne(benchmark::State& state) {
  const std::string text = surfaceOf(performance::sampleSource("nine-mens-morris"));
  Recogniser recogniser(compiled());
  std::size_t at = 0;
  for (auto _ : state) {
    if (at == text.size()) recogniser.shorten(at = 0);
    recogniser.append({text.data() + at++, 1});
  }
}
BENCHMARK(appendOne)->Unit(benchmark::kNanosecond);

/// The dearest byte: where most may follow.
void appendDearest(benchmark::State& state) {
  const std::string text = surfaceOf(performance::sampleSource("nine-mens-morris"));
  Recogniser recogniser(compiled());
  std::size_t dearest = 0;
  std::size_t most = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t before = recogniser.itemCount();
    recogniser.append({text.data() + i, 1});
    if (recogniser.itemCount() - before <= most) continue;
    most = recogniser.itemCount() - before;
    dearest = i;
  }
  recogniser.shorten(dearest);
  for (auto _ : state) {
    recogniser.append({text.data() + dearest, 1});
    recogniser.shorten(dearest);
  }
  state.counters["items"] = static_cast<double>(most);
}
BENCHMARK(appendDearest)->Unit(benchmark::kNanosecond);

void mayFollow(benchmark::State& state) {
  const std::string text = surfaceOf(performance::sampleSource("nine-mens-morris"));
  Recogniser recogniser(compiled());
  recogniser.append(text.substr(0, text.find("pre: ") + 5));
  for (auto _ : state) benchmark::DoNotOptimize(recogniser.mayFollow('x'));
}
BENCHMARK(mayFollow)->Unit(benchmark::kNanosecond);

void minimalGrammarOfSample(benchmark::State& state) {
  const std::string text = surfaceOf(performance::sampleSource("nine-mens-morris"));
  for (auto _ : state) benchmark::DoNotOptimize(grammar::minimalGrammar(grammar::languageGrammar(), text));
}
BENCHMARK(minimalGrammarOfSample)->Unit(benchmark::kMillisecond);

/// The grammar of the actions of a game with its names, for a server, and for the recogniser. Promised: under
/// 5 ms.
grammar::Grammar actionsOf(const grammar::Grammar& section, const kernel::RulesPtr& rules) {
  return grammar::specialised(section,
                              grammar::joined(grammar::namesOf(rules->def()), grammar::namesBoundByRules()));
}

/// What is the same for all games is made once.
grammar::Grammar actionsWithin(const grammar::Grammar& grammar) {
  return grammar::pruned(grammar.startingWith(grammar::sectionRule("actions")));
}

void specialiseAndWrite(benchmark::State& state) {
  const kernel::RulesPtr rules = performance::sample("nine-mens-morris");
  const grammar::Grammar section = actionsWithin(grammar::languageGrammar());
  std::size_t bytes = 0;
  for (auto _ : state) bytes = grammar::toGbnf(actionsOf(section, rules))->size();
  state.counters["bytes"] = static_cast<double>(bytes);
}
BENCHMARK(specialiseAndWrite)->Unit(benchmark::kMillisecond);

void specialiseAndPrepare(benchmark::State& state) {
  const kernel::RulesPtr rules = performance::sample("nine-mens-morris");
  const grammar::Grammar section = actionsWithin(grammar::languageGrammar());
  for (auto _ : state) benchmark::DoNotOptimize(grammar::CompiledGrammar(actionsOf(section, rules)));
}
BENCHMARK(specialiseAndPrepare)->Unit(benchmark::kMillisecond);

void specialiseWithScopesAndPrepare(benchmark::State& state) {
  const kernel::RulesPtr rules = performance::sample("nine-mens-morris");
  const grammar::Grammar section = actionsWithin(grammar::scopedGrammar());
  for (auto _ : state) benchmark::DoNotOptimize(grammar::CompiledGrammar(actionsOf(section, rules)));
}
BENCHMARK(specialiseWithScopesAndPrepare)->Unit(benchmark::kMillisecond);

void prepareProgram(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(grammar::CompiledGrammar(grammar::languageGrammar()));
}
BENCHMARK(prepareProgram)->Unit(benchmark::kMillisecond);

}  // namespace
