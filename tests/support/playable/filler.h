// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "choices.h"
#include "core/language/game_def.h"
#include "core/language/type.h"
#include "vocabulary.h"

namespace ludo::testing {

/// What is wanted in a place.
struct Place {
  std::optional<Sort> sort;    ///< of a value, or of a query's members; anything when empty
  bool several = false;        ///< a selector may stand for several players
  bool tokensOrZones = false;  ///< of a query: either, or both
};

/// Fills a rule of the language at random so that it passes validateGameDef: with names that are defined and
/// bound where it stands, and values of the sort that is needed. It goes through the language's
/// descriptions, and knows by name only the constructs whose parts depend on each other; a construct that it
/// has never heard of is filled too. What it cannot know of a new construct it takes to be the usual: values
/// are numbers, queries hold zones, selectors mean one player, and a name is bound for the rest of a list or,
/// where the construct holds a list of effects, inside that list.
class Filler {
 public:
  /// `size` from 0 to 100 says how much is written.
  Filler(Choices& choices, Vocabulary& vocabulary, int size);

  void fill(const language::Type& type, void* value, const Place& place = {});
  template <typename T>
  void fill(T& value, const Place& place = {}) {
    fill(language::typeOf<T>(), &value, place);
  }
  /// Adds this many effects at least, and some more.
  void fillEffects(language::EffectList& list, std::size_t least = 1);
  std::int64_t number(std::int64_t low, std::int64_t high) { return m_choices.between(low, high); }

  /// Writes a named condition, value or query, and lets what is filled after it use it.
  void fillFormula(language::FormulaDef& formula);

  /// Which actions a legalCount may ask about: those called so, and all of them together or not.
  void allowQuestions(std::vector<std::string> actions, bool aboutAll);
  void allowStuck(bool allow) { m_stuckAllowed = allow; }
  /// How deep effects are nested at most, and whether they may steer the turn.
  void keepShort(bool keep) { m_keepShort = keep; }

 private:
  using Done = std::set<std::string, std::less<>>;  ///< the fields of a record that are filled

  void fillReference(const language::Type& type, void* value);
  void fillNotation(const language::Type& type, void* value, const Place& place);
  void fillPlayer(language::PlayerSelector& player, bool several);
  void fillZone(language::ZoneSelector& zone, bool several);
  void fillRegion(language::RegionSelector& region);
  void fillToken(language::TokenSelector& token);
  void fillDirection(language::DirectionSelector& direction);
  void fillDirections(std::vector<language::DirectionSelector>& directions);
  void fillMany(const language::Type& type, void* value, const Place& place);
  void fillUnion(const language::Type& type, void* value, const Place& place);
  void fillRecord(const language::Type& type, void* record, const Place& place);
  void fillField(const language::Type& type, void* record, std::string_view field, const Place& place = {});
  std::optional<Sort> fillBinding(const language::Type& type, void* record, const language::Field& field);

  /// The records whose parts depend on each other: fills those parts.
  void relate(const language::Type& type, void* record, const Place& place, Done& done);
  bool relateVariables(const language::Type& type, void* record, Done& done);
  bool relateTokens(const language::Type& type, void* record, const Place& place, Done& done);
  bool relateValues(const language::Type& type, void* record, const Place& place, Done& done);
  bool relateFormulas(const language::Type& type, void* record, const Place& place, Done& done);
  void useFormula(language::FormulaRef& name, std::vector<language::FormulaArgument>& with,
                  const std::vector<Vocabulary::Formula>& formulas);
  bool relateQueries(const language::Type& type, void* record, const Place& place, Done& done);
  bool relatePlaces(const language::Type& type, void* record, Done& done);
  bool relateMacros(const language::Type& type, void* record, Done& done);

  bool suits(const language::Type& unionType, const language::Type& alternative, const Place& place) const;
  bool isMakeable(const language::Type& type) const;
  std::size_t weight(const language::Type& unionType, const language::Type& alternative) const;
  Sort someSort(bool forQuery);
  Sort bindableSort();
  int deepest() const { return 1 + m_size / 40; }
  /// Their arguments may use formulas again: without an end, where each has two of them or more.
  bool mayUseFormulas() const { return m_depth < deepest() + 4; }
  std::string freshName();

  Choices& m_choices;
  Vocabulary& m_vocabulary;
  int m_size = 0;
  int m_depth = 0;      ///< of values, conditions and queries
  int m_listDepth = 0;  ///< of effects
  int m_names = 0;
  bool m_stuckAllowed = false;
  bool m_keepShort = false;
  bool m_plain = false;  ///< numbers are small: literals, constants and variables
  std::vector<std::string> m_questions;
  bool m_questionAboutAll = false;
};

}  // namespace ludo::testing
