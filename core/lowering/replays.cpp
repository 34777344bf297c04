// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/replays.h"

#include "core/layout/state_layout.h"
#include "core/lowering/context.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/parts.h"

namespace ludo::engine {

using machine::At;
using machine::BlockId;
using machine::Memory;
using machine::Variable;
using machine::Width;

bool Replays::areKept() const {
  return m_layout.replay && m_function.purpose == Purpose::Apply;
}

void Replays::begin() {
  if (!areKept()) return;
  m_builder.ifThen(
      m_builder.lessOrEqual(Status::FirstChoice, load(m_layout.status)), [this] { takeAnswer(); },
      [this] { keepMove(); });
}

Word Replays::moveWord(std::size_t number) {
  const auto skip = static_cast<std::uint32_t>(number * wordBytes);
  if (!areKept()) return m_builder.load(Width::Word, {Memory::Argument, skip});
  return m_builder.load(Width::Word, {Memory::State, m_layout.replay->move + skip});
}

void Replays::keepMove() {
  const ReplayFields& fields = *m_layout.replay;
  for (std::uint32_t skip = 0; skip < fields.moveWords * wordBytes; skip += wordBytes)
    m_builder.store(Width::Word, {Memory::State, fields.move + skip},
                    m_builder.load(Width::Word, {Memory::Argument, skip}));
  store(fields.count, 0);
  m_builder.copyBytes({Memory::State, fields.before}, {Memory::State, 0}, m_layout.bytes);
}

At Replays::record(Word number, std::uint32_t word) const {
  const ReplayFields& fields = *m_layout.replay;
  const std::uint32_t stride = fields.answerWords * wordBytes;
  const std::uint32_t skip = word * wordBytes;
  return {Memory::State, fields.answers + skip, number, stride, stride * ReplayFields::mostAnswers - skip};
}

void Replays::takeAnswer() {
  const ReplayFields& fields = *m_layout.replay;
  const Word count = load(fields.count);
  m_builder.ifThen(m_builder.lessOrEqual(ReplayFields::mostAnswers, count), [this] { escape(); });
  const Word payload = m_builder.load(Width::Word, {Memory::Argument, wordBytes});
  const auto stop = static_cast<std::int64_t>(m_def.actions.size()) + 3;
  const Word stops = m_builder.equal(m_builder.load(Width::Word, {Memory::Argument, 0}), stop);
  m_builder.store(Width::Word, record(count, 0), payload);
  const Variable number = m_builder.variable(-1);
  m_builder.ifThen(m_builder.isZero(stops), [&] { m_builder.set(number, numberOfOption(payload)); });
  m_builder.store(Width::Word, record(count, 1), m_builder.get(number));
  // What chance brings from here on comes from the generator that the position has now.
  if (m_layout.generator) {
    for (std::uint32_t word = 0; word < machine::generatorBytes / wordBytes; ++word)
      m_builder.store(Width::Word, record(count, 2 + word),
                      m_builder.load(Width::Word, {Memory::State, *m_layout.generator + word * wordBytes}));
  }
  store(fields.count, m_builder.add(count, 1));
  m_builder.copyBytes({Memory::State, 0}, {Memory::State, fields.before}, m_layout.bytes);
}

// The first that it is.
Word Replays::numberOfOption(Word payload) {
  const Table& table = m_layout.options->options;
  const Word last = m_builder.subtract(load(m_layout.options->count), 1);
  const Variable number = m_builder.variable(0);
  m_builder.loopWhile(
      [&] {
        const Word here = m_builder.get(number);
        const At at{Memory::State, table.offset, m_builder.add(here, 1), table.stride,
                    table.entries * table.stride};
        const Word isOther = m_builder.notEqual(m_builder.load(table.width, at), payload);
        return m_builder.bitAnd(isOther, m_builder.less(here, last));
      },
      [&] { m_builder.set(number, m_builder.add(m_builder.get(number), 1)); });
  return m_builder.get(number);
}

Replays::Answer Replays::ask(const Offer& offer) {
  const ReplayFields& fields = *m_layout.replay;
  const Word number = m_builder.get(*m_next);
  const BlockId isOpen = m_builder.block();
  const BlockId isKnown = m_builder.block();
  m_builder.branch(m_builder.less(number, load(fields.count)), isKnown, isOpen);
  m_builder.begin(isOpen);
  suspend(offer);
  m_builder.begin(isKnown);
  const Word next = m_builder.add(number, 1);
  m_builder.set(*m_next, next);
  // What happened before the answer has been told.
  m_builder.ifThen(m_builder.equal(next, load(fields.count)), [this] { m_function.tellAnew(); });
  store(m_layout.moveCount, m_builder.add(load(m_layout.moveCount), 1));
  if (m_layout.generator) {
    for (std::uint32_t word = 0; word < machine::generatorBytes / wordBytes; ++word)
      m_builder.store(Width::Word, {Memory::State, *m_layout.generator + word * wordBytes},
                      m_builder.load(Width::Word, record(number, 2 + word)));
  }
  return {m_builder.load(Width::Word, record(number, 0)), m_builder.load(Width::Word, record(number, 1))};
}

void Replays::suspend(const Offer& offer) {
  const OptionFields& fields = *m_layout.options;
  const Table& table = fields.options;
  const auto room = static_cast<std::int64_t>(table.entries) - 1;
  m_builder.ifThen(m_builder.less(room, offer.count), [this] { escape(); });
  store(fields.count, offer.pickable);
  store(*fields.all, offer.count);
  store(*fields.next, offer.next);
  store(*fields.picked, offer.picked);
  store(*fields.mayStop, offer.mayStop);
  const auto put = [&](Word place, Word option) {
    const At at{Memory::State, table.offset, m_builder.add(place, 1), table.stride,
                table.entries * table.stride};
    m_builder.store(table.width, at, offer.option(option));
  };
  const Word open = m_builder.subtract(offer.count, offer.next);
  m_builder.forEachBelow(open, [&](Word i) { put(i, m_builder.add(offer.next, i)); });
  if (!offer.next.is(0)) m_builder.forEachBelow(offer.next, [&](Word i) { put(m_builder.add(open, i), i); });
  store(*m_layout.chooser, m_builder.select(m_builder.less(offer.chooser, 0), actor(), offer.chooser));
  m_turn.finish(Status::FirstChoice + m_points++);
  // Code that records comes by the same decisions in the same order.
  if (m_function.records) return;
  ChoicePoint point;
  point.node = offer.node;
  point.name = offer.name;
  point.action = m_function.actionUnderWay.value_or(ChoicePoint::noAction);
  point.kind = offer.kind;
  m_context.choices.push_back(std::move(point));
}

}  // namespace ludo::engine
