// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

namespace ludo::grammar {

/// A place in an alternative that has been read up to there since `origin` (bytes from the text's begin).
struct Item {
  std::uint32_t dot = 0;  ///< see CompiledGrammar::Dot
  std::uint32_t origin = 0;
  std::uint32_t state = 0;  ///< before a token: how far its automaton is
  bool operator==(const Item&) const = default;
};

/// A set of items that is emptied often: clearing it costs nothing.
class ItemTable {
 public:
  void clear() {
    m_count = 0;
    if (++m_round != 0) return;
    m_slots.assign(m_slots.size(), {});
    m_round = 1;
  }
  /// Whether it is new.
  bool insert(const Item& item) {
    if (2 * (m_count + 1) > m_slots.size()) grow();
    Slot& slot = slotOf(item);
    if (slot.round == m_round) return false;
    slot = {item, m_round};
    ++m_count;
    return true;
  }

 private:
  struct Slot {
    Item item;
    std::uint32_t round = 0;
  };

  /// Where the item is or belongs.
  Slot& slotOf(const Item& item) {
    const std::size_t mask = m_slots.size() - 1;
    std::uint64_t mixed = (std::uint64_t{item.dot} << 32U | item.origin) * 0x9E3779B97F4A7C15U;
    mixed = (mixed ^ item.state) * 0xD6E8FEB86659FD93U;
    std::size_t place = static_cast<std::size_t>(mixed >> 32U) & mask;
    while (m_slots[place].round == m_round && !(m_slots[place].item == item)) place = (place + 1) & mask;
    return m_slots[place];
  }

  void grow() {
    std::vector<Slot> old(m_slots.empty() ? 64 : 2 * m_slots.size());
    old.swap(m_slots);
    for (const Slot& slot : old) {
      if (slot.round == m_round) slotOf(slot.item) = slot;
    }
  }

  std::vector<Slot> m_slots;
  std::size_t m_count = 0;
  std::uint32_t m_round = 1;
};

}  // namespace ludo::grammar
