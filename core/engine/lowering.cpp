// SPDX-License-Identifier: Apache-2.0
#include "core/engine/lowering.h"

#include <algorithm>
#include <utility>

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::BlockId;
using machine::Memory;
using machine::Width;

namespace {

constexpr std::uint32_t wordBytes = 8;
/// Loops in so many others, and no more, come to an end in good time on any board that has code.
constexpr int shallowLoops = 3;

[[noreturn]] void giveUpOnCode() {
  throw Unsupported{"rules that come to more than " + std::to_string(limits::functionSize) + " instructions"};
}

}  // namespace

LoweringContext::LoweringContext(const kernel::Rules& ofRules, Form form, std::size_t zonesInAll,
                                 bool keepsTops)
    : rules(ofRules),
      facts(ofRules, form, keepsTops),
      layout(ofRules, facts),
      geometry(ofRules, constants),
      unreachable(static_cast<std::int64_t>(zonesInAll)) {}

Lowering::Lowering(LoweringContext& context, Purpose purpose)
    : m_context(context),
      m_rules(context.rules),
      m_def(context.rules.def()),
      m_layout(context.layout),
      m_geometry(context.geometry),
      m_builder(purpose == Purpose::Apply        ? "apply"
                : purpose == Purpose::LegalMoves ? "legalMoves"
                                                 : "playout",
                purpose == Purpose::Playout ? 2 : 0),
      m_sets(m_builder, context.rules.zones().size(), context.scratch),
      m_cells(
          context.layout.tokens || context.layout.counts
              ? nullptr
              : std::make_unique<Cells>(m_builder, m_sets, context.layout, context.facts, context.constants)),
      m_counts(context.layout.counts
                   ? std::make_unique<CountStore>(m_builder, m_sets, context.rules, context.layout)
                   : nullptr),
      m_store(context.layout.tokens ? std::make_unique<TokenStore>(
                                          m_builder, m_sets, context.rules, context.layout, context.facts,
                                          context.constants, context.scratch, context.asksForTops)
                                    : nullptr),
      m_tokens(m_cells    ? static_cast<Tokens&>(*m_cells)
               : m_counts ? static_cast<Tokens&>(*m_counts)
                          : *m_store),
      m_purpose(purpose),
      m_eventCount(m_builder.variable(0)),
      m_underWay(m_builder.variable(-1)),
      m_deepRounds(m_builder.variable(0)),
      m_rounds(m_builder.variable(0)),
      m_idlePhases(m_builder.variable(0)) {
  m_builder.setLimit(limits::functionSize, giveUpOnCode);
  m_builder.setInDeepLoops(shallowLoops, [this] { countDeepRound(); });
  checkTurn();
  checkTriggers();
  if (!m_def.triggers.empty()) {
    m_eventQueue = context.scratch;
    context.scratch += static_cast<std::uint32_t>(mostEvents) * eventWords * wordBytes;
  }
}

// The kernel gives such a game up: it has to be asked.
void Lowering::countDeepRound() {
  const Word rounds = m_builder.add(m_builder.get(m_deepRounds), 1);
  m_builder.set(m_deepRounds, rounds);
  m_builder.ifThen(m_builder.less(limits::stepsPerCall, rounds), [this] { escape(); });
}

void Lowering::spend() {
  if (m_parts.spend()) return;
  throw Unsupported{"rules of more than " + std::to_string(limits::loweredParts) +
                    " parts, each definition counted wherever it is used"};
}

void Lowering::finish(std::int64_t status) {
  writePlace();
  write(m_layout.status, status);
  if (m_plies) {
    const Word plies = m_builder.get(*m_plies);
    m_builder.store(Width::Word, {Memory::Argument, playoutPlies}, plies);
    write(m_layout.moveCount, m_builder.add(read(m_layout.moveCount), plies));
  }
  m_builder.giveBack(status == Status::Over ? 1 : 0);
}

void Lowering::forEachStage(const Body& body) {
  std::vector<BlockId> targets;
  for (std::size_t i = 0; i < stages().size(); ++i) targets.push_back(m_builder.block());
  if (m_layout.turn && m_purpose != Purpose::LegalMoves) reserveTurnBlocks();
  const BlockId dispatch = m_builder.block();
  m_builder.jump(dispatch);
  for (std::size_t i = 0; i < targets.size(); ++i) {
    m_builder.begin(targets[i]);
    enter(stages()[i]);
    if (m_layout.turn || !m_active.is(-1)) {
      m_lastActor = read(m_layout.lastActor);
      m_afterAction =
          m_layout.turn && m_purpose != Purpose::LegalMoves ? m_afterPhaseAction[i] : m_builder.block();
      // A phase of one action ends with it, as it does with a pass.
      const PhaseDef& phase = m_def.turn.phases[m_phase];
      const bool endsAnyhow = m_layout.turn || (!phase.untilEnded && m_rules.number(phase.actions) <= 1);
      m_afterPart = endsAnyhow ? m_afterAction : m_builder.block();
      body();
      m_builder.giveBack();
      if (m_purpose == Purpose::Playout) {
        Decision& decision = m_decisions[{m_phase, m_orderIndex}];
        m_builder.begin(decision.block);
        enter(stages()[i]);
        m_lastActor = read(m_layout.lastActor);
        playRandomMove(decision);
      }
      if (m_layout.turn && m_purpose != Purpose::LegalMoves) {
        writePhase(stages()[i]);
      } else if (m_purpose != Purpose::LegalMoves) {
        m_builder.begin(m_afterAction);
        enter(stages()[i]);
        afterMove(false);
        if (m_afterPart != m_afterAction) {
          m_builder.begin(m_afterPart);
          enter(stages()[i]);
          afterMove(true);
        }
      }
    }
    m_builder.giveBack();
  }
  if (m_layout.turn && m_purpose != Purpose::LegalMoves) writeTurnEnd();
  m_builder.begin(dispatch);
  if (!m_resumes.empty()) {
    const Word choice = m_builder.subtract(read(m_layout.status), Status::FirstChoice);
    const BlockId resume = m_builder.block();
    const BlockId decide = m_builder.block();
    m_builder.branch(m_builder.lessOrEqual(0, choice), resume, decide);
    m_builder.begin(resume);
    m_builder.switchTo(choice, m_resumes);
    m_builder.begin(decide);
  }
  m_builder.switchTo(stageNumber(), targets);
}

void Lowering::noteParameters(std::uint32_t action, const std::vector<Typed>& arguments) {
  m_context.parameters.resize(m_def.actions.size());
  std::vector<Value::Kind>& kinds = m_context.parameters[action];
  kinds.clear();
  for (const Typed& argument : arguments) kinds.push_back(argument.kind);
}

machine::Function Lowering::lowerApply() {
  forEachStage([this] {
    write(m_layout.moveCount, m_builder.add(read(m_layout.moveCount), 1));
    std::vector<BlockId> targets;
    for (std::size_t i = 0; i < m_def.actions.size() + 2; ++i) targets.push_back(m_builder.block());
    m_builder.switchTo(m_builder.load(Width::Word, {Memory::Argument, 0}), targets);
    for (std::uint32_t i = 0; i < m_def.actions.size(); ++i) {
      m_builder.begin(targets[i]);
      const ActionDef& action = m_def.actions[i];
      if (mayTake(i).is(0)) {
        m_builder.giveBack();
        continue;
      }
      std::vector<Typed> arguments;
      for (const ParamDef& parameter : action.params) {
        const auto at = static_cast<std::uint32_t>((1 + arguments.size()) * wordBytes);
        // What kind a parameter has may depend on those before it.
        const Word payload = m_builder.load(Width::Word, {Memory::Argument, at});
        const Value::Kind kind = kindOf(parameter.domain);
        arguments.push_back({kind, payload});
        m_names.push_back({m_rules.bindingIndex(parameter.name.name), arguments.back()});
      }
      m_names.resize(m_names.size() - arguments.size());
      noteParameters(i, arguments);
      branch(
          1, [&] { takeUp(i, arguments); }, [] {});
    }
    const auto builtIn = [&](std::size_t number, bool possible, const Body& take) {
      m_builder.begin(targets[m_def.actions.size() + number]);
      if (possible)
        branch(
            1, [&] { takeUpBuiltIn(number, take); }, [] {});
      m_builder.giveBack();
    };
    builtIn(0, m_layout.passes.has_value(), [this] { takePass(); });
    builtIn(1, true, [this] { takeEndPhase(); });
  });
  return m_builder.finish();
}

machine::Function Lowering::lowerLegalMoves() {
  const auto choose = static_cast<std::int64_t>(m_def.actions.size()) + 2;
  forEachStage([this, choose] {
    const machine::Variable count = m_builder.variable(0);
    const Word room = m_builder.load(Width::Word, {Memory::Argument, 0});
    const auto put = [&](std::int64_t code, const std::vector<Typed>& arguments) {
      const Word number = m_builder.get(count);
      m_builder.ifThen(m_builder.less(number, room), [&] {
        const auto store = [&](std::size_t word, Word value) {
          const auto offset = static_cast<std::uint32_t>(wordBytes + word * wordBytes);
          m_builder.store(Width::Word, {Memory::Argument, offset, number, moveWords * wordBytes}, value);
        };
        store(0, code);
        for (std::size_t i = 0; i < arguments.size(); ++i) store(1 + i, arguments[i].payload);
      });
      m_builder.set(count, m_builder.add(number, 1));
    };
    if (m_layout.options) {
      // The options of a pending choice are all the moves there are.
      m_builder.ifThen(m_builder.lessOrEqual(Status::FirstChoice, read(m_layout.status)), [&] {
        // Zones and tokens alike are bits.
        SetWriter& writer = m_tokens.sets().wordCount() > m_sets.wordCount() ? m_tokens.sets() : m_sets;
        ZoneSet options = writer.none();
        for (std::size_t i = 0; i < options.words.size(); ++i) {
          const auto at = *m_layout.options + static_cast<std::uint32_t>(i * wordBytes);
          options.words[i] = m_builder.load(Width::Word, {Memory::State, at});
        }
        writer.forEach(options, [&](Word option) { put(choose, {{Value::Kind::Zone, option}}); });
        m_builder.giveBack(m_builder.get(count));
      });
    }
    const auto actions = static_cast<std::int64_t>(m_def.actions.size());
    for (std::uint32_t i = 0; i < m_def.actions.size(); ++i)
      forEachMove(i, [&](const std::vector<Typed>& arguments) { put(i, arguments); });
    m_builder.ifThen(mayEndPhase(), [&] { put(actions + 1, {}); });
    m_builder.ifThen(mayPass(m_builder.get(count)), [&] { put(actions, {}); });
    m_builder.giveBack(m_builder.get(count));
  });
  return m_builder.finish();
}

machine::Function Lowering::lowerPlayout() {
  m_plies = m_builder.variable(0);
  const auto picks = [this](const ActionDef& action) { return picksFromList(action); };
  if (m_context.facts.zonesOnlyFill && std::ranges::any_of(m_def.actions, picks)) {
    m_pickList.emplace(m_builder, m_geometry.zoneCount(), m_context.scratch);
    m_pickList->fill(m_sets, matching(Occupancy::Empty));
  }
  const auto countsDown = [this](const ActionDef& action) {
    return countsEmptyZones(action) || !fillsAnyEmptyZone(m_rules, action);
  };
  if (m_context.facts.zonesOnlyFill && m_sets.wordCount() == 1 &&
      std::ranges::all_of(m_def.actions, countsDown))
    m_emptyZones = m_builder.variable(m_sets.count(matching(Occupancy::Empty)));
  beginConnections();
  forEachStage([this] { goToDecision(); });
  return m_builder.finish();
}

}  // namespace ludo::engine
