// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/budget.h"
#include "core/base/limits.h"
#include "core/compile/findings.h"
#include "core/compile/literal_texts.h"
#include "core/compile/properties.h"
#include "core/compile/test_names.h"
#include "core/compile/value_type.h"
#include "core/diagnostics/diagnostic.h"
#include "core/kernel/state.h"
#include "core/language/damage.h"
#include "core/language/game_def.h"
#include "core/language/spec_tests.h"
#include "core/language/type.h"

namespace ludo::compile {

constexpr std::int64_t mostPlayers = kernel::maximumSeats;

/// check_definitions.cpp: shows for each mistake inside a definition where that is used first.
void relateUses(const language::GameDef& def, diagnostics::List& diagnostics);

/// Checks scopes and types of a resolved GameDef. Private to the room; one use, one thread.
class Checker {
 public:
  Checker(const language::GameDef& def, const language::Damage& damage, diagnostics::List& diagnostics)
      : m_def(def),
        m_damage(damage),
        m_findings(diagnostics),
        m_properties(def, damage, m_findings),
        m_texts(def, damage, m_findings) {}
  void run();
  void run(const std::vector<language::TestDef>& tests);

 private:
  /// Drops the names bound during its life.
  class Scope {
   public:
    explicit Scope(Checker& checker) : m_checker(checker), m_size(checker.m_bound.size()) {}
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;
    ~Scope() { m_checker.m_bound.resize(m_size); }

   private:
    Checker& m_checker;
    std::size_t m_size;
  };

  // check_game.cpp
  void checkMetadata();
  void checkVariables();
  void checkCapacities();
  void checkOwnersEyes();
  void checkTokenTypes();
  void checkTurn();
  void checkActionCount(const language::PhaseDef& phase);
  void checkAction(const language::ActionDef& action);
  void checkLabel(const language::ActionDef& action);

  void checkTrigger(const language::TriggerDef& trigger);
  void checkEnd();
  void checkEndNames();
  /// What a number is; `ifUnknown` where it names a constant that does not exist, which is reported
  /// elsewhere.
  std::int64_t number(const language::Number& number, std::int64_t ifUnknown) const;
  /// What a value is that is written as a number or a constant; `ifUnknown` for all others.
  std::int64_t constant(const language::ValueExpr& value, std::int64_t ifUnknown) const;

  // check_queries.cpp
  class ElementOfQuery;
  void checkWords(const language::EnumsQuery& query);
  void check(const language::ZoneSelector& zone, bool mayBePlural = false);
  void check(const language::RegionSelector& region);
  std::vector<std::string> ownedZones(const std::string& zone) const;
  diagnostics::Diagnostic& tellOfNoOwner(const std::string& kind, const std::string& name, Span span,
                                         std::uint32_t node);
  void check(const language::TokenSelector& token);
  void check(const language::PlayerSelector& player, bool mayBePlural = false);
  void check(const language::DirectionSelector& direction, std::uint32_t node);
  template <language::NameKind K>
  void checkName(const language::NameSelector<K>& name, std::uint32_t node) {
    if (!name.binding.empty()) use(name.binding, ValueType::Text, node);
    expect(name.variable, ValueType::Text, node);
  }
  void check(const std::vector<language::DirectionSelector>& directions, std::uint32_t node);
  /// What its options are.
  ValueType elementOf(const language::Query& query);

  // check_values.cpp
  class TypeOfValue;
  ValueType typeOf(const language::ValueExpr& value);
  void expect(const language::ValueExpr& value, ValueType type);
  /// Of a variable that there is not, or whose definition is damaged: Any.
  ValueType typeOf(const language::VariableRef& variable) const;
  void checkScope(const language::VariableRef& variable, language::VariableScope scope, Span span,
                  std::uint32_t node);
  /// That a variable holds what is needed where it stands.
  void expect(const language::VariableRef& variable, ValueType type, std::uint32_t node);
  void expectTokensOrZones(const language::Query& query);
  void checkRepetitions(const language::RepetitionsValue& v);
  void checkAggregate(const language::AggregateValue& v);
  void check(const language::Condition& condition);
  void checkCompare(const language::CompareCondition& compare);
  template <typename Optional>
  void checkWhere(const Optional& where, const char* name, ValueType type) {
    if (!where) return;
    Scope scope(*this);
    m_bound.push_back({name, type, false});
    if constexpr (requires { where->node; })
      check(*where);
    else
      check(**where);
  }

  // check_definitions.cpp
  enum class FormulaKind { Condition, Value, Query, Effects };
  struct Definition {
    enum class State { Unchecked, Open, Checked };
    State state = State::Unchecked;
    ValueType type = ValueType::Any;  ///< of the value, or of each element of the query
    std::size_t depth = 0;            ///< how many definitions it goes through, itself included
  };
  void checkDefinitions();
  const Definition& definition(std::size_t index);
  ValueType checkBody(const language::FormulaDef& formula);
  ValueType checkUse(const language::FormulaRef& name, const std::vector<language::FormulaArgument>& with,
                     FormulaKind kind, std::uint32_t node);
  void reportStranger(const language::FormulaDef& formula, const language::FormulaArgument& argument,
                      const std::vector<const language::FormulaParameter*>& missing, std::uint32_t node);
  void reportDepth(const language::FormulaRef& name, std::uint32_t node);
  void checkArguments(const language::FormulaDef& formula, const language::FormulaRef& name,
                      const std::vector<language::FormulaArgument>& with, std::uint32_t node);

  // check_effects.cpp
  class EffectCheck;
  void check(const language::EffectList& effects);
  void check(const language::Effect& effect);
  void bind(const language::BindingId& name, ValueType type, bool isList, std::uint32_t node);
  const BoundName* use(const language::BindingRef& binding, ValueType type, std::uint32_t node);
  bool mayBeBound() const;
  void relateBindings(diagnostics::Diagnostic& diagnostic, const std::string& name);

  // check_tests.cpp
  void check(const language::TestDef& test);
  void check(const language::TestPosition& given);
  void check(const language::TestMove& move);
  void check(const language::TakeStep& step);
  void check(const language::RandomStep& step);
  void check(const language::ExpectStep& step);
  void check(const language::LegalExpectation& legal);
  void check(const language::KnownBy& known);
  void check(const std::vector<language::TestVariable>& variables);
  void checkSeat(const std::optional<language::PlayerSelector>& seat);
  void reportNoSeat(std::int64_t seat, Span span, std::uint32_t node);
  void checkSeatCount(std::size_t given, Span span, std::uint32_t node);
  void checkTimes(const language::Number& times, std::int64_t least, std::uint32_t node);
  void checkArgument(const language::TestArgument& argument, const language::ParamDef& param,
                     std::uint32_t node);
  void reportUnknown(const std::string& what, const std::string& name, Span span, std::uint32_t node,
                     const std::function<std::vector<std::string>(std::size_t most)>& knownNames);
  TestNames& testNames();

  diagnostics::Diagnostic& report(const diagnostics::Kind& kind, Span span, std::uint32_t node,
                                  std::string message) {
    return m_findings.report(kind, span, node, std::move(message));
  }
  /// Stands for the names that something unreadable may have bound.
  void bindAnything() { m_bound.push_back({}); }

  const language::GameDef& m_def;
  const language::Damage& m_damage;
  Findings m_findings;
  Properties m_properties;
  LiteralTexts m_texts;
  std::vector<BoundName> m_bound;
  bool m_inEnd = false;
  bool m_inTests = false;
  std::vector<Definition> m_definitions;  ///< by index of GameDef::definitions
  std::size_t m_openDefinitions = 0;
  std::size_t m_depth = 0;  ///< of the definitions that the one under check goes through
  int m_bindingSearches = 0;
  std::int64_t m_testSeats = 0;                 ///< how many play the test under check
  std::optional<TestNames> m_testNames;         ///< made when first needed
  Budget m_comparisons{limits::comparedNames};  ///< of names that tests use with known ones
};

}  // namespace ludo::compile
