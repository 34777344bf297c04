// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>

#include "core/lowering/arithmetic.h"
#include "core/lowering/certainty.h"
#include "core/lowering/chance.h"
#include "core/lowering/choices.h"
#include "core/lowering/conditions.h"
#include "core/lowering/connections.h"
#include "core/lowering/displacements.h"
#include "core/lowering/distances.h"
#include "core/lowering/effects.h"
#include "core/lowering/empty_zones.h"
#include "core/lowering/ending.h"
#include "core/lowering/events.h"
#include "core/lowering/everywhere.h"
#include "core/lowering/independent_parameters.h"
#include "core/lowering/lines.h"
#include "core/lowering/moves.h"
#include "core/lowering/patterns.h"
#include "core/lowering/playouts.h"
#include "core/lowering/purpose.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/query_order.h"
#include "core/lowering/rays.h"
#include "core/lowering/repetitions.h"
#include "core/lowering/replays.h"
#include "core/lowering/selectors.h"
#include "core/lowering/series.h"
#include "core/lowering/spatial.h"
#include "core/lowering/token_effects.h"
#include "core/lowering/trials.h"
#include "core/lowering/turn.h"
#include "core/lowering/values.h"
#include "core/lowering/variables.h"

namespace ludo::engine {

/// All parts that write one function. They ask each other; each keeps references to those that it asks.
struct Parts {
  /// `records`: see FunctionLowering.
  Parts(Context& context, Purpose purpose, bool records = false);
  Parts(const Parts&) = delete;
  Parts& operator=(const Parts&) = delete;
  ~Parts();

  const std::unique_ptr<FunctionLowering> function;
  EmptyZones emptyZones;
  Repetitions repetitions;
  std::unique_ptr<Turn> turn;
  std::unique_ptr<TokenEffects> tokenEffects;
  Replays replays;
  Selectors selectors;
  Arithmetic arithmetic;
  Variables variables;
  Certainty certainty;
  Values values;
  Conditions conditions;
  Queries queries;
  QueryKinds queryKinds;
  QueryOrder queryOrder;
  Rays rays;
  Everywhere everywhere;
  Spatial spatial;
  Distances distances;
  Lines lines;
  Patterns patterns;
  Connections connections;
  Chance chance;
  Choices choices;
  Events events;
  Effects effects;
  Trials trials;
  IndependentParameters independentParameters;
  Moves moves;
  Series series;
  Displacements displacements;
  Ending ending;
  Playouts playouts;
};

}  // namespace ludo::engine
