// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>

#include "core/mend/context.h"
#include "core/mend/trials.h"

namespace ludo::mend {

/// A proposal that was tried, and mends the mistake.
struct TriedProposal {
  Proposal proposal;
  Keys left;  ///< what is told then
  std::uint64_t meaning = 0;
};

struct Found {
  std::optional<TriedProposal> change;   ///< the one that mends most for the least cost
  bool isUnclear = false;                ///< others do too, and make other games of the text
  std::vector<std::string> either = {};  ///< then what would be written for each, where it is one value
};

/// Whether a fix is looked for: what the language leaves out on purpose is not put in by other means.
bool isMendable(const diagnostics::Diagnostic& told);

/// Mistakes of the text as data cause mistakes in the game that vanish with them, so these come first.
/// Indices of what was told.
std::vector<std::size_t> causesFirst(const diagnostics::List& told);

/// Tries what may be meant for a mistake, from cheap to dear. Where several mistakes have it in common, the
/// change goes on with the next of them, until nothing is told.
Found search(const Context& context, const diagnostics::Diagnostic& told, Trials& trials);

}  // namespace ludo::mend
