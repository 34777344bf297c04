// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/language/effects.h"
#include "core/language/walk.h"

/// What the descriptions tell about effects. It holds for every effect there is, so nobody needs a list of
/// them.
namespace ludo::language {

/// The description of the alternative that an effect is.
const Type& alternativeOf(const Effect& effect);

/// What the effect, or the value in an effect, may bring about.
Consequences consequencesOf(const Type& type, const void* value);

/// Whether the effect may have one of the consequences by itself. What the effects inside it may is not
/// counted.
bool mayItself(const Effect& effect, Consequences consequences);

/// Whether one of the effects that `root` is or holds may have one of the consequences.
template <typename Root>
bool anyMay(const Root& root, Consequences consequences) {
  return anyWithin(root, [consequences](const Type& type, const void* value) {
    return consequencesOf(type, value).any(consequences);
  });
}

/// Whether there are effects inside an effect.
bool holdsEffects(const Type& record);
/// The field in which a record binds a name; null when it binds none.
const Field* bindingField(const Type& record);
/// The name that an effect binds for the effects that follow it in its list, as a choice and a roll do; null
/// when it binds none.
const BindingId* nameForTheRest(const Type& record, const void* effect);

/// The zones that an effect moves tokens between.
struct TokenRoute {
  const ZoneSelector* from = nullptr;  ///< null: from anywhere
  const ZoneSelector* to = nullptr;    ///< null: anywhere, or out of the game
  bool leavesGame = false;             ///< `to` could be written and is not
};
TokenRoute tokenRoute(const Type& record, const void* effect);

}  // namespace ludo::language
