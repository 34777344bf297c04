// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/compile/proofs.h"
#include "core/diagnostics/kinds.h"
#include "core/kernel/arithmetic.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

struct Obstacle {
  std::string why;  ///< goes on after "... is never legal: "
  std::string remedy;
  Span place;
  const Condition* condition = nullptr;
  std::optional<diagnostics::Fix> fix = std::nullopt;
};

/// The two numbers in one another's place, where both are written there.
std::optional<diagnostics::Fix> swapped(const ValueExpr& min, const ValueExpr& max) {
  const auto* low = std::get_if<std::int64_t>(&min.node);
  const auto* high = std::get_if<std::int64_t>(&max.node);
  if (low == nullptr || high == nullptr || !min.span.known() || !max.span.known()) return std::nullopt;
  std::vector<diagnostics::TextEdit> edits = {{min.span, std::to_string(*high)},
                                              {max.span, std::to_string(*low)}};
  if (max.span.begin < min.span.begin) std::swap(edits[0], edits[1]);
  return diagnostics::Fix{"Swap them", std::move(edits), false};
}

bool isNever(const Ranges& ranges, const Condition& condition) {
  return ranges.of(condition) == Truth::Never;
}

/// A parameter without anything to pick.
std::optional<Obstacle> emptyDomain(const Ranges& ranges, const ParamDef& param,
                                    const std::set<std::uint32_t>& emptyZones) {
  const std::string subject = "there is nothing to pick for \"" + param.name.name + '"';
  if (const auto* range = std::get_if<IntsInRangeQuery>(&param.domain.node)) {
    if (ranges.of(range->min).low > ranges.of(range->max).high)
      return Obstacle{subject + ", since its smallest number is above its largest",
                      "Swap \"min\" and \"max\"", param.domain.span, nullptr,
                      swapped(range->min, range->max)};
  }
  if (const auto* words = std::get_if<EnumsQuery>(&param.domain.node); words && words->values.empty())
    return Obstacle{subject + ", since its list is empty", "List the words under \"values\"",
                    param.domain.span};
  if (const auto* tokens = std::get_if<TokensInZoneQuery>(&param.domain.node)) {
    bool isEmpty = tokens->zone.zone.resolved() && emptyZones.contains(tokens->zone.zone.index);
    // That the zone stays empty was told; what follows from it need not be.
    if (isEmpty) return Obstacle{};
  }
  return std::nullopt;
}

/// A cost that goes beyond what a variable can ever hold.
std::optional<Obstacle> unpayable(const Ranges& ranges, const GameDef& def, const EffectList& cost) {
  for (const Effect& effect : cost.items) {
    const auto* add = std::get_if<AddVarEffect>(&effect.node);
    if (add == nullptr || !add->var.resolved()) continue;
    Range bounds = ranges.bounds(add->var.index);
    Range can = ranges.variable(add->var.index);
    Range delta = ranges.of(add->delta);
    if (delta.isAnything()) continue;
    const std::string name = '"' + def.variables[add->var.index].id.name + '"';
    if (delta.high < 0 && delta.high != INT64_MIN &&
        can.high < kernel::saturating::subtract(bounds.low, delta.high))
      return Obstacle{"it costs at least " + std::to_string(-delta.high) + " of " + name +
                          ", which never holds that much",
                      "Lower the cost, or let " + name + " grow higher", effect.span};
    if (delta.low > 0 && can.low > kernel::saturating::subtract(bounds.high, delta.low))
      return Obstacle{"it adds at least " + std::to_string(delta.low) + " to " + name + ", which has no room",
                      "Lower what it adds, or raise \"max\" of " + name, effect.span};
  }
  return std::nullopt;
}

}  // namespace

void proveActions(Proofs& proofs) {
  for (std::uint32_t i = 0; i < proofs.def.actions.size(); ++i) {
    const ActionDef& action = proofs.def.actions[i];
    std::optional<Obstacle> obstacle;
    if (std::all_of(action.phase.begin(), action.phase.end(),
                    [&](const PhaseRef& phase) { return proofs.deadPhases.contains(phase.index); })) {
      proofs.deadActions.insert(i);  // told of the phase
      continue;
    }
    if (isNever(proofs.ranges, action.pre))
      obstacle = Obstacle{"its condition \"pre\" never holds", "Change the condition, or take the action out",
                          action.pre.span, &action.pre};
    else if (action.post && isNever(proofs.ranges, *action.post))
      obstacle = Obstacle{"its condition \"post\" never holds",
                          "Change the condition, or take the action out", action.post->span, &*action.post};
    for (const ParamDef& param : action.params) {
      if (!obstacle) obstacle = emptyDomain(proofs.ranges, param, proofs.emptyZones);
    }
    if (!obstacle) obstacle = unpayable(proofs.ranges, proofs.def, action.cost);
    if (!obstacle) continue;
    proofs.deadActions.insert(i);
    if (obstacle->why.empty()) continue;
    auto& diagnostic =
        proofs.report(kinds::ImpossibleAction, obstacle->place, "actions[" + std::to_string(i) + "]",
                      "The action \"" + action.id.name + "\" is never legal: " + obstacle->why);
    diagnostic.suggestion = obstacle->remedy;
    diagnostic.fix = obstacle->fix;
    if (obstacle->condition != nullptr) proofs.explain(*obstacle->condition, diagnostic);
  }
}

}  // namespace ludo::compile
