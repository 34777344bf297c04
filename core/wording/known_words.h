// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "core/language/game_def.h"
#include "core/language/type.h"
#include "core/wording/library.h"

namespace ludo::mend {

/// Something of the section "definitions": under which key it is used, and what it has to be given.
struct Definition {
  std::string key;  ///< "ref" or "query"; empty for effects
  std::vector<std::string> parameters;
  std::vector<language::ParameterType> sorts;  ///< of these
};

/// Something that a use of a bundle, or of a definition, is given.
struct Parameter {
  std::string name;
  bool isNeeded = true;
  std::optional<language::ParameterKind> kind;  ///< unknown for those of definitions
};

/// Names that a text may use: those that its game defines, as far as it could be read, and those it binds.
struct KnownWords {
  std::vector<std::string> zones;  ///< and regions
  std::vector<std::string> regions;
  std::vector<std::string> bindings;             ///< with their $, be they written without it
  std::vector<std::string> unbound;              ///< of these, those that nothing in the text binds
  std::vector<std::string> lists;                ///< of the bindings, what chooseN picked
  std::vector<std::string> phases;               ///< in which players act
  std::map<std::string, std::string> soleZones;  ///< of regions that have one
  std::vector<std::string> globals;              ///< variables of the game
  std::vector<std::string> perPlayer;            ///< variables of each player

  std::map<std::string, std::vector<std::string>> actions;  ///< and built-in moves, with their parameters
  std::vector<std::string> ends;                            ///< end conditions

  std::map<std::string, Definition> definitions;
  std::vector<std::string> missed;  ///< names that are used, and that nothing is called by
  int fewestPlayers = 2;
  int mostPlayers = 2;
  bool saysActor = true;  ///< the text says whose a variable is, be it the actor's

  /// The library outlives this.
  KnownWords(const language::GameDef& game, std::string_view text, const diagnostics::List& told = {},
             const Library* library = nullptr);

  /// The names that the game defines of one kind; all of them where names are not told apart by it.
  const std::vector<std::string>& ofKind(language::NameKind kind) const;
  /// Those that a parameter of a bundle may stand for.
  const std::vector<std::string>& ofParameter(language::ParameterKind kind) const;
  /// What is given with a bundle (where it is named under "use") or with a definition.
  std::vector<Parameter> parametersOf(const std::string& key, const std::string& name) const;
  bool isBundle(const std::string& name) const;
  /// Whether it is the name of a direction, or of several.
  bool isDirection(std::string_view name) const;
  /// Whether it is the name of a zone, or of a parameter that stands for one wherever it is one.
  bool isZone(std::string_view name) const;
  /// Whether it is a property of zones, and of no token.
  bool isOfZones(std::string_view name) const;
  /// Whether the game itself calls something so.
  bool isDefined(std::string_view name) const;
  /// Whether a name, or the first part of a notation such as "hand:actor", is one of the game's or the
  /// language's.
  bool isKnown(const language::Type& type, const std::string& written) const;
  /// Whether it is a name of anything: of the game, bound, of a player, or used as one and not known.
  bool isName(const std::string& written) const;

 private:
  std::map<language::NameKind, std::vector<std::string>> m_names;
  std::set<std::string, std::less<>> m_zoneProperties;
  std::vector<std::string> m_shared;  ///< zones that no player has one of
  std::vector<std::string> m_owned;   ///< zones that each player has one of
  const Library* m_library = nullptr;
};

/// The known word that is written with small slips: another case, blanks round it, a letter in three wrong.
std::optional<std::string> meantOf(std::string_view written, const std::vector<std::string>& known);

}  // namespace ludo::mend
