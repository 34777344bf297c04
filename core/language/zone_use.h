// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <span>
#include <vector>

#include "core/language/game_def.h"

/// What can be told of zones from the text of the rules.
namespace ludo::language {

/// By zone definition: whether the rules, or the effects that set up other positions, can come to it: they
/// name it, ask for it with all others, or it is joined by edges to a zone that is used.
std::vector<bool> usedZones(const GameDef& def, std::span<const EffectList> positions = {});

/// Whether one of the zones with the flag, by zone definition, is not seen by everybody.
bool anyHides(const GameDef& def, const std::vector<bool>& among);

}  // namespace ludo::language
