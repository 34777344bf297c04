// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <vector>

namespace ludo::compile {

/// What stands in a label for the name at `at`, with all brackets round it, and the blanks inside these.
std::string bracketed(const std::string& label, std::size_t at, std::size_t size);
bool isPartOfName(char c);
/// ":card", "%card%", "<card>" or "{{card}}", as other languages mark what is to be filled in; empty when the
/// label has no such hole.
std::string otherHole(const std::string& label, const std::string& name);
/// The label with the nearest property in each hole that has none: for "{prize}".
std::string withHoles(std::string label, const std::vector<std::string>& properties);

/// A property between the marks of other languages: "[price]" or "%price%", and the hole that would show it.
struct MarkedProperty {
  std::string shown;
  std::string hole;
};
/// The first "{name}" of the label that is that of no property; empty when there is none.
std::string unknownHole(const std::string& label, const std::vector<std::string>& properties);

/// The first of them. It may be what people are meant to read.
std::optional<MarkedProperty> markedProperty(const std::string& label,
                                             const std::vector<std::string>& properties);

}  // namespace ludo::compile
