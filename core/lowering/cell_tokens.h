// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/token_effects.h"

namespace ludo::engine {

class Cells;
class Certainty;
class Connections;
class Events;
class Spatial;
class Variables;

/// Effects on tokens that are given as their zones; see Cells. What is certain of a move (Certainty) is not
/// asked again, and names of tokens follow the tokens when they move.
class CellTokens final : public TokenEffects {
 public:
  CellTokens(Parts& parts, Cells& cells);

  using TokenEffects::lower;
  void lower(const language::PlaceEffect& effect) override;
  void lower(const language::CreateTokenEffect& effect) override;
  void lower(const language::MoveTokenEffect& effect) override;
  void lower(const language::CaptureEffect& effect) override;
  void lower(const language::SwapEffect& effect) override;
  bool writesAtOnce(const language::ForEachEffect& effect) override;
  /// A token is its zone here, so it must still be there when triggers hear of it.
  void checkTriggers() const override;

 private:
  /// A token has come into a zone. `type`: none where it is known only in play.
  void entered(Word zone, std::optional<std::uint32_t> type);

  Cells& m_cells;
  Certainty& m_certainty;
  Connections& m_connections;
  Events& m_events;
  Spatial& m_spatial;
  Variables& m_variables;
};

}  // namespace ludo::engine
