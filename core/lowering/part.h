// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "core/analysis/unsupported.h"
#include "core/lowering/scope.h"

namespace ludo::engine {

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
  explicit Part(Scope& scope)
      : m_scope(scope),
        m_builder(scope.builder),
        m_context(scope.context),
        m_rules(scope.context.rules),
        m_def(scope.context.rules.def()),
        m_layout(scope.context.layout),
        m_geometry(scope.context.geometry),
        m_sets(scope.sets),
        m_tokens(scope.tokens) {}
  ~Part() = default;

  Word load(const Field& field) {
    return m_builder.load(field.width, {machine::Memory::State, field.offset});
  }
  void store(const Field& field, Word value) {
    m_builder.store(field.width, {machine::Memory::State, field.offset}, value);
  }
  /// The number, where it is a literal or a constant.
  std::optional<std::int64_t> constant(const language::ValueExpr& expression) const {
    if (const auto* literal = std::get_if<std::int64_t>(&expression.node)) return *literal;
    const auto* named = std::get_if<language::ConstantValue>(&expression.node);
    if (named == nullptr) return std::nullopt;
    return m_def.constants[named->name.index].value;
  }
  /// Writes sets of tokens, or of zones.
  SetWriter& sets(kernel::Value::Kind kind) {
    return kind == kernel::Value::Kind::Token ? m_tokens.sets() : m_sets;
  }

  Scope& m_scope;
  machine::Builder& m_builder;
  Context& m_context;
  const kernel::Rules& m_rules;
  const language::GameDef& m_def;
  const StateLayout& m_layout;
  Geometry& m_geometry;
  SetWriter& m_sets;  ///< of zones
  Tokens& m_tokens;
};

}  // namespace ludo::engine
