// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/language/type.h"
#include "core/text/data_node.h"

/// How the members of a union are told apart.
namespace ludo::language {

/// The words that stand for a member under its tag key: its tag, or its enumeration's values.
std::vector<std::string> tagsOf(const Type& record);

/// Whether the mapping has the form of the record.
bool matches(const Type& record, const text::DataNode& data);

/// The union that the mapping belongs to, when it is another one than `here`; else null.
const Type* foreignUnion(const Type& here, const text::DataNode& data);

}  // namespace ludo::language
