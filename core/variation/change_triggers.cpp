// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <set>

#include "core/base/letters.h"
#include "core/generate/new_names.h"
#include "core/generate/rules_writer.h"
#include "core/generate/short_names.h"
#include "core/language/language.h"
#include "core/language/walk.h"
#include "core/language/write.h"
#include "core/variation/fresh_value.h"
#include "core/variation/operators.h"
#include "core/variation/site_choice.h"
#include "core/variation/text_edits.h"

namespace ludo::variation {

using namespace language;
using generate::Sort;
using text::DataNode;

namespace {

std::vector<std::string> namesOf(const std::vector<TriggerDef>& triggers) {
  std::vector<std::string> names;
  for (const TriggerDef& trigger : triggers) names.push_back(trigger.id.name);
  return names;
}

Change withNew(const Parent& parent, TriggerDef& trigger, const std::string& summary,
               const std::string& prose) {
  generate::shortenNames(typeOf<TriggerDef>(), &trigger);
  Change change;
  change.summary = summary;
  change.edits = {addEntry(parent.game().markdown, "triggers", "actions",
                           writeValue(typeOf<TriggerDef>(), &trigger), prose)};
  return change;
}

class ChangeTrigger : public Operator {
 public:
  std::string_view name() const override { return "change-trigger"; }
  std::string_view doc() const override {
    return "A trigger waits for something else, asks or does something else, or is new";
  }

  std::optional<Change> change(const Situation& situation) const override {
    const std::vector<TriggerDef>& triggers = situation.parent.game().document.triggers;
    if (triggers.empty() || situation.chooser.percent(20)) return addTrigger(situation);
    if (situation.chooser.percent(30)) return changeEvent(situation, situation.chooser.oneOf(triggers));
    std::vector<const Site*> sites;
    for (const Site& site : situation.parent.sites()) {
      if (site.section == "triggers") sites.push_back(&site);
    }
    if (sites.empty()) return std::nullopt;
    const Site& site = *situation.chooser.oneOf(sites);
    return changeAt(situation.parent, site, freshValue(site, situation.parent.game(), situation.chooser),
                    "another " + site.type->name);
  }

 private:
  static std::optional<Change> addTrigger(const Situation& situation) {
    const Parent& parent = situation.parent;
    generate::Vocabulary names = parent.game().names;
    TriggerDef trigger;
    trigger.id = generate::unusedName("consequence", names.names(NameKind::Trigger));
    generate::RulesWriter(situation.chooser, names, freshSize).writeTrigger(trigger);
    if (trigger.effects.empty()) return std::nullopt;
    return withNew(parent, trigger, "a new trigger \"" + trigger.id.name + '"',
                   "Something happens by itself: `" + trigger.id.name + "`.");
  }

  /// Only what every event binds may be used, and nothing be matched that other events do not have.
  static std::optional<Change> changeEvent(const Situation& situation, const TriggerDef& trigger) {
    const bool usesToken = anyWithin(trigger, [](const Type& type, const void* value) {
      const bool isName = type.kind == TypeKind::Reference && type.nameKind == NameKind::Binding;
      const std::string* name = isName ? &textOf(type, value) : nullptr;
      if (&type == &typeOf<ValueExpr>())
        name = std::get_if<std::string>(&static_cast<const ValueExpr*>(value)->node);
      return name != nullptr && (*name == "$token" || *name == "$zone");
    });
    const EventMatch& match = trigger.match;
    const bool isBound = match.zone || match.region || match.type || match.phase || match.action;
    const Parent& parent = situation.parent;
    for (const text::YamlBlock& block : parent.game().markdown.blocks) {
      const DataNode* items = block.section == "triggers" ? block.root.find("items") : nullptr;
      for (std::size_t i = 0; items != nullptr && i < items->items.size(); ++i) {
        const DataNode* event = items->items[i].find("event");
        if (items->items[i].span != trigger.span || event == nullptr || usesToken || isBound) continue;
        const std::vector<EnumValue>& events = typeOf<EventKind>().values;
        const std::string& other = situation.chooser.oneOf(events).name;
        if (other == event->text) return std::nullopt;
        Change change;
        change.summary = "the trigger \"" + trigger.id.name + "\" on " + other + " instead of " + event->text;
        change.edits = {replaceValue(parent.game().markdown, event->span, DataNode::ofString(other))};
        return change;
      }
    }
    return std::nullopt;
  }
};

/// Which mechanic a name belongs to: the bundle that brought it, or the game's own.
std::string mechanicOf(const std::string& name) {
  const std::size_t dot = name.rfind('.');
  return dot == std::string::npos ? std::string() : name.substr(0, dot);
}

class WireMechanics : public Operator {
 public:
  std::string_view name() const override { return "wire-mechanics"; }
  std::string_view doc() const override {
    return "What players do in one mechanic of the game has an effect in another";
  }

  std::optional<Change> change(const Situation& situation) const override {
    const Parent& parent = situation.parent;
    generate::Vocabulary names = parent.game().names;
    const std::vector<std::string>& actions = names.names(NameKind::Action);
    if (actions.empty()) return std::nullopt;
    const std::string& action = situation.chooser.oneOf(actions);
    const std::vector<std::string> variables = strangers(parent, action);
    if (variables.empty()) return std::nullopt;
    const std::string& variable = situation.chooser.oneOf(variables);
    TriggerDef trigger;
    trigger.id = generate::unusedName(mechanicOf(action).empty() ? "after" + capital(action) : "wire",
                                      namesOf(parent.game().game.triggers));
    trigger.event = EventKind::ActionResolved;
    trigger.match.action = ActionRef(action);
    trigger.effects.items.emplace_back().node = effectOn(variable, names, situation.chooser);
    return withNew(parent, trigger, "\"" + action + "\" changes \"" + variable + '"',
                   "Taking `" + action + "` also changes `" + variable + "`.");
  }

 private:
  static std::string capital(std::string word) {
    word.front() = upperCase(word.front());
    return word;
  }

  /// The variables of other mechanics; in a game of one, those that the action does not name.
  static std::vector<std::string> strangers(const Parent& parent, const std::string& action) {
    std::set<std::string> mechanics;
    for (const VariableDef& variable : parent.game().game.variables)
      mechanics.insert(mechanicOf(variable.id.name));
    mechanics.insert(mechanicOf(action));
    const auto own = std::ranges::find_if(parent.game().game.actions,
                                          [&](const ActionDef& each) { return each.id.name == action; });
    std::vector<std::string> found;
    for (const VariableDef& variable : parent.game().game.variables) {
      const std::string& name = variable.id.name;
      const bool isNamed = own != parent.game().game.actions.end() &&
                           anyWithin(*own, [&](const Type& type, const void* value) {
                             return type.kind == TypeKind::Reference && type.nameKind == NameKind::Variable &&
                                    textOf(type, value) == name;
                           });
      const bool isOther = mechanics.size() > 1 ? mechanicOf(name) != mechanicOf(action) : !isNamed;
      if (isOther) found.push_back(name);
    }
    return found;
  }

  static AddVarEffect effectOn(const std::string& variable, const generate::Vocabulary& names,
                               generate::Chooser& chooser) {
    const std::vector<std::string> globals = names.variables(VariableScope::Global);
    AddVarEffect effect;
    const bool isGlobal = std::ranges::find(globals, variable) != globals.end();
    effect.scope = isGlobal ? VariableScope::Global : VariableScope::Player;
    if (!isGlobal) effect.player.emplace();
    effect.var = variable;
    static constexpr std::int64_t steps[] = {1, 2, -1};
    effect.delta.node = steps[chooser.weighted({60, 20, 20})];
    return effect;
  }
};

}  // namespace

std::unique_ptr<const Operator> changeTrigger() {
  return std::make_unique<ChangeTrigger>();
}

std::unique_ptr<const Operator> wireMechanics() {
  return std::make_unique<WireMechanics>();
}

}  // namespace ludo::variation
