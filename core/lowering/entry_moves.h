// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/action_moves.h"

namespace ludo::engine {

class QueryKinds;
class QueryOrder;

/// Moves of an action by its first parameters: in scratch memory, for each choice of these, an entry that
/// holds them, how many moves there are with them, and words of the kind's own.
class EntryMoves : public ActionMoves {
 public:
  static constexpr std::int64_t mostEntries = 4096;  ///< beyond so many the kernel plays

 protected:
  using Choice = std::vector<Typed>;

  /// `first`: how many parameters an entry holds. `ownWords`: see ownWord().
  EntryMoves(Parts& parts, std::uint32_t action, std::size_t first, std::size_t ownWords);

  /// Goes through all choices where the action may be taken; they stand under their names meanwhile.
  void forEachChoice(Word mayTake, const std::function<void(const Choice&)>& body);
  void putChoice(Word entry, const Choice& choice, Word count);
  machine::At countOf(Word entry) const { return at(entry, m_first); }
  machine::At ownWord(Word entry, Word word) const;

  /// From the first entry to the one that has the move: then `left` is the move's number among those of the
  /// entry.
  void seek(machine::Variable entry, machine::Variable left);
  /// The entry's choice, whose names stand from here on.
  Choice takeChoice(machine::Variable entry);
  /// Names the next argument, which stands from here on.
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
