// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace ludo::sim {

/// Values by hash, for one game after another: forgetting all of them takes no time and frees no memory.
/// Equal hashes count as equal keys, so hashes have to be well mixed. Open addressing with linear probing, at
/// most half full. Private to the room.
template <typename Value>
class HashTable {
 public:
  HashTable() : m_slots(fewest) {}

  std::size_t size() const { return m_size; }
  void clear() {
    m_size = 0;
    ++m_game;
  }
  /// The value of the hash, and whether it is new: then it is what `start` says.
  std::pair<Value*, bool> insert(std::uint64_t hash, const Value& start) {
    if (2 * (m_size + 1) > m_slots.size()) grow();
    Slot& slot = m_slots[placeOf(hash)];
    if (slot.game == m_game) return {&slot.value, false};
    slot = {hash, m_game, start};
    ++m_size;
    return {&slot.value, true};
  }

 private:
  static constexpr std::size_t fewest = 64;
  struct Slot {
    std::uint64_t hash = 0;
    std::uint64_t game = 0;  ///< in which it was put here; others are free
    Value value{};
  };

  std::size_t placeOf(std::uint64_t hash) const {
    std::size_t place = hash & (m_slots.size() - 1);
    while (m_slots[place].game == m_game && m_slots[place].hash != hash)
      place = (place + 1) & (m_slots.size() - 1);
    return place;
  }
  void grow() {
    std::vector<Slot> old(2 * m_slots.size());
    old.swap(m_slots);
    for (Slot& slot : old) {
      if (slot.game == m_game) m_slots[placeOf(slot.hash)] = std::move(slot);
    }
  }

  std::vector<Slot> m_slots;
  std::size_t m_size = 0;
  std::uint64_t m_game = 1;
};

}  // namespace ludo::sim
