// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>
#include <vector>

/// How each construct of the language is said in English.
namespace ludo::rulebook {

/// In `text`, {field} stands for what is in a field, {field's} for whose it is, and {field+wins} for who
/// wins. Of [one|another|...] the first is taken in which every field is there; nothing when there is none
/// such.
struct Phrase {
  std::string_view type;   ///< the name of the type
  std::string_view value;  ///< of its first field that is one of a few words; empty: any
  std::string_view text;
};

std::vector<Phrase> phrases();
/// Null when nothing is said of it.
const Phrase* phraseFor(std::string_view type, std::string_view value);

}  // namespace ludo::rulebook
