// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/displacement_table.h"

#include <gtest/gtest.h>

#include <bit>
#include <vector>

#include "core/base/rng.h"
#include "core/machine/executable.h"

namespace ludo::engine {
namespace {

/// Displacements over 70 zones, some of them with no move.
std::vector<Displacement> randomDisplacements(Rng& rng, std::size_t count) {
  std::vector<Displacement> displacements(count);
  for (Displacement& displacement : displacements) {
    const bool isNone = rng.below(3) == 0;
    const auto some = [&](std::uint64_t among) { return isNone ? 0 : rng.below(UINT64_MAX) & among; };
    displacement.from.words = {static_cast<std::int64_t>(some(UINT64_MAX)),
                               static_cast<std::int64_t>(some(63))};
  }
  return displacements;
}

/// The displacement, the move's number within it and the lowest zone of it, one beside the other.
std::int64_t joined(std::size_t displacement, std::int64_t number, const ZoneSet& from) {
  const auto low = static_cast<std::uint64_t>(from.words[0].value());
  const auto high = static_cast<std::uint64_t>(from.words[1].value());
  const int lowest = low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high);
  return (static_cast<std::int64_t>(displacement) << 32) + (number << 16) + lowest;
}

TEST(DisplacementTable, FindsEachMoveInItsDisplacement) {
  Rng rng(3);
  for (std::size_t count : {1, 2, 3, 7, 16, 17, 36, 63}) {
    const std::vector<Displacement> displacements = randomDisplacements(rng, count);
    machine::Builder builder("find", 1);
    std::uint32_t scratchBytes = 0;
    SetWriter sets(builder, 70, scratchBytes);
    const std::uint32_t offset = scratchBytes;
    scratchBytes += DisplacementTable::bytes(sets, count);
    DisplacementTable table(builder, sets, offset, count);
    table.write(displacements);
    const FoundDisplacement found = table.find(builder.parameter(0));
    builder.returnValue(builder.bitOr(
        builder.bitOr(builder.shiftLeft(found.displacement, 32), builder.shiftLeft(found.number, 16)),
        sets.lowest(found.from)));
    machine::Module module;
    module.functions.push_back(builder.finish());
    ASSERT_TRUE(machine::faults(module).empty());
    const auto code = machine::makeInterpreter(module);
    std::vector<std::uint64_t> scratch(scratchBytes / 8 + 64);
    std::int64_t move = 0;
    for (std::size_t displacement = 0; displacement < count; ++displacement) {
      const ZoneSet& from = displacements[displacement].from;
      const int moves = std::popcount(static_cast<std::uint64_t>(from.words[0].value())) +
                        std::popcount(static_cast<std::uint64_t>(from.words[1].value()));
      for (int number = 0; number < moves; ++number, ++move)
        EXPECT_EQ(code->run(0, {nullptr, scratch.data(), nullptr}, move), joined(displacement, number, from));
    }
  }
}

}  // namespace
}  // namespace ludo::engine
