// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/language/game_def.h"

namespace ludo::generate {

/// What a value is.
enum class Sort { Integer, Bool, Text, Token, Zone, Player, Direction };

/// The names that rules may use: what the game defines, and what is bound where the rule stands.
class Vocabulary {
 public:
  struct Bound {
    std::string name;
    Sort sort = Sort::Integer;
    bool isList = false;
  };
  /// Drops the names bound during its life.
  class Scope {
   public:
    explicit Scope(Vocabulary& vocabulary) : m_vocabulary(vocabulary), m_size(vocabulary.m_bound.size()) {}
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;
    ~Scope() { m_vocabulary.m_bound.resize(m_size); }

   private:
    Vocabulary& m_vocabulary;
    std::size_t m_size;
  };

  /// A named condition, value, query or list of effects.
  enum class FormulaKind { Condition, Value, Query, Effects };
  struct Formula {
    std::string name;
    FormulaKind kind = FormulaKind::Condition;
    Sort sort = Sort::Integer;  ///< of the value, or of the query's members
    std::vector<std::pair<std::string, Sort>> parameters;
  };
  /// From now on rules may use it.
  void learn(Formula formula) { m_formulas.push_back(std::move(formula)); }
  void learnOnly(std::vector<Formula> formulas) { m_formulas = std::move(formulas); }
  /// Those of this kind, and if they are values or queries of this sort.
  std::vector<Formula> formulas(FormulaKind kind, Sort sort = Sort::Integer) const;

  /// Null when there is none of that name.
  const Formula* formula(const std::string& name) const;

  /// Takes in every name that the game defines, and its directions.
  void learn(const language::GameDef& def);

  const std::vector<std::string>& names(language::NameKind kind) const;
  std::vector<std::string> variables(language::VariableScope scope, Sort sort = Sort::Integer) const;
  /// Those of both scopes.
  std::vector<std::string> variables(Sort sort) const;
  std::vector<std::string> zones(language::ZoneOwner owner) const;
  /// Of those that exist once: the spaces of boards, or the others.
  std::vector<std::string> sharedZones(bool spaces) const;
  bool isSpace(const std::string& zone) const;
  /// Whether the region has a part for each player.
  bool hasParts(const std::string& region) const;
  /// The directions that depend on who looks, such as "forward".
  const std::vector<std::string>& directionsOfPlayers() const { return m_directionsOfPlayers; }
  std::vector<std::string> properties(Sort sort) const;
  std::vector<std::string> zoneProperties(Sort sort) const;
  std::optional<Sort> sortOf(const std::string& property) const;
  std::optional<Sort> sortOfZoneProperty(const std::string& property) const;
  const language::TokenTypeDef* tokenType(const std::string& name) const;
  const std::vector<std::string>& words() const { return m_words; }
  std::int64_t seats() const { return m_seats; }

  void bind(std::string name, Sort sort, bool isList = false) {
    m_bound.push_back({std::move(name), sort, isList});
  }
  /// Exactly these names are bound.
  void setBound(std::vector<Bound> bound) { m_bound = std::move(bound); }
  /// The names bound to one value of this sort, as far as no later one of the same name hides them.
  std::vector<std::string> bound(Sort sort) const;
  /// The names of lists and of single values that a query may go through.
  std::vector<std::string> collections(Sort sort) const;
  /// What the innermost name of this kind is bound to, or to each of what.
  std::optional<Sort> sortOfBound(const std::string& name) const;
  const std::vector<Bound>& allBound() const { return m_bound; }

 private:
  std::map<language::NameKind, std::vector<std::string>> m_names;
  std::map<std::string, Sort> m_properties;
  std::map<std::string, Sort> m_zoneProperties;
  std::vector<std::string> m_words;
  std::vector<std::string> m_directionsOfPlayers;
  std::vector<language::VariableDef> m_variables;
  std::vector<language::ZoneDef> m_zones;
  std::vector<language::RegionDef> m_regions;
  std::vector<language::TokenTypeDef> m_tokenTypes;
  std::int64_t m_seats = 0;
  std::vector<Formula> m_formulas;
  std::vector<Bound> m_bound;
};

}  // namespace ludo::generate
