// SPDX-License-Identifier: Apache-2.0
#include "core/layout/state_layout.h"

#include <algorithm>

#include "core/analysis/zones_beside.h"
#include "core/kernel/variables.h"
#include "core/layout/allocator.h"

namespace ludo::engine {

using machine::Width;

namespace {

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

/// Whether a player may end its part of a phase by a move that is no action.
bool endsParts(const kernel::Rules& rules, const Facts& facts) {
  const auto mayGoOn = [&](const language::PhaseDef& phase) {
    return phase.untilEnded || rules.number(phase.actions) > 1;
  };
  return facts.usesPasses || std::ranges::any_of(rules.def().turn.phases, mayGoOn);
}

constexpr std::size_t bitsInWord = wordBytes * 8;

/// Words that a set of all zones takes whose bits begin with this one.
std::size_t zoneSetWords(const kernel::Rules& rules, std::size_t firstBit) {
  return std::max<std::size_t>((firstBit + rules.zones().size() + bitsInWord - 1) / bitsInWord, 1);
}

/// The bit of the first zone in sets of zones. Where zones take several words, the spaces of each region
/// share as few as they can, so that what rules ask of a board takes no longer where there are zones beside
/// it.
std::size_t firstBitOfZones(const kernel::Rules& rules) {
  if (rules.zones().size() <= bitsInWord) return 0;
  std::vector<std::pair<std::size_t, std::size_t>> ends;  ///< of each region
  for (std::uint32_t region = 0; region < rules.def().regions.size(); ++region) {
    const std::vector<kernel::ZoneId>& zones = rules.region(region, kernel::nobody);
    if (zones.empty()) continue;
    const auto [first, last] = std::ranges::minmax(zones, {}, &kernel::ZoneId::index);
    ends.emplace_back(first.index, last.index);
  }
  const auto wordsAt = [&](std::size_t firstBit) {
    std::size_t words = 0;
    for (const auto& [first, last] : ends)
      words += (firstBit + last) / bitsInWord - (firstBit + first) / bitsInWord + 1;
    return words;
  };
  std::size_t best = 0;
  for (std::size_t bit = 1; bit < bitsInWord; ++bit) {
    if (wordsAt(bit) < wordsAt(best)) best = bit;
  }
  return best;
}

std::size_t seatsOf(const kernel::Rules& rules) {
  return static_cast<std::size_t>(rules.seats());
}

/// Types of tokens that are told apart; none where there is one type only.
std::size_t typesToldApart(const kernel::Rules& rules) {
  const std::size_t types = rules.def().tokenTypes.size();
  return types > 1 ? types : 0;
}

std::vector<std::uint32_t> sets(Allocator& memory, std::size_t count, std::size_t words) {
  std::vector<std::uint32_t> offsets;
  for (std::size_t i = 0; i < count; ++i) offsets.push_back(memory.words(words));
  return offsets;
}

CountFields countFields(Allocator& memory, const kernel::Rules& rules) {
  // The zone that is none comes in a word of its own before the others.
  const std::uint32_t none = memory.words(1);
  const std::size_t zones = rules.zones().size();
  CountFields fields;
  fields.words = memory.words((zones + wordBytes - 1) / wordBytes);
  fields.counts = {none + wordBytes - 1, Width::UInt8, 1, static_cast<std::uint32_t>(zones + 1)};
  return fields;
}

bool isForOne(const kernel::ZoneInstance& zone) {
  return zone.capacity == 1;
}

TopFields topFields(Allocator& memory, const kernel::Rules& rules, const Facts& facts, std::size_t words) {
  TopFields fields;
  fields.occupied = memory.words(words);
  fields.owned = sets(memory, facts.hasOwners ? seatsOf(rules) : 0, words);
  if (facts.asksForTopTypes) fields.ofType = sets(memory, typesToldApart(rules), words);
  fields.beside = zonesBeside(rules);
  return fields;
}

/// What is hidden from whom.
void addSecrets(TokenFields& fields, Allocator& memory, const kernel::Rules& rules, const Facts& facts) {
  const std::size_t ids = facts.tokenRoom;
  fields.pools = memory.table(Width::UInt16, ids);
  fields.origins.resize(facts.properties.size());
  for (const std::uint32_t property : rules.origins().properties())
    fields.origins[property] = memory.table(Width::UInt16, ids);
  if (rules.origins().makesNatures()) fields.natures = memory.table(Width::UInt16, ids);
  fields.knownBy = memory.table(seatsOf(rules) <= 8 ? Width::UInt8 : Width::UInt32, ids);
}

Width widthOf(const Facts::Property& property) {
  if (property.isCoded) return Width::Word;
  if (property.kind == kernel::Value::Kind::Bool) return Width::UInt8;
  return property.kind == kernel::Value::Kind::Symbol ? Width::Int32 : Width::Word;
}

TokenFields tokenFields(Allocator& memory, const kernel::Rules& rules, const Facts& facts,
                        std::size_t zoneWords) {
  const std::size_t ids = facts.tokenRoom;
  const std::size_t words = std::max<std::size_t>((ids + 63) / 64, 1);
  TokenFields fields;
  fields.capacity = static_cast<std::uint32_t>(ids);
  fields.inPlay = memory.words(words);
  std::int64_t rows = 0;
  for (const kernel::ZoneInstance& zone : rules.zones()) fields.rows.push_back(isForOne(zone) ? -1 : rows++);
  fields.contents = memory.table(Width::Word, static_cast<std::size_t>(rows), words);
  if (facts.asksForOwned) fields.owned = sets(memory, facts.hasOwners ? seatsOf(rules) : 0, words);
  if (facts.asksForTypes) fields.ofType = sets(memory, typesToldApart(rules), words);
  if (facts.asksForTops) fields.zonesByTop = topFields(memory, rules, facts, zoneWords);
  for (const Facts::Property& property : facts.properties) {
    fields.properties.emplace_back();
    fields.byValue.emplace_back();
    if (property.isStored) fields.properties.back() = memory.table(widthOf(property), ids);
    if (property.hasSets)
      fields.byValue.back() = memory.words(static_cast<std::size_t>(property.range.count()) * words);
  }
  fields.zones = memory.table(Width::Int16, ids);
  if (typesToldApart(rules) > 0) fields.types = memory.table(Width::Int16, ids);
  if (facts.hasOwners) fields.owners = memory.table(Width::Int8, ids);
  if (facts.hasOrder || std::ranges::any_of(rules.zones(), isForOne))
    fields.tops = memory.table(Width::Int16, rules.zones().size());
  if (facts.hasOrder) {
    fields.bottoms = memory.table(Width::Int16, rules.zones().size());
    fields.aboves = memory.table(Width::Int16, ids);
    fields.belows = memory.table(Width::Int16, ids);
  }
  if (rules.hasSecrets()) addSecrets(fields, memory, rules, facts);
  fields.created = memory.field(Width::UInt16);
  return fields;
}

TurnFields turnFields(Allocator& memory, const kernel::Rules& rules) {
  const language::GameDef& def = rules.def();
  std::size_t most = 0;
  bool commits = false;
  for (const language::ActionDef& action : def.actions) most = std::max(most, action.params.size());
  for (const language::PhaseDef& each : def.turn.phases) commits = commits || each.simultaneous;
  TurnFields fields;
  fields.committedWords = static_cast<std::uint32_t>(2 + most);
  if (commits) fields.committed = memory.words(seatsOf(rules) * fields.committedWords);
  fields.toAct = memory.field(Width::Word);
  fields.outOfPhase = memory.field(Width::Word);
  fields.extraTurns = memory.field(Width::Word);
  fields.nextPhase = memory.field(Width::Int16);
  fields.eliminated = memory.field(seatsOf(rules) <= 8 ? Width::UInt8 : Width::UInt16);
  fields.turnEnding = memory.field(Width::UInt8);
  fields.phaseEnding = memory.field(Width::UInt8);
  fields.committedCount = memory.field(Width::UInt8);
  fields.committedNext = memory.field(Width::UInt8);
  fields.actor = memory.field(Width::Int8);
  return fields;
}

std::vector<Field> variableFields(Allocator& memory, const kernel::Rules& rules) {
  const language::GameDef& def = rules.def();
  std::vector<Field> fields;
  for (std::uint32_t i = 0; i < def.variables.size(); ++i) {
    const language::VariableDef& variable = def.variables[i];
    const auto [low, high] = kernel::boundsOf(rules, variable);
    const kernel::Seat copies = variable.scope == language::VariableScope::Player ? rules.seats() : 1;
    for (kernel::Seat seat = 0; seat < copies; ++seat) {
      const std::size_t slot = rules.variableSlot(i, seat);
      if (fields.size() <= slot) fields.resize(slot + 1);
      fields[slot] = memory.field(widthFor(low, high));
    }
  }
  return fields;
}

std::vector<StateLayout::Uses> useFields(Allocator& memory, const kernel::Rules& rules, const Facts& facts) {
  const std::size_t actions = rules.def().actions.size();
  const bool all = capabilitiesOf(facts.encoding.tokens).keepsWholeState;
  std::vector<StateLayout::Uses> uses(seatsOf(rules) * actions);
  for (std::size_t slot = 0; slot < uses.size(); ++slot) {
    const Facts::Limits& limits = facts.limits[slot % actions];
    if (all || limits.turn) uses[slot].turn = memory.field(Width::UInt32);
    if (all || limits.phase) uses[slot].phase = memory.field(Width::UInt32);
    if (all || limits.game) uses[slot].game = memory.field(Width::UInt32);
  }
  return uses;
}

HistoryFields historyFields(Allocator& memory, const kernel::Rules& rules, const Facts& facts,
                            const RepetitionKeys& repetitionKeys) {
  HistoryFields fields;
  fields.repetitions = static_cast<std::uint32_t>(repetitionKeys.repetitions().size());
  fields.slack = static_cast<std::uint32_t>(seatsOf(rules)) + 2;
  if (facts.findsLongest) fields.slack += HistoryFields::longestSeries;
  fields.count = memory.field(Width::UInt32);
  fields.capacity = memory.field(Width::UInt32);
  if (capabilitiesOf(facts.encoding.tokens).keepsRepetitionKeys) {
    for (std::size_t view = 0; view < repetitionKeys.views().size(); ++view)
      fields.sums.push_back(memory.field(Width::Word));
  }
  fields.filters = sets(memory, fields.repetitions, HistoryFields::filterWords);
  return fields;
}

OptionFields optionFields(Allocator& memory, const kernel::Rules& rules, const Facts& facts) {
  const std::size_t ids = std::max(rules.zones().size(), facts.tokenRoom);
  OptionFields fields;
  const std::size_t values = facts.valuesToChoose;
  fields.options =
      values > 0 ? memory.table(Width::Word, std::max(ids, values)) : memory.table(Width::Int16, ids);
  fields.count = memory.field(Width::UInt16);
  if (!facts.replaysChoices) return fields;
  fields.all = memory.field(Width::UInt16);
  fields.next = memory.field(Width::UInt16);
  fields.picked = memory.field(Width::UInt16);
  fields.mayStop = memory.field(Width::UInt8);
  return fields;
}

/// Behind everything else.
ReplayFields replayFields(std::uint32_t bytes, const kernel::Rules& rules, bool hasGenerator) {
  ReplayFields fields;
  fields.moveWords = 2;
  for (const language::ActionDef& action : rules.def().actions)
    fields.moveWords = std::max(fields.moveWords, static_cast<std::uint32_t>(1 + action.params.size()));
  fields.answerWords = 2 + (hasGenerator ? machine::generatorBytes / wordBytes : 0);
  fields.move = bytes;
  fields.count = {fields.move + fields.moveWords * wordBytes, Width::Word};
  fields.answers = fields.count.offset + wordBytes;
  fields.before = fields.answers + ReplayFields::mostAnswers * fields.answerWords * wordBytes;
  fields.end = fields.before + bytes;
  return fields;
}

}  // namespace

// What is wide comes first, so that nothing has to be padded.
StateLayout::StateLayout(const kernel::Rules& rules, const Facts& facts,
                         const RepetitionKeys& repetitionKeys) {
  const TokenCapabilities& can = capabilitiesOf(facts.encoding.tokens);
  const bool holdsTurn = !capabilitiesOf(facts.encoding.turn).isInCode;
  Allocator memory;
  // Counted tokens are bytes by zone, which sets of zones are made into.
  if (!can.areToldApart) counts = countFields(memory, rules);
  if (can.areToldApart) firstZoneBit = firstBitOfZones(rules);
  const std::size_t zoneWords = zoneSetWords(rules, firstZoneBit);
  if (can.haveIds) tokens = tokenFields(memory, rules, facts, zoneWords);
  if (holdsTurn) turn = turnFields(memory, rules);
  if (can.areSingle) placeCells(memory, rules, facts, zoneWords);
  if (facts.hasChoices) options = optionFields(memory, rules, facts);
  if (facts.usesChance) generator = memory.words(machine::generatorBytes / wordBytes);

  turnNumber = memory.field(Width::UInt32);
  moveCount = memory.field(Width::UInt32);
  actionsTaken = memory.field(Width::UInt32);
  variables = variableFields(memory, rules);
  if (facts.usesPasses || can.keepsWholeState) passes = memory.field(Width::UInt32);
  uses = useFields(memory, rules, facts);
  if (facts.usesLastZone || can.keepsWholeState) lastZone = memory.field(Width::Int16);
  status = memory.field(Width::UInt16);
  endCondition = memory.field(Width::UInt16);
  if (facts.ownOrder || holdsTurn) orderIndex = memory.field(Width::UInt16);
  if (rules.def().turn.phases.size() > 1) phase = memory.field(Width::UInt16);
  if (holdsTurn || (can.keepsWholeState && endsParts(rules, facts))) partEnding = memory.field(Width::UInt8);
  active = memory.field(Width::Int8);
  lastActor = memory.field(Width::Int8);
  if (facts.hasChoices) chooser = memory.field(Width::Int8);
  for (std::size_t seat = 0; seat < seatsOf(rules); ++seat) results.push_back(memory.field(Width::UInt8));
  if (facts.lines) {
    const std::size_t inWord = wordBytes / machine::bytesOf(facts.lines->width);
    lines = sets(memory, seatsOf(rules), (facts.lines->lines + inWord - 1) / inWord);
  }
  if (repetitionKeys.isAsked()) {
    history = historyFields(memory, rules, facts, repetitionKeys);
    const std::uint32_t names = facts.hasChoices && !facts.replaysChoices ? mostKeptBesideHistory : 0;
    m_nextKept = memory.words(names);
    m_keptEnd = m_nextKept + names * wordBytes;
  }
  bytes = memory.end();
  if (facts.replaysChoices) replay = replayFields(bytes, rules, generator.has_value());
}

void StateLayout::placeCells(Allocator& memory, const kernel::Rules& rules, const Facts& facts,
                             std::size_t zoneWords) {
  if (facts.hasOwners) owners = sets(memory, seatsOf(rules), zoneWords);
  if (facts.hasOwnerless || !facts.hasOwners) ownerless = memory.words(zoneWords);
  types = sets(memory, typesToldApart(rules), zoneWords);
  for (const Facts::Property& property : facts.properties) {
    columns.push_back(property.isStored ? std::optional(memory.table(widthOf(property), rules.zones().size()))
                                        : std::nullopt);
  }
}

void StateLayout::addKept() {
  if (!history) {
    kept.push_back({bytes, Width::Word});
    bytes += wordBytes;
    return;
  }
  kept.push_back({m_nextKept, Width::Word});
  m_nextKept += wordBytes;
}

}  // namespace ludo::engine
