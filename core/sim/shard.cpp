// SPDX-License-Identifier: Apache-2.0
#include "core/sim/shard.h"

#include "core/sim/digits.h"

namespace ludo::sim {

std::string shardText(const Shard& shard) {
  return std::to_string(shard.number) + "/" + std::to_string(shard.of);
}

std::optional<Shard> parseShard(std::string_view text) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const std::optional<std::uint64_t> number = parseSeed(text.substr(0, slash));
  const std::optional<std::uint64_t> of = parseSeed(text.substr(slash + 1));
  if (!number || !of || *number < 1 || *number > *of || *of > mostShards) return std::nullopt;
  return Shard{*number, *of};
}

}  // namespace ludo::sim
