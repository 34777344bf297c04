// SPDX-License-Identifier: Apache-2.0
#include "core/bundles/merge.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::bundles {

using namespace language;

namespace {

template <typename T>
void append(std::vector<T>& to, std::vector<T>& from) {
  to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
}

void insertPhases(std::vector<PhaseDef>& phases, std::vector<PhaseDef>& further, const BundleUse& use) {
  auto place = phases.end();
  const auto named = [&](const PhaseRef& phase) {
    return std::ranges::find_if(phases, [&](const PhaseDef& p) { return p.id.name == phase.name; });
  };
  if (use.before) {
    place = named(*use.before);
  } else if (use.after) {
    place = named(*use.after);
    if (place != phases.end()) ++place;
  }
  phases.insert(place, std::make_move_iterator(further.begin()), std::make_move_iterator(further.end()));
}

ValueExpr sum(ValueExpr left, ValueExpr right) {
  ValueExpr value;
  value.span = right.span;
  ArithmeticValue node;
  node.span = right.span;
  node.op = ArithmeticOp::Add;
  node.left = Box<ValueExpr>(std::move(left));
  node.right = Box<ValueExpr>(std::move(right));
  value.node = std::move(node);
  return value;
}

void addScoring(std::optional<ScoringDef>& scoring, std::optional<ScoringDef>& further) {
  if (!further) return;
  if (!scoring) {
    scoring = std::move(further);
    return;
  }
  scoring->score = sum(std::move(scoring->score), std::move(further->score));
  append(scoring->tieBreaks, further->tieBreaks);
}

using Names = std::set<std::pair<NameKind, std::string>>;

/// Names of these kinds are shared between definitions.
bool isShared(NameKind kind) {
  return kind == NameKind::Binding || kind == NameKind::Property || kind == NameKind::Direction ||
         kind == NameKind::DirectionSet;
}

Names definedNames(SpecDocument& document) {
  Names names;
  walk(specDocumentType(), &document, [&](const Type& type, void* value, const Path&) {
    if (&type == &typeOf<BundleDef>()) return false;
    if (type.kind == TypeKind::Definition && !isShared(type.nameKind))
      names.insert({type.nameKind, *type.text(value)});
    return true;
  });
  return names;
}

}  // namespace

std::optional<Collision> findCollision(SpecDocument& bundle, SpecDocument& document) {
  const Names there = definedNames(document);
  for (const auto& [kind, name] : definedNames(bundle)) {
    if (there.contains({kind, name})) return Collision{kind, name};
  }
  return std::nullopt;
}

void merge(SpecDocument bundle, const BundleUse& use, SpecDocument& document) {
  append(document.constants, bundle.constants);
  append(document.variables.global, bundle.variables.global);
  append(document.variables.perPlayer, bundle.variables.perPlayer);
  append(document.zones, bundle.zones);
  append(document.boards, bundle.boards);
  append(document.regions, bundle.regions);
  append(document.directionSets, bundle.directionSets);
  append(document.compass, bundle.compass);
  append(document.lineSets, bundle.lineSets);
  append(document.tokenTypes, bundle.tokenTypes);
  append(document.definitions, bundle.definitions);
  append(document.setup.items, bundle.setup.items);
  insertPhases(document.turn.phases, bundle.turn.phases, use);
  append(document.actions, bundle.actions);
  append(document.triggers, bundle.triggers);
  append(document.end, bundle.end);
  addScoring(document.scoring, bundle.scoring);
  append(document.rendering.tokens, bundle.rendering.tokens);
  append(document.rendering.boards, bundle.rendering.boards);
  append(document.rendering.zones, bundle.rendering.zones);
}

}  // namespace ludo::bundles
