// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/action_moves.h"

namespace ludo::engine {

class QueryKinds;
class QueryOrder;

/// Moves of an action, grouped by its first parameters: for each choice of values for these, an entry in
/// scratch memory holds the values, how many moves there are with them, and further words that the derived
/// class uses.
class EntryMoves : public ActionMoves {
 public:
  static constexpr std::int64_t mostEntries = 4096;  ///< where there would be more, the kernel plays

 protected:
  using Choice = std::vector<Typed>;

  /// `first`: how many parameters an entry holds. `ownWords`: how many further words; see ownWord().
  EntryMoves(Parts& parts, std::uint32_t action, std::size_t first, std::size_t ownWords);

  /// Writes `body` for each choice, if the action may be taken; the choice's names are bound there.
  void forEachChoice(Word mayTake, const std::function<void(const Choice&)>& body);
  /// Writes the values and how many moves there are with them into the entry.
  void putChoice(Word entry, const Choice& choice, Word count);
  /// Where the entry holds how many moves there are with its values.
  machine::At countOf(Word entry) const { return at(entry, m_first); }
  /// Where it holds the further word with this number.
  machine::At ownWord(Word entry, Word word) const;

  /// Finds the entry that has the move. `entry` begins at the first entry and `left` as the number of the
  /// move among all; then `left` is its number among those of the entry.
  void seek(machine::Variable entry, machine::Variable left);
  /// The values of the entry; their names are bound from here on.
  Choice takeChoice(machine::Variable entry);
  /// Adds the value of the next parameter; its name is bound from here on.
  void add(Choice& choice, Word payload);

  QueryKinds& m_queryKinds;
  const std::size_t m_first;
  bool m_isBounded = false;  ///< there is room for all choices that there can be

 private:
  machine::At at(Word entry, std::size_t word) const;

  QueryOrder& m_queryOrder;
  std::uint32_t m_stride;  ///< bytes of an entry
  std::uint32_t m_entries = 0;
};

}  // namespace ludo::engine
