// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/part.h"

#include <variant>

#include "core/layout/geometry.h"
#include "core/layout/state_layout.h"
#include "core/layout/tokens.h"
#include "core/lowering/context.h"
#include "core/lowering/function_lowering.h"

namespace ludo::engine {

Part::Part(FunctionLowering& function)
    : m_function(function),
      m_builder(function.builder),
      m_context(function.context),
      m_rules(function.context.rules),
      m_def(function.context.rules.def()),
      m_layout(function.context.layout),
      m_geometry(function.context.geometry),
      m_sets(function.sets),
      m_names(function.names),
      m_tokens(function.tokens) {}

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
  return m_function.actor;
}

void Part::escape() {
  m_function.escape();
}

void Part::spend() {
  m_function.spend();
}

SetWriter& Part::sets(kernel::Value::Kind kind) {
  return kind == kernel::Value::Kind::Token ? m_tokens.sets() : m_sets;
}

}  // namespace ludo::engine
