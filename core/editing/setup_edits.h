// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/service/analysis.h"

/// What a designer changes by pointing at a board, as changes of the text.
namespace ludo::editing {

/// A token as it lies somewhere when the game begins.
struct SetupToken {
  std::string type;  ///< the id of its token type
  kernel::Seat owner = kernel::nobody;
  std::string zone;  ///< "cell_1_2", "hand:0"
  bool operator==(const SetupToken&) const = default;
};

/// A token goes, one comes, or both: one that is moved, or takes another's place.
struct SetupChange {
  std::optional<SetupToken> taken;
  std::optional<SetupToken> put;
};

/// The edits that make of a game one that begins so, in source order. Candidates are tried from the one that
/// says it most simply: another number or zone of what is written, a line more or less, and last what takes
/// or moves the token after all else. The first is returned after which the game begins as was wanted and as
/// before in all other zones; where the setup draws by chance, it is enough that the game has the tokens that
/// were wanted.
///
/// Nothing when no candidate does, the game has errors, or stop was requested. Free of shared state: any
/// thread.
std::optional<std::vector<diagnostics::TextEdit>> setupEdits(const service::Analysis& analysis,
                                                             const SetupChange& change,
                                                             const std::stop_token& stop = {});

}  // namespace ludo::editing
