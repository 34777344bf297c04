// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;

/// What is known of a query's options before any of them: what they are, how many at most, in which order.
class QueryKinds : private Part {
 public:
  explicit QueryKinds(Parts& parts);

  kernel::Value::Kind kindOf(const language::Query& query);
  /// Not bounded: the largest number.
  std::int64_t mostOptions(const language::Query& query);
  /// Whether the options come by rising id, as the bits of a set do.
  bool risesById(const language::Query& query);

 private:
  template <typename Ask>
  auto askInside(const language::FormulaDef& definition, const Ask& ask);
  kernel::Value::Kind kindOf(const language::FormulaDef& definition);
  bool hasNoOrder(const language::ZoneSelector& zone) const;
  std::int64_t mostInRange(const language::IntsInRangeQuery& range) const;
};

}  // namespace ludo::engine
