// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/generate/decisions.h"
#include "core/generate/vocabulary.h"
#include "core/language/game_def.h"
#include "core/language/type.h"

namespace ludo::generate {

/// The type itself, where it may be left out.
const language::Type& inside(const language::Type& type);

/// What is needed in a place.
struct Requirement {
  std::optional<Sort> sort;    ///< of a value, or of a query's members; anything when empty
  bool several = false;        ///< a selector may stand for several players
  bool tokensOrZones = false;  ///< of a query: either, or both
  bool open = false;           ///< of a value: no literal and no constant, which would be the same throughout
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
  Filler(Chooser& chooser, Vocabulary& vocabulary, int size);

  void fill(const language::Type& type, void* value, const Requirement& needed = {});
  template <typename T>
  void fill(T& value, const Requirement& needed = {}) {
    fill(language::typeOf<T>(), &value, needed);
  }
  /// A field of a record: always, or as often as percent says.
  template <typename Record>
  void fillRequired(Record& record, std::string_view field, const Requirement& needed = {}) {
    fillField(language::typeOf<Record>(), &record, field, needed);
  }
  template <typename Record>
  void fillIfPresent(Record& record, std::string_view field, std::size_t percent) {
    if (present(language::typeOf<Record>(), field, percent)) fillRequired(record, field);
  }
  /// One parameter and, so often, more; they stay bound.
  void fillParameters(language::ActionDef& action, std::size_t percent);
  /// Adds this many effects at least, and some more.
  void fillEffects(language::EffectList& list, std::size_t least = 1);
  /// Whether a field that may be left out is written; `percent` of the time where nothing better is known.
  bool present(const language::Type& record, std::string_view field, std::size_t percent);
  /// Whether a list that has so many items goes on.
  bool more(std::size_t count, std::size_t percent);
  /// One of the words of an enumeration, by weights in their order.
  int word(const language::Type& enumeration, const std::vector<std::size_t>& weights);
  /// A number from `low` to `high`; one that was learned from games may be up to `highest`.
  std::int64_t number(std::int64_t low, std::int64_t high, std::int64_t highest);
  /// Whether choices are learned, and so keep what is written short by themselves.
  bool isLearned() const { return m_chooser.readsContext(); }
  Trail& trail() { return m_trail; }
  Chooser& chooser() { return m_chooser; }
  Vocabulary& vocabulary() { return m_vocabulary; }

  /// Writes a named condition, value or query, and lets what is filled after it use it.
  void fillFormula(language::FormulaDef& formula);

  /// Which actions a legalCount may ask about: those called so, and all of them together or not.
  void allowQuestions(std::vector<std::string> actions, bool aboutAll);
  void allowStuck(bool allow) { m_stuckAllowed = allow; }
  /// Each rule may be as large as another.
  void startRule() { m_written = 0; }
  /// How deep effects are nested at most, and whether they may steer the turn.
  void keepShort(bool keep) { m_keepShort = keep; }

 private:
  using Done = std::set<std::string, std::less<>>;  ///< the fields of a record that are filled

  void fillReference(const language::Type& type, void* value);
  void fillNotation(const language::Type& type, void* value, const Requirement& needed);
  void fillPlayer(language::PlayerSelector& player, bool several);
  void fillZone(language::ZoneSelector& zone, bool several);
  void fillRegion(language::RegionSelector& region);
  void fillToken(language::TokenSelector& token);
  void fillDirection(language::DirectionSelector& direction);
  void fillDirections(std::vector<language::DirectionSelector>& directions);
  void fillMany(const language::Type& type, void* value, const Requirement& needed);
  void fillUnion(const language::Type& type, void* value, const Requirement& needed);
  void fillRecord(const language::Type& type, void* record, const Requirement& needed);
  void fillField(const language::Type& type, void* record, std::string_view field,
                 const Requirement& needed = {});
  bool isWritten(const language::Type& type, const language::Field& field);
  /// How probable each form is where nothing better is known; `needed` asks for less where none would do.
  std::vector<std::size_t> weightsOf(const language::Type& type, Requirement& needed, bool mayNest) const;
  static std::optional<Sort> sortLooked(const language::Type& type, const Requirement& needed);
  std::optional<Sort> fillBinding(const language::Type& type, void* record, const language::Field& field);

  /// The records whose parts depend on each other: fills those parts.
  void relate(const language::Type& type, void* record, const Requirement& needed, Done& done);
  bool relateVariables(const language::Type& type, void* record, const Requirement& needed, Done& done);
  bool relateHeld(language::SetVarEffect& set, Done& done);
  bool relateTokens(const language::Type& type, void* record, const Requirement& needed, Done& done);
  void settle(const language::Type& type, void* record);
  bool relateValues(const language::Type& type, void* record, const Requirement& needed, Done& done);
  bool relateFormulas(const language::Type& type, void* record, const Requirement& needed, Done& done);
  /// What a query is asked of, in its "of": what its members are.
  Sort fillMembers(const language::Type& type, void* record, const Requirement& needed);
  void useFormula(language::FormulaRef& name, std::vector<language::FormulaArgument>& with,
                  const std::vector<Vocabulary::Formula>& formulas);
  bool relateQueries(const language::Type& type, void* record, const Requirement& needed, Done& done);
  bool relatePlaces(const language::Type& type, void* record, Done& done);
  bool relateMacros(const language::Type& type, void* record, Done& done);
  // relate_counts.cpp
  bool relateCounts(const language::Type& type, void* record, Done& done);
  void fillAtLeastOne(language::ValueExpr& value);

  bool suits(const language::Type& unionType, const language::Type& alternative,
             const Requirement& needed) const;
  bool isMakeable(const language::Type& type) const;
  std::size_t weight(const language::Type& unionType, const language::Type& alternative) const;
  Sort someSort(bool forQuery);
  Sort bindableSort(bool tokensOrZones = false);
  Sort sortOf(std::string_view what, const std::vector<std::size_t>& weights);
  int deepest() const;
  /// Their arguments may use formulas again: without an end, where each has two of them or more.
  bool mayUseFormulas() const { return m_depth < deepest() + 4; }
  /// A name for something of this sort that hides no other.
  std::string freshName(Sort sort) const;
  /// What is bound to something of the sort: mostly one of the innermost.
  const std::string& boundName(Sort sort, const std::vector<std::string>& names);
  std::size_t choose(const Decision& decision, const std::vector<std::size_t>& weights) {
    return m_chooser.choose(decision, weights);
  }
  std::size_t form(const language::Type& notation, std::span<const std::string_view> forms,
                   const std::vector<std::size_t>& weights);

  Chooser& m_chooser;
  Vocabulary& m_vocabulary;
  int m_size = 0;
  int m_depth = 0;            ///< of values, conditions and queries
  int m_listDepth = 0;        ///< of effects
  int m_written = 0;          ///< choices among forms so far
  std::int64_t m_lowest = 0;  ///< of numbers
  Trail m_trail;
  bool m_stuckAllowed = false;
  bool m_keepShort = false;
  bool m_plain = false;  ///< numbers are small: literals, constants and variables
  std::vector<std::string> m_questions;
  bool m_questionAboutAll = false;
};

}  // namespace ludo::generate
