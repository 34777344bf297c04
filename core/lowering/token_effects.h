// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <utility>
#include <vector>

#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Arithmetic;
class Queries;
class QueryKinds;
class Selectors;
class Values;

/// Effects on tokens: what the kernel's immediate_effects.cpp and state_editor.cpp do. Their code is in a
/// derived class for each representation of tokens (see Tokens): CellTokens, CountedTokens and StoredTokens.
/// What it has no code for throws Unsupported, and the game is tried with the next encoding. An effect whose
/// token or zone does not exist does nothing.
class TokenEffects : protected Part {
 public:
  explicit TokenEffects(Parts& parts);
  virtual ~TokenEffects() = default;

  virtual void lower(const language::PlaceEffect& effect);
  virtual void lower(const language::CreateTokenEffect& effect);
  virtual void lower(const language::MoveTokenEffect& effect);
  virtual void lower(const language::MoveTokenAdjacentEffect& effect);
  virtual void lower(const language::MoveAllEffect& effect);
  virtual void lower(const language::DrawEffect& effect);
  virtual void lower(const language::SowEffect& effect);
  virtual void lower(const language::ShuffleEffect& effect);
  virtual void lower(const language::CaptureEffect& effect);
  virtual void lower(const language::SwapEffect& effect);
  virtual void lower(const language::RevealEffect& effect);
  virtual void lower(const language::PeekEffect& effect);
  void lower(const language::DestroyTokenEffect& effect);
  void lower(const language::SetOwnerEffect& effect);
  void lower(const language::SetTokenPropEffect& effect);

  /// Writes the loop as one change of many zones, if that can be done; false if not. Throws Unsupported for
  /// loops for which there can be no code.
  virtual bool writesAtOnce(const language::ForEachEffect&) { return false; }
  /// One of these tokens has been picked at random: see kernel::StateEditor::pickFrom.
  virtual void pickedFrom(const TokenSet&) {}
  /// Throws Unsupported where triggers could not be told of tokens as the kernel tells them.
  virtual void checkTriggers() const {}

  /// Notes where a token was put last, where the rules ask for it.
  void setLastZone(Word zone);
  /// The properties that the effect gives to the new token, with the words that positions keep.
  std::vector<std::pair<std::uint32_t, Word>> startsOf(const language::CreateTokenEffect& effect);

 protected:
  /// The word that positions keep for a value of the property. `node`: the effect, for what is thrown.
  Word asKept(std::uint32_t property, const Typed& value, std::uint32_t node);
  /// Called after the effect `node` (third) has set a property of the token.
  virtual void propertySet(Word, std::uint32_t, std::uint32_t) {}
  /// A loop that gives the token of each of these zones, which hold some, the same owner and does nothing
  /// else: then the order of the zones does not matter.
  struct OwnerChange {
    ZoneSet zones;
    Word owner;
    language::TokenSelector::Kind token = language::TokenSelector::Kind::Top;  ///< which one of a zone
  };
  /// Nothing where the loop does something else.
  std::optional<OwnerChange> changesOwners(const language::ForEachEffect& effect);
  /// The owner of the new token. `each`: the seat to put in the place of a selector of several players.
  Word ownerOf(const language::CreateTokenEffect& effect, std::optional<Word> each);
  /// Writes `body` once, or, where a zone is that of each player ("hand:all"), once for each of them in seat
  /// order; two such zones are then those of the same player. `b` may be null.
  void forEachSeat(const language::ZoneSelector& a, const language::ZoneSelector* b,
                   const std::function<void(std::optional<Word>)>& body);
  /// The same with the two zones given; the effect fails (FunctionLowering::fail) where one of them does not
  /// exist.
  void forEachTransfer(const language::ZoneSelector& from, const language::ZoneSelector& to,
                       const std::function<void(Word from, Word to)>& body);

  /// Whether the id of a token that has just been destroyed can be another's.
  bool isForgotten() const;

  Arithmetic& m_arithmetic;
  Queries& m_queries;
  QueryKinds& m_queryKinds;
  Selectors& m_selectors;
  Values& m_values;
};

}  // namespace ludo::engine
