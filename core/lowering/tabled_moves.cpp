// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/tabled_moves.h"

#include <algorithm>

#include "core/layout/tokens.h"
#include "core/lowering/context.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/guards.h"
#include "core/lowering/names.h"
#include "core/lowering/parts.h"

namespace ludo::engine {

using namespace language;
using machine::At;
using machine::Memory;
using machine::Variable;
using machine::Width;

namespace {

/// Beyond so many moves of one action the kernel plays.
constexpr std::int64_t mostMoves = 16'384;

}  // namespace

// --- One by one ---

ListedMoves::ListedMoves(Parts& parts, std::uint32_t action)
    : ActionMoves(parts, action),
      m_queryKinds(parts.queryKinds),
      m_stride(static_cast<std::uint32_t>(m_action.params.size() * wordBytes)),
      m_moves(parts.playouts.scratchFor(action, m_stride * static_cast<std::uint32_t>(mostMoves))) {
  const Variable count = m_builder.variable(0);
  parts.moves.forEachMove(action, [&](const std::vector<Typed>& arguments) {
    const Word number = m_builder.get(count);
    m_builder.ifThen(m_builder.lessOrEqual(mostMoves, number), [this] { escape(); });
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
  const std::size_t outer = m_names.size();
  for (const ParamDef& parameter : m_action.params) {
    const Word payload = m_builder.load(Width::Word, argument(number, arguments.size()));
    arguments.push_back({m_queryKinds.kindOf(parameter.domain), payload});
    m_names.push({m_rules.bindingIndex(parameter.name.name), arguments.back()});
  }
  m_names.resize(outer);
  takeUp(arguments);
}

// --- By the parameters before the last ---

PrefixMoves::PrefixMoves(Parts& parts, std::uint32_t action, Word mayTake)
    : EntryMoves(parts, action, parts.function->context.rules.def().actions[action].params.size() - 1,
                 std::max(parts.function->sets.wordCount(), parts.function->tokens.sets().wordCount())),
      m_moves(parts.moves) {
  m_isTried = m_action.post && parts.trials.isToldAhead(m_action);
  const Variable entry = m_builder.variable(0);
  const Variable total = m_builder.variable(0);
  forEachChoice(mayTake, [&](const Choice& choice) { writeEntry(choice, entry, total); });
  m_count = m_builder.get(total);
}

void PrefixMoves::writeEntry(const Choice& choice, Variable entry, Variable total) {
  const std::optional<ZoneSet> values = m_moves.lastValues(m_action, !m_isTried);
  if (!values) throw Unsupported{"a parameter that is no zone", m_action.node};
  const Word count = sets(m_queryKinds.kindOf(m_action.params.back().domain)).count(*values);
  const Word number = m_builder.get(entry);
  if (!m_isBounded) {
    const Word isFull = m_builder.lessOrEqual(mostEntries, number);
    m_builder.ifThen(m_builder.bitAnd(m_builder.isSet(count), isFull), [this] { escape(); });
  }
  const Word here = m_isBounded ? number : m_builder.minimum(number, mostEntries - 1);
  putChoice(here, choice, count);
  for (std::size_t i = 0; i < values->words.size(); ++i)
    m_builder.store(Width::Word, ownWord(here, static_cast<std::int64_t>(i)), values->words[i]);
  m_builder.set(entry, m_builder.add(number, m_builder.isSet(count)));
  m_builder.set(total, m_builder.add(m_builder.get(total), count));
}

void PrefixMoves::play(Word number, const Retry& retry) {
  const Variable entry = m_builder.variable(0);
  const Variable left = m_builder.variable(number);
  seek(entry, left);
  const std::size_t outer = m_names.size();
  Choice arguments = takeChoice(entry);
  SetWriter& writer = sets(m_queryKinds.kindOf(m_action.params.back().domain));
  ZoneSet values = writer.none();
  for (std::size_t i = 0; i < values.words.size(); ++i)
    values.words[i] =
        m_builder.load(Width::Word, ownWord(m_builder.get(entry), static_cast<std::int64_t>(i)));
  add(arguments, writer.nth(values, m_builder.get(left)));
  m_names.resize(outer);
  if (!m_isTried) return takeUp(arguments);
  playTried(
      arguments, [] {},
      [&] {
        // The value is taken out of its entry.
        const Word last = arguments.back().payload;
        const Word one = m_builder.shiftLeft(1, writer.bitOf(last));
        const At holder = ownWord(m_builder.get(entry), writer.wordOf(last));
        const At count = countOf(m_builder.get(entry));
        m_builder.store(Width::Word, holder, m_builder.without(m_builder.load(Width::Word, holder), one));
        m_builder.store(Width::Word, count, m_builder.subtract(m_builder.load(Width::Word, count), 1));
        retry({m_builder.subtract(m_count, 1)});
      });
}

}  // namespace ludo::engine
