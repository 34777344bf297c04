// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;

/// What the text tells of a query's options: what they are, how many at most, in which order.
class QueryKinds : private Part {
 public:
  explicit QueryKinds(Parts& parts);

  /// The kind of all options. Throws Unsupported where they may be of several kinds.
  kernel::Value::Kind kindOf(const language::Query& query);
  /// How many options there can be; INT64_MAX where that is not bounded.
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
