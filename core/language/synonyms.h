// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What people and models write in place of the language's words.
namespace ludo::language {

struct MeantWord {
  std::string word;      ///< one of the accepted words
  bool certain = false;  ///< equal but for case, separators or plural, or a synonym; not merely similar
};

/// The accepted word that is meant by `written`: by its letters, by the table of synonyms, or by likeness.
std::optional<MeantWord> meantWord(std::string_view written, const std::vector<std::string>& accepted);

/// Equal but for letter case and the separators _, - and space: "max_turns" and "maxTurns".
bool sameLetters(std::string_view a, std::string_view b);

/// The name of a section for one of its synonyms: "cards" -> "tokenTypes".
std::optional<MeantWord> meantSection(std::string_view written, const std::vector<std::string>& sections);

/// Whether the text only keeps a place, such as "TODO", "<name>" or "...".
bool isPlaceholder(std::string_view text);

}  // namespace ludo::language
