// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "core/kernel/value.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// A set of zones while code is written: one bit a zone, by id, in as many words as the game needs. Where the
/// words are known numbers the set is known, and computing with it leaves no code; neither do words in which
/// no bit can be set.
struct ZoneSet {
  std::vector<machine::Word> words;
  /// For each word the bits that may be set; empty where nothing is known of them.
  std::vector<std::uint64_t> within = {};
  bool operator==(const ZoneSet&) const = default;
};

/// A set of tokens while code is written: bits by token instead of by zone; see Tokens::sets().
using TokenSet = ZoneSet;

/// Writes the code that computes with sets of `zones` zones. The builder outlives it.
class SetWriter {
 public:
  /// `scratch` is the first free byte of the scratch memory; it grows by what loops need. `firstBit`: the bit
  /// of the first zone, as in StateLayout.
  SetWriter(machine::Builder& builder, std::size_t zones, std::uint32_t& scratch, std::size_t firstBit = 0);

  std::size_t zoneCount() const { return m_zones; }
  std::size_t wordCount() const { return m_words; }
  /// The bits that a word of the set may have.
  static std::uint64_t possible(const ZoneSet& set, std::size_t word);
  /// How many words of the set may have bits.
  static std::size_t wordsIn(const ZoneSet& set);
  /// Which word of a set has the zone's bit, and which bit of that word it is; of a zone that exists.
  machine::Word wordOf(machine::Word zone) const;
  machine::Word bitOf(machine::Word zone) const;
  /// The set whose words stand in the state from this offset on, and the state's set becoming another.
  ZoneSet load(std::uint32_t offset);
  void store(std::uint32_t offset, const ZoneSet& set);
  ZoneSet none() const;
  ZoneSet all() const;
  ZoneSet of(const std::vector<kernel::ZoneId>& zones) const;
  /// The set of one zone, which may be known only when the code runs; none when it is -1.
  ZoneSet single(machine::Word zone);

  /// Intersection, union and difference.
  ZoneSet both(const ZoneSet& a, const ZoneSet& b);
  ZoneSet either(const ZoneSet& a, const ZoneSet& b);
  ZoneSet without(const ZoneSet& a, const ZoneSet& b);
  /// The set itself when the condition (1 or 0) holds, else none.
  ZoneSet when(machine::Word condition, const ZoneSet& set);
  ZoneSet select(machine::Word condition, const ZoneSet& yes, const ZoneSet& no);

  machine::Word isEmpty(const ZoneSet& set);
  /// Whether the set has a zone.
  machine::Word isSet(const ZoneSet& set) { return m_builder.isZero(isEmpty(set)); }
  machine::Word count(const ZoneSet& set);
  /// The zone's bit; 0 when the zone is -1.
  machine::Word contains(const ZoneSet& set, machine::Word zone);
  /// A function that writes contains() for a zone that exists, to be asked often: a set of many words is
  /// first put into scratch memory.
  std::function<machine::Word(machine::Word)> membership(const ZoneSet& set);
  /// The n-th zone, counted from 0; the set has more than n.
  machine::Word nth(const ZoneSet& set, machine::Word n);
  /// The lowest zone of a set that is not empty.
  machine::Word lowest(const ZoneSet& set);

  /// Writes a loop: `body` for each zone by rising id. The set is read before the first round.
  void forEach(const ZoneSet& set, const std::function<void(machine::Word)>& body);

  /// Whether the predicate, which gives 1 or 0, holds for some zone; asked by rising id until it does.
  machine::Word any(const ZoneSet& set, const std::function<machine::Word(machine::Word)>& predicate);

  /// The zones of the set for which the predicate, asked for each by rising id, gives 1 and not 0.
  ZoneSet filter(const ZoneSet& set, const std::function<machine::Word(machine::Word)>& predicate);

  /// Notes that the word is one of these zones, or -1: see candidates().
  void isOneOf(machine::Word zone, const std::vector<kernel::ZoneId>& zones);
  /// The zones that the word can be, besides -1; no value where nothing is known of it.
  std::optional<std::vector<kernel::ZoneId>> candidates(machine::Word zone) const;

  /// The zones whose ids are greater by `by` (smaller, when negative); zones that do not exist are left out.
  ZoneSet shifted(const ZoneSet& set, std::int64_t by);

 private:
  /// Of sets whose filters go word by word.
  static constexpr std::size_t fewWords = 2;

  /// The words of the set that may have bits, by rising place.
  static std::vector<std::size_t> places(const ZoneSet& set);
  /// For each word the bits that the zone's may be, if something is known of it.
  const std::vector<std::uint64_t>* known(machine::Word zone) const;
  /// The only word that can have the zone's bit, where that is known.
  std::optional<std::size_t> onlyWordOf(machine::Word zone) const;
  /// What stands at a bit of the word at this place: the zone, less the number of the bit.
  machine::Word zoneAt(machine::Word place) const;
  std::size_t bitsBefore(kernel::ZoneId zone) const { return m_firstBit + zone.index; }
  /// Notes that the word is one of the set's zones.
  machine::Word memberOf(const ZoneSet& set, machine::Word zone);
  machine::At scratchWords();
  ZoneSet loaded(machine::At at, const ZoneSet& set);
  ZoneSet filterOneByOne(const ZoneSet& set, const std::function<machine::Word(machine::Word)>& predicate);
  /// `body` for each bit of a word, counted from 0.
  void forEachBit(machine::Word word, std::optional<machine::Variable> goesOn,
                  const std::function<void(machine::Word)>& body);
  void forEachWhile(const ZoneSet& set, std::optional<machine::Variable> goesOn,
                    const std::function<void(machine::Word)>& body);

  machine::Builder& m_builder;
  std::uint32_t& m_scratch;
  std::size_t m_zones;
  std::size_t m_firstBit;
  std::size_t m_words;
  std::map<machine::Register, std::vector<std::uint64_t>> m_within;  ///< sets that words are members of
};

}  // namespace ludo::engine
