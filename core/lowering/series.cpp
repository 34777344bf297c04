// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/series.h"

#include <algorithm>

#include "core/layout/state_layout.h"
#include "core/lowering/context.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/lowered.h"
#include "core/lowering/names.h"
#include "core/lowering/parts.h"

namespace ludo::engine {

using namespace language;
using machine::At;
using machine::BlockId;
using machine::Memory;
using machine::Variable;
using machine::Width;

namespace {

/// How many moves may follow one another, at most: where more do, the code gives up.
constexpr std::int64_t mostInARow = HistoryFields::longestSeries;

/// Beyond so many moves to compare, moves that may follow one, or positions on the way of all of them, the
/// kernel is asked.
constexpr std::int64_t mostCompared = 512;
constexpr std::int64_t mostFollowing = 128;
constexpr std::int64_t mostPositions = 2000;

/// A frame: the position's block comes behind these.
constexpr std::uint32_t frameNext = 0;
constexpr std::uint32_t frameCount = 8;
constexpr std::uint32_t frameList = 16;

}  // namespace

// --- For the callers ---

At Series::argument(std::size_t parameter) const {
  return {Memory::Scratch, *m_context.series + static_cast<std::uint32_t>(1 + parameter) * wordBytes};
}

At Series::length(std::uint32_t lengths, Word move) {
  return {Memory::Scratch, lengths, move, wordBytes, static_cast<std::uint32_t>(mostCompared) * wordBytes};
}

Word Series::codeOf(std::uint32_t action) {
  // What is known of a player whose turn it is not would be other code.
  if (!m_turn.canDecide(actor()))
    throw Unsupported{"the longest series of somebody whose turn it is not", m_def.actions[action].node};
  const Word row =
      m_builder.multiply(m_turn.stageUnderWay(), static_cast<std::int64_t>(m_def.actions.size()));
  return m_builder.add(row, action);
}

Word Series::lengthAfter(std::uint32_t action, const std::vector<Typed>& arguments) {
  for (std::size_t i = 0; i < arguments.size(); ++i)
    m_builder.store(Width::Word, argument(i), arguments[i].payload);
  return m_builder.call(LoweredGame::series, {Memory::State, 0}, codeOf(action), actor());
}

void Series::measureAll(std::uint32_t action, std::uint32_t lengths, Variable most) {
  const At state{Memory::State, 0};
  const At saved{Memory::Scratch, m_context.scratch};
  m_context.scratch += m_layout.bytes;
  m_builder.copyBytes(saved, state, m_layout.bytes);
  m_builder.store(Width::Word, {Memory::Scratch, *m_context.series}, 0);
  const Variable number = m_builder.variable(0);
  m_moves.forEachPossible(action, [&](const std::vector<Typed>& arguments) {
    const Word after = lengthAfter(action, arguments);
    m_builder.copyBytes(state, saved, m_layout.bytes);
    giveUpIf(m_builder.less(after, 0));
    const Word here = m_builder.get(number);
    m_builder.store(Width::Word, length(lengths, here), after);
    m_builder.set(most, m_builder.maximum(m_builder.get(most), after));
    m_builder.set(number, m_builder.add(here, 1));
  });
}

void Series::forEachLongest(std::uint32_t action, const MoveBody& body) {
  const Word total = m_moves.countPossible(action);
  m_builder.ifThen(total, [&] { chooseLongest(action, total, body); });
}

void Series::chooseLongest(std::uint32_t action, Word total, const MoveBody& body) {
  const Variable most = m_builder.variable(0);
  const Word areSeveral = m_builder.less(1, total);
  const std::uint32_t lengths = m_context.scratch;
  m_context.scratch += static_cast<std::uint32_t>(mostCompared) * wordBytes;
  giveUpIf(m_builder.less(mostCompared, total));
  m_builder.ifThen(areSeveral, [&] { measureAll(action, lengths, most); });
  const Variable number = m_builder.variable(0);
  m_moves.forEachPossible(action, [&](const std::vector<Typed>& arguments) {
    const Word here = m_builder.get(number);
    m_builder.set(number, m_builder.add(here, 1));
    const Word after = m_builder.load(Width::Word, length(lengths, here));
    const Word isShorter = m_builder.less(after, m_builder.get(most));
    m_builder.ifThen(
        m_builder.bitAnd(areSeveral, isShorter), [] {}, [&] { body(arguments); });
  });
}

Word Series::isLongest(std::uint32_t action, const std::vector<Typed>& arguments) {
  const Variable found = m_builder.variable(0);
  forEachLongest(action, [&](const std::vector<Typed>& each) {
    Word isSame = 1;
    for (std::size_t i = 0; i < arguments.size(); ++i)
      isSame = m_builder.bitAnd(isSame, m_builder.equal(each[i].payload, arguments[i].payload));
    m_builder.set(found, m_builder.bitOr(m_builder.get(found), isSame));
  });
  return m_builder.get(found);
}

// --- The function ---

void Series::write() {
  std::size_t parameters = 0;
  for (const ActionDef& action : m_def.actions) {
    if (isAsked(action)) parameters = std::max(parameters, action.params.size());
  }
  m_moveWords = static_cast<std::uint32_t>(parameters);
  m_context.series = m_context.scratch;
  m_frames = *m_context.series + (1 + m_moveWords) * wordBytes;
  m_frameBytes =
      frameList + static_cast<std::uint32_t>(mostFollowing) * m_moveWords * wordBytes + m_layout.bytes;
  m_context.scratch = m_frames + m_frameBytes * static_cast<std::uint32_t>(mostInARow);

  const std::vector<Stage> stages = m_turn.stages();
  std::vector<BlockId> targets;
  for (std::size_t i = 0; i < stages.size() * m_def.actions.size(); ++i) targets.push_back(m_builder.block());
  m_builder.switchTo(m_builder.parameter(0), targets);
  std::size_t number = 0;
  for (const Stage& stage : stages) {
    for (std::uint32_t action = 0; action < m_def.actions.size(); ++action) {
      m_builder.begin(targets[number++]);
      m_turn.enterFor(stage, m_builder.parameter(1));
      m_function.lastActor = actor();
      const bool isNobody = actor().known() && actor().value() < 0;
      if (!isNobody && isAsked(m_def.actions[action])) writeSearch(action);
      m_builder.returnValue(-1);
    }
  }
}

void Series::giveUpIf(Word condition) {
  m_builder.ifThen(condition, [this] { escape(); });
}

// From where the frame of the depth lies.
At Series::inFrame(Word depth, std::uint32_t offset) const {
  const auto all = m_frameBytes * static_cast<std::uint32_t>(mostInARow);
  return {Memory::Scratch, m_frames + offset, depth, m_frameBytes, all - offset};
}

At Series::listed(Word depth, Word move, std::size_t parameter) {
  const Word frame = m_builder.multiply(depth, m_frameBytes / wordBytes);
  const Word word = m_builder.add(frame, m_builder.multiply(move, m_moveWords));
  const std::uint32_t offset = frameList + static_cast<std::uint32_t>(parameter) * wordBytes;
  const auto all = m_frameBytes * static_cast<std::uint32_t>(mostInARow);
  return {Memory::Scratch, m_frames + offset, word, wordBytes, all - offset};
}

// Depth first: a move is played, what may follow it is listed, and each of that is played from the position
// that was kept. The value is how many moves could follow the first.
void Series::writeSearch(std::uint32_t action) {
  const std::size_t parameters = m_def.actions[action].params.size();
  const std::uint32_t position = m_frameBytes - m_layout.bytes;
  const At positions{Memory::Scratch, *m_context.series};
  const Variable depth = m_builder.variable(0);
  const Variable longest = m_builder.variable(0);
  const BlockId take = m_builder.block();
  const BlockId climb = m_builder.block();
  const BlockId back = m_builder.block();
  const BlockId next = m_builder.block();
  m_builder.begin(take);
  const Word seen = m_builder.add(m_builder.load(Width::Word, positions), 1);
  m_builder.store(Width::Word, positions, seen);
  giveUpIf(m_builder.less(mostPositions, seen));
  play(action);
  const Word here = m_builder.get(depth);
  const Variable following = m_builder.variable(0);
  listFollowing(action, here, following);
  const Word count = m_builder.get(following);
  giveUpIf(m_builder.less(mostFollowing, count));
  m_builder.store(Width::Word, inFrame(here, frameNext), 0);
  m_builder.store(Width::Word, inFrame(here, frameCount), count);
  m_builder.ifThen(count, [&] {
    m_builder.copyBytes(inFrame(here, position), {Memory::State, 0}, m_layout.bytes);
    m_builder.set(longest, m_builder.maximum(m_builder.get(longest), m_builder.add(here, 1)));
  });

  m_builder.begin(climb);
  const Word at = m_builder.get(depth);
  const Word number = m_builder.load(Width::Word, inFrame(at, frameNext));
  m_builder.branch(m_builder.less(number, m_builder.load(Width::Word, inFrame(at, frameCount))), next, back);
  m_builder.begin(back);
  m_builder.ifThen(m_builder.isZero(at), [&] { m_builder.returnValue(m_builder.get(longest)); });
  m_builder.set(depth, m_builder.subtract(at, 1));
  m_builder.jump(climb);

  m_builder.begin(next);
  m_builder.store(Width::Word, inFrame(at, frameNext), m_builder.add(number, 1));
  m_builder.copyBytes({Memory::State, 0}, inFrame(at, position), m_layout.bytes);
  for (std::size_t i = 0; i < parameters; ++i)
    m_builder.store(Width::Word, argument(i), m_builder.load(Width::Word, listed(at, number, i)));
  const Word deeper = m_builder.add(at, 1);
  giveUpIf(m_builder.lessOrEqual(mostInARow, deeper));
  m_builder.set(depth, deeper);
  m_builder.jump(take);
}

// As far as is known before a decision or a die roll.
void Series::play(std::uint32_t index) {
  const ActionDef& action = m_def.actions[index];
  const std::size_t outer = m_names.size();
  for (std::size_t i = 0; i < action.params.size(); ++i) {
    const Word payload = m_builder.load(Width::Word, argument(i));
    const Typed value{m_queryKinds.kindOf(action.params[i].domain), payload};
    m_names.push(m_names.lasting(m_rules.bindingIndex(action.params[i].name.name), value));
  }
  m_repetitions.beginTrial();
  m_turn.countUse(index);
  store(m_layout.lastActor, actor());
  const BlockId end = m_builder.block();
  const Word eventDepth = m_function.eventDepth;
  m_function.trial.isOn = true;
  m_function.trial.end = end;
  m_effects.perform(action.cost);
  m_effects.perform(action.effects);
  m_builder.begin(end);
  m_function.trial.isOn = false;
  m_function.trial.end.reset();
  m_function.eventDepth = eventDepth;
  m_names.resize(outer);
}

void Series::listFollowing(std::uint32_t action, Word depth, Variable count) {
  m_builder.ifThen(m_moves.mayTake(action), [&] {
    m_moves.forEachPossible(action, [&](const std::vector<Typed>& arguments) {
      const Word number = m_builder.get(count);
      m_builder.ifThen(m_builder.less(number, mostFollowing), [&] {
        for (std::size_t i = 0; i < arguments.size(); ++i)
          m_builder.store(Width::Word, listed(depth, number, i), arguments[i].payload);
      });
      m_builder.set(count, m_builder.add(number, 1));
    });
  });
}

}  // namespace ludo::engine
