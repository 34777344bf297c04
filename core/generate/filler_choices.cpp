// SPDX-License-Identifier: Apache-2.0
// How much is written, which form it has and of what sort it is: by weights, or as games have done.
#include <algorithm>

#include "core/generate/filler.h"
#include "core/language/effect_facts.h"
#include "core/language/language.h"

namespace ludo::generate {

using namespace language;

int Filler::deepest() const {
  constexpr int ofLearned = 5;
  constexpr int mostWritten = 300;
  if (!isLearned()) return 1 + m_size / 40;
  return m_written < mostWritten ? ofLearned : 0;
}

std::string Filler::freshName(Sort sort) const {
  static constexpr std::string_view words[] = {"$number", "$whether", "$word", "$piece",
                                               "$space",  "$who",     "$way"};
  const std::string word(words[static_cast<std::size_t>(sort)]);
  std::string name = word;
  const auto isTaken = [&](const Vocabulary::Bound& bound) { return bound.name == name; };
  for (int number = 2; std::ranges::any_of(m_vocabulary.allBound(), isTaken); ++number)
    name = word + std::to_string(number);
  return name;
}

const std::string& Filler::boundName(Sort sort, const std::vector<std::string>& names) {
  if (!isLearned()) return m_chooser.oneOf(names);
  return names[choose(bindingDecision(sort, names.size(), m_trail),
                      std::vector<std::size_t>(names.size(), 1))];
}

bool Filler::present(const Type& record, std::string_view field, std::size_t percent) {
  if (!isLearned()) return m_chooser.percent(percent);
  return choose(presenceDecision(record, *record.field(field), m_trail), {100 - percent, percent}) == 1;
}

bool Filler::more(std::size_t count, std::size_t percent) {
  if (!isLearned()) return m_chooser.percent(percent);
  constexpr std::size_t longest = 8;
  return count < longest && choose(moreDecision(count, m_trail), {1, 1}) == 1;
}

int Filler::word(const Type& enumeration, const std::vector<std::size_t>& weights) {
  if (!isLearned()) return static_cast<int>(m_chooser.weighted(weights));
  return static_cast<int>(choose(wordDecision(enumeration, m_trail), weights));
}

std::int64_t Filler::number(std::int64_t low, std::int64_t high, std::int64_t highest) {
  if (!isLearned()) return m_chooser.between(low, high);
  const Decision decision = numberDecision(low, highest, m_trail);
  return low +
         static_cast<std::int64_t>(choose(decision, std::vector<std::size_t>(decision.outcomes.size(), 1)));
}

std::size_t Filler::form(const Type& notation, std::span<const std::string_view> forms,
                         const std::vector<std::size_t>& weights) {
  if (!isLearned()) return m_chooser.weighted(weights);
  return choose(formDecision(notation, forms, m_trail), weights);
}

// The sorts of which some value can be written here.
Sort Filler::someSort(bool forQuery) {
  const bool tokens = forQuery || !m_vocabulary.bound(Sort::Token).empty();
  const bool directions = !m_vocabulary.names(NameKind::DirectionSet).empty();
  return sortOf("value", {30, forQuery ? 0U : 5U, 10, tokens ? 20U : 0U, 15, 15, directions ? 5U : 0U});
}

Sort Filler::bindableSort(bool tokensOrZones) {
  const bool others = !tokensOrZones;
  const bool directions = others && !m_vocabulary.names(NameKind::DirectionSet).empty();
  return sortOf("members",
                {others ? 10U : 0U, 0, others ? 5U : 0U, 30, 45, others ? 10U : 0U, directions ? 8U : 0U});
}

Sort Filler::sortOf(std::string_view what, const std::vector<std::size_t>& weights) {
  return static_cast<Sort>(isLearned() ? choose(sortDecision(what, m_trail), weights)
                                       : m_chooser.weighted(weights));
}

std::size_t Filler::weight(const Type& unionType, const Type& form) const {
  const auto is = [&form](std::initializer_list<const Type*> types) {
    return std::ranges::find(types, &form) != types.end();
  };
  // Rare: what ends things, or makes every condition the same.
  if (form.consequences.any(Consequence::ChangeTurn) || is({&typeOf<bool>(), &typeOf<RepetitionsValue>()}))
    return 4;
  if (m_keepShort && is({&typeOf<CreateTokenEffect>(), &typeOf<ForEachEffect>(), &typeOf<RepeatEffect>()}))
    return 5;
  if (is({&typeOf<MoveTokenEffect>(), &typeOf<PlaceEffect>(), &typeOf<AddVarEffect>(), &typeOf<IsCondition>(),
          &typeOf<ZonesQuery>(), &typeOf<TokensInZoneQuery>(), &typeOf<BindingValue>(),
          &typeOf<std::int64_t>()}))
    return 25;
  if (&unionType == &typeOf<Effect>() && holdsEffects(form)) return 8;
  return 10;
}

}  // namespace ludo::generate
