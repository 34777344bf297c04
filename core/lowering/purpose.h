// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace ludo::engine {

/// The functions that a game becomes; see LoweredGame.
enum class Purpose { RepetitionTerm, Apply, LegalMoves, Playout, Scores, Series };

}  // namespace ludo::engine
