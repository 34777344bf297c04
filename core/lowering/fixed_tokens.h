// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/analysis/facts.h"
#include "core/layout/constants.h"
#include "core/layout/tokens.h"
#include "core/lowering/typed.h"

namespace ludo::engine {

/// Whether tokens can be looked up in a table by a property that setup fixes for ever: its values are not too
/// many.
bool hasFixedTable(const Facts::Property& property);

/// The tokens, in play or not, whose property is `wanted`, a value of the property's kind. hasFixedTable()
/// must be true.
TokenSet tokensWithFixed(machine::Builder& builder, ConstantTables& constants, const SetWriter& sets,
                         const Facts::Property& property, const Typed& wanted);

/// The tokens of all types of which `values` (by type; nothing: no value) is the wanted number.
TokenSet tokensOfTypesWith(machine::Builder& builder, Tokens& tokens,
                           const std::vector<std::optional<std::int64_t>>& values, machine::Word wanted);

}  // namespace ludo::engine
