// SPDX-License-Identifier: Apache-2.0
// Which part asks which others.
#include "core/lowering/parts.h"

#include "core/analysis/facts.h"
#include "core/layout/cells.h"
#include "core/layout/count_store.h"
#include "core/lowering/cell_tokens.h"
#include "core/lowering/context.h"
#include "core/lowering/counted_tokens.h"
#include "core/lowering/fixed_turn.h"
#include "core/lowering/free_turn.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/stored_tokens.h"

namespace ludo::engine {

namespace {

std::unique_ptr<Turn> makeTurn(Parts& parts, const Encoding& encoding) {
  if (encoding.turn == TurnEncoding::Free) return std::make_unique<FreeTurn>(parts);
  return std::make_unique<FixedTurn>(parts);
}

std::unique_ptr<TokenEffects> makeTokenEffects(Parts& parts) {
  FunctionLowering& function = *parts.function;
  if (function.cells) return std::make_unique<CellTokens>(parts, *function.cells);
  if (function.counts) return std::make_unique<CountedTokens>(parts, *function.counts);
  return std::make_unique<StoredTokens>(parts, *function.store);
}

}  // namespace

// The parts only take hold of each other here, and ask when code is written: so those that come later may be
// named by those before.
Parts::Parts(Context& context, Purpose purpose, bool records)
    : function(std::make_unique<FunctionLowering>(context, purpose, records)),
      emptyZones(*this),
      repetitions(*this),
      turn(makeTurn(*this, context.facts.encoding)),
      tokenEffects(makeTokenEffects(*this)),
      replays(*this),
      selectors(*this),
      arithmetic(*function),
      variables(*this),
      certainty(*function),
      values(*this),
      conditions(*this),
      queries(*this),
      queryKinds(*this),
      queryOrder(*this),
      rays(*this),
      everywhere(*this),
      spatial(*this),
      distances(*this),
      lines(*this),
      patterns(*this),
      connections(*this),
      chance(*this),
      choices(*this),
      events(*this),
      effects(*this),
      trials(*this),
      independentParameters(*this),
      moves(*this),
      series(*this),
      displacements(*this),
      ending(*this),
      playouts(*this) {}

Parts::~Parts() = default;

Repetitions::Repetitions(Parts& parts) : Part(*parts.function), m_parts(parts) {}

Replays::Replays(Parts& parts) : Part(*parts.function), m_turn(*parts.turn) {
  if (areKept()) m_next = m_builder.variable(0);
}

Selectors::Selectors(Parts& parts)
    : Part(*parts.function), m_turn(*parts.turn), m_variables(parts.variables) {}

Variables::Variables(Parts& parts) : Part(*parts.function), m_selectors(parts.selectors) {}

Values::Values(Parts& parts)
    : Part(*parts.function),
      m_answers(*parts.function->answers),
      m_arithmetic(parts.arithmetic),
      m_conditions(parts.conditions),
      m_distances(parts.distances),
      m_lines(parts.lines),
      m_moves(parts.moves),
      m_patterns(parts.patterns),
      m_queries(parts.queries),
      m_queryKinds(parts.queryKinds),
      m_queryOrder(parts.queryOrder),
      m_repetitions(parts.repetitions),
      m_selectors(parts.selectors),
      m_spatial(parts.spatial),
      m_variables(parts.variables) {}

Conditions::Conditions(Parts& parts)
    : Part(*parts.function),
      m_arithmetic(parts.arithmetic),
      m_certainty(parts.certainty),
      m_connections(parts.connections),
      m_lines(parts.lines),
      m_moves(parts.moves),
      m_queries(parts.queries),
      m_queryKinds(parts.queryKinds),
      m_selectors(parts.selectors),
      m_spatial(parts.spatial),
      m_values(parts.values) {}

Queries::Queries(Parts& parts)
    : Part(*parts.function),
      m_arithmetic(parts.arithmetic),
      m_conditions(parts.conditions),
      m_emptyZones(parts.emptyZones),
      m_everywhere(parts.everywhere),
      m_queryKinds(parts.queryKinds),
      m_queryOrder(parts.queryOrder),
      m_rays(parts.rays),
      m_selectors(parts.selectors),
      m_spatial(parts.spatial),
      m_values(parts.values) {}

QueryOrder::QueryOrder(Parts& parts)
    : Part(*parts.function),
      m_arithmetic(parts.arithmetic),
      m_conditions(parts.conditions),
      m_queries(parts.queries),
      m_queryKinds(parts.queryKinds),
      m_rays(parts.rays),
      m_selectors(parts.selectors),
      m_spatial(parts.spatial),
      m_values(parts.values) {}

Everywhere::Everywhere(Parts& parts)
    : Part(*parts.function),
      m_conditions(parts.conditions),
      m_distances(parts.distances),
      m_lines(parts.lines),
      m_queries(parts.queries),
      m_queryKinds(parts.queryKinds),
      m_selectors(parts.selectors),
      m_spatial(parts.spatial),
      m_values(parts.values) {}

Spatial::Spatial(Parts& parts)
    : Part(*parts.function),
      m_conditions(parts.conditions),
      m_everywhere(parts.everywhere),
      m_selectors(parts.selectors),
      m_values(parts.values) {}

Lines::Lines(Parts& parts)
    : Part(*parts.function),
      m_arithmetic(parts.arithmetic),
      m_selectors(parts.selectors),
      m_spatial(parts.spatial),
      m_values(parts.values) {}

Patterns::Patterns(Parts& parts)
    : Part(*parts.function), m_selectors(parts.selectors), m_spatial(parts.spatial) {}

Connections::Connections(Parts& parts)
    : Part(*parts.function), m_selectors(parts.selectors), m_spatial(parts.spatial), m_turn(*parts.turn) {}

Chance::Chance(Parts& parts)
    : Part(*parts.function),
      m_queries(parts.queries),
      m_queryKinds(parts.queryKinds),
      m_queryOrder(parts.queryOrder),
      m_tokenEffects(*parts.tokenEffects),
      m_values(parts.values) {}

Choices::Choices(Parts& parts)
    : Part(*parts.function),
      m_chance(parts.chance),
      m_queries(parts.queries),
      m_queryKinds(parts.queryKinds),
      m_queryOrder(parts.queryOrder),
      m_replays(parts.replays),
      m_selectors(parts.selectors),
      m_turn(*parts.turn),
      m_values(parts.values) {}

Events::Events(Parts& parts)
    : Part(*parts.function),
      m_conditions(parts.conditions),
      m_effects(parts.effects),
      m_selectors(parts.selectors),
      m_turn(*parts.turn) {}

Effects::Effects(Parts& parts)
    : Part(*parts.function),
      m_arithmetic(parts.arithmetic),
      m_certainty(parts.certainty),
      m_chance(parts.chance),
      m_choices(parts.choices),
      m_conditions(parts.conditions),
      m_queryKinds(parts.queryKinds),
      m_queryOrder(parts.queryOrder),
      m_tokenEffects(*parts.tokenEffects),
      m_turn(*parts.turn),
      m_values(parts.values),
      m_variables(parts.variables) {}

Trials::Trials(Parts& parts)
    : Part(*parts.function),
      m_arithmetic(parts.arithmetic),
      m_conditions(parts.conditions),
      m_effects(parts.effects),
      m_repetitions(parts.repetitions),
      m_selectors(parts.selectors),
      m_spatial(parts.spatial),
      m_tokenEffects(*parts.tokenEffects),
      m_turn(*parts.turn),
      m_values(parts.values),
      m_variables(parts.variables) {}

IndependentParameters::IndependentParameters(Parts& parts)
    : Part(*parts.function),
      m_arithmetic(parts.arithmetic),
      m_conditions(parts.conditions),
      m_everywhere(parts.everywhere),
      m_queries(parts.queries),
      m_queryKinds(parts.queryKinds),
      m_queryOrder(parts.queryOrder),
      m_trials(parts.trials),
      m_values(parts.values) {}

Moves::Moves(Parts& parts)
    : Part(*parts.function),
      m_conditions(parts.conditions),
      m_everywhere(parts.everywhere),
      m_independent(parts.independentParameters),
      m_queries(parts.queries),
      m_queryKinds(parts.queryKinds),
      m_queryOrder(parts.queryOrder),
      m_selectors(parts.selectors),
      m_series(parts.series),
      m_trials(parts.trials),
      m_displacements(parts.displacements),
      m_values(parts.values) {}

Series::Series(Parts& parts)
    : Part(*parts.function),
      m_effects(parts.effects),
      m_moves(parts.moves),
      m_queryKinds(parts.queryKinds),
      m_repetitions(parts.repetitions),
      m_turn(*parts.turn) {}

Displacements::Displacements(Parts& parts)
    : Part(*parts.function),
      m_conditions(parts.conditions),
      m_everywhere(parts.everywhere),
      m_queries(parts.queries),
      m_queryKinds(parts.queryKinds),
      m_selectors(parts.selectors),
      m_spatial(parts.spatial),
      m_trials(parts.trials) {}

Ending::Ending(Parts& parts)
    : Part(*parts.function),
      m_conditions(parts.conditions),
      m_selectors(parts.selectors),
      m_turn(*parts.turn),
      m_values(parts.values) {}

EmptyZones::EmptyZones(Parts& parts)
    : Part(*parts.function), m_spatial(parts.spatial), m_trials(parts.trials) {}

Turn::Turn(Parts& parts)
    : Part(*parts.function),
      m_order(m_def, m_rules.seats()),
      m_conditions(parts.conditions),
      m_effects(parts.effects),
      m_ending(parts.ending),
      m_events(parts.events),
      m_moves(parts.moves),
      m_playouts(parts.playouts),
      m_repetitions(parts.repetitions) {}

FreeTurn::FreeTurn(Parts& parts)
    : Turn(parts),
      m_seats(*parts.function),
      m_queries(parts.queries),
      m_queryKinds(parts.queryKinds),
      m_selectors(parts.selectors),
      m_series(parts.series) {}

TokenEffects::TokenEffects(Parts& parts)
    : Part(*parts.function),
      m_arithmetic(parts.arithmetic),
      m_queries(parts.queries),
      m_queryKinds(parts.queryKinds),
      m_selectors(parts.selectors),
      m_values(parts.values) {}

CellTokens::CellTokens(Parts& parts, Cells& cells)
    : TokenEffects(parts),
      m_cells(cells),
      m_certainty(parts.certainty),
      m_connections(parts.connections),
      m_events(parts.events),
      m_spatial(parts.spatial),
      m_variables(parts.variables) {}

CountedTokens::CountedTokens(Parts& parts, CountStore& counts)
    : TokenEffects(parts), m_counts(counts), m_conditions(parts.conditions), m_everywhere(parts.everywhere) {}

StoredTokens::StoredTokens(Parts& parts, TokenStore& store)
    : TokenEffects(parts),
      m_store(store),
      m_secrets(*parts.function, store),
      m_chance(parts.chance),
      m_conditions(parts.conditions),
      m_connections(parts.connections),
      m_events(parts.events),
      m_everywhere(parts.everywhere),
      m_queryOrder(parts.queryOrder),
      m_variables(parts.variables) {}

QueryKinds::QueryKinds(Parts& parts) : Part(*parts.function) {}

Rays::Rays(Parts& parts)
    : Part(*parts.function), m_selectors(parts.selectors), m_spatial(parts.spatial), m_values(parts.values) {}

Distances::Distances(Parts& parts)
    : Part(*parts.function),
      m_everywhere(parts.everywhere),
      m_selectors(parts.selectors),
      m_values(parts.values) {}

}  // namespace ludo::engine
