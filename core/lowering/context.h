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
class RepetitionKeys;
struct StateLayout;

/// What all functions of a module share, and what is found out while they are written. Lives while one game
/// is lowered; one thread.
struct Context {
  /// `known`: what was found when the code was written before. Throws Unsupported.
  Context(const Reduction& reduction, Encoding encoding, const Discoveries& known);
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;
  ~Context();

 private:
  struct Held;
  const std::unique_ptr<Held> m_held;  ///< what the references name

 public:
  const kernel::Rules& rules;
  RepetitionKeys& repetitionKeys;
  Facts& facts;
  StateLayout& layout;
  ConstantTables& constants;
  Geometry& geometry;
  MethodNotes& notes;
  std::vector<ChoicePoint>& choices;    ///< filled by Purpose::Apply, which comes first
  Discoveries& found;                   ///< what has been found so far
  std::uint32_t scratch = 0;            ///< bytes of scratch memory handed out so far
  std::optional<std::uint32_t> series;  ///< offset of the scratch memory of Purpose::Series, once handed out
  bool mayEscape = false;               ///< some code gives up, so that a position can become Status::Escaped
  /// By action: the kinds of its parameters.
  std::vector<std::vector<kernel::Value::Kind>> parameters;
  std::int64_t unreachable;  ///< the distance to what cannot be reached
};

}  // namespace ludo::engine
