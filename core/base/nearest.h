// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ludo {

/// A name in small letters without `_`, `-` and blanks, as people mix them up.
std::string withoutSeparators(std::string_view name);

/// The same without the "s" of a plural: equal for names that are most likely meant as one.
std::string foldedName(std::string_view name);

/// Optimal string alignment distance (insert, delete, replace, swap neighbours), letter case ignored. Of
/// words that are further apart than `most`, some number above it: that takes little, however long they are.
std::size_t editDistance(std::string_view a, std::string_view b, std::size_t most = SIZE_MAX);

/// The candidate a person most likely meant by `word`: equal but for case, separators or plural first, else
/// the one of least edit distance, if that is at most a third of the word (at least one edit allowed).
std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& candidates);

}  // namespace ludo
