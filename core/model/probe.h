// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/model/endpoint.h"
#include "core/model/language_model.h"

namespace ludo::model {

/// What came of asking for one format.
struct ProbeResult {
  AnswerFormat format = AnswerFormat::free;
  bool isObeyed = false;
  std::string words;  ///< what was seen
};

/// Asks a model, for each format, for a text that no model writes by itself: a made-up word that the request
/// does not name and the constraint alone demands. A server that takes a constraint and does not hold to it
/// writes something else; "HTTP 200" proves nothing. The format "free" is obeyed when anything is answered;
/// when it is not, nothing else is asked.
std::vector<ProbeResult> probe(LanguageModel& model, std::uint32_t seed, const std::stop_token& stop);

/// What to write under "enforces".
Enforced enforcedBy(const std::vector<ProbeResult>& results);

}  // namespace ludo::model
