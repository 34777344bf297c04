// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "core/language/game_def.h"
#include "core/language/type.h"

namespace ludo::mend {

/// Something of the section "definitions": under which key it is used, and what it has to be given.
struct Definition {
  std::string key;  ///< "ref" or "query"; empty for effects
  std::vector<std::string> parameters;
};

/// Names that a text may use: those that its game defines, as far as it could be read, and those it binds.
struct KnownWords {
  std::vector<std::string> zones;  ///< and regions
  std::vector<std::string> regions;
  std::vector<std::string> bindings;   ///< with their $, be they written without it
  std::vector<std::string> globals;    ///< variables of the game
  std::vector<std::string> perPlayer;  ///< variables of each player

  std::map<std::string, Definition> definitions;
  std::vector<std::string> missed;  ///< names that are used, and that nothing is called by
  bool saysActor = true;            ///< the text says whose a variable is, be it the actor's

  KnownWords(const language::GameDef& game, std::string_view text, const diagnostics::List& told = {});

  /// The names that the game defines of one kind; all of them where names are not told apart by it.
  const std::vector<std::string>& ofKind(language::NameKind kind) const;
  /// Whether a name, or the first part of a notation such as "hand:actor", is one of the game's or the
  /// language's.
  bool isKnown(const language::Type& type, const std::string& written) const;
  /// Whether it is a name of anything: of the game, bound, of a player, or used as one and not known.
  bool isName(const std::string& written) const;

 private:
  std::map<language::NameKind, std::vector<std::string>> m_names;
};

/// The known word that is written with small slips: another case, blanks round it, a letter in three wrong.
std::optional<std::string> meantOf(std::string_view written, const std::vector<std::string>& known);

/// The player that a word means in any way people say it: "me" is "actor", "others" is "allOther". Words of
/// the language, seats and bindings mean themselves.
std::optional<std::string> playerMeant(std::string_view written, const KnownWords& words);

}  // namespace ludo::mend
