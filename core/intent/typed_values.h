// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/language/type.h"
#include "core/text/data_node.h"
#include "core/wording/known_words.h"

/// Values and the types that the language wants in their place.
namespace ludo::mend {

/// Each rule copies what it changes; what has more entries than this is left alone.
constexpr std::size_t mostEntries = 64;

/// The fields as a member of a union: with its tag, or under it.
text::DataNode asMember(const language::Type& member, text::DataNode fields);
/// Whether the mapping has fields of the record only, and all that it needs.
bool fits(const language::Type& record, const text::DataNode& fields);
/// Whether the mapping is one of this type, a record or a union, by its keys.
bool hasForm(const language::Type& type, const text::DataNode& node);
/// Whether a value says by its form that it is one of this type: a construct, or a list of them.
bool isConstructOf(const language::Type& type, const text::DataNode& value);
/// What the mapping holds beside the fields and the tag of the record.
std::vector<const text::DataEntry*> entriesWithoutField(const language::Type& record,
                                                        const text::DataNode& fields);
/// Whether a value of this form may stand in the field.
bool takes(const language::Field& field, const text::DataNode& value);
/// Whether a number may stand where this type is wanted, perhaps among other things.
bool takesNumber(const language::Type& wanted);
/// The field that names the record, or null.
const language::Field* nameOf(const language::Type& record);

/// The operator of the language that a word or sign stands for.
std::optional<std::string> operatorMeant(const std::string& word);

/// Whether a key is one of the names, or of the words, that stand in a field of this type.
bool isNameIn(const language::Type& type, const std::string& key, const KnownWords& words);
/// Whether a value says by itself that it is meant for the field. Where none is missing, a number or a text
/// says nothing.
bool isTelling(const language::Field& field, const text::DataNode& value, const KnownWords& words);
/// Whether it is the name of something that belongs there.
bool isNamed(const language::Field& field, const text::DataNode& value, const KnownWords& words);

}  // namespace ludo::mend
