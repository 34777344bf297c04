// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

namespace ludo::mend {

/// A line of a block with the marks of the language, where pages, word processors and other scripts have
/// others: entities, tags, full-width braces, bullets and numbers for dashes, drawn blanks, keys in bold.
/// What other scripts write within a text stays.
std::string withPlainMarks(std::string_view line);

}  // namespace ludo::mend
