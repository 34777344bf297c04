// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/language/type.h"
#include "core/text/data_node.h"

namespace ludo::mend {

/// Each rule copies what it changes; what has more entries than this is left alone.
constexpr std::size_t mostEntries = 64;

/// A value that may be meant, and how much it supposes.
struct Change {
  text::DataNode node;
  int cost = 0;
};

/// What a mapping with the fields of a record may mean whose keys are not all the record's: that a level is
/// missing, or that its fields stand beside it.
std::vector<Change> recordsMeant(const language::Type& record, const text::DataNode& fields);

/// The fields as a member of a union: with its tag, or under it.
text::DataNode asMember(const language::Type& member, text::DataNode fields);
/// Whether the mapping has fields of the record only, and all that it needs.
bool fits(const language::Type& record, const text::DataNode& fields);
/// The fields, the one that the record does not have under the name of the one that it lacks.
text::DataNode withNameOfOne(const language::Type& record, text::DataNode fields);
/// The fields, those that the record does not have under the names of those that they are synonyms of.
text::DataNode withKnownNames(const language::Type& record, text::DataNode fields);
/// A list with a value for each field that the record needs, as those fields.
std::optional<text::DataNode> spreadOver(const language::Type& record, const text::DataNode& list);
/// Whether a value of this form may stand in the field.
bool takes(const language::Field& field, const text::DataNode& value);
/// The field that names the record, or null.
const language::Field* nameOf(const language::Type& record);

/// The operator of the language that a word or sign stands for.
std::optional<std::string> operatorMeant(const std::string& word);

}  // namespace ludo::mend
