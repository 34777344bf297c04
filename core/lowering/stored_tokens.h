// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/secrets.h"
#include "core/lowering/token_effects.h"

namespace ludo::engine {

class Chance;
class Conditions;
class Connections;
class Events;
class Everywhere;
class QueryOrder;
class TokenStore;
class Variables;

/// Effects on tokens with ids; see TokenStore. Each token that enters a zone becomes known to those who see
/// it, and raises an event.
class StoredTokens final : public TokenEffects {
 public:
  StoredTokens(Parts& parts, TokenStore& store);

  using TokenEffects::lower;
  void lower(const language::PlaceEffect& effect) override;
  void lower(const language::CreateTokenEffect& effect) override;
  void lower(const language::MoveTokenEffect& effect) override;
  void lower(const language::MoveTokenAdjacentEffect& effect) override;
  void lower(const language::MoveAllEffect& effect) override;
  void lower(const language::DrawEffect& effect) override;
  void lower(const language::SowEffect& effect) override;
  void lower(const language::ShuffleEffect& effect) override;
  void lower(const language::CaptureEffect& effect) override;
  void lower(const language::SwapEffect& effect) override;
  void lower(const language::RevealEffect& effect) override;
  void lower(const language::PeekEffect& effect) override;
  bool writesAtOnce(const language::ForEachEffect& effect) override;
  void pickedFrom(const TokenSet& options) override;

 private:
  void propertySet(Word token, std::uint32_t property, std::uint32_t node) override;
  void create(Word zone, std::uint32_t type, Word owner, const std::function<void(Word)>& made);
  void place(Word token, Word zone, language::InsertPosition position);
  void moveTo(Word token, Word from, Word to, language::InsertPosition position, const Body& moved);
  /// Whether some token's place was drawn.
  Word moveAll(const language::MoveAllEffect& effect, Word from, Word to);
  void moveTheOne(const language::MoveAllEffect& effect, Word from, Word to);
  void moveSet(const TokenSet& tokens, Word from, Word to);
  void draw(Word from, Word to, Word count);
  void tellEntered(Word token, Word zone, Word isNew);
  /// Writes the capture as one change, if that can be done; false if not.
  bool capturesAtOnce(const language::CaptureEffect& effect);
  void addToScore(const language::CaptureEffect& effect, Word count);
  void makeKnown(const language::Query& what, Word seats);

  TokenStore& m_store;
  Secrets m_secrets;
  Chance& m_chance;
  Conditions& m_conditions;
  Connections& m_connections;
  Events& m_events;
  Everywhere& m_everywhere;
  QueryOrder& m_queryOrder;
  Variables& m_variables;
};

}  // namespace ludo::engine
