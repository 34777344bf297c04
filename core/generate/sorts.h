// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>

#include "core/generate/vocabulary.h"
#include "core/language/type.h"

/// What the constructs of the language yield, and what their parts need; see Filler for what holds of a
/// construct that is not named here.
namespace ludo::generate {

/// What a value of this form is; nothing when that depends on what it holds.
std::optional<Sort> sortOfValue(const language::Type& form);
/// What the members of a query of this form are; nothing when that depends on what it holds.
std::optional<Sort> sortOfMembers(const language::Type& form);
/// What a parameter of a definition stands for.
Sort sortOfParameter(language::ParameterType type);
/// What the rules bind by themselves: "$zone", "$token", "$player".
Sort sortOfCandidate(const std::string& name);
/// Whether a field's selector may stand for several players.
bool takesSeveral(const language::Type& record, std::string_view field);

}  // namespace ludo::generate
