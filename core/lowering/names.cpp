// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/names.h"

#include <algorithm>

#include "core/analysis/unsupported.h"

namespace ludo::engine {

using kernel::Value;
using machine::Variable;
using machine::Word;

Names::Names(machine::Builder& builder, bool followTokens, bool last)
    : m_builder(builder), m_followTokens(followTokens), m_last(last) {}

void Names::push(const Name& name) {
  m_names.push_back(name);
}

void Names::insert(const std::vector<Name>& names) {
  m_names.insert(m_names.end(), names.begin(), names.end());
}

void Names::pop() {
  m_names.pop_back();
}

void Names::resize(std::size_t count) {
  m_names.resize(count);
}

const Name* Names::find(std::uint32_t name) const {
  const auto found = std::find_if(m_names.rbegin(), m_names.rend(),
                                  [name](const Name& bound) { return bound.name == name; });
  return found == m_names.rend() ? nullptr : &*found;
}

bool Names::isEvery(std::uint32_t name) const {
  const Name* found = find(name);
  return found != nullptr && found->everyZone;
}

Typed Names::bound(std::uint32_t name) {
  const Name* found = find(name);
  // To the kernel, too, a name that is not bound here is nothing.
  if (found == nullptr) return {Value::Kind::Nothing, 0};
  if (found->everyZone) throw Unsupported{"a value that depends on every zone at once"};
  Typed result = found->value;
  if (found->variable) result.payload = m_builder.get(*found->variable);
  return result;
}

Name Names::lasting(std::uint32_t name, const Typed& value) {
  Name result{name, value, false, std::nullopt};
  const bool follows = m_followTokens && value.kind == Value::Kind::Token;
  if (follows || (m_last && !value.payload.known())) result.variable = m_builder.variable(value.payload);
  return result;
}

void Names::bind(std::uint32_t name, const Typed& value, bool everyZone) {
  m_names.push_back({name, value, everyZone, std::nullopt});
  if (m_followTokens && value.kind == Value::Kind::Token && !everyZone)
    m_names.back().variable = m_builder.variable(value.payload);
}

void Names::follow(const std::function<Word(Word)>& where) {
  if (!m_followTokens) return;
  for (const Name& name : m_names) {
    if (name.value.kind == Value::Kind::Token && name.variable)
      m_builder.set(*name.variable, where(m_builder.get(*name.variable)));
  }
}

std::vector<std::pair<Variable, Variable>> Names::held() {
  std::vector<std::pair<Variable, Variable>> held;
  for (const Name& name : m_names) {
    if (m_followTokens && name.value.kind == Value::Kind::Token && name.variable)
      held.emplace_back(*name.variable, m_builder.variable(m_builder.get(*name.variable)));
  }
  return held;
}

}  // namespace ludo::engine
