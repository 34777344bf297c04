// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/drafting/description_decoding.h"

namespace ludo::drafting {

/// Description decoding for servers that hold an answer to a JSON Schema and to no grammar. The sections of
/// the predicted grammar are asked for in two stages, what defines names and then the rules, each as one JSON
/// object under the schema of the stage, in which the names that exist are words. Servers read schemas as
/// they like, so every section of an answer is read by our own parser, and held to the whole grammar with the
/// names that are defined: what is right is kept up to the first section that is not. That one is asked for
/// alone, with what was wrong. Where nothing goes on, sections before it are taken back, more
/// each time. At most `limit` answers in a row may bring nothing new.
DecodedGame decodeInStages(const grammar::Grammar& whole, const grammar::Grammar& predicted,
                           const Prompts& prompts, Asking& asking, std::size_t limit = 10);

}  // namespace ludo::drafting
