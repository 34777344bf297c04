// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

class Conditions;
class Distances;
class Lines;
struct Parts;
enum class Method : std::uint8_t;
class Queries;
class QueryKinds;
class Selectors;
class Spatial;
class Values;

/// Conditions evaluated for all zones, or all tokens, at once, as operations on sets.
class Everywhere : private Part {
 public:
  explicit Everywhere(Parts& parts);

  /// The members of `domain` (zones, or tokens, as `kind` says) for which the condition holds when `name` is
  /// bound to them. Always gives a set: one by one if need be. No condition: all of them.
  ZoneSet where(const language::Condition& condition, std::uint32_t name, kernel::Value::Kind kind,
                const ZoneSet& domain);
  ZoneSet where(const std::optional<language::Condition>& condition, std::uint32_t name,
                kernel::Value::Kind kind, const ZoneSet& domain);
  /// The same while a name stands for every zone at once (Name::everyZone); nothing where the condition can
  /// only be asked zone by zone.
  std::optional<ZoneSet> everywhere(const language::Condition& condition, const ZoneSet& domain);

  // every_token.cpp
  /// Whether the value is the token with an id that `name` is bound to, or its owner, type or property, and
  /// all tokens with some such value can be looked up at once.
  bool isAskedOfAll(const language::ValueExpr& feature, std::uint32_t name);
  /// Whether every token has this feature.
  bool allHave(const language::ValueExpr& feature) const;
  /// The tokens whose feature is the wanted value; nothing where they cannot be looked up.
  std::optional<TokenSet> tokensWith(const language::ValueExpr& feature, const Typed& wanted);

 private:
  void markInPlay();
  /// Those members of the domain, one by one under the name, for which `holds` says that the conditions do.
  ZoneSet filter(const ZoneSet& domain, std::uint32_t name, kernel::Value::Kind kind,
                 const std::vector<const language::Condition*>& conditions,
                 const std::function<machine::Word()>& holds);
  void readBefore(const language::Condition& condition, std::uint32_t name);
  void note(const language::Condition& condition, Method method);
  std::optional<ZoneSet> everywhereOf(const language::Condition& condition, const ZoneSet& domain);
  std::optional<ZoneSet> everywhere(const language::CompareCondition& part, const ZoneSet& domain);
  std::optional<ZoneSet> everywhere(const language::InCondition& part, const ZoneSet& domain);
  std::optional<ZoneSet> everywhere(const language::DefinedCondition& part, const ZoneSet& domain);
  std::optional<ZoneSet> beyond(const language::ValueExpr& middle, const language::BetweenQuery& between);
  std::optional<ZoneSet> everywhere(const language::IsCondition& part, const ZoneSet& domain);
  std::optional<ZoneSet> everywhere(const language::AdjacentCondition& part, const ZoneSet& domain);
  std::optional<TokenSet> everyToken(const language::CompareCondition& part, const TokenSet& domain);
  std::optional<TokenSet> tokensWithProperty(std::uint32_t property, const Typed& wanted);
  /// The zones with the value of a property, where all its values are of one kind.
  std::optional<ZoneSet> zonesWith(std::uint32_t property, const Typed& wanted);
  /// The zones for which the query, which mentions the name, has an option.
  std::optional<ZoneSet> whereAny(const language::Query& query);

  Conditions& m_conditions;
  Distances& m_distances;
  Lines& m_lines;
  Queries& m_queries;
  QueryKinds& m_queryKinds;
  Selectors& m_selectors;
  Spatial& m_spatial;
  Values& m_values;
};

}  // namespace ludo::engine
