// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace ludo::engine {

/// What is certain of the content of a zone that holds at most one token. Own: a token of the player who
/// moves; NotOwn: nothing, or a token of somebody else.
enum class Content { Anything, Nothing, NotOwn, Own };

}  // namespace ludo::engine
