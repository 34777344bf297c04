// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <string>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "core/language/type.h"
#include "core/text/data_node.h"

namespace ludo::testing {

/// A type whose examples can be read on their own: a record that is no member of a union, or a member by way
/// of its union.
struct Readable {
  const language::Type* record = nullptr;
  const language::Type* readAs = nullptr;  ///< the record, or its union
};

/// Every record of the language but the two whole documents.
std::vector<Readable> readableRecords();

/// A fresh C++ object of a described type; null when this helper does not know the type.
std::shared_ptr<void> freshObject(const language::Type& type);

/// YAML without mistakes as data; a mistake fails the test.
text::DataNode yaml(const std::string& text);

/// The codes and places of diagnostics, for messages of failed tests.
std::string shown(const diagnostics::List& diagnostics);

}  // namespace ludo::testing
