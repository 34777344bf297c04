// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/language/type.h"
#include "core/text/markdown.h"

namespace ludo::mend {

/// A value of the document, and what the language wants in its place.
struct TypedNode {
  const text::DataNode* node = nullptr;
  const language::Type* type = nullptr;  ///< null where what holds the value is not of the language itself
};

/// The type without the optional round it.
const language::Type& bare(const language::Type& type);

/// The member of the union that the mapping has the form of, or null.
const language::Type* memberOf(const language::Type& type, const text::DataNode& node);

/// The record that the language wants in its place, alone or one of several; null where it is none.
const language::Type* recordOf(const TypedNode& place);

/// The values that a place of the document stands in, from its block's mapping inwards; if the place is a
/// key, what stands under it too. Empty outside blocks.
std::vector<TypedNode> typedPathTo(const text::MarkdownDocument& markdown, Span place);

}  // namespace ludo::mend
