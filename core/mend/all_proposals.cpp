// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"
#include "core/mend/proposers.h"

namespace ludo::mend {

Proposals proposalsFor(const Context& context, const diagnostics::Diagnostic& told) {
  Proposals all;
  if (told.kind == &diagnostics::kinds::MissingCapability) {
    proposeMeantInstead(context, told, all);
    return all;
  }
  proposeOffered(context, told, all);
  proposeWords(context, told, all);
  proposeKeys(context, told, all);
  proposeValues(context, told, all);
  proposeStatements(context, told, all);
  proposeMarks(context, told, all);
  proposeTyped(context, told, all);
  proposeComments(context, told, all);
  proposeItems(context, told, all);
  proposeElsewhere(context, told, all);
  proposeMovedKeys(context, told, all);
  proposeTwice(context, told, all);
  proposeOrder(context, told, all);
  proposeSections(context, told, all);
  proposeLayout(context, told, all);
  proposeBlocks(context, told, all);
  proposeBindings(context, told, all);
  proposeInScope(context, told, all);
  proposeParameterSorts(context, told, all);
  proposeConverted(context, told, all);
  proposeForEachPlayer(context, told, all);
  proposeContrary(context, told, all);
  proposeConstructs(context, told, all);
  proposeSeats(context, told, all);
  proposeFences(context, all);
  proposeLines(context, told, all);
  proposeUnfinished(context, told, all);
  proposeOpenedEntries(context, told, all);
  proposeHabits(context, all);
  proposeForeignMarks(context, all);
  proposeThroughout(context, all);
  proposeMeant(context, told, all);
  std::ranges::stable_sort(all, {}, &Proposal::cost);
  if (all.size() > limits::triedChanges) all.resize(limits::triedChanges);
  return all;
}

}  // namespace ludo::mend
