// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/pick_list.h"

namespace ludo::engine {

using machine::At;
using machine::Memory;
using machine::Width;
using machine::Word;

PickList::PickList(machine::Builder& builder, std::size_t zones, std::uint32_t& scratch)
    : m_builder(builder),
      m_width(zones <= 256 ? Width::UInt8 : Width::UInt16),
      m_offset(scratch),
      m_bytes(static_cast<std::uint32_t>((zones * machine::bytesOf(m_width) + 7) / 8 * 8)),
      m_size(builder.variable(0)) {
  scratch += m_bytes;
}

At PickList::place(Word index) const {
  return {Memory::Scratch, m_offset, index, static_cast<std::uint32_t>(machine::bytesOf(m_width)), m_bytes};
}

void PickList::fill(SetWriter& sets, const ZoneSet& zones) {
  m_builder.set(m_size, 0);
  sets.forEach(zones, [this](Word zone) {
    const Word count = size();
    put(count, zone);
    m_builder.set(m_size, m_builder.add(count, 1));
  });
}

Word PickList::at(Word index) {
  return m_builder.load(m_width, place(index));
}

void PickList::put(Word index, Word zone) {
  m_builder.store(m_width, place(index), zone);
}

void PickList::take(Word index) {
  const Word last = m_builder.subtract(size(), 1);
  put(index, at(last));
  m_builder.set(m_size, last);
}

void PickList::take(Word index, Word candidates) {
  const Word lastCandidate = m_builder.subtract(candidates, 1);
  put(index, at(lastCandidate));
  take(lastCandidate);
}

void PickList::putBehind(Word index, Word candidates) {
  const Word last = m_builder.subtract(candidates, 1);
  const Word zone = at(index);
  put(index, at(last));
  put(last, zone);
}

}  // namespace ludo::engine
