// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/mend/known_words.h"
#include "core/text/data_node.h"

namespace ludo::mend {

/// A value in the language's own form, on one line.
struct Form {
  std::string text;
  int cost = 0;
};

/// What a value may mean that is written as other languages would write it: { eq: [a, b] }, "a == b",
/// { count: ... }, { win: "actor" }, [x] for x.
std::vector<Form> formsMeant(const text::DataNode& node, const KnownWords& words);

/// The data on one line, with braces and brackets.
std::string flowText(const text::DataNode& node);

}  // namespace ludo::mend
