// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string_view>

namespace ludo::mend {

/// What is meant by a word for true or false, be it of another language: "yes", "True", "not false", "oui",
/// "[x]". Nothing when it is none.
std::optional<bool> truthMeant(std::string_view written);

}  // namespace ludo::mend
