// SPDX-License-Identifier: Apache-2.0
// Playing allocates nothing, and positions are small. Allocations are counted by the global operator new of
// this program.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <new>

#include "core/engine/compile.h"
#include "samples.h"

namespace {

thread_local std::uint64_t allocations = 0;

}  // namespace

void* operator new(std::size_t bytes) {
  ++allocations;
  if (void* memory = std::malloc(bytes)) return memory;
  throw std::bad_alloc();
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
  ++allocations;
  return std::malloc(bytes);
}
void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace ludo::engine {
namespace {

using testing_samples::sample;
using testing_samples::sampleNames;

class SamplesInMemory : public testing::TestWithParam<std::string> {};
INSTANTIATE_TEST_SUITE_P(All, SamplesInMemory, testing::ValuesIn(sampleNames()), [](const auto& parameter) {
  std::string name = parameter.param;
  std::ranges::replace(name, '-', '_');
  return name;
});

/// Allocations of random playouts from the start, and of as many games played move by move.
struct Counted {
  std::uint64_t playouts = 0;
  std::uint64_t moves = 0;
};

Counted play(const Program& program, std::vector<Move>& moves, Position& position) {
  Counted counted;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const Position start = program.start(seed);
    Rng picks = Rng::forRun(seed, 3);
    position = start;
    std::uint64_t before = allocations;
    program.playout(position, picks, {200, UINT64_MAX});
    counted.playouts += allocations - before;
    position = start;
    before = allocations;
    for (int ply = 0; ply < 60 && !program.over(position); ++ply) {
      program.legalMoves(position, moves);
      if (moves.empty()) break;
      program.apply(position, moves[picks.below(moves.size())]);
    }
    counted.moves += allocations - before;
  }
  return counted;
}

TEST_P(SamplesInMemory, PlayWithoutAllocating) {
  const Compilation compiled = compileProgram(sample(GetParam()), Execution::Interpreted);
  std::vector<Move> moves;
  Position position = compiled.program->start(0);
  const Counted first = play(*compiled.program, moves, position);
  ASSERT_LT(first.playouts, 100U);
  // Whatever rooms a thread needs it has by now.
  const Counted again = play(*compiled.program, moves, position);
  EXPECT_EQ(again.playouts, 0U);
  EXPECT_EQ(again.moves, 0U);
}

// One thread lists millions of times in a search.
TEST_P(SamplesInMemory, TakeNoMoreOfItForEachList) {
  const Compilation compiled = compileProgram(sample(GetParam()), Execution::Interpreted);
  std::vector<Move> moves;
  const Position start = compiled.program->start(1);
  compiled.program->legalMoves(start, moves);
  const std::uint64_t before = allocations;
  for (int i = 0; i < 5'000; ++i) compiled.program->legalMoves(start, moves);
  EXPECT_EQ(allocations - before, 0U);
}

TEST(PositionSize, OfTicTacToeAndHexIsSmall) {
  EXPECT_LE(compileProgram(sample("tic-tac-toe"), Execution::Interpreted).program->positionBytes(), 128U);
  EXPECT_LE(compileProgram(sample("hex"), Execution::Interpreted).program->positionBytes(), 512U);
}

}  // namespace
}  // namespace ludo::engine
