// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/sowing_table.h"
#include "core/lowering/token_effects.h"

namespace ludo::engine {

class Conditions;
class CountStore;
class Everywhere;

/// Effects on tokens that are only counted, where nobody can tell one from another; see CountStore.
class CountedTokens final : public TokenEffects {
 public:
  CountedTokens(Parts& parts, CountStore& counts);

  using TokenEffects::lower;
  void lower(const language::MoveTokenEffect& effect) override;
  void lower(const language::MoveAllEffect& effect) override;
  void lower(const language::DrawEffect& effect) override;
  void lower(const language::SowEffect& effect) override;
  void lower(const language::CaptureEffect& effect) override;
  void checkTriggers() const override;

 private:
  void move(Word from, Word to, Word wanted);
  void draw(Word from, Word to, Word count);
  void sow(const language::SowEffect& effect);
  /// Nothing where the zones that a player skips can change in play, or SowingTable::of gives nothing.
  std::optional<SowingTable> sowingTable(const language::SowEffect& effect);
  void sowAtOnce(const SowingTable& table, Word from);

  CountStore& m_counts;
  Conditions& m_conditions;
  Everywhere& m_everywhere;
};

}  // namespace ludo::engine
