// SPDX-License-Identifier: Apache-2.0
#include "core/compile/compile.h"
#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::compile {

using namespace language;

namespace {

ValueExpr zoneCount(const ZoneSelector& zone) {
  ZoneCountValue count;
  count.span = zone.span;
  count.zone = zone;
  ValueExpr value;
  value.span = zone.span;
  value.node = std::move(count);
  return value;
}

ValueExpr arithmetic(ArithmeticOp op, ValueExpr left, ValueExpr right, Span span) {
  ArithmeticValue node;
  node.span = span;
  node.op = op;
  node.left = Box<ValueExpr>(std::move(left));
  node.right = Box<ValueExpr>(std::move(right));
  ValueExpr value;
  value.span = span;
  value.node = std::move(node);
  return value;
}

ValueExpr zero(Span span) {
  ValueExpr value;
  value.span = span;
  value.node = std::int64_t{0};
  return value;
}

ValueExpr atLeastZero(ValueExpr value, Span span) {
  return arithmetic(ArithmeticOp::Maximum, std::move(value), zero(span), span);
}

ValueExpr expand(NegativeValue macro) {
  return arithmetic(ArithmeticOp::Subtract, zero(macro.span), std::move(*macro.value), macro.span);
}

template <typename T>
Effect effect(T node, Span span) {
  Effect made;
  node.span = span;
  made.span = span;
  made.node = std::move(node);
  return made;
}

BindingRef bound(const char* name, Span span) {
  BindingRef ref(name);
  ref.span = span;
  return ref;
}

constexpr const char* eachPlayer = "$eachPlayer";
constexpr const char* discarded = "$discarded";
constexpr const char* discardedToken = "$discardedToken";

bool isPlural(const ZoneSelector& zone) {
  return zone.owned && zone.owner.plural();
}

void makeSingular(ZoneSelector& zone) {
  if (!isPlural(zone)) return;
  zone.owner.kind = PlayerSelector::Kind::Binding;
  zone.owner.binding = bound(eachPlayer, zone.span);
}

/// `body` once for each player that `zone` means.
Effect forEachOwner(const ZoneSelector& zone, Effect body, Span span) {
  PlayersQuery players;
  players.span = span;
  players.of = zone.owner;
  ForEachEffect loop;
  loop.bind = BindingId(eachPlayer);
  loop.over.node = std::move(players);
  loop.over.span = span;
  loop.effects.items.push_back(std::move(body));
  return effect(std::move(loop), span);
}

Effect expand(RefillToSizeEffect macro) {
  // With a zone for each player every one of them is filled; one zone is filled from each player's in turn.
  const ZoneSelector written = isPlural(macro.zone) ? macro.zone : macro.from;
  makeSingular(macro.zone);
  makeSingular(macro.from);
  DrawEffect draw;
  draw.count = atLeastZero(arithmetic(ArithmeticOp::Subtract, macro.size, zoneCount(macro.zone), macro.span),
                           macro.span);
  draw.from = macro.from;
  draw.to = macro.zone;
  Effect body = effect(std::move(draw), macro.span);
  return isPlural(written) ? forEachOwner(written, std::move(body), macro.span) : body;
}

Effect expand(DiscardDownToEffect macro) {
  ZoneSelector written = macro.zone;
  makeSingular(macro.zone);
  if (isPlural(written)) makeSingular(macro.to);
  TokensInZoneQuery tokens;
  tokens.span = macro.span;
  tokens.zone = macro.zone;
  ChooseNEffect choose;
  choose.bind = BindingId(discarded);
  choose.options.node = std::move(tokens);
  choose.options.span = macro.span;
  choose.n = atLeastZero(arithmetic(ArithmeticOp::Subtract, zoneCount(macro.zone), macro.size, macro.span),
                         macro.span);
  if (macro.chooser)
    choose.chooser = macro.chooser;
  else if (macro.zone.owned)
    choose.chooser = macro.zone.owner;

  BindingQuery picks;
  picks.span = macro.span;
  picks.name = bound(discarded, macro.span);
  MoveTokenEffect move;
  move.token.binding = bound(discardedToken, macro.span);
  move.to = macro.to;
  ForEachEffect loop;
  loop.bind = BindingId(discardedToken);
  loop.over.node = std::move(picks);
  loop.over.span = macro.span;
  loop.effects.items.push_back(effect(std::move(move), macro.span));

  // A list of its own, so that the name of the picks is dropped again after it.
  IfEffect scope;
  scope.then.items.push_back(effect(std::move(choose), macro.span));
  scope.then.items.push_back(effect(std::move(loop), macro.span));
  Effect body = effect(std::move(scope), macro.span);
  return isPlural(written) ? forEachOwner(written, std::move(body), macro.span) : body;
}

/// A round in which it no longer holds changes nothing, and so do those after it.
void expandWhile(RepeatEffect& repeat) {
  IfEffect round;
  round.when = std::move(*repeat.goesOn);
  round.then = std::move(repeat.effects);
  const Span span = round.when.span;
  repeat.goesOn.reset();
  repeat.effects = {};
  repeat.effects.items.push_back(effect(std::move(round), span));
}

}  // namespace

namespace {

void expandMacro(ValueExpr& written) {
  if (auto* negative = std::get_if<NegativeValue>(&written.node)) written = expand(std::move(*negative));
}

void expandMacro(Effect& written) {
  if (auto* refill = std::get_if<RefillToSizeEffect>(&written.node))
    written = expand(std::move(*refill));
  else if (auto* discard = std::get_if<DiscardDownToEffect>(&written.node))
    written = expand(std::move(*discard));
  else if (auto* repeat = std::get_if<RepeatEffect>(&written.node); repeat != nullptr && repeat->goesOn)
    expandWhile(*repeat);
}

void expandMacrosIn(const Type& root, void* value) {
  walk(root, value, [](const Type& type, void* part, const Path&) {
    if (&type == &typeOf<ValueExpr>()) expandMacro(*static_cast<ValueExpr*>(part));
    if (&type == &typeOf<Effect>()) expandMacro(*static_cast<Effect*>(part));
    return &type != &typeOf<ZoneDef>() && &type != &typeOf<RegionDef>();  // there can be thousands
  });
}

}  // namespace

void expandMacros(GameDef& def) {
  expandMacrosIn(gameDefType(), &def);
}

void expandMacros(std::vector<TestDef>& tests) {
  expandMacrosIn(testsType(), &tests);
}

}  // namespace ludo::compile
