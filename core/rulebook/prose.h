// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/text/markdown.h"

namespace ludo::rulebook {

/// A paragraph, a list or the like.
struct ProsePart {
  std::string html;  ///< one element
  Span place;
};

/// The document's prose as HTML, by the section of the block that it stands before: people write about rules
/// before they write them. What stands before the first block is under "", as is all of a text without
/// blocks; what stands behind the last goes with it. Left out are headings, for a rulebook has its own,
/// whatever a page could load or run, and paragraphs with code in them that is none of `names`: they are
/// about the text of the rules. Names of the game stand as words.
std::map<std::string, std::vector<ProsePart>> proseBySection(const text::MarkdownDocument& document,
                                                             const std::set<std::string>& names);

}  // namespace ludo::rulebook
