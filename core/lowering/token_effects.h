// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <utility>
#include <vector>

#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Arithmetic;
class Queries;
class Selectors;
class Values;

/// Effects on tokens: what the kernel's immediate_effects.cpp and state_editor.cpp do. One kind for each
/// representation of tokens (see Tokens); what a kind has no code for asks for tokens with ids. An effect
/// whose token or zone does not exist does nothing.
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

  /// Whether the loop is written as one change of many zones. Throws Unsupported for loops that there can be
  /// no code for.
  virtual bool writesAtOnce(const language::ForEachEffect&) { return false; }
  /// One of the tokens has been picked, and nobody may know which.
  virtual void pickedFrom(const TokenSet&) {}
  /// Throws Unsupported where triggers would not hear of tokens what they should.
  virtual void checkTriggers() const {}

  void setLastZone(Word zone);
  /// The properties that the effect gives, with their values.
  std::vector<std::pair<std::uint32_t, Word>> startsOf(const language::CreateTokenEffect& effect);

 protected:
  /// The word that positions keep for the value of a property, which the node gives.
  Word asKept(std::uint32_t property, const Typed& value, std::uint32_t node);
  /// The token's property has been set by the node.
  virtual void propertySet(Word, std::uint32_t, std::uint32_t) {}
  /// `each` takes the place of a selector of several players.
  Word ownerOf(const language::CreateTokenEffect& effect, std::optional<Word> each);
  /// An effect on "hand:all" happens once for each player, in seat order; two such zones go together.
  void forEachSeat(const language::ZoneSelector& a, const language::ZoneSelector* b,
                   const std::function<void(std::optional<Word>)>& body);
  /// The same for what goes from one zone to another; the effect fails where one of them does not exist.
  void forEachTransfer(const language::ZoneSelector& from, const language::ZoneSelector& to,
                       const std::function<void(Word from, Word to)>& body);

  Arithmetic& m_arithmetic;
  Queries& m_queries;
  Selectors& m_selectors;
  Values& m_values;
};

}  // namespace ludo::engine
