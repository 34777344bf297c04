// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/certainty.h"

#include <variant>

#include "core/language/effect_facts.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/names.h"

namespace ludo::engine {

using namespace language;

// What is certain when a loop begins may no longer be so in its second round.
Content Certainty::certain(const ZoneSelector& selector) const {
  if (selector.kind != ZoneSelector::Kind::Binding || m_function.loops > 0) return Content::Anything;
  const Name* name = m_names.find(selector.binding.index);
  if (name == nullptr) return Content::Anything;
  return name->content == Content::Nothing || name->mover == actor() ? name->content : Content::Anything;
}

Content Certainty::certain(const TokenSelector& selector) const {
  return selector.isOfZone() ? certain(selector.zone) : Content::Anything;
}

// Whether a capture of the query's options leaves a token of the actor's in the zone alone.
bool Certainty::spares(const Query& query, const Name& zone) const {
  const auto isZone = [&](const ZoneSelector& selector) {
    return selector.kind == ZoneSelector::Kind::Binding && m_names.find(selector.binding.index) == &zone;
  };
  if (const auto* part = std::get_if<BetweenQuery>(&query.node))
    return isZone(part->from) || isZone(part->to);
  if (const auto* part = std::get_if<SandwichedQuery>(&query.node)) return !part->where;
  const auto* part = std::get_if<TokensInZoneQuery>(&query.node);
  if (part == nullptr) return false;
  const Content content = certain(part->zone);
  return content == Content::Nothing || content == Content::NotOwn;
}

void Certainty::forgetAfter(const CaptureEffect& capture) {
  for (Name& name : m_names) {
    if (name.content == Content::Own && !spares(capture.what, name)) name.content = Content::Anything;
  }
}

// Zones without a token are forgotten when one comes: see entered().
void Certainty::forgetAfter(const Effect& effect) {
  if (const auto* capture = std::get_if<CaptureEffect>(&effect.node)) return forgetAfter(*capture);
  // The effects inside have forgotten theirs one by one, unless a loop changes all of its zones at once.
  constexpr Consequences changes{Consequence::MoveTokens, Consequence::CreateTokens,
                                 Consequence::DestroyTokens, Consequence::ChangeOwners};
  const bool isLoop = std::holds_alternative<ForEachEffect>(effect.node);
  if (isLoop ? !anyMay(effect, changes) : !mayItself(effect, changes)) return;
  for (Name& name : m_names) {
    if (name.content != Content::Nothing) name.content = Content::Anything;
  }
}

}  // namespace ludo::engine
