// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/text/data_node.h"

namespace ludo::testing {

/// A value inside a document: the container it stands in, and where. Valid until the document changes.
struct Spot {
  text::DataNode* container = nullptr;
  std::size_t index = 0;

  text::DataNode& value() const;
  std::string key() const;  ///< empty in a list
  void remove() const;
};

/// Everything in the document, outer before inner.
std::vector<Spot> spotsOf(text::DataNode& data);
/// What a path of language::walk, such as "actions[2].effects[0]", leads through, as far as it leads; outer
/// before inner.
std::vector<Spot> spotsAlong(text::DataNode& data, std::string_view path);

}  // namespace ludo::testing
