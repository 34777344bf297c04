// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/base/rng.h"
#include "core/text/data_node.h"

namespace ludo::fuzz {

/// Changes some values, keys, items and entries of a tree: into words of the language and numbers that are
/// often mistaken, into parts of the tree itself, of examples, and of `donor` when it is not null. Some are
/// taken away, doubled, repeated many times, exchanged, or put into further lists and maps.
void mutateTree(text::DataNode& root, const text::DataNode* donor, Rng& random);

/// The input read as JSON and changed so; as bytes when it is none.
std::string mutateJson(std::string_view input, std::string_view other, Rng& random);

/// The same with strict YAML.
std::string mutateYaml(std::string_view input, std::string_view other, Rng& random);

}  // namespace ludo::fuzz
