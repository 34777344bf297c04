// SPDX-License-Identifier: Apache-2.0
// What is certain of the zones of a move while its effects are written, so that code need not ask for it. It
// begins with what the action's text promises, and ends with the first effect that may change it.
#include <variant>

#include "core/engine/lowering.h"

namespace ludo::engine {

using namespace language;

// What is certain when a loop begins may no longer be so in its second round.
Content Lowering::certain(const ZoneSelector& selector) const {
  if (selector.kind != ZoneSelector::Kind::Binding || m_loops > 0) return Content::Anything;
  const Name* name = find(selector.binding.index);
  if (name == nullptr) return Content::Anything;
  return name->content == Content::Nothing || name->mover == m_actor ? name->content : Content::Anything;
}

Content Lowering::certain(const TokenSelector& selector) const {
  return selector.kind == TokenSelector::Kind::Binding ? Content::Anything : certain(selector.zone);
}

// Whether a capture of the query's options leaves a token of the actor's in the zone alone.
bool Lowering::spares(const Query& query, const Name& zone) const {
  const auto isZone = [&](const ZoneSelector& selector) {
    return selector.kind == ZoneSelector::Kind::Binding && find(selector.binding.index) == &zone;
  };
  if (const auto* part = std::get_if<BetweenQuery>(&query.node))
    return isZone(part->from) || isZone(part->to);
  if (const auto* part = std::get_if<SandwichedQuery>(&query.node)) return !part->where;
  const auto* part = std::get_if<TokensInZoneQuery>(&query.node);
  if (part == nullptr) return false;
  const Content content = certain(part->zone);
  return content == Content::Nothing || content == Content::NotOwn;
}

void Lowering::forgetAfter(const CaptureEffect& capture) {
  for (Name& name : m_names) {
    if (name.content == Content::Own && !spares(capture.what, name)) name.content = Content::Anything;
  }
}

// Zones without a token are forgotten when one comes: see entered().
void Lowering::forgetAfter(const Effect& effect) {
  if (const auto* capture = std::get_if<CaptureEffect>(&effect.node)) return forgetAfter(*capture);
  // What is within these forgets for itself.
  const bool changesNone = std::holds_alternative<SetVarEffect>(effect.node) ||
                           std::holds_alternative<AddVarEffect>(effect.node) ||
                           std::holds_alternative<SetTokenPropEffect>(effect.node) ||
                           std::holds_alternative<IfEffect>(effect.node) ||
                           std::holds_alternative<LetEffect>(effect.node);
  if (changesNone) return;
  for (Name& name : m_names) {
    if (name.content != Content::Nothing) name.content = Content::Anything;
  }
}

}  // namespace ludo::engine
