// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/tabled_moves.h"

#include <algorithm>

#include "core/lowering/guards.h"
#include "core/lowering/parts.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::At;
using machine::Memory;
using machine::Variable;
using machine::Width;

namespace {

/// Beyond so many moves of one action the kernel plays.
constexpr std::int64_t mostMoves = 16'384;
constexpr std::int64_t mostEntries = 4096;

}  // namespace

// --- One by one ---

ListedMoves::ListedMoves(Parts& parts, std::uint32_t action)
    : MoveGroup(parts, action),
      m_queryKinds(parts.queryKinds),
      m_stride(static_cast<std::uint32_t>(m_action.params.size() * wordBytes)),
      m_moves(parts.playouts.roomFor(action, m_stride * static_cast<std::uint32_t>(mostMoves))) {
  const Variable count = m_builder.variable(0);
  parts.moves.forEachMove(action, [&](const std::vector<Typed>& arguments) {
    const Word number = m_builder.get(count);
    m_builder.ifThen(m_builder.lessOrEqual(mostMoves, number), [this] { m_scope.escape(); });
    for (std::size_t i = 0; i < arguments.size(); ++i)
      m_builder.store(Width::Word, argument(number, i), arguments[i].payload);
    m_builder.set(count, m_builder.add(number, 1));
  });
  m_count = m_builder.get(count);
}

At ListedMoves::argument(Word move, std::size_t parameter) const {
  return {Memory::Scratch, m_moves + static_cast<std::uint32_t>(parameter * wordBytes), move, m_stride};
}

void ListedMoves::play(Word number, const Retry&) {
  std::vector<Typed> arguments;
  const std::size_t outer = m_scope.names.size();
  for (const ParamDef& parameter : m_action.params) {
    const Word payload = m_builder.load(Width::Word, argument(number, arguments.size()));
    arguments.push_back({m_queryKinds.kindOf(parameter.domain), payload});
    m_scope.names.push({m_rules.bindingIndex(parameter.name.name), arguments.back()});
  }
  m_scope.names.resize(outer);
  takeUp(arguments);
}

// --- By the parameters before the last ---

PrefixMoves::PrefixMoves(Parts& parts, std::uint32_t action, Word mayTake)
    : MoveGroup(parts, action),
      m_moves(parts.moves),
      m_queryKinds(parts.queryKinds),
      m_before(m_action.params.size() - 1) {
  std::int64_t room = 1;
  for (std::size_t i = 0; i < m_before; ++i) {
    const std::int64_t options = std::min(m_queryKinds.mostOptions(m_action.params[i].domain), mostEntries);
    room = std::min(room * options, mostEntries + 1);
  }
  m_isBounded = room <= mostEntries;
  room = std::min(room, mostEntries);
  const std::size_t setWords = std::max(m_sets.wordCount(), m_tokens.sets().wordCount());
  m_isTried = m_action.post && parts.trials.isToldAhead(m_action);
  m_stride = static_cast<std::uint32_t>(m_before + 1 + setWords) * wordBytes;
  m_entries = parts.playouts.roomFor(action, m_stride * static_cast<std::uint32_t>(room));
  const Variable entry = m_builder.variable(0);
  const Variable total = m_builder.variable(0);
  std::vector<Typed> arguments;
  const std::function<void()> next = [&] {
    if (arguments.size() == m_before) return writeEntry(arguments, entry, total);
    const ParamDef& parameter = m_action.params[arguments.size()];
    parts.queryOrder.forEachInAnyOrder(parameter.domain, [&](const Typed& option) {
      const Bound value(m_scope, m_rules.bindingIndex(parameter.name.name), option);
      arguments.push_back(option);
      next();
      arguments.pop_back();
    });
  };
  m_builder.ifThen(mayTake, next);
  m_count = m_builder.get(total);
}

At PrefixMoves::at(Word entry, std::size_t word) const {
  return {Memory::Scratch, m_entries + static_cast<std::uint32_t>(word) * wordBytes, entry, m_stride};
}

void PrefixMoves::writeEntry(const std::vector<Typed>& before, Variable entry, Variable total) {
  const std::optional<ZoneSet> values = m_moves.lastValues(m_action, !m_isTried);
  if (!values) throw Unsupported{"a parameter that is no zone", m_action.node};
  const Word count = sets(m_queryKinds.kindOf(m_action.params.back().domain)).count(*values);
  const Word number = m_builder.get(entry);
  if (!m_isBounded) {
    const Word isFull = m_builder.lessOrEqual(mostEntries, number);
    m_builder.ifThen(m_builder.bitAnd(m_builder.isSet(count), isFull), [this] { m_scope.escape(); });
  }
  const Word here = m_isBounded ? number : m_builder.minimum(number, mostEntries - 1);
  const auto put = [&](std::size_t word, Word content) {
    m_builder.store(Width::Word, at(here, word), content);
  };
  for (std::size_t i = 0; i < m_before; ++i) put(i, before[i].payload);
  put(m_before, count);
  for (std::size_t i = 0; i < values->words.size(); ++i) put(m_before + 1 + i, values->words[i]);
  m_builder.set(entry, m_builder.add(number, m_builder.isSet(count)));
  m_builder.set(total, m_builder.add(m_builder.get(total), count));
}

void PrefixMoves::play(Word number, const Retry& retry) {
  const Variable entry = m_builder.variable(0);
  const Variable left = m_builder.variable(number);
  const auto get = [&](std::size_t word) {
    return m_builder.load(Width::Word, at(m_builder.get(entry), word));
  };
  m_builder.loopWhile([&] { return m_builder.lessOrEqual(get(m_before), m_builder.get(left)); },
                      [&] {
                        m_builder.set(left, m_builder.subtract(m_builder.get(left), get(m_before)));
                        m_builder.set(entry, m_builder.add(m_builder.get(entry), 1));
                      });
  std::vector<Typed> arguments;
  const std::size_t outer = m_scope.names.size();
  for (std::size_t i = 0; i <= m_before; ++i) {
    const Value::Kind kind = m_queryKinds.kindOf(m_action.params[i].domain);
    if (i < m_before) {
      arguments.push_back({kind, get(i)});
    } else {
      ZoneSet values = sets(kind).none();
      for (std::size_t word = 0; word < values.words.size(); ++word)
        values.words[word] = get(m_before + 1 + word);
      arguments.push_back({kind, sets(kind).nth(values, m_builder.get(left))});
    }
    m_scope.names.push({m_rules.bindingIndex(m_action.params[i].name.name), arguments.back()});
  }
  m_scope.names.resize(outer);
  if (!m_isTried) return takeUp(arguments);
  playTried(
      arguments, [] {},
      [&] {
        // The value is taken out of its entry.
        const Word last = arguments.back().payload;
        const Word one = m_builder.shiftLeft(1, m_builder.bitAnd(last, 63));
        const std::size_t words = sets(arguments.back().kind).wordCount();
        const Word word = words == 1 ? Word(0) : m_builder.shiftRight(last, 6);
        const Word base = m_builder.multiply(m_builder.get(entry), m_stride / wordBytes);
        const At values{Memory::Scratch, m_entries + static_cast<std::uint32_t>(m_before + 1) * wordBytes,
                        m_builder.add(base, word), wordBytes};
        m_builder.store(Width::Word, values, m_builder.without(m_builder.load(Width::Word, values), one));
        m_builder.store(Width::Word, at(m_builder.get(entry), m_before),
                        m_builder.subtract(get(m_before), 1));
        retry({m_builder.subtract(m_count, 1)});
      });
}

}  // namespace ludo::engine
