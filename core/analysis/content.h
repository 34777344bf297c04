// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace ludo::engine {

/// What is certain of a zone that holds one token at most. "Own" is meant of the player who moves.
enum class Content { Anything, Nothing, NotOwn, Own };

}  // namespace ludo::engine
