// SPDX-License-Identifier: Apache-2.0
// Random moves without a list of them: how many there are of each kind is counted, a number is drawn, and the
// move with that number is found.
#include <algorithm>
#include <cassert>

#include "core/engine/lowering.h"
#include "core/engine/promises.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::At;
using machine::BlockId;
using machine::Memory;
using machine::Variable;
using machine::Width;

namespace {

constexpr std::uint32_t wordBytes = 8;

}  // namespace

ZoneSet Lowering::now(const std::vector<Variable>& values) {
  ZoneSet set;
  for (const Variable& value : values) set.words.push_back(m_builder.get(value));
  return set;
}

// In scratch memory, the same for all decisions.
std::uint32_t Lowering::roomFor(std::uint32_t action, std::uint32_t bytes) {
  ScratchRoom& room = m_entries[action];
  if (room.bytes < bytes) {
    room = {m_context.scratch, bytes};
    m_context.scratch += bytes;
  }
  return room.offset;
}

Lowering::Word Lowering::count(const std::vector<Way>& ways) {
  Word sum = 0;
  for (const Way& way : ways) sum = m_builder.add(sum, m_sets.count(way.from));
  return sum;
}

WayTable Lowering::wayTable(const MoveGroup& group) {
  return {m_builder, m_sets, group.entries, group.ways.size()};
}

Lowering::Word Lowering::isPossible(const ActionDef& action, Word may) {
  return m_builder.bitAnd(may, m_builder.bitAnd(holds(action.pre), canPay(action)));
}

MoveGroup Lowering::gather(std::uint32_t index) {
  const std::size_t notes = m_context.notes.count();
  const ActionDef& action = m_def.actions[index];
  const auto noteHow = [&](Path path) { m_context.notes.add(action, "action " + action.id.name, path); };
  MoveGroup group;
  group.action = index;
  const Word may = mayTake(index);
  if (may.is(0)) return group;
  if (action.params.empty()) {
    const Variable allowed = m_builder.variable(0);
    m_builder.ifThen(may, [&] { m_builder.set(allowed, isAllowed(action)); });
    group.count = m_builder.get(allowed);
    noteHow(Path::Single);
    return group;
  }
  if (m_pickList && picksFromList(action)) {
    group.count = m_builder.select(isPossible(action, may), m_pickList->size(), 0);
    group.isOfPickList = true;
    group.isTried = action.post.has_value();
    noteHow(Path::KeptList);
    return group;
  }
  if (action.params.size() == 1) {
    const std::optional<ZoneSet> values = lastValues(action, false);
    if (!values) return gatherList(index);
    group.kind = kindOf(action.params.front().domain);
    group.values = sets(group.kind).when(may, *values);
    group.isTried = action.post && isPaidInVariables(action);
    group.isCountKept = m_emptyZones && countsEmptyZones(action);
    group.count = group.isCountKept
                      ? m_builder.select(isPossible(action, may), m_builder.get(*m_emptyZones), 0)
                      : sets(group.kind).count(group.values);
    noteHow(Path::Set);
    return group;
  }
  if (std::optional<std::vector<Way>> ways = waysOf(action)) {
    for (Way& way : *ways) way.from = m_sets.when(may, way.from);
    group.ways = std::move(*ways);
    group.isInTable = group.ways.size() >= WayTable::fewestWays;
    if (group.isInTable) {
      group.entries = roomFor(index, WayTable::bytes(m_sets, group.ways.size()));
      group.count = wayTable(group).write(group.ways);
    } else {
      group.count = count(group.ways);
    }
    noteHow(Path::Ways);
    return group;
  }
  m_context.notes.forgetSince(notes);
  if (!endsInSet(action)) return gatherList(index);
  gatherPrefixes(group, may);
  noteHow(Path::SetForEach);
  return group;
}

// Whether the last parameter is a zone or a token.
bool Lowering::endsInSet(const ActionDef& action) {
  const std::size_t outer = m_names.size();
  Value::Kind kind = Value::Kind::Nothing;
  for (const ParamDef& parameter : action.params) {
    kind = kindOf(parameter.domain);
    m_names.push_back({m_rules.bindingIndex(parameter.name.name), {kind, 0}});
  }
  m_names.resize(outer);
  return kind == Value::Kind::Zone || kind == Value::Kind::Token;
}

// For each choice of all parameters but the last: their values, how many values the last has, and those.
void Lowering::gatherPrefixes(MoveGroup& group, Word may) {
  constexpr std::int64_t mostEntries = 4096;
  const ActionDef& action = m_def.actions[group.action];
  const std::size_t before = action.params.size() - 1;
  std::int64_t room = 1;
  for (std::size_t i = 0; i < before; ++i) {
    const std::int64_t options = std::min(mostOptions(action.params[i].domain), mostEntries);
    room = std::min(room * options, mostEntries + 1);
  }
  const bool isBounded = room <= mostEntries;
  room = std::min(room, mostEntries);
  const std::size_t setWords = std::max(m_sets.wordCount(), m_tokens.sets().wordCount());
  group.isTried = action.post && isPaidInVariables(action);
  group.entryWords = static_cast<std::uint32_t>(before + 1 + setWords);
  const std::uint32_t stride = group.entryWords * wordBytes;
  group.entries = roomFor(group.action, stride * static_cast<std::uint32_t>(room));
  const Variable entry = m_builder.variable(0);
  const Variable total = m_builder.variable(0);
  std::vector<Typed> arguments;
  const auto write = [&] {
    const std::optional<ZoneSet> values = lastValues(action, !group.isTried);
    if (!values) throw Unsupported{"a parameter that is no zone", action.node};
    const Word count = sets(kindOf(action.params.back().domain)).count(*values);
    const Word number = m_builder.get(entry);
    if (!isBounded)
      m_builder.ifThen(m_builder.bitAnd(m_builder.isSet(count), m_builder.lessOrEqual(mostEntries, number)),
                       [this] { escape(); });
    const Word at = isBounded ? number : m_builder.minimum(number, mostEntries - 1);
    const auto put = [&](std::size_t word, Word content) {
      const auto offset = group.entries + static_cast<std::uint32_t>(word) * wordBytes;
      m_builder.store(Width::Word, {Memory::Scratch, offset, at, stride}, content);
    };
    for (std::size_t i = 0; i < before; ++i) put(i, arguments[i].payload);
    put(before, count);
    for (std::size_t i = 0; i < values->words.size(); ++i) put(before + 1 + i, values->words[i]);
    m_builder.set(entry, m_builder.add(number, m_builder.isSet(count)));
    m_builder.set(total, m_builder.add(m_builder.get(total), count));
  };
  const std::function<void()> next = [&] {
    if (arguments.size() == before) return write();
    const ParamDef& parameter = action.params[arguments.size()];
    forEachInAnyOrder(parameter.domain, [&](const Typed& option) {
      const Bound value(*this, m_rules.bindingIndex(parameter.name.name), option);
      arguments.push_back(option);
      next();
      arguments.pop_back();
    });
  };
  m_builder.ifThen(may, next);
  group.count = m_builder.get(total);
}

void Lowering::playFromPrefixes(const MoveGroup& group, Word number, const Retry& retry) {
  const ActionDef& action = m_def.actions[group.action];
  const std::size_t before = action.params.size() - 1;
  const std::uint32_t stride = group.entryWords * wordBytes;
  const Variable entry = m_builder.variable(0);
  const Variable left = m_builder.variable(number);
  const auto get = [&](std::size_t word) {
    const auto offset = group.entries + static_cast<std::uint32_t>(word) * wordBytes;
    return m_builder.load(Width::Word, {Memory::Scratch, offset, m_builder.get(entry), stride});
  };
  m_builder.loopWhile([&] { return m_builder.lessOrEqual(get(before), m_builder.get(left)); },
                      [&] {
                        m_builder.set(left, m_builder.subtract(m_builder.get(left), get(before)));
                        m_builder.set(entry, m_builder.add(m_builder.get(entry), 1));
                      });
  std::vector<Typed> arguments;
  const std::size_t outer = m_names.size();
  for (std::size_t i = 0; i <= before; ++i) {
    const Value::Kind kind = kindOf(action.params[i].domain);
    if (i < before) {
      arguments.push_back({kind, get(i)});
    } else {
      ZoneSet values = sets(kind).none();
      for (std::size_t word = 0; word < values.words.size(); ++word)
        values.words[word] = get(before + 1 + word);
      arguments.push_back({kind, sets(kind).nth(values, m_builder.get(left))});
    }
    m_names.push_back({m_rules.bindingIndex(action.params[i].name.name), arguments.back()});
  }
  m_names.resize(outer);
  if (!group.isTried) return takeUp(group.action, arguments);
  playTried(
      group, arguments, [] {},
      [&] {
        // The value is taken out of its entry.
        const Word last = arguments.back().payload;
        const Word one = m_builder.shiftLeft(1, m_builder.bitAnd(last, 63));
        const std::size_t words = sets(arguments.back().kind).wordCount();
        const Word word = words == 1 ? Word(0) : m_builder.shiftRight(last, 6);
        const Word base = m_builder.multiply(m_builder.get(entry), group.entryWords);
        const At at{Memory::Scratch, group.entries + static_cast<std::uint32_t>(before + 1) * wordBytes,
                    m_builder.add(base, word), wordBytes};
        m_builder.store(Width::Word, at, m_builder.without(m_builder.load(Width::Word, at), one));
        const At count{Memory::Scratch, group.entries + static_cast<std::uint32_t>(before) * wordBytes,
                       m_builder.get(entry), stride};
        m_builder.store(Width::Word, count, m_builder.subtract(get(before), 1));
        retry({m_builder.subtract(group.count, 1)});
      });
}

// Each of them or none is a move, as long as no `post` refuses some.
bool Lowering::picksAnyEmptyZone(const ActionDef& action) const {
  return fillsAnyEmptyZone(m_rules, action) && isPaidInVariables(action) &&
         !mentionsInCost(action, m_rules.bindingIndex(action.params.front().name.name));
}

// Sets of one word are quick to search.
bool Lowering::picksFromList(const ActionDef& action) const {
  return m_sets.wordCount() > 1 && picksAnyEmptyZone(action);
}

// Then how many moves there are need not wait for the last one.
bool Lowering::countsEmptyZones(const ActionDef& action) const {
  return m_sets.wordCount() == 1 && !action.post && picksAnyEmptyZone(action);
}

// Move by move, with all arguments.
MoveGroup Lowering::gatherList(std::uint32_t index) {
  constexpr std::int64_t mostMoves = 512;
  const std::size_t parameters = m_def.actions[index].params.size();
  const auto stride = static_cast<std::uint32_t>(parameters * wordBytes);
  m_context.notes.add(m_def.actions[index], "action " + m_def.actions[index].id.name, Path::Listed);
  MoveGroup group;
  group.action = index;
  group.entries = roomFor(index, stride * static_cast<std::uint32_t>(mostMoves));
  group.isListed = true;
  const Variable count = m_builder.variable(0);
  forEachMove(index, [&](const std::vector<Typed>& arguments) {
    const Word number = m_builder.get(count);
    m_builder.ifThen(m_builder.lessOrEqual(mostMoves, number), [this] { escape(); });
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      const auto at = group.entries + static_cast<std::uint32_t>(i * wordBytes);
      m_builder.store(Width::Word, {Memory::Scratch, at, number, stride}, arguments[i].payload);
    }
    m_builder.set(count, m_builder.add(number, 1));
  });
  group.count = m_builder.get(count);
  return group;
}

std::vector<Lowering::Word*> Lowering::wordsOf(MoveGroup& group) {
  std::vector<Word*> words;
  for (Word& word : group.values.words) words.push_back(&word);
  for (Way& way : group.ways) {
    if (group.isInTable) break;
    for (Word& word : way.from.words) words.push_back(&word);
  }
  if (words.empty() || group.isCountKept) words.push_back(&group.count);
  return words;
}

// Where the end of the game asks about legal moves they are worked out on the way to the decision, so that
// what has just been asked is at hand there; elsewhere once, at the decision.
void Lowering::goToDecision() {
  Decision& decision = m_decisions[{m_phase, m_orderIndex}];
  m_actor = m_layout.turn ? mover() : m_active;
  if (!decision.isBegun) {
    decision.isBegun = true;
    decision.block = m_builder.block();
  }
  if (m_context.facts.endAsksForMoves) prepare(decision);
  m_builder.jump(decision.block);
}

void Lowering::prepare(Decision& decision) {
  std::vector<MoveGroup> groups;
  for (std::uint32_t i = 0; i < m_def.actions.size(); ++i) {
    MoveGroup group = gather(i);
    if (!group.count.is(0)) groups.push_back(std::move(group));
  }
  const bool isFirst = decision.variables.empty();
  std::size_t next = 0;
  for (MoveGroup& group : groups) {
    for (const Word* word : wordsOf(group)) {
      if (isFirst) {
        decision.variables.push_back(m_builder.variable(*word));
      } else {
        m_builder.set(decision.variables[next++], *word);
      }
    }
  }
  if (isFirst) decision.groups = std::move(groups);
}

// A move that may yet be refused counts when it is not.
void Lowering::playTried(const MoveGroup& group, const std::vector<Typed>& arguments, const Body& take,
                         const Body& refuse) {
  const ActionDef& action = m_def.actions[group.action];
  const std::size_t outer = m_names.size();
  for (std::size_t i = 0; i < arguments.size(); ++i)
    m_names.push_back(lasting(m_rules.bindingIndex(action.params[i].name.name), arguments[i]));
  branch(
      holdsAfter(action),
      [&] {
        countPly();
        take();
        m_names.resize(outer);
        takeUp(group.action, arguments);
      },
      [&] {
        m_names.resize(outer);
        refuse();
      });
  m_names.resize(outer);
}

void Lowering::playFromList(const MoveGroup& group, Word number, const Retry& retry) {
  const Typed zone{Value::Kind::Zone, m_pickList->at(number)};
  if (!group.isTried) {
    m_pickList->take(number);
    return takeUp(group.action, {zone});
  }
  playTried(
      group, {zone}, [&] { m_pickList->take(number, group.count); },
      [&] {
        m_pickList->putBehind(number, group.count);
        retry({m_builder.subtract(group.count, 1)});
      });
}

void Lowering::playGroup(const MoveGroup& group, Word number, const Retry& retry) {
  const ActionDef& action = m_def.actions[group.action];
  if (action.params.empty()) return takeUp(group.action, {});
  if (group.isOfPickList) return playFromList(group, number, retry);
  if (group.isListed) {
    const auto stride = static_cast<std::uint32_t>(action.params.size() * wordBytes);
    std::vector<Typed> arguments;
    const std::size_t outer = m_names.size();
    for (const ParamDef& parameter : action.params) {
      const auto at = group.entries + static_cast<std::uint32_t>(arguments.size() * wordBytes);
      const Word payload = m_builder.load(Width::Word, {Memory::Scratch, at, number, stride});
      arguments.push_back({kindOf(parameter.domain), payload});
      m_names.push_back({m_rules.bindingIndex(parameter.name.name), arguments.back()});
    }
    m_names.resize(outer);
    return takeUp(group.action, arguments);
  }
  if (action.params.size() == 1) {
    const Value::Kind kind = group.kind;
    const Word zone = sets(kind).nth(group.values, number);
    if (group.isCountKept) m_builder.set(*m_emptyZones, m_builder.subtract(m_builder.get(*m_emptyZones), 1));
    if (!group.isTried) return takeUp(group.action, {{kind, zone}});
    return playTried(
        group, {{kind, zone}}, [] {},
        [&] { retry(sets(kind).without(group.values, sets(kind).single(zone)).words); });
  }
  if (!group.ways.empty()) {
    const FoundWay found =
        group.isInTable ? wayTable(group).find(number) : findWay(m_builder, m_sets, group.ways, number);
    const Word from = m_sets.nth(found.from, found.number);
    const Word to = target(group.ways, found.way, from);
    return takeUp(group.action, {{Value::Kind::Zone, from}, {Value::Kind::Zone, to}});
  }
  playFromPrefixes(group, number, retry);
}

// Uniform over all legal moves: what turns out not to be allowed is left out and another number is drawn.
void Lowering::playRandomMove(Decision& decision) {
  BlockId draw = decision.block;
  m_builder.set(m_rounds, 0);
  m_builder.set(m_deepRounds, 0);
  m_builder.set(m_idlePhases, 0);
  if (!m_context.facts.endAsksForMoves) {
    prepare(decision);
    draw = m_builder.block();
    m_builder.begin(draw);
  }
  std::vector<MoveGroup> groups = decision.groups;
  std::vector<std::size_t> firstVariable;
  Word total = 0;
  std::size_t next = 0;
  for (MoveGroup& group : groups) {
    firstVariable.push_back(next);
    for (Word* word : wordsOf(group)) *word = m_builder.get(decision.variables[next++]);
    if (!group.values.words.empty() && !group.isCountKept) group.count = sets(group.kind).count(group.values);
    if (!group.ways.empty() && !group.isInTable) group.count = count(group.ways);
    total = m_builder.add(total, group.count);
  }
  const Word ends = mayEndPhase();
  total = m_builder.add(total, ends);
  const Word passes = mayPass(total);
  total = m_builder.add(total, passes);

  m_stop = m_builder.block();
  const BlockId none = m_builder.block();
  const BlockId some = m_builder.block();
  m_builder.branch(total, some, none);
  m_builder.begin(none);
  if (m_rules.asksStuck())
    branch(
        1, [this] { endGame(true); }, [] {});
  stopPlayout();

  m_builder.begin(some);
  pickAndPlay(groups, total, ends, passes, [&](std::size_t group, const std::vector<Word>& rest) {
    for (std::size_t word = 0; word < rest.size(); ++word)
      m_builder.set(decision.variables[firstVariable[group] + word], rest[word]);
    m_builder.jump(draw);
  });
  m_builder.begin(m_stop);
  stopPlayout();
}

// `ends` and `passes`: 1 when the player may end the phase, or pass.
void Lowering::pickAndPlay(const std::vector<MoveGroup>& groups, Word total, Word ends, Word passes,
                           const std::function<void(std::size_t, const std::vector<Word>&)>& retry) {
  Word number = pickBelow(total);
  const auto takeIf = [&](Word count, const Body& take) {
    const BlockId here = m_builder.block();
    const BlockId other = m_builder.block();
    m_builder.branch(m_builder.less(number, count), here, other);
    m_builder.begin(here);
    branch(1, take, [] {});
    m_builder.begin(other);
    number = m_builder.subtract(number, count);
  };
  for (std::size_t i = 0; i < groups.size(); ++i) {
    // The last kind of move needs no question.
    const bool isLast = i + 1 == groups.size() && ends.is(0) && passes.is(0);
    const auto take = [&] {
      // What is tried first counts once it is allowed.
      if (!groups[i].isTried) countPly();
      playGroup(groups[i], number, [&](const std::vector<Word>& rest) { retry(i, rest); });
    };
    if (isLast) {
      branch(1, take, [] {});
      return;
    }
    takeIf(groups[i].count, take);
  }
  if (!ends.is(0)) {
    takeIf(ends, [&] {
      countPly();
      takeUpBuiltIn(1, [this] { takeEndPhase(); });
    });
  }
  if (passes.is(0)) return stopPlayout();
  countPly();
  takeUpBuiltIn(0, [this] { takePass(); });
}

// There is a move, so the game is not over: now the limits may stop the playout.
void Lowering::countPly() {
  const Word plies = m_builder.get(*m_plies);
  const Word goesOn =
      m_builder.bitAnd(m_builder.lessUnsigned(plies, m_builder.parameter(0)),
                       m_builder.lessOrEqual(read(m_layout.turnNumber), m_builder.parameter(1)));
  const BlockId play = m_builder.block();
  m_builder.branch(goesOn, play, m_stop);
  m_builder.begin(play);
  m_builder.set(*m_plies, m_builder.add(plies, 1));
}

// wyrand (Wang Yi, https://github.com/wangyi-fudan/wyhash, version 4): a number waits for nothing but an
// addition to the one before, so the processor works ahead of the game. The product with the count is as
// uniform as 64 bits allow: off by one part in 2^64 / count (Lemire 2019, without the correction).
Lowering::Word Lowering::pickBelow(Word count) {
  constexpr std::uint64_t step = 0xA0761D6478BD642FU;
  constexpr std::uint64_t mixer = 0xE7037ED1A0B428DBU;
  const At at{Memory::Argument, playoutPicks};
  const Word state = m_builder.add(m_builder.load(Width::Word, at), static_cast<std::int64_t>(step));
  m_builder.store(Width::Word, at, state);
  const Word mixed = m_builder.bitXor(state, static_cast<std::int64_t>(mixer));
  return m_builder.highProduct(m_builder.mixedProduct(state, mixed), count);
}

void Lowering::stopPlayout() {
  finish(Status::AwaitsMove);
}

}  // namespace ludo::engine
