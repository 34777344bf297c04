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
class Scope;
struct StateLayout;
class Tokens;

using machine::Word;

/// Writes code at the place where it is called.
using Body = std::function<void()>;

/// What every part of the lowering has at hand. A part writes the code for one side of the rules, as the
/// kernel's file that its header names plays it: where the kernel asks `if` about the game's text, the part
/// does; where it asks about the state, the code will. All throw Unsupported.
class Part {
 public:
  Part(const Part&) = delete;
  Part& operator=(const Part&) = delete;

 protected:
  explicit Part(Scope& scope);
  ~Part() = default;

  /// Lowers a part of the language, `lower(part)`. What is written is of its node, and what is thrown without
  /// a node is about it.
  template <typename Node, typename Lower>
  auto lowerPart(const Node& part, const Lower& lower);

  Word load(const Field& field);
  void store(const Field& field, Word value);
  /// The number, where it is a literal or a constant.
  std::optional<std::int64_t> constant(const language::ValueExpr& expression) const;
  /// Writes sets of tokens, or of zones.
  SetWriter& sets(kernel::Value::Kind kind);

  // What most parts need of the scope; the others include scope.h.
  /// Whose turn it is here, or who was named instead.
  Word actor() const;
  /// Gives up: the kernel has to do it.
  void escape();
  /// Counts a part of the rules that is written out; throws Unsupported when there are too many.
  void spend();

  Scope& m_scope;
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

/// While it lives, what is written is of a node of the rules.
class Of {
 public:
  Of(machine::Builder& builder, const language::Node& node)
      : m_builder(builder), m_before(builder.setOrigin(node.node)) {}
  Of(const Of&) = delete;
  Of& operator=(const Of&) = delete;
  ~Of() { m_builder.setOrigin(m_before); }

 private:
  machine::Builder& m_builder;
  std::uint32_t m_before;
};

template <typename Node, typename Lower>
auto Part::lowerPart(const Node& part, const Lower& lower) {
  if constexpr (std::is_base_of_v<language::Node, Node>) {
    const Of node(m_builder, part);
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
