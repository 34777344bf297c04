// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/language/type.h"

/// What descriptions say, in words: for hovers, the manual and the grammar.
namespace ludo::language {

/// The type without the Optional around it.
const Type& stripped(const Type& type);

/// "list of effect", "mapping from constant id to integer", "zone selector", "phase name".
std::string typeLabel(const Type& type);

/// What may stand in a place of this type, in one Markdown phrase: "one of `\"top\"`, `\"bottom\"`".
std::string whatStands(const Type& type);

/// The words that mark a record inside its union: its tag, or each value of its tag field.
std::vector<EnumValue> tagWords(const Type& record);

/// How a record of a union begins: `addVar:`, `ref: "gvar"`.
std::string tagText(const Type& record, const std::string& word);

}  // namespace ludo::language
