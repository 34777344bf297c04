// SPDX-License-Identifier: Apache-2.0
#include "core/generate/decisions.h"

#include <algorithm>
#include <array>

namespace ludo::generate {

using language::Type;

namespace {

const std::vector<std::string> noOrYes = {"no", "yes"};

/// By Sort.
constexpr std::array<std::string_view, 7> sortLabels = {"number", "boolean", "text",     "token",
                                                        "zone",   "player",  "direction"};

}  // namespace

std::string_view sortLabel(Sort sort) {
  return sortLabels[static_cast<std::size_t>(sort)];
}

Decision alternativeDecision(const Type& unionType, std::optional<Sort> sort, const Trail& trail) {
  Decision decision{unionType.name, {}, trail.context()};
  if (sort) decision.what.append(": ").append(sortLabel(*sort));
  for (language::TypeGetter alternative : unionType.alternatives)
    decision.outcomes.push_back(alternative().name);
  return decision;
}

Decision presenceDecision(const Type& record, const language::Field& field, const Trail& trail) {
  return {record.name + "." + field.name + "?", noOrYes, trail.context()};
}

Decision moreDecision(std::size_t count, const Trail& trail) {
  constexpr std::size_t most = 4;
  Decision decision{trail.place() + ", more?", noOrYes, trail.context()};
  decision.context.insert(decision.context.begin(),
                          count < most ? std::to_string(count) : std::to_string(most) + " or more");
  return decision;
}

Decision wordDecision(const Type& enumeration, const Trail& trail) {
  Decision decision{enumeration.name, {}, trail.context()};
  for (const language::EnumValue& value : enumeration.values) decision.outcomes.push_back(value.name);
  return decision;
}

Decision truthDecision(const Trail& trail) {
  return {"boolean", {"false", "true"}, trail.context()};
}

Decision formDecision(const Type& notation, std::span<const std::string_view> forms, const Trail& trail) {
  return {notation.name, {forms.begin(), forms.end()}, trail.context()};
}

Decision numberDecision(std::int64_t low, std::int64_t high, const Trail& trail) {
  Decision decision{"number", {}, trail.context()};
  for (std::int64_t number = low; number <= high; ++number)
    decision.outcomes.push_back(std::to_string(number));
  return decision;
}

Decision bindingDecision(Sort sort, std::size_t count, const Trail& trail) {
  Decision decision{"bound name: " + std::string(sortLabel(sort)), {}, trail.context()};
  for (std::size_t rank = 0; rank < count; ++rank) decision.outcomes.push_back(std::to_string(rank));
  return decision;
}

Decision sortDecision(std::string_view what, const Trail& trail) {
  Decision decision{"sort of " + std::string(what), {}, trail.context()};
  for (const std::string_view label : sortLabels) decision.outcomes.emplace_back(label);
  return decision;
}

}  // namespace ludo::generate
