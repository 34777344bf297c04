// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "app/cli/session.h"
#include "core/campaign/shard_run.h"

namespace ludo::cli {

/// Writes what a campaign has to find out next as shards, in a folder of their own below `folder`, and prints
/// their names, a line each; none when the campaign is complete. The exit code.
int writeShards(const campaign::CampaignParts& parts, campaign::Store& store, std::uint64_t candidates,
                std::uint64_t count, const std::string& folder, Session& session);

}  // namespace ludo::cli
