// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <optional>

#include "core/analysis/facts.h"
#include "core/kernel/rules.h"
#include "core/layout/constants.h"
#include "core/layout/state_layout.h"
#include "core/layout/token_secrets.h"
#include "core/layout/tokens.h"
#include "core/layout/top_sets.h"
#include "core/layout/zone_kinds.h"

namespace ludo::engine {

/// Tokens with the kernel's ids, for zones of several tokens. For each zone the state keeps the set of its
/// tokens, or its token where it has room for one, and for a zone whose order matters links from each token
/// to those above and below it. In a zone without order tokens come by id.
class TokenStore final : public Tokens {
 public:
  /// `scratch`: the first free byte of scratch memory. `found`: where it is noted which sets the rules ask
  /// for that positions do not keep; what is written then is written once more (Discoveries).
  TokenStore(machine::Builder& builder, SetWriter& zones, const kernel::Rules& rules,
             const StateLayout& layout, const Facts& facts, ConstantTables& constants, std::uint32_t& scratch,
             Discoveries& found);

  ZoneSet occupied() override;
  ZoneSet owned(machine::Word seat) override;
  ZoneSet ownedByOthers(machine::Word seat) override;
  ZoneSet ofType(std::uint32_t type) override;
  machine::Word isOccupied(machine::Word zone) override;
  machine::Word ownerAt(machine::Word zone) override;
  machine::Word typeAt(machine::Word zone) override { return type(top(zone)); }

  machine::Word top(machine::Word zone) override;
  machine::Word bottom(machine::Word zone) override;
  machine::Word count(machine::Word zone) override;
  machine::Word hasCapacity(machine::Word zone) override;
  TokenSet in(machine::Word zone) override;
  machine::Word isOfType(machine::Word zone, std::uint32_t type) override;
  TokenSet inZones(const ZoneSet& zones) override;
  TokenSet topmost(machine::Word zone, const TokenSet& wanted, machine::Word most) override;

  void visitWanted(machine::Word zone, const TokenSet& wanted,
                   const std::function<void(machine::Word)>& visit) override;

  SetWriter& sets() override { return m_sets; }
  TokenSet inPlay() override;
  TokenSet inPlay(const TokenSet& tokens) override { return m_sets.both(tokens, inPlay()); }
  TokenSet tokensOwned(machine::Word seat) override;
  TokenSet tokensOfType(std::uint32_t type) override;
  std::optional<TokenSet> lookUpTokensOf(machine::Word type) override;
  TokenSet tokensWithValue(std::uint32_t property, machine::Word value) override;
  machine::Word existing(machine::Word token) override;
  machine::Word zoneOf(machine::Word token) override;
  machine::Word owner(machine::Word token) override;
  machine::Word type(machine::Word token) override;
  machine::Word property(machine::Word token, std::uint32_t property) override;

  bool hasLines() const override { return m_topSets && m_topSets->haveLines(); }
  Line line(machine::Word zone, const LineTable::Axis& axis, machine::Word seat) override {
    return m_topSets->line(zone, axis, seat);
  }

  bool answerForZones() const override { return false; }
  bool comeByZone() const override { return false; }
  bool canBeHeld() const override { return true; }
  std::optional<machine::Word> usedIds() override;
  void freeLastIds() override;
  std::int64_t most() const override { return m_fields.capacity; }

  void put(machine::Word zone, std::uint32_t type, machine::Word owner) override;
  void take(machine::Word token) override;
  void setOwner(machine::Word token, machine::Word owner) override;
  void setProperty(machine::Word token, std::uint32_t property, machine::Word value) override;

  /// Whether positions keep sets of zones by their topmost tokens.
  bool hasTops() const { return m_topSets.has_value(); }
  /// Gives the topmost tokens of these zones, which hold some, to the owner. Only where hasTops() is true.
  void setOwners(const ZoneSet& zones, machine::Word owner);
  /// As take(), of a token in this zone.
  void takeFrom(machine::Word zone, machine::Word token);
  /// What zones are.
  ZoneKinds& kinds() { return m_kinds; }
  /// Moves the token, which is in `from`, to `to`, which is empty or the same; both have room for one token
  /// only, as is known (ZoneKinds::areForOne).
  void moveOne(machine::Word token, machine::Word from, machine::Word to);
  /// How many tokens there have ever been: the next one's id.
  machine::Word created();
  /// Exchanges the places of two different tokens.
  void swap(machine::Word a, machine::Word b);
  /// Puts a token that is in no zone into one with room; in an ordered zone at the bottom if `under` is 1,
  /// else on top.
  void enter(machine::Word token, machine::Word zone, machine::Word under);
  /// Puts it into an ordered zone, above its `below` lowest tokens.
  void enterAbove(machine::Word token, machine::Word zone, machine::Word below);
  /// Takes the token out of the zone in which it is, into none. What is known of the zone ahead of play saves
  /// code.
  void leave(machine::Word token, machine::Word from);
  /// Whether moveSet() may be used: it is known that neither zone has an order and that all tokens have room
  /// in `to`.
  bool movesAtOnce(machine::Word from, machine::Word to);
  /// Moves the tokens between two such zones as sets, but leaves TokenFields::zones of each token as it was:
  /// see setZone().
  void moveSet(const TokenSet& tokens, machine::Word from, machine::Word to);
  void setZone(machine::Word token, machine::Word zone);
  /// For how many more tokens the zone has room.
  machine::Word capacity(machine::Word zone);
  /// The token above or beneath another in an ordered zone; -1 where there is none.
  machine::Word above(machine::Word token);
  machine::Word beneath(machine::Word token);
  /// Gives the zone the order of the `count` tokens listed, bottom first, as 16-bit integers in scratch
  /// memory at `list`; they are all of its tokens.
  void chain(machine::Word zone, std::uint32_t list, machine::Word count);

  /// What somebody may not know of tokens.
  TokenSecrets& secrets() { return m_secrets; }

 private:
  machine::Word get(const Table& table, machine::Word index);
  void set(const Table& table, machine::Word index, machine::Word value);
  TokenSet getSet(std::uint32_t offset);
  /// Puts a token into the set at `first` of several sets in a row, or takes it out.
  void change(std::uint32_t offset, machine::Word first, std::uint32_t entries, machine::Word token,
              machine::Word in);
  /// Puts a token into the set of the value, or takes it out.
  void changeByValue(std::uint32_t property, machine::Word value, machine::Word token, machine::Word in);
  /// Of a zone whose order is kept.
  void visitRow(machine::Word zone, const TokenSet& wanted, const std::function<void(machine::Word)>& visit);
  /// The entry of TokenFields::contents for the zone; that of none where it has room for one token.
  machine::Word contentsOf(machine::Word zone);
  machine::At contentsAt(std::size_t word, machine::Word entry);
  void arrive(machine::Word token, machine::Word zone);
  void writeDown(machine::Word zone, machine::Word token);
  void link(machine::Word token, machine::Word zone, machine::Word below, machine::Word above);
  /// What comes after `below` and before `above`; either may be none, the end of the chain.
  void join(machine::Word zone, machine::Word below, machine::Word above, machine::Word afterBelow,
            machine::Word beforeAbove);
  /// The sets of zones by their topmost tokens are right again for this one, and so are its lines.
  void renewTop(machine::Word zone);
  /// enter() for a token that is known to be this.
  void enterAs(machine::Word token, machine::Word zone, machine::Word under, const TopSets::Top& top);
  /// Whether the sets of zones by their topmost tokens may tell of it.
  bool isInTopSets(machine::Word zone);
  ZoneSet zonesWhere(const std::function<machine::Word(machine::Word)>& predicate);

  machine::Builder& m_builder;
  SetWriter& m_zones;
  SetWriter m_sets;
  const kernel::Rules& m_rules;
  ZoneKinds m_kinds;
  const TokenFields& m_fields;
  TokenSecrets m_secrets;
  const Facts& m_facts;
  Discoveries& m_found;
  std::optional<TopSets> m_topSets;  ///< where the rules ask for zones by their topmost tokens
};

}  // namespace ludo::engine
