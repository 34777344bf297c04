// SPDX-License-Identifier: Apache-2.0
// The largest trace that is read, of limits::traceBytes, takes less than 512 MiB, whatever it is large in.
#include <gtest/gtest.h>
#include <malloc.h>

#include <algorithm>
#include <cstdlib>
#include <new>

#include "core/sim/run_game.h"
#include "core/sim/trace.h"
#include "games.h"

namespace {

thread_local std::int64_t held = 0;  ///< bytes that the thread has asked for and not given back
thread_local std::int64_t mostHeld = 0;

}  // namespace

// NOLINTBEGIN(cppcoreguidelines-no-malloc)
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  void* memory = std::malloc(size);
  if (memory == nullptr) return nullptr;
  held += static_cast<std::int64_t>(malloc_usable_size(memory));
  mostHeld = std::max(mostHeld, held);
  return memory;
}
void* operator new(std::size_t size) {
  void* memory = operator new(size, std::nothrow);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
void operator delete(void* memory) noexcept {
  if (memory != nullptr) held -= static_cast<std::int64_t>(malloc_usable_size(memory));
  std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
  operator delete(memory);
}
// NOLINTEND(cppcoreguidelines-no-malloc)

namespace ludo::sim {
namespace {

/// What a trace may take for each of its bytes, the text itself left out.
constexpr std::int64_t mostPerByte = 6;

std::string repeated(int times, const std::string& text) {
  std::string all = text;
  for (int i = 1; i < times; ++i) all += "," + text;
  return all;
}

std::string ply(const std::string& move, const std::string& args, const std::string& deltas,
                const std::string& notes) {
  return R"({"player":0,"move":")" + move + R"(","kind":"pass","args":[)" + args +
         R"(],"legalMoves":1,"stateHash":"0000000000000000","positionHash":"0000000000000000","deltas":[)" +
         deltas + R"(],"notes":[)" + notes + "]}";
}

std::int64_t memoryFor(const kernel::Rules& rules, const std::string& trace) {
  const SourceText source("trace.json", trace);
  const std::int64_t before = held;
  mostHeld = held;
  diagnostics::List told;
  const text::DataNode head = readTraceHead(source, told);
  EXPECT_TRUE(told.empty()) << told.front().message;
  const std::optional<GameTrace> read = readTrace(rules, head, source, told);
  return mostHeld - before;
}

TEST(TraceMemory, IsInProportionToTheFileAndSmall) {
  const auto rules = testing::sample("tic-tac-toe");
  GameTrace none = runNamedGame(rules, 1, {"random"});
  none.entries.clear();
  const std::string empty = traceText(*rules, none);
  const std::size_t at = empty.find(R"("entries": [)") + 12;
  ASSERT_LT(at, empty.size());
  constexpr int plies = 1'000;
  struct Large {
    const char* name;
    std::string entries;
  };
  const std::vector<Large> all = {
      {"plies", repeated(20 * plies, ply("", "", "", ""))},
      {"arguments", repeated(plies, ply("", repeated(1'000, "1"), "", ""))},
      {"changes",
       repeated(plies, ply("", "", repeated(50, R"({"kind":"rolled","before":1,"after":1})"), ""))},
      {"notes",
       repeated(plies, ply("", "", "", repeated(50, R"({"kind":"zoneFull","subject":1,"amount":1})")))},
      {"names of moves", repeated(plies, ply(std::string(2'000, 'x'), "", "", ""))},
  };
  for (const Large& large : all) {
    const std::string trace = empty.substr(0, at) + large.entries + empty.substr(at);
    EXPECT_LT(memoryFor(*rules, trace), mostPerByte * static_cast<std::int64_t>(trace.size())) << large.name;
  }
}

/// What is not part of a ply is read twice and kept once.
TEST(TraceMemory, OfTheHeadIsNotTakenTwice) {
  const auto rules = testing::sample("tic-tac-toe");
  const std::string trace = traceText(*rules, runNamedGame(rules, 1, {"random"}, {0, true}));
  const std::string further = R"({"further":[)" + repeated(100'000, "[]") + "],";
  const SourceText source("trace.json", further + trace.substr(1));
  diagnostics::List told;
  const std::int64_t before = held;
  mostHeld = held;
  const text::DataNode head = readTraceHead(source, told);
  const std::int64_t once = mostHeld - before;
  EXPECT_TRUE(readTrace(*rules, head, source, told).has_value());
  EXPECT_LT(mostHeld - before, once + once / 10);
}

}  // namespace
}  // namespace ludo::sim
