// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/drafting/verdict.h"
#include "core/generate/tree_model.h"

namespace ludo::drafting {

/// A text without its holes.
struct Completed {
  std::string text;
  std::vector<std::string> filled;  ///< "line 12: { is: "empty", zone: "$zone" }"
  Verdict verdict;
  std::uint64_t tries = 0;  ///< until this one was found
};

/// Fills the holes of a specification: values that stand for something still to be written, such as "TODO".
/// What may stand there is written choice by choice, as games do that the model has learned from; of so many
/// tries the first that passes all filters, else the best. Everything but the holes stays as it is. Fails,
/// with the reason, when there is no hole, when something else is wrong too, or when nothing was found that
/// may stand in a hole. Everything follows from the text, the model and the seed.
Result<Completed> complete(const std::string& name, const std::string& text, const generate::TreeModel& model,
                           std::uint64_t seed, std::uint64_t tries, const std::stop_token& stop);

}  // namespace ludo::drafting
