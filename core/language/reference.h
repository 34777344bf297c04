// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

namespace ludo::language {

/// The manual of the language in Markdown, made of the descriptions; docs/language.md holds it as a file.
std::string referenceText();

}  // namespace ludo::language
