// SPDX-License-Identifier: Apache-2.0
#include "core/layout/line_words.h"

#include <vector>

namespace ludo::engine {

using machine::At;
using machine::Memory;
using machine::Width;
using machine::Word;

LineWords::OnLine LineWords::onLine(Word zone, const LineTable::Axis& axis) {
  std::vector<std::int16_t> table;
  for (std::size_t i = 0; i < axis.line.size(); ++i) {
    table.push_back(static_cast<std::int16_t>(axis.line[i]));
    table.push_back(static_cast<std::int16_t>(axis.position[i]));
  }
  const std::uint32_t offset = m_constants.int16s(table);
  return {m_builder.load(Width::UInt16, {Memory::Constants, offset, zone, 4}),
          m_builder.load(Width::UInt16, {Memory::Constants, offset + 2, zone, 4})};
}

At LineWords::lineAt(std::size_t seat, Word number) const {
  const auto stride = static_cast<std::uint32_t>(machine::bytesOf(m_table.width));
  return {Memory::State, m_layout.lines[seat], number, stride, m_table.lines * stride};
}

Tokens::Line LineWords::line(Word zone, const LineTable::Axis& axis, Word seat) {
  const OnLine here = onLine(zone, axis);
  Word tokens = 0;
  for (std::size_t i = 0; i < m_layout.lines.size(); ++i) {
    const Word isHis = m_builder.equal(seat, static_cast<std::int64_t>(i));
    if (isHis.is(0)) continue;
    tokens = m_builder.select(isHis, m_builder.load(m_table.width, lineAt(i, here.number)), tokens);
  }
  return {tokens, here.position, here.number};
}

void LineWords::toggle(Word zone, std::size_t seat, Word on) {
  if (on.is(0)) return;
  for (const LineTable::Axis& axis : m_table.axes) {
    const OnLine here = onLine(zone, axis);
    const At at = lineAt(seat, here.number);
    const Word bit = m_builder.shiftLeft(on, here.position);
    m_builder.store(m_table.width, at, m_builder.bitXor(m_builder.load(m_table.width, at), bit));
  }
}

}  // namespace ludo::engine
