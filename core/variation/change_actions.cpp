// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/letters.h"
#include "core/generate/new_names.h"
#include "core/generate/rules_writer.h"
#include "core/generate/short_names.h"
#include "core/language/language.h"
#include "core/language/walk.h"
#include "core/language/write.h"
#include "core/variation/fresh_value.h"
#include "core/variation/operators.h"
#include "core/variation/text_edits.h"

namespace ludo::variation {

using namespace language;

namespace {

std::string labelOf(const ActionDef& action) {
  std::string label = action.id.name;
  label.front() = upperCase(label.front());
  for (const ParamDef& param : action.params) label += " {" + param.name.name + "}";
  return label;
}

class AddAction : public Operator {
 public:
  std::string_view name() const override { return "add-action"; }
  std::string_view doc() const override { return "Players can do something more"; }

  std::optional<Change> change(const Situation& situation) const override {
    const Parent& parent = situation.parent;
    const std::vector<ActionDef>& actions = parent.game().document.actions;
    if (actions.empty()) return std::nullopt;
    generate::Vocabulary names = parent.game().names;
    // It is taken when some other action is, and by whoever takes that.
    const ActionDef& like = situation.chooser.oneOf(actions);
    ActionDef action;
    action.id = generate::newActionName(names.names(NameKind::Action), situation.chooser);
    action.phase = like.phase;
    generate::RulesWriter writer(situation.chooser, names, freshSize);
    writer.filler().keepShort(true);
    writer.writeAction(action, {});
    action.actor = like.actor;
    action.label = labelOf(action);
    if (action.effects.empty()) return std::nullopt;
    generate::shortenNames(typeOf<ActionDef>(), &action);
    Change change;
    change.summary = "a new action \"" + action.id.name + '"';
    change.edits = {addEntry(parent.game().markdown, "actions", "turn",
                             writeValue(typeOf<ActionDef>(), &action),
                             "There is one thing more to do, called `" + action.id.name + "`.")};
    return change;
  }
};

class RemoveAction : public Operator {
 public:
  std::string_view name() const override { return "remove-action"; }
  std::string_view doc() const override { return "Players can do something no longer"; }

  std::optional<Change> change(const Situation& situation) const override {
    const Parent& parent = situation.parent;
    const SpecDocument& document = parent.game().document;
    std::vector<const ActionDef*> spare;
    for (const ActionDef& action : document.actions) {
      if (action.span.known() && hasOthersThere(document, action) && !isNamed(document, action))
        spare.push_back(&action);
    }
    if (spare.empty()) return std::nullopt;
    const ActionDef& action = *situation.chooser.oneOf(spare);
    Change change;
    change.summary = "without the action \"" + action.id.name + '"';
    change.edits = removeEntries(parent.game().markdown, {action.span});
    change.gone = {action.id.name};
    if (!action.label.empty()) change.gone.push_back(action.label);
    return change.edits.empty() ? std::nullopt : std::optional(std::move(change));
  }

 private:
  /// Whether each of its phases has another action; one without phases belongs to all.
  static bool hasOthersThere(const SpecDocument& document, const ActionDef& action) {
    const auto isIn = [](const ActionDef& other, const std::string& phase) {
      const auto names = [&](const PhaseRef& ref) { return ref.name == phase; };
      return other.phase.empty() || std::ranges::any_of(other.phase, names);
    };
    const auto hasOther = [&](const std::string& phase) {
      return std::ranges::any_of(
          document.actions, [&](const ActionDef& other) { return &other != &action && isIn(other, phase); });
    };
    if (action.phase.empty()) return document.actions.size() > 1;
    return std::ranges::all_of(action.phase, [&](const PhaseRef& phase) { return hasOther(phase.name); });
  }

  /// Whether other rules name it. Tests do not count: those that no longer hold go.
  static bool isNamed(const SpecDocument& document, const ActionDef& action) {
    SpecDocument rules = document;
    rules.tests.clear();
    return anyWithin(rules, [&](const Type& type, const void* value) {
      return type.kind == TypeKind::Reference && type.nameKind == NameKind::Action &&
             static_cast<const ActionRef*>(value)->name == action.id.name;
    });
  }
};

}  // namespace

std::unique_ptr<const Operator> addAction() {
  return std::make_unique<AddAction>();
}

std::unique_ptr<const Operator> removeAction() {
  return std::make_unique<RemoveAction>();
}

}  // namespace ludo::variation
