// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <optional>

#include "core/analysis/unsupported.h"
#include "core/kernel/rules.h"
#include "core/layout/field.h"
#include "core/layout/zone_set.h"
#include "core/lowering/typed.h"
#include "core/machine/builder.h"

namespace ludo::engine {

struct Context;
class Geometry;
class Names;
class FunctionLowering;
struct StateLayout;
class Tokens;

using machine::Word;

/// A function that writes code at the place where it is called.
using Body = std::function<void()>;

/// What every part of the lowering has at hand. A part writes the code for one side of the rules, following
/// the file of the kernel that its header names: what the kernel asks about the game's text, the part asks
/// when it writes; what the kernel asks about the state, the code asks when it runs. Questions give words, 1
/// or 0 where they are asked with "whether"; a word may be known when code is written. All functions may
/// throw Unsupported. Parts belong to Parts and live while one function is written; one thread.
class Part {
 public:
  Part(const Part&) = delete;
  Part& operator=(const Part&) = delete;

 protected:
  explicit Part(FunctionLowering& function);
  ~Part() = default;

  /// Gives `lower(part)`. The code written meanwhile has the part's node as its origin, and so has an
  /// Unsupported that is thrown without a node.
  template <typename Node, typename Lower>
  auto lowerPart(const Node& part, const Lower& lower);

  /// Writes code that reads a field of the position, or changes it.
  Word load(const Field& field);
  void store(const Field& field, Word value);
  /// The number that the expression is, where that is a literal or a constant; else nothing.
  std::optional<std::int64_t> constant(const language::ValueExpr& expression) const;
  /// The writer for sets of tokens, or of zones, as the kind says.
  SetWriter& sets(kernel::Value::Kind kind);

  // What most parts need of the function; the others include function_lowering.h.
  /// As whom code is written: the player who acts, unless an ActingAs says otherwise.
  Word actor() const;
  /// Writes code that gives up: the kernel has to play the move instead (Status::Escaped).
  void escape();
  /// Counts a part of the rules that is written out; throws Unsupported when there are too many.
  void spend();

  FunctionLowering& m_function;
  machine::Builder& m_builder;
  Context& m_context;
  const kernel::Rules& m_rules;
  const language::GameDef& m_def;
  const StateLayout& m_layout;
  Geometry& m_geometry;
  SetWriter& m_sets;  ///< of zones
  Names& m_names;
  Tokens& m_tokens;
};

/// While it lives, the code that is written has a node of the rules as its origin (Instruction::origin).
class WithOrigin {
 public:
  WithOrigin(machine::Builder& builder, const language::Node& node)
      : m_builder(builder), m_before(builder.setOrigin(node.node)) {}
  WithOrigin(const WithOrigin&) = delete;
  WithOrigin& operator=(const WithOrigin&) = delete;
  ~WithOrigin() { m_builder.setOrigin(m_before); }

 private:
  machine::Builder& m_builder;
  std::uint32_t m_before;
};

template <typename Node, typename Lower>
auto Part::lowerPart(const Node& part, const Lower& lower) {
  if constexpr (std::is_base_of_v<language::Node, Node>) {
    const WithOrigin node(m_builder, part);
    try {
      return lower(part);
    } catch (Unsupported& reason) {
      if (reason.node == 0) reason.node = part.node;
      throw;
    }
  } else {
    return lower(part);
  }
}

}  // namespace ludo::engine
