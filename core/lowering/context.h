// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/kernel/value.h"

namespace ludo::kernel {
class Rules;
}

namespace ludo::engine {

struct ChoicePoint;
class ConstantTables;
struct Discoveries;
struct Facts;
struct Encoding;
class Geometry;
class MethodNotes;
class Reduction;
class Standing;
struct StateLayout;

/// What all functions of a module share, and what is found out while they are written.
struct Context {
  /// `known`: what was found when the code was written before.
  Context(const Reduction& reduction, Encoding encoding, const Discoveries& known);
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;
  ~Context();

 private:
  struct Held;
  const std::unique_ptr<Held> m_held;  ///< what the references name

 public:
  const kernel::Rules& rules;
  Standing& standing;
  Facts& facts;
  StateLayout& layout;
  ConstantTables& constants;
  Geometry& geometry;
  MethodNotes& notes;
  std::vector<ChoicePoint>& choices;  ///< filled by Purpose::Apply, which comes first
  Discoveries& found;
  std::uint32_t scratch = 0;            ///< bytes of scratch memory handed out
  std::optional<std::uint32_t> series;  ///< scratch memory of the function that looks for the longest series
  bool mayEscape = false;               ///< some code gives up where there is no room
  /// The kinds of each action's parameters.
  std::vector<std::vector<kernel::Value::Kind>> parameters;
  std::int64_t unreachable;  ///< how far away what cannot be reached is
};

}  // namespace ludo::engine
