// SPDX-License-Identifier: Apache-2.0
#include "core/generate/draft.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/generate/learned_chooser.h"
#include "core/generate/new_names.h"
#include "core/generate/rules_writer.h"
#include "core/generate/short_names.h"
#include "core/language/effect_facts.h"
#include "core/language/language.h"
#include "core/language/walk.h"
#include "core/spec/expand_tables.h"

namespace ludo::generate {

using namespace language;

namespace {

/// How much is written where it is not learned; from 0 to 100.
constexpr int size = 60;
constexpr std::int64_t fewestTurns = 12;
constexpr std::int64_t mostTurns = 60;

/// Whether something names an action, or asks about those there are.
template <typename Rule>
bool asksAboutActions(const Rule& rule) {
  return anyWithin(rule, [](const Type& type, const void*) {
    return &type == &typeOf<LegalCountValue>() ||
           (type.kind == TypeKind::Reference && type.nameKind == NameKind::Action);
  });
}

/// Whether an effect that is always carried out may change what is on the table.
bool changesSomething(const EffectList& effects) {
  constexpr Consequences changes{Consequence::MoveTokens,       Consequence::CreateTokens,
                                 Consequence::DestroyTokens,    Consequence::ChangeOwners,
                                 Consequence::ChangeProperties, Consequence::ChangeVariables};
  return std::ranges::any_of(effects.items, [&](const Effect& effect) { return mayItself(effect, changes); });
}

class Drafter {
 public:
  Drafter(const WrittenGame& like, const TreeModel& model, std::uint64_t seed)
      : m_like(like), m_chooser(model, seed), m_names(like.names), m_writer(m_chooser, m_names, size) {}

  SpecDocument write() {
    takeOver();
    writePhases();
    nameActions();
    writeActions();
    if (m_chooser.percent(40)) writeTrigger();
    writeEnds();
    shortenNames(specDocumentType(), &m_document);
    return std::move(m_document);
  }

 private:
  // Everything but what happens in play.
  void takeOver() {
    const SpecDocument& from = m_like.document;
    m_document = from;
    diagnostics::List told;
    spec::expandTables(m_document, told);
    m_document.tables.clear();
    m_document.turn = {};
    m_document.actions.clear();
    m_document.triggers.clear();
    m_document.end.clear();
    m_document.scoring.reset();
    m_document.tests.clear();
    std::erase_if(m_document.definitions,
                  [](const FormulaDef& definition) { return asksAboutActions(definition); });
  }

  /// Phases that run by themselves stay; in the others players act, as often as they did.
  void writePhases() {
    for (const PhaseDef& phase : m_like.document.turn.phases) {
      const bool runs = phase.actions.constant.empty() && phase.actions.literal == 0 && !phase.untilEnded;
      PhaseDef& taken = m_document.turn.phases.emplace_back();
      taken.id = phase.id;
      if (runs && !asksAboutActions(phase)) {
        taken = phase;
        continue;
      }
      constexpr std::int64_t most = 3;
      taken.actions = std::clamp<std::int64_t>(phase.actions.literal, 1, most);
      taken.pass = PassRule::Forced;
      m_acting.push_back(phase.id.name);
    }
  }

  // Rules may name actions that are written after them.
  void nameActions() {
    std::vector<std::string> taken;
    for (const std::string& phase : m_acting) {
      for (std::size_t count = 2 + m_chooser.below(m_acting.size() > 1 ? 2 : 3); count > 0; --count) {
        ActionDef& action = m_document.actions.emplace_back();
        action.id = newActionName(taken, m_chooser);
        action.phase.emplace_back(phase);
        taken.push_back(action.id.name);
      }
    }
    GameDef game = m_like.game;
    game.turn = m_document.turn;
    game.actions = m_document.actions;
    game.triggers.clear();
    m_names.learn(game);
    learnFormulas(m_document.definitions, m_names);
  }

  void writeActions() {
    std::vector<std::string> earlier;
    std::string phase;
    for (ActionDef& action : m_document.actions) {
      writeAction(action, earlier);
      // In each phase there is something to do that asks for nothing.
      if (action.phase.front().name != phase) free(action);
      phase = action.phase.front().name;
      earlier.push_back(action.id.name);
    }
  }

  static void free(ActionDef& action) {
    action.pre = {};
    action.post.reset();
    action.cost = {};
    action.limits.clear();
  }

  void writeAction(ActionDef& action, const std::vector<std::string>& earlier) {
    // What changes nothing is no action.
    constexpr int mostTries = 6;
    const ActionDef named = action;
    for (int tries = 0; tries < mostTries; ++tries) {
      action = named;
      m_writer.writeAction(action, earlier);
      if (changesSomething(action.effects)) break;
    }
    action.actor = {};
    action.actor.kind = PlayerSelector::Kind::Active;
    action.label = action.id.name;
    action.label.front() = upperCase(action.label.front());
    for (const ParamDef& param : action.params) action.label += " {" + param.name.name + "}";
  }

  void writeTrigger() {
    TriggerDef& trigger = m_document.triggers.emplace_back();
    trigger.id = "consequence";
    m_writer.writeTrigger(trigger);
    trigger.match.action.reset();
  }

  // Somebody wins by what the rules say, or time runs out.
  void writeEnds() {
    m_writer.filler().startRule();
    m_writer.filler().allowQuestions({}, false);
    ScoringDef& scoring = m_document.scoring.emplace();
    m_writer.filler().fillRequired(scoring, "score", {.sort = Sort::Integer, .open = true});
    m_writer.filler().allowStuck(true);
    EndDef& end = m_document.end.emplace_back();
    end.id = "reached";
    Condition reached;
    m_writer.filler().fill(reached);
    LogicCondition both;
    both.args = {turnReached(m_chooser.between(fewestTurns / 2, fewestTurns)), std::move(reached)};
    end.when.node = std::move(both);
    m_writer.filler().allowStuck(false);
    m_writer.writeResult(end.result);
    EndDef& last = m_document.end.emplace_back();
    last.id = "timeIsUp";
    const std::int64_t board = static_cast<std::int64_t>(m_like.game.zones.size()) / 2;
    last.when = turnReached(std::clamp(board + m_chooser.between(0, fewestTurns), fewestTurns, mostTurns));
    last.result.type = ResultKind::ByScore;
  }

  const WrittenGame& m_like;
  LearnedChooser m_chooser;
  Vocabulary m_names;
  RulesWriter m_writer;
  SpecDocument m_document;
  std::vector<std::string> m_acting;
};

}  // namespace

bool canBeLike(const WrittenGame& game) {
  return game.document.bundles.empty();
}

Draft makeDraft(const WrittenGame& like, const TreeModel& model, std::uint64_t seed) {
  Draft draft;
  draft.like = like.document.metadata.id;
  draft.document = Drafter(like, model, seed).write();
  const std::string name = epithet(Rng(seed).next());
  draft.id = asId(name) + "-" + std::to_string(seed % 1000);
  Metadata& metadata = draft.document.metadata;
  metadata.id = draft.id;
  metadata.name = name;
  metadata.description = "A draft with the board, pieces and turn of " + draft.like + ".";
  metadata.author = metadata.version = "";
  metadata.maxTurns = 2 * mostTurns;
  return draft;
}

}  // namespace ludo::generate
