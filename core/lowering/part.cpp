// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/part.h"

#include <variant>

#include "core/layout/geometry.h"
#include "core/layout/state_layout.h"
#include "core/layout/tokens.h"
#include "core/lowering/context.h"
#include "core/lowering/scope.h"

namespace ludo::engine {

Part::Part(Scope& scope)
    : m_scope(scope),
      m_builder(scope.builder),
      m_context(scope.context),
      m_rules(scope.context.rules),
      m_def(scope.context.rules.def()),
      m_layout(scope.context.layout),
      m_geometry(scope.context.geometry),
      m_sets(scope.sets),
      m_names(scope.names),
      m_tokens(scope.tokens) {}

Word Part::load(const Field& field) {
  return m_builder.load(field.width, {machine::Memory::State, field.offset});
}

void Part::store(const Field& field, Word value) {
  m_builder.store(field.width, {machine::Memory::State, field.offset}, value);
}

std::optional<std::int64_t> Part::constant(const language::ValueExpr& expression) const {
  if (const auto* literal = std::get_if<std::int64_t>(&expression.node)) return *literal;
  const auto* named = std::get_if<language::ConstantValue>(&expression.node);
  if (named == nullptr) return std::nullopt;
  return m_def.constants[named->name.index].value;
}

Word Part::actor() const {
  return m_scope.actor;
}

void Part::escape() {
  m_scope.escape();
}

void Part::spend() {
  m_scope.spend();
}

SetWriter& Part::sets(kernel::Value::Kind kind) {
  return kind == kernel::Value::Kind::Token ? m_tokens.sets() : m_sets;
}

}  // namespace ludo::engine
