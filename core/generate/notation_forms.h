// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <span>
#include <string_view>

#include "core/generate/vocabulary.h"
#include "core/language/game_def.h"
#include "core/language/type.h"

/// The ways in which selectors and numbers are written, as far as they are a choice.
namespace ludo::generate {

inline constexpr std::string_view playerForms[] = {"actor", "active",  "opponent", "left",     "right",
                                                   "seat",  "binding", "all",      "allOther", "variable"};
inline constexpr std::string_view zoneForms[] = {"shared",  "space", "owned",   "binding",
                                                 "ofToken", "last",  "variable"};
inline constexpr std::string_view tokenForms[] = {"binding", "variable", "top", "bottom"};
inline constexpr std::string_view directionForms[] = {"named", "binding", "ofPlayer"};
inline constexpr std::string_view regionForms[] = {"region", "part"};
inline constexpr std::string_view numberForms[] = {"literal", "constant"};

/// The forms of a notation; none for one that is not known here.
std::span<const std::string_view> formsOf(const language::Type& notation);
/// Which of them a value has, in a game that defines these names.
std::size_t formOf(const language::Type& notation, const void* value, const Vocabulary& names);

}  // namespace ludo::generate
