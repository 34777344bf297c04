// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "app/cli/draft_options.h"
#include "app/cli/session.h"

namespace ludo::cli {

/// Drafts games by what a tree model has learned from known games; the exit code.
int draftByTreeModel(const DraftOptions& options, const std::string& command, Session& session);

}  // namespace ludo::cli
