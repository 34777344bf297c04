// SPDX-License-Identifier: Apache-2.0
#include "core/intent/field_order.h"

#include "core/intent/typed_path.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::Type;
using language::TypeKind;
using text::DataNode;

/// More is no list of arguments.
constexpr std::size_t mostFields = 12;
/// A word that is left out because there are few others.
constexpr int unsaid = 2;

/// An alignment of values and fields of least cost: two sequences of which the one is kept whole and the
/// other may have gaps (Needleman and Wunsch, 1970).
class Order {
 public:
  Order(Meanings& meanings, std::vector<const Field*> fields, const std::vector<DataNode>& values)
      : m_meanings(meanings), m_fields(std::move(fields)), m_values(values) {}

  std::optional<std::vector<const Field*>> take() {
    const std::size_t columns = m_values.size() + 1;
    std::vector<std::optional<int>> costs((m_fields.size() + 1) * columns);
    std::vector<bool> isTaken(costs.size());
    const auto at = [&](std::size_t field, std::size_t value) { return field * columns + value; };
    costs[at(0, 0)] = 0;
    for (std::size_t f = 0; f < m_fields.size(); ++f) {
      for (std::size_t v = 0; v <= m_values.size(); ++v) {
        const std::optional<int> before = costs[at(f, v)];
        if (!before) continue;
        const auto offer = [&](std::size_t place, std::optional<int> further, bool takes) {
          // Of two ways as good, the one that fills the first fields.
          const int cost = *before + further.value_or(0);
          const bool isBetter = !costs[place] || cost < *costs[place] || (!takes && cost == *costs[place]);
          if (!further || !isBetter) return;
          costs[place] = cost;
          isTaken[place] = takes;
        };
        if (v < m_values.size()) offer(at(f + 1, v + 1), costOf(*m_fields[f], m_values[v]), true);
        offer(at(f + 1, v), costWithout(*m_fields[f]), false);
      }
    }
    if (!costs.back()) return std::nullopt;
    std::vector<const Field*> order(m_values.size());
    for (std::size_t f = m_fields.size(), v = m_values.size(); f > 0; --f) {
      if (isTaken[at(f, v)]) order[--v] = m_fields[f - 1];
    }
    return order;
  }

 private:
  std::optional<int> costOf(const Field& field, const DataNode& value) {
    const MeaningList meant = m_meanings.of(field.type(), value);
    return meant.empty() ? std::nullopt : std::optional(meant.front().cost);
  }
  static std::optional<int> costWithout(const Field& field) {
    if (!field.required) return 0;
    return bare(field.type()).kind == TypeKind::Enumeration ? std::optional(unsaid) : std::nullopt;
  }

  Meanings& m_meanings;
  std::vector<const Field*> m_fields;
  const std::vector<DataNode>& m_values;
};

}  // namespace

std::optional<std::vector<const Field*>> fieldsInOrder(Meanings& meanings, const Type& record,
                                                       const std::vector<DataNode>& values,
                                                       const DataNode& given) {
  std::vector<const Field*> open;
  for (const Field& field : record.fields) {
    const bool isTag = record.form != language::RecordForm::Keyed && field.name == record.tagKey;
    if (!isTag && given.find(field.name) == nullptr) open.push_back(&field);
  }
  if (values.size() > open.size() || open.size() > mostFields) return std::nullopt;
  return Order(meanings, std::move(open), values).take();
}

}  // namespace ludo::mend
