// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/scope.h"

#include <algorithm>
#include <string>

#include "core/analysis/unsupported.h"

namespace ludo::engine {

using kernel::Value;
using machine::Memory;
using machine::Variable;
using machine::Word;

namespace {

[[noreturn]] void giveUpOnCode() {
  throw Unsupported{"rules that come to more than " + std::to_string(limits::functionSize) + " instructions"};
}

/// Loops in so many others, and no more, come to an end in good time on any board that has code.
constexpr int shallowLoops = 3;

std::string nameOf(Purpose purpose) {
  if (purpose == Purpose::Apply) return "apply";
  return purpose == Purpose::LegalMoves ? "legalMoves" : "playout";
}

}  // namespace

Scope::Scope(Context& ofAll, Purpose ofThis)
    : context(ofAll),
      purpose(ofThis),
      builder(nameOf(ofThis), ofThis == Purpose::Playout ? 2 : 0),
      sets(builder, ofAll.rules.zones().size(), ofAll.scratch),
      cells(ofAll.layout.tokens || ofAll.layout.counts
                ? nullptr
                : std::make_unique<Cells>(builder, sets, ofAll.layout, ofAll.facts, ofAll.constants)),
      counts(ofAll.layout.counts ? std::make_unique<CountStore>(builder, sets, ofAll.rules, ofAll.layout)
                                 : nullptr),
      store(ofAll.layout.tokens
                ? std::make_unique<TokenStore>(builder, sets, ofAll.rules, ofAll.layout, ofAll.facts,
                                               ofAll.constants, ofAll.scratch, ofAll.asksForTops)
                : nullptr),
      tokens(cells    ? static_cast<Tokens&>(*cells)
             : counts ? static_cast<Tokens&>(*counts)
                      : *store),
      names(builder, tokens.areSingle(), ofAll.facts.hasChoices),
      waitingEvents(builder.variable(0)),
      underWay(builder.variable(-1)),
      deepRounds(builder.variable(0)),
      rounds(builder.variable(0)),
      idlePhases(builder.variable(0)) {
  builder.setLimit(limits::functionSize, giveUpOnCode);
  builder.setInDeepLoops(shallowLoops, [this] { countDeepRound(); });
}

// The kernel gives such a game up: it has to be asked.
void Scope::countDeepRound() {
  const Word count = builder.add(builder.get(deepRounds), 1);
  builder.set(deepRounds, count);
  builder.ifThen(builder.less(limits::stepsPerCall, count), [this] { escape(); });
}

void Scope::spend() {
  if (m_parts.spend()) return;
  throw Unsupported{"rules of more than " + std::to_string(limits::loweredParts) +
                    " parts, each definition counted wherever it is used"};
}

void Scope::fail() {
  if (trial.refused) builder.set(*trial.refused, 1);
}

bool Scope::endsTrial() {
  if (!trial.end) return false;
  builder.jump(*trial.end);
  return true;
}

void Scope::escape() {
  context.mayEscape = true;
  if (purpose == Purpose::LegalMoves) {
    // Who asks for moves keeps the position.
    if (trial.before) builder.copyBytes({Memory::State, 0}, *trial.before, context.layout.bytes);
    builder.returnValue(-1);
    return;
  }
  const Field& status = context.layout.status;
  builder.store(status.width, {Memory::State, status.offset}, Status::Escaped);
  builder.returnValue(0);
}

}  // namespace ludo::engine
