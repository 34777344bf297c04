// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/language/type.h"
#include "core/text/markdown.h"

namespace ludo::campaign {

/// A whole number or a word that stands in a document, and the type that the language has for its place.
struct Literal {
  const text::DataNode* node = nullptr;
  const language::Type* type = nullptr;  ///< an Integer, an Enumeration, or a Notation that takes numbers
  std::string path;                      ///< "actions.items[2].limit"
};

/// The literals of the sections that say how a game is played, in document order. They point into the
/// document.
std::vector<Literal> literalsOf(const text::MarkdownDocument& document);

}  // namespace ludo::campaign
