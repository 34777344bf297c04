// SPDX-License-Identifier: Apache-2.0
// What stands on a command line and is read by our own code.
#include "../checks.h"
#include "../mutate/bytes.h"
#include "../samples.h"
#include "../target.h"
#include "core/agents/registry.h"
#include "core/base/decimal.h"
#include "core/sim/digits.h"
#include "core/sim/shard.h"

namespace ludo::fuzz {
namespace {

/// Linux takes no longer word.
constexpr std::size_t largestWord = std::size_t{128} << 10U;

void makeAgent(const std::string& text) {
  static const engine::ProgramPtr program = engine::makeReferenceProgram(smallGames().front());
  const std::optional<std::string> mistake = agents::agentMistake(text);
  const Result<agents::AgentPtr> agent = agents::makeAgent(text, program);
  require(bool(agent) == !mistake, "an agent is made of a mistake, or not made without one");
  require(!mistake || !mistake->empty(), "a mistake says nothing");
}

void feed(std::string_view input) {
  const std::string text(input);
  makeAgent(text);
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t comma = std::min(text.find(',', begin), text.size());
    parts.push_back(text.substr(begin, comma - begin));
    begin = comma + 1;
  }
  const std::vector<std::string> texts = agents::joinOptions(parts);
  for (std::size_t i = 0; i < texts.size() && i < 8; ++i) makeAgent(texts[i]);
  agents::useProgram(texts);
  if (const std::optional<std::uint64_t> hash = sim::parseHash(text))
    require(sim::parseHash(sim::hashText(*hash)) == hash, "a hash is another one when it is written");
  if (const std::optional<std::uint64_t> seed = sim::parseSeed(text))
    require(sim::parseSeed(std::to_string(*seed)) == seed, "a seed is another one when it is written");
  if (const std::optional<sim::Shard> shard = sim::parseShard(text))
    require(shard->number >= 1 && shard->number <= shard->of && shard->of <= sim::mostShards &&
                sim::parseShard(sim::shardText(*shard)) == shard,
            "a shard is another one when it is written");
  if (const std::optional<double> number = decimalOf(text))
    require(decimalOf(decimalWords(*number)) == number,
            "a number is another one when it is written");
}

std::string anyAgent(Rng& random) {
  const std::vector<agents::AgentKind>& kinds = agents::agentKinds();
  const agents::AgentKind& kind = kinds[random.below(kinds.size())];
  std::string text = kind.name;
  for (const agents::AgentOption& option : kind.options) {
    if (random.below(3) != 0) continue;
    const double values[] = {option.low, option.high, option.standard, option.low - 1, option.high + 1, 0.5};
    text += text == kind.name ? ":" : ",";
    text += option.name + "=" + std::to_string(values[random.below(std::size(values))]);
  }
  return text;
}

std::string mutate(std::string_view input, std::string_view other, Rng& random) {
  switch (random.below(4)) {
    case 0:
      return anyAgent(random);
    case 1:
      return std::string(input) + "," + anyAgent(random);
    default:
      return damaged(input, other, random);
  }
}

}  // namespace

const Target wordsTarget{"words", &feed, &mutate, largestWord};

}  // namespace ludo::fuzz
