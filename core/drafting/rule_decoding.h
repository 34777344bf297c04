// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/drafting/asking.h"
#include "core/drafting/prompts.h"
#include "core/drafting/wishes.h"
#include "core/grammar/grammar.h"

namespace ludo::drafting {

/// A grammar that a model has predicted.
struct DecodedRules {
  grammar::Grammar grammar;  ///< a part of the whole one; all that it uses is defined
  std::size_t steps = 0;     ///< how often missing rules were asked for
  std::size_t chosen = 0;    ///< alternatives that the model wrote and the whole grammar has
  std::size_t refused = 0;   ///< alternatives that it made up
  Wishes wishes;             ///< what these would have had
};

/// The rule decoding stage (Tanaka and Simo-Serra 2024, figure 5 and equation 3): what a model predicts is
/// cut down to what the whole grammar has; rules for names that then have none are asked for, until there are
/// none, at most `limit` times. What leaves no choice is not asked for. What is still missing at the limit,
/// or once two answers in a row have brought nothing, comes from the whole grammar.
DecodedRules decodeRules(const grammar::Grammar& whole, const Prompts& prompts, Asking& asking,
                         std::size_t limit = 20);

}  // namespace ludo::drafting
