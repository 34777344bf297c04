// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/kernel/evaluator.h"

namespace ludo::kernel {

/// Collects what a query asks for. A part of the evaluator, made for one question: Evaluator::options asks
/// it.
class Queries {
 public:
  using Options = std::vector<Value>;

  explicit Queries(Evaluator& evaluator);
  /// Fills `options`, which must be empty, in canonical order.
  void collect(const language::Query& query, Options& options);

 private:
  // queries.cpp
  void collect(const language::TokensInZoneQuery& query, Options& options);
  void collect(const language::IntsInRangeQuery& query, Options& options);
  void collect(const language::EnumsQuery& query, Options& options);
  void collect(const language::PlayersQuery& query, Options& options);
  void collect(const language::ZonesQuery& query, Options& options);
  void collect(const language::TokensQuery& query, Options& options);
  void collect(const language::AdjacentZonesQuery& query, Options& options);
  void collect(const language::TokensInAdjacentZonesQuery& query, Options& options);
  void collect(const language::ConnectedZonesQuery& query, Options& options);
  void collect(const language::SetQuery& query, Options& options);
  void collect(const language::FilterQuery& query, Options& options);
  void collect(const language::DistinctQuery& query, Options& options);
  void collect(const language::BindingQuery& query, Options& options);
  void collect(const language::DefinedQuery& query, Options& options);
  bool mayAdd(const Options& options);
  bool isNew(const Options& options, const Value& value);

  // directions.cpp
  void collect(const language::RayQuery& query, Options& options);
  void collect(const language::HopsQuery& query, Options& options);
  void collect(const language::LeapsQuery& query, Options& options);
  void collect(const language::DirectionsQuery& query, Options& options);
  void collect(const language::BetweenQuery& query, Options& options);
  void collect(const language::SandwichedQuery& query, Options& options);

  Evaluator& m_evaluator;
  const Rules& m_rules;
  const State& m_state;
  CallBudget& m_budget;
};

}  // namespace ludo::kernel
