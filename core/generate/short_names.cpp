// SPDX-License-Identifier: Apache-2.0
#include "core/generate/short_names.h"

#include "core/language/game_def.h"
#include "core/language/walk.h"

namespace ludo::generate {

using namespace language;

void shortenNames(const Type& type, void* value) {
  walk(type, value, [](const Type& part, void* held, const Path&) {
    if (&part != &typeOf<ValueExpr>()) return true;
    auto& expression = *static_cast<ValueExpr*>(held);
    std::string name;
    if (const auto* bound = std::get_if<BindingValue>(&expression.node)) name = bound->name.name;
    if (const auto* constant = std::get_if<ConstantValue>(&expression.node)) name = constant->name.name;
    if (name.empty()) return true;
    expression.node = std::move(name);
    return false;
  });
}

}  // namespace ludo::generate
