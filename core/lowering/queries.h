// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/option_list.h"
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Arithmetic;
class Conditions;
class EmptyZones;
class Everywhere;
class QueryKinds;
class QueryOrder;
class Rays;
class Selectors;
class Spatial;
class Values;

/// What options of a `distinct` were like so far, one list for each feature.
struct SeenFeatures {
  std::vector<ValueList> lists;
  machine::Variable count;
};

/// Queries: what the kernel's queries.cpp does. Options are sets wherever they can be.
class Queries : private Part {
 public:
  explicit Queries(Parts& parts);

  /// The options, all of them zones or all tokens, without their order; no value when they are something
  /// else.
  std::optional<ZoneSet> membersOf(const language::Query& query);
  /// How many options there are.
  Word count(const language::Query& query);
  /// The seats of a query for players, as bits.
  Word playersOf(const language::PlayersQuery& query);
  /// Whether the value is an option.
  Word contains(const language::Query& query, const Typed& value);
  /// Where tokens are only counted: the zones of which all tokens are options; else no value.
  std::optional<ZoneSet> countedZones(const language::Query& query);

  // distinct_members.cpp
  SeenFeatures seenFeatures(const language::DistinctQuery& query);
  /// Whether no option before this one was like it; notes what it is like.
  Word isFirst(const language::DistinctQuery& query, const Typed& option, const SeenFeatures& seen);

  /// The number of a pair of zones: see Geometry::allBetween.
  Word pairOf(Word from, Word to);

 private:
  // distinct_members.cpp
  bool knowsAlike(const language::DistinctQuery& query);
  std::optional<TokenSet> alikeTo(const language::DistinctQuery& query, Word token);
  std::optional<TokenSet> firstOfAlike(const language::DistinctQuery& query, const TokenSet& all);

  std::optional<ZoneSet> collect(const language::TokensInZoneQuery& query);
  std::optional<ZoneSet> collect(const language::IntsInRangeQuery&) { return std::nullopt; }
  std::optional<ZoneSet> collect(const language::EnumsQuery&) { return std::nullopt; }
  std::optional<ZoneSet> collect(const language::PlayersQuery&) { return std::nullopt; }
  std::optional<ZoneSet> collect(const language::DirectionsQuery&) { return std::nullopt; }
  std::optional<ZoneSet> collect(const language::ZonesQuery& query);
  std::optional<ZoneSet> collect(const language::TokensQuery& query);
  std::optional<ZoneSet> collect(const language::AdjacentZonesQuery& query);
  std::optional<ZoneSet> collect(const language::TokensInAdjacentZonesQuery& query);
  std::optional<ZoneSet> collect(const language::ConnectedZonesQuery& query);
  std::optional<ZoneSet> collect(const language::RayQuery& query);
  std::optional<ZoneSet> collect(const language::HopsQuery& query);
  std::optional<ZoneSet> collect(const language::LeapsQuery& query);
  std::optional<ZoneSet> collect(const language::BetweenQuery& query);
  std::optional<ZoneSet> collect(const language::SandwichedQuery& query);
  std::optional<ZoneSet> collect(const language::SetQuery& query);
  std::optional<ZoneSet> collect(const language::FilterQuery& query);
  std::optional<ZoneSet> collect(const language::DistinctQuery& query);
  std::optional<ZoneSet> collect(const language::BindingQuery& query);
  std::optional<ZoneSet> collect(const language::DefinedQuery& query);

  Arithmetic& m_arithmetic;
  Conditions& m_conditions;
  EmptyZones& m_emptyZones;
  Everywhere& m_everywhere;
  QueryKinds& m_queryKinds;
  QueryOrder& m_queryOrder;
  Rays& m_rays;
  Selectors& m_selectors;
  Spatial& m_spatial;
  Values& m_values;
};

}  // namespace ludo::engine
