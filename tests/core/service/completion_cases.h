// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <ostream>
#include <span>
#include <string>
#include <vector>

namespace ludo::service {

/// What is offered at `@` in a block that is added to the host game, as "label => text" or just "text" where
/// both are equal. `offered` stands in this order; with `others`, more may stand between and behind.
struct CompletionCase {
  std::string name;
  std::string yaml;
  std::vector<std::string> offered;
  bool others = false;
  std::vector<std::string> notOffered = {};
  std::string replaced = {};
};
void PrintTo(const CompletionCase& test, std::ostream* out);

std::span<const CompletionCase> constructCompletions();
std::span<const CompletionCase> nameCompletions();

// What cases are made of.
/// The section of an action with further lines.
std::string action(const std::string& lines);
/// A block of its own: a region with a part for each seat.
std::string sides();
/// The section of the setup with these items.
std::string setup(const std::string& lines);

}  // namespace ludo::service
