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

/// The features of the options of a `distinct` that have been seen so far, in scratch memory.
struct SeenFeatures {
  std::vector<ValueList> lists;  ///< one for each feature of the query
  machine::Variable count;       ///< how many options have been seen
};

/// Queries: what the kernel's queries.cpp does. Options are sets wherever they can be.
class Queries : private Part {
 public:
  explicit Queries(Parts& parts);

  /// The options as a set, without their order, where all of them are zones, or all tokens; else nothing.
  std::optional<ZoneSet> membersOf(const language::Query& query);
  /// How many options there are.
  Word count(const language::Query& query);
  /// The seats of a query for players, as bits.
  Word playersOf(const language::PlayersQuery& query);
  /// Whether the value is an option.
  Word contains(const language::Query& query, const Typed& value);
  /// Where tokens are only counted: the zones all of whose tokens are the options; nothing where there is no
  /// such set.
  std::optional<ZoneSet> countedZones(const language::Query& query);

  // distinct_members.cpp
  /// Empty at first.
  SeenFeatures seenFeatures(const language::DistinctQuery& query);
  /// Whether no option seen before has the same features; adds these to `seen`.
  Word isFirst(const language::DistinctQuery& query, const Typed& option, const SeenFeatures& seen);

  /// The index of a pair of zones; see Geometry::allBetween.
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
