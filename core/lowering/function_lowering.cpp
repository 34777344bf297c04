// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/function_lowering.h"

#include <algorithm>
#include <array>
#include <string>

#include "core/analysis/facts.h"
#include "core/analysis/repetition_keys.h"
#include "core/analysis/unsupported.h"
#include "core/base/limits.h"
#include "core/layout/cells.h"
#include "core/layout/count_store.h"
#include "core/layout/repetition_sums.h"
#include "core/layout/repetition_terms.h"
#include "core/layout/state_layout.h"
#include "core/layout/token_store.h"
#include "core/layout/tokens.h"
#include "core/lowering/answers.h"
#include "core/lowering/change_memory.h"
#include "core/lowering/context.h"
#include "core/lowering/lowered.h"

namespace ludo::engine {

using kernel::Value;
using machine::Memory;
using machine::Word;

namespace {

[[noreturn]] void giveUpOnCode() {
  throw Unsupported{"rules that come to more than " + std::to_string(limits::functionSize) + " instructions"};
}

/// Loops in so many others, and no more, come to an end in good time on any board that has code.
constexpr int shallowLoops = 3;

std::string wordFor(Purpose purpose) {
  static const std::array<std::string, 6> names = {"repetitionTerm", "apply",  "legalMoves",
                                                   "playout",        "scores", "series"};
  return names[static_cast<std::size_t>(purpose)];
}

std::uint32_t parametersOf(Purpose purpose) {
  if (purpose == Purpose::Playout || purpose == Purpose::Series) return 2;
  return purpose == Purpose::RepetitionTerm ? 1 : 0;
}

}  // namespace

FunctionLowering::FunctionLowering(Context& ofAll, Purpose ofThis, bool tells)
    : context(ofAll),
      purpose(ofThis),
      records(tells),
      builder(wordFor(ofThis) + (tells ? "Recorded" : ""), parametersOf(ofThis)),
      sets(builder, ofAll.rules.zones().size(), ofAll.scratch, ofAll.layout.firstZoneBit),
      repetitionTerms(ofAll.layout.history
                          ? std::make_unique<RepetitionTerms>(builder, ofAll.repetitionKeys, ofAll.rules,
                                                              ofAll.facts, ofAll.constants)
                          : nullptr),
      repetitionSums(ofAll.layout.history && !ofAll.layout.history->sums.empty()
                         ? std::make_unique<RepetitionSums>(builder, sets, ofAll.repetitionKeys,
                                                            *repetitionTerms, *ofAll.layout.history,
                                                            LoweredGame::repetitionTerm)
                         : nullptr),
      cells(ofAll.layout.tokens || ofAll.layout.counts
                ? nullptr
                : std::make_unique<Cells>(builder, sets, ofAll.layout, ofAll.facts, ofAll.constants,
                                          repetitionSums.get())),
      counts(ofAll.layout.counts ? std::make_unique<CountStore>(builder, sets, ofAll.rules, ofAll.layout,
                                                                ofAll.facts.onlyType)
                                 : nullptr),
      store(ofAll.layout.tokens
                ? std::make_unique<TokenStore>(builder, sets, ofAll.rules, ofAll.layout, ofAll.facts,
                                               ofAll.constants, ofAll.scratch, ofAll.found)
                : nullptr),
      tokens(cells    ? static_cast<Tokens&>(*cells)
             : counts ? static_cast<Tokens&>(*counts)
                      : *store),
      names(builder, tokens.areSingle(), ofAll.facts.hasChoices),
      answers(std::make_unique<Answers>(*this)),
      waitingEvents(builder.variable(0)),
      underWay(builder.variable(-1)),
      deepRounds(builder.variable(0)),
      rounds(builder.variable(0)),
      idlePhases(builder.variable(0)),
      m_parts(limits::loweredParts) {
  builder.setLimit(limits::functionSize, giveUpOnCode);
  builder.setInDeepLoops(shallowLoops, [this] { countDeepRounds(1); });
}

FunctionLowering::~FunctionLowering() = default;

// The kernel gives such a game up: it has to be asked.
void FunctionLowering::countDeepRounds(Word many) {
  ++deepLoops;
  const Word count = builder.add(builder.get(deepRounds), many);
  builder.set(deepRounds, count);
  builder.ifThen(builder.less(limits::stepsPerCall, count), [this] { escape(); });
}

void FunctionLowering::spend() {
  if (m_parts.spend()) return;
  throw Unsupported{"rules of more than " + std::to_string(limits::loweredParts) +
                    " parts, each definition counted wherever it is used"};
}

void FunctionLowering::fail() {
  if (trial.refused) builder.set(*trial.refused, 1);
}

void FunctionLowering::fail(Word note) {
  fail();
  tellOf(note, static_cast<std::int64_t>(effectNode), 0, 0);
}

void FunctionLowering::failTo(Word zone) {
  const Word exists = builder.lessOrEqual(0, zone);
  fail(builder.select(exists, static_cast<std::int64_t>(ChangeKind::ZoneFull),
                      static_cast<std::int64_t>(ChangeKind::NothingToMove)));
}

void FunctionLowering::tellOf(Word kind, Word subject, Word before, Word after) {
  if (!records || trial.isOn) return;
  const machine::At counter{Memory::Argument, ChangeMemory::count};
  const Word count = builder.load(machine::Width::Word, counter);
  builder.ifThen(
      builder.less(count, static_cast<std::int64_t>(ChangeMemory::capacity)),
      [&] {
        const auto put = [&](std::uint32_t word, Word value) {
          const std::uint32_t offset = ChangeMemory::entries + word * wordBytes;
          builder.store(machine::Width::Word,
                        {Memory::Argument, offset, count, ChangeMemory::entryWords * wordBytes}, value);
        };
        put(0, kind);
        put(1, subject);
        put(2, before);
        put(3, after);
        builder.store(machine::Width::Word, counter, builder.add(count, 1));
      },
      [this] { leaveToKernel(); });
}

void FunctionLowering::tellIf(Word condition, ChangeKind kind, Word subject, Word before, Word after) {
  if (!records || trial.isOn) return;
  builder.ifThen(condition, [&] { tell(kind, subject, before, after); });
}

void FunctionLowering::tellAnew() {
  if (!records) return;
  builder.store(machine::Width::Word, {Memory::Argument, ChangeMemory::count}, 0);
  builder.store(machine::Width::Word, {Memory::Argument, ChangeMemory::isLeft}, 0);
}

void FunctionLowering::leaveToKernel() {
  if (records && !trial.isOn)
    builder.store(machine::Width::Word, {Memory::Argument, ChangeMemory::isLeft}, 1);
}

bool FunctionLowering::endsTrial() {
  if (!trial.end) return false;
  builder.jump(*trial.end);
  return true;
}

void FunctionLowering::escape() {
  context.mayEscape = true;
  if (purpose == Purpose::LegalMoves || purpose == Purpose::Scores || purpose == Purpose::Series) {
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
