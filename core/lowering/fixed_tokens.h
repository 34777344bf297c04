// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/analysis/facts.h"
#include "core/layout/constants.h"
#include "core/layout/tokens.h"
#include "core/lowering/typed.h"

namespace ludo::engine {

/// Whether the tokens that have a value of the property for ever can be looked up by that value: there are
/// not too many values.
bool hasFixedTable(const Facts::Property& property);

/// The tokens, in play or not, whose property is `wanted`, a value of its kind. The property has such a
/// table.
TokenSet tokensWithFixed(machine::Builder& builder, ConstantTables& constants, const SetWriter& sets,
                         const Facts::Property& property, const Typed& wanted);

/// The tokens of the types whose value, by type, is the wanted number; a type may have none.
TokenSet tokensOfTypesWith(machine::Builder& builder, Tokens& tokens,
                           const std::vector<std::optional<std::int64_t>>& values, machine::Word wanted);

}  // namespace ludo::engine
