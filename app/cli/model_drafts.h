// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "app/cli/draft_options.h"
#include "app/cli/session.h"

namespace ludo::cli {

/// Drafts games by a language model, or from the record of one; the exit code.
int draftByLanguageModel(const DraftOptions& options, const std::string& command, Session& session);

}  // namespace ludo::cli
