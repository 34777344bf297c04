// SPDX-License-Identifier: Apache-2.0
#include "core/layout/state_layout.h"

#include <algorithm>

#include "core/analysis/unsupported.h"
#include "core/layout/zone_set.h"

namespace ludo::engine {

using machine::Width;

namespace {

constexpr std::uint32_t wordBytes = 8;
/// Names that wait while a player chooses, where what comes behind them has its place already.
constexpr std::uint32_t mostKeptBesideHistory = 32;

Width widthFor(std::int64_t low, std::int64_t high) {
  const auto fits = [&](std::int64_t from, std::int64_t to) { return low >= from && high <= to; };
  if (fits(0, UINT8_MAX)) return Width::UInt8;
  if (fits(INT8_MIN, INT8_MAX)) return Width::Int8;
  if (fits(0, UINT16_MAX)) return Width::UInt16;
  if (fits(INT16_MIN, INT16_MAX)) return Width::Int16;
  if (fits(0, UINT32_MAX)) return Width::UInt32;
  if (fits(INT32_MIN, INT32_MAX)) return Width::Int32;
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
  Table table(Width width, std::size_t entries, std::size_t each = 1) {
    const auto stride = static_cast<std::uint32_t>(machine::bytesOf(width) * each);
    align(static_cast<std::uint32_t>(machine::bytesOf(width)));
    const Table table{m_next, width, stride, static_cast<std::uint32_t>(entries + 1)};
    m_next += stride * table.entries;
    return table;
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

StateLayout::StateLayout(const kernel::Rules& rules, const Facts& facts, const Standing& standing) {
  const language::GameDef& def = rules.def();
  const auto seats = static_cast<std::size_t>(rules.seats());
  const std::size_t setWords = std::max<std::size_t>((rules.zones().size() + 63) / 64, 1);
  Allocator room;

  const bool byId = facts.form.tokens == TokenForm::Ids;
  const bool inCells = facts.form.tokens == TokenForm::Cells;
  if (facts.form.tokens == TokenForm::Counts) {
    // The zone that is none comes in a word of its own before the others.
    const std::uint32_t none = room.words(1);
    const std::size_t zones = rules.zones().size();
    CountFields& fields = counts.emplace();
    fields.words = room.words((zones + wordBytes - 1) / wordBytes);
    fields.counts = {none + wordBytes - 1, Width::UInt8, 1, static_cast<std::uint32_t>(zones + 1)};
  }
  if (byId) {
    const std::size_t ids = facts.tokenRoom;
    const std::size_t words = std::max<std::size_t>((ids + 63) / 64, 1);
    TokenFields& fields = tokens.emplace();
    fields.room = static_cast<std::uint32_t>(ids);
    fields.inPlay = room.words(words);
    fields.contents = room.table(Width::Word, rules.zones().size(), words);
    if (facts.hasOwners) {
      for (std::size_t seat = 0; seat < seats; ++seat) fields.owned.push_back(room.words(words));
    }
    if (def.tokenTypes.size() > 1) {
      for (std::size_t type = 0; type < def.tokenTypes.size(); ++type)
        fields.ofType.push_back(room.words(words));
    }
    if (facts.asksForTops) {
      TopFields& sets = fields.zonesByTop.emplace();
      sets.occupied = room.words(setWords);
      for (std::size_t seat = 0; facts.hasOwners && seat < seats; ++seat)
        sets.owned.push_back(room.words(setWords));
      for (std::size_t type = 0; def.tokenTypes.size() > 1 && type < def.tokenTypes.size(); ++type)
        sets.ofType.push_back(room.words(setWords));
    }
    for (const Facts::Property& property : facts.properties) {
      fields.properties.emplace_back();
      if (property.isStored) fields.properties.back() = room.table(Width::Word, ids);
    }
    fields.zones = room.table(Width::Int16, ids);
    if (def.tokenTypes.size() > 1) fields.types = room.table(Width::Int16, ids);
    if (facts.hasOrder) {
      fields.tops = room.table(Width::Int16, rules.zones().size());
      fields.bottoms = room.table(Width::Int16, rules.zones().size());
      fields.aboves = room.table(Width::Int16, ids);
      fields.belows = room.table(Width::Int16, ids);
    }
    if (rules.hasSecrets()) {
      fields.pools = room.table(Width::UInt16, ids);
      fields.origins.resize(facts.properties.size());
      for (const std::uint32_t property : rules.origins().properties())
        fields.origins[property] = room.table(Width::UInt16, ids);
      if (rules.origins().makesNatures()) fields.natures = room.table(Width::UInt16, ids);
      fields.knownBy = room.table(seats <= 8 ? Width::UInt8 : Width::UInt32, ids);
    }
    fields.created = room.field(Width::UInt16);
  }
  if (facts.form.freeTurn) {
    std::size_t most = 0;
    bool commits = false;
    for (const language::ActionDef& action : def.actions) most = std::max(most, action.params.size());
    for (const language::PhaseDef& each : def.turn.phases) commits = commits || each.simultaneous;
    TurnFields& fields = turn.emplace();
    fields.committedWords = static_cast<std::uint32_t>(2 + most);
    if (commits) fields.committed = room.words(seats * fields.committedWords);
    fields.toAct = room.field(Width::Word);
    fields.outOfPhase = room.field(Width::Word);
    fields.extraTurns = room.field(Width::Word);
    fields.nextPhase = room.field(Width::Int16);
    fields.eliminated = room.field(seats <= 8 ? Width::UInt8 : Width::UInt16);
    fields.turnEnding = room.field(Width::UInt8);
    fields.phaseEnding = room.field(Width::UInt8);
    fields.partEnding = room.field(Width::UInt8);
    fields.committedCount = room.field(Width::UInt8);
    fields.committedNext = room.field(Width::UInt8);
    fields.actor = room.field(Width::Int8);
  }
  if (facts.hasOwners && inCells) {
    for (std::size_t seat = 0; seat < seats; ++seat) owners.push_back(room.words(setWords));
  }
  if (inCells && (facts.hasOwnerless || !facts.hasOwners)) ownerless = room.words(setWords);
  if (inCells && def.tokenTypes.size() > 1) {
    for (std::size_t type = 0; type < def.tokenTypes.size(); ++type) types.push_back(room.words(setWords));
  }
  for (const Facts::Property& property : facts.properties) {
    if (!inCells) break;
    const bool isBool = property.kind == kernel::Value::Kind::Bool && !property.isCoded;
    const Width width = isBool ? Width::UInt8 : Width::Word;
    columns.push_back(property.isStored ? std::optional(room.table(width, rules.zones().size()))
                                        : std::nullopt);
  }
  if (facts.hasChoices) {
    const Table table = room.table(Width::Int16, std::max(rules.zones().size(), facts.tokenRoom));
    options.emplace(OptionFields{room.field(Width::UInt16), table});
  }
  if (facts.usesChance) generator = room.words(machine::generatorBytes / wordBytes);

  turnNumber = room.field(Width::UInt32);
  moveCount = room.field(Width::UInt32);
  actionsTaken = room.field(Width::UInt32);
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
  if (facts.usesPasses || byId) passes = room.field(Width::UInt32);
  uses.resize(seats * def.actions.size());
  for (std::size_t slot = 0; slot < uses.size(); ++slot) {
    const Facts::Limits& limits = facts.limits[slot % def.actions.size()];
    const bool all = byId;
    if (all || limits.turn) uses[slot].turn = room.field(Width::UInt32);
    if (all || limits.phase) uses[slot].phase = room.field(Width::UInt32);
    if (all || limits.game) uses[slot].game = room.field(Width::UInt32);
  }
  if (facts.usesLastZone || byId) lastZone = room.field(Width::Int16);
  status = room.field(Width::UInt16);
  endCondition = room.field(Width::UInt16);
  if (facts.ownOrder || facts.form.freeTurn) orderIndex = room.field(Width::UInt16);
  if (def.turn.phases.size() > 1) phase = room.field(Width::UInt16);
  active = room.field(Width::Int8);
  lastActor = room.field(Width::Int8);
  if (facts.hasChoices) chooser = room.field(Width::Int8);
  for (std::size_t seat = 0; seat < seats; ++seat) results.push_back(room.field(Width::UInt8));
  if (facts.lines) {
    const std::size_t inWord = wordBytes / machine::bytesOf(facts.lines->width);
    for (std::size_t seat = 0; seat < seats; ++seat)
      lines.push_back(room.words((facts.lines->lines + inWord - 1) / inWord));
  }
  if (standing.isAsked()) {
    HistoryFields& fields = history.emplace();
    fields.ways = static_cast<std::uint32_t>(standing.ways().size());
    fields.slack = static_cast<std::uint32_t>(seats) + 2;
    fields.count = room.field(Width::UInt32);
    fields.room = room.field(Width::UInt32);
    for (std::size_t view = 0; inCells && view < standing.views().size(); ++view)
      fields.sums.push_back(room.field(Width::Word));
    for (std::uint32_t way = 0; way < fields.ways; ++way)
      fields.filters.push_back(room.words(HistoryFields::filterWords));
    const std::uint32_t names = facts.hasChoices ? mostKeptBesideHistory : 0;
    m_nextKept = room.words(names);
    m_keptEnd = m_nextKept + names * wordBytes;
  }
  bytes = room.end();
}

void StateLayout::addKept() {
  if (!history) {
    kept.push_back({bytes, Width::Word});
    bytes += wordBytes;
    return;
  }
  if (m_nextKept == m_keptEnd) throw Unsupported{"so many names that wait for a choice"};
  kept.push_back({m_nextKept, Width::Word});
  m_nextKept += wordBytes;
}

}  // namespace ludo::engine
