// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <iterator>
#include <utility>

#include "core/analysis/facts.h"
#include "core/analysis/repetition_keys.h"
#include "core/layout/cells.h"
#include "core/layout/constants.h"
#include "core/layout/repetition_sums.h"
#include "core/layout/state_layout.h"
#include "core/lowering/context.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/lowered.h"
#include "core/lowering/lowering.h"
#include "core/lowering/method_notes.h"

namespace ludo::engine {

namespace {

machine::Function lowerRepetitionTerm(Context& context) {
  FunctionLowering function(context, Purpose::RepetitionTerm);
  function.builder.returnValue(
      function.repetitionSums ? function.cells->repetitionTerm(function.builder.parameter(0)) : 0);
  return function.builder.finish();
}

machine::Function lowerSeries(Context& context) {
  if (std::ranges::none_of(context.rules.def().actions, Series::isAsked)) {
    FunctionLowering function(context, Purpose::Series);
    function.builder.returnValue(-1);
    return function.builder.finish();
  }
  Parts parts(context, Purpose::Series);
  return Lowering(parts).lowerSeries();
}

/// None where they would be more code than is allowed; then `why` says so.
std::vector<machine::Function> lowerRecording(Context& context, std::string& why) {
  try {
    std::vector<machine::Function> functions;
    {
      Parts parts(context, Purpose::Apply, true);
      functions.push_back(Lowering(parts).lowerApply());
    }
    Parts parts(context, Purpose::Scores);
    functions.push_back(Lowering(parts).lowerScores());
    return functions;
  } catch (const Unsupported& reason) {
    why = reason.what;
    return {};
  }
}

LoweredGame lowerWith(Context& context, bool records) {
  machine::Module module;
  module.functions.push_back(lowerRepetitionTerm(context));
  module.functions.push_back(lowerSeries(context));
  {
    Parts parts(context, Purpose::Apply);
    module.functions.push_back(Lowering(parts).lowerApply());
  }
  {
    Parts parts(context, Purpose::LegalMoves);
    module.functions.push_back(Lowering(parts).lowerLegalMoves());
  }
  {
    Parts parts(context, Purpose::Playout);
    module.functions.push_back(Lowering(parts).lowerPlayout());
  }
  std::vector<machine::Function> recording;
  std::string whyNoRecording;
  if (records) recording = lowerRecording(context, whyNoRecording);
  records = !recording.empty();
  std::ranges::move(recording, std::back_inserter(module.functions));
  module.constants = context.constants.take();
  return LoweredGame{std::move(module),
                     context.layout,
                     context.facts.lines,
                     context.scratch,
                     std::move(context.choices),
                     context.mayEscape,
                     std::move(context.facts),
                     std::move(context.parameters),
                     context.notes.take(),
                     std::move(context.repetitionKeys),
                     records,
                     std::move(whyNoRecording)};
}

}  // namespace

LoweredGame lowerGame(const Reduction& reduction, Encoding encoding, bool records, Discoveries known) {
  for (;;) {
    Context context(reduction, encoding, known);
    LoweredGame game = lowerWith(context, records);
    known.needs = game.facts.needs;
    Discoveries all = known;
    all.asksForTops |= context.found.asksForTops;
    all.asksForTopTypes |= context.found.asksForTopTypes;
    all.asksForOwned |= context.found.asksForOwned;
    all.asksForTypes |= context.found.asksForTypes;
    all.replaysChoices |= context.found.replaysChoices;
    all.valuesToChoose = std::max(all.valuesToChoose, context.found.valuesToChoose);
    all.askedByValue.merge(context.found.askedByValue);
    all.ofSeveralKinds.merge(context.found.ofSeveralKinds);
    if (all == known) return game;
    known = std::move(all);
  }
}

}  // namespace ludo::engine
