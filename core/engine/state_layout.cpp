// SPDX-License-Identifier: Apache-2.0
#include "core/engine/state_layout.h"

#include <algorithm>

#include "core/engine/zone_set.h"

namespace ludo::engine {

using machine::Width;

namespace {

constexpr std::uint32_t wordBytes = 8;

Width widthFor(std::int64_t low, std::int64_t high) {
  const auto fits = [&](std::int64_t from, std::int64_t to) { return low >= from && high <= to; };
  if (fits(0, UINT8_MAX)) return Width::Byte;
  if (fits(INT8_MIN, INT8_MAX)) return Width::SignedByte;
  if (fits(0, UINT16_MAX)) return Width::Half;
  if (fits(INT16_MIN, INT16_MAX)) return Width::SignedHalf;
  if (fits(0, UINT32_MAX)) return Width::Single;
  if (fits(INT32_MIN, INT32_MAX)) return Width::SignedSingle;
  return Width::Word;
}

/// Hands out room: wide things first, so that nothing has to be padded.
class Allocator {
 public:
  std::uint32_t words(std::size_t count) {
    align(wordBytes);
    const std::uint32_t offset = m_next;
    m_next += static_cast<std::uint32_t>(count) * wordBytes;
    return offset;
  }
  Field field(Width width) {
    const auto bytes = static_cast<std::uint32_t>(machine::bytesOf(width));
    align(bytes);
    const Field field{m_next, width};
    m_next += bytes;
    return field;
  }
  std::uint32_t end() {
    align(wordBytes);
    return m_next;
  }

 private:
  void align(std::uint32_t to) { m_next = (m_next + to - 1) / to * to; }
  std::uint32_t m_next = 0;
};

}  // namespace

StateLayout::StateLayout(const kernel::Rules& rules, const Facts& facts) {
  const language::GameDef& def = rules.def();
  const auto seats = static_cast<std::size_t>(rules.seats());
  const std::size_t setWords = std::max<std::size_t>((rules.zones().size() + 63) / 64, 1);
  Allocator room;

  if (facts.hasOwners) {
    for (std::size_t seat = 0; seat < seats; ++seat) owners.push_back(room.words(setWords));
  }
  if (facts.hasOwnerless || !facts.hasOwners) ownerless = room.words(setWords);
  if (def.tokenTypes.size() > 1) {
    for (std::size_t type = 0; type < def.tokenTypes.size(); ++type) types.push_back(room.words(setWords));
  }
  if (facts.hasChoices) options = room.words(setWords);
  if (facts.usesChance) generator = room.words(machine::generatorBytes / wordBytes);

  turnNumber = room.field(Width::Single);
  moveCount = room.field(Width::Single);
  actionsTaken = room.field(Width::Single);
  for (std::uint32_t i = 0; i < def.variables.size(); ++i) {
    const language::VariableDef& variable = def.variables[i];
    const std::int64_t low = rules.number(variable.min);
    const std::int64_t high = std::max(low, rules.number(variable.max));
    const kernel::Seat copies = variable.scope == language::VariableScope::Player ? rules.seats() : 1;
    for (kernel::Seat seat = 0; seat < copies; ++seat) {
      const std::size_t slot = rules.variableSlot(i, seat);
      if (variables.size() <= slot) variables.resize(slot + 1);
      variables[slot] = room.field(widthFor(low, high));
    }
  }
  if (facts.usesPasses) passes = room.field(Width::Single);
  uses.resize(seats * def.actions.size());
  for (std::size_t slot = 0; slot < uses.size(); ++slot) {
    const Facts::Limits& limits = facts.limits[slot % def.actions.size()];
    if (limits.turn) uses[slot].turn = room.field(Width::Single);
    if (limits.phase) uses[slot].phase = room.field(Width::Single);
    if (limits.game) uses[slot].game = room.field(Width::Single);
  }
  if (facts.usesLastZone) lastZone = room.field(Width::SignedHalf);
  status = room.field(Width::Half);
  endCondition = room.field(Width::Half);
  if (facts.ownOrder) orderIndex = room.field(Width::Half);
  if (def.turn.phases.size() > 1) phase = room.field(Width::Half);
  active = room.field(Width::SignedByte);
  lastActor = room.field(Width::SignedByte);
  if (facts.hasChoices) chooser = room.field(Width::SignedByte);
  for (std::size_t seat = 0; seat < seats; ++seat) results.push_back(room.field(Width::Byte));
  if (facts.lines) {
    const std::size_t inWord = wordBytes / machine::bytesOf(facts.lines->width);
    for (std::size_t seat = 0; seat < seats; ++seat)
      lines.push_back(room.words((facts.lines->lines + inWord - 1) / inWord));
  }
  bytes = room.end();
}

void StateLayout::addKept() {
  kept.push_back({bytes, Width::Word});
  bytes += wordBytes;
}

}  // namespace ludo::engine
