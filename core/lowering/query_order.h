// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <optional>
#include <vector>

#include "core/lowering/option_list.h"
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Arithmetic;
class Conditions;
class Queries;
class QueryKinds;
class Rays;
class Selectors;
class Spatial;
class Values;

/// The canonical order of a query's options. Sets have no order; so where it matters the places that the
/// query may give are visited in its order, and those that are in the set are taken.
class QueryOrder : private Part {
 public:
  explicit QueryOrder(Parts& parts);

  /// Writes `body` for each option, in canonical order.
  void forEach(const language::Query& query, const std::function<void(const Typed&)>& body);
  /// Once for each option, in any order.
  void forEachInAnyOrder(const language::Query& query, const std::function<void(const Typed&)>& body);

  /// All options of a query for values other than zones and tokens, in canonical order, collected first.
  ValueList values(const language::Query& query);
  /// An empty list in scratch memory; its elements are put and read by index.
  ValueList newValues();
  void putValue(const ValueList& list, Word index, Word payload);
  Word valueAt(const ValueList& list, Word index);

  // Lists of zones or tokens.
  /// An empty list in scratch memory; its elements are put and read by index.
  OptionList newList(kernel::Value::Kind kind);
  void put(const OptionList& list, Word index, Word option);
  /// The options that are in `wanted`, in canonical order; or those tokens of the zone, bottom first.
  OptionList list(const language::Query& query, const ZoneSet& wanted);
  OptionList list(Word zone, const TokenSet& wanted);
  /// The element at the index.
  Word listed(const OptionList& list, Word index);
  /// Writes `body` for each member of `wanted`, which are options of the query, in canonical order.
  void inCanonicalOrder(const language::Query& query, const ZoneSet& wanted,
                        const std::function<void(Word)>& body);

 private:
  void forEachValue(const language::Query& query, const std::function<void(const Typed&)>& body);
  void collectValues(const language::Query& query, const std::function<void(const Typed&)>& put);
  /// Visits zones in the query's order: all of its options, and maybe others, maybe some twice.
  void visitEnclosed(const language::SandwichedQuery& query, const std::function<void(Word)>& visit);
  void inOrder(const language::Query& query, const std::function<void(Word)>& visit);
  /// Those of zones that hold several; false for queries whose tokens come otherwise.
  bool visitTokensInOrder(const language::Query& query, const TokenSet& wanted,
                          const std::function<void(Word)>& visit);
  ZoneSet zonesOf(const TokenSet& tokens);
  /// Lines from a zone along each of some directions in turn, `steps` far, without the first `skipped`.
  struct Lines {
    Word from;
    std::vector<std::uint32_t> along;
    std::int64_t skipped = 0;
    std::int64_t steps = 0;
    std::uint32_t node = 0;  ///< of the query
  };
  std::optional<Lines> linesOf(const language::Query& query);
  void visitLines(const Lines& lines, const std::function<void(Word)>& visit);
  bool comesOnce(const Lines& lines) const;
  void visitHops(const language::HopsQuery& query, const std::function<void(Word)>& visit);
  void visitBetween(const language::BetweenQuery& query, const std::function<void(Word)>& visit);
  void visitAll(const std::vector<kernel::ZoneId>& zones, const std::function<void(Word)>& visit);
  void visitRegion(std::uint32_t region, Word seat, const std::function<void(Word)>& visit);
  void visitPicks(const Picks& picks, const std::function<void(Word)>& visit);
  void visitNeighbours(Word zone, const std::function<void(Word)>& visit);

  Arithmetic& m_arithmetic;
  Conditions& m_conditions;
  Queries& m_queries;
  QueryKinds& m_queryKinds;
  Rays& m_rays;
  Selectors& m_selectors;
  Spatial& m_spatial;
  Values& m_values;
};

}  // namespace ludo::engine
