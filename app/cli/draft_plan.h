// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>

#include "app/cli/draft_options.h"
#include "core/drafting/drafter.h"
#include "core/model/budgeted_model.h"
#include "core/model/call_record.h"

namespace ludo::cli {

/// All that decides about what a model is asked: it is written into a record, and read from there for a
/// replay.
struct DraftPlan {
  std::string request;
  std::string like;
  std::string model;  ///< as the server calls it
  std::uint64_t count = 1;
  std::uint64_t seed = 1;
  std::uint64_t context = 0;
  std::uint64_t answer = 0;
  model::TokenBudget budget;
  model::Enforced enforces = model::Enforced::nothing;
  std::string memory;  ///< the text of the file that was given; empty where none was

  static DraftPlan of(const DraftOptions& wanted, const model::Endpoint& endpoint);
  /// Nothing where the record does not say all of it.
  static std::optional<DraftPlan> of(model::CallRecord& record);

  model::CallRecord::Settings recorded() const;
  drafting::DraftSettings settings() const;
};

}  // namespace ludo::cli
