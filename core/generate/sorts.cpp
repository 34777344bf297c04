// SPDX-License-Identifier: Apache-2.0
#include "core/generate/sorts.h"

#include <map>
#include <set>
#include <string>
#include <utility>

#include "core/language/game_def.h"

namespace ludo::generate {

using namespace language;

std::optional<Sort> sortOfValue(const Type& form) {
  static const std::map<const Type*, std::optional<Sort>> known = {
      {&typeOf<bool>(), Sort::Bool},
      {&typeOf<std::string>(), Sort::Text},
      {&typeOf<TokenOwnerValue>(), Sort::Player},
      {&typeOf<PlayerValue>(), Sort::Player},
      {&typeOf<PlayerAtValue>(), Sort::Player},
      {&typeOf<TokenTypeValue>(), Sort::Text},
      {&typeOf<TokenZoneValue>(), Sort::Zone},
      {&typeOf<LastZoneValue>(), Sort::Zone},
      {&typeOf<ZoneValue>(), Sort::Zone},
      {&typeOf<StepValue>(), Sort::Zone},
      {&typeOf<DirectionValue>(), Sort::Direction},
      {&typeOf<TokenValue>(), Sort::Token},
      {&typeOf<DefinedValue>(), std::nullopt},
      {&typeOf<TokenPropertyValue>(), std::nullopt},
      {&typeOf<ZonePropertyValue>(), std::nullopt},
      {&typeOf<BindingValue>(), std::nullopt},
      {&typeOf<ChosenValue>(), std::nullopt},
      {&typeOf<GlobalVariableValue>(), std::nullopt},
      {&typeOf<PlayerVariableValue>(), std::nullopt},
      {&typeOf<NothingValue>(), std::nullopt},
  };
  const auto found = known.find(&form);
  return found == known.end() ? Sort::Integer : found->second;
}

std::optional<Sort> sortOfMembers(const Type& form) {
  static const std::map<const Type*, std::optional<Sort>> known = {
      {&typeOf<TokensInZoneQuery>(), Sort::Token},
      {&typeOf<TokensQuery>(), Sort::Token},
      {&typeOf<TokensInAdjacentZonesQuery>(), Sort::Token},
      {&typeOf<PlayersQuery>(), Sort::Player},
      {&typeOf<IntsInRangeQuery>(), Sort::Integer},
      {&typeOf<EnumsQuery>(), Sort::Text},
      {&typeOf<DirectionsQuery>(), Sort::Direction},
      {&typeOf<SetQuery>(), std::nullopt},
      {&typeOf<FilterQuery>(), std::nullopt},
      {&typeOf<DistinctQuery>(), std::nullopt},
      {&typeOf<DefinedQuery>(), std::nullopt},
      {&typeOf<BindingQuery>(), std::nullopt},
  };
  const auto found = known.find(&form);
  return found == known.end() ? Sort::Zone : found->second;
}

Sort sortOfParameter(ParameterType type) {
  static constexpr Sort sorts[] = {Sort::Integer, Sort::Bool,   Sort::Text,     Sort::Token,
                                   Sort::Zone,    Sort::Player, Sort::Direction};
  return sorts[static_cast<std::size_t>(type)];
}

Sort sortOfCandidate(const std::string& name) {
  if (name == "$zone") return Sort::Zone;
  return name == "$player" ? Sort::Player : Sort::Token;
}

bool takesSeveral(const Type& record, std::string_view field) {
  static const std::set<std::pair<const Type*, std::string_view>> known = {
      {&typeOf<SetVarEffect>(), "player"},     {&typeOf<AddVarEffect>(), "player"},
      {&typeOf<MoveAllEffect>(), "from"},      {&typeOf<MoveAllEffect>(), "to"},
      {&typeOf<DrawEffect>(), "from"},         {&typeOf<DrawEffect>(), "to"},
      {&typeOf<ShuffleEffect>(), "zone"},      {&typeOf<CreateTokenEffect>(), "zone"},
      {&typeOf<CreateTokenEffect>(), "owner"}, {&typeOf<RevealEffect>(), "to"},
      {&typeOf<PeekEffect>(), "player"},       {&typeOf<EliminateEffect>(), "player"},
      {&typeOf<PlayersQuery>(), "of"},         {&typeOf<ZoneFilter>(), "owner"},
      {&typeOf<TokensQuery>(), "player"},      {&typeOf<PhaseDef>(), "players"},
      {&typeOf<EventMatch>(), "zone"},         {&typeOf<ResultDef>(), "player"},
      {&typeOf<RefillToSizeEffect>(), "zone"}, {&typeOf<DiscardDownToEffect>(), "zone"},
  };
  return known.contains({&record, field});
}

}  // namespace ludo::generate
