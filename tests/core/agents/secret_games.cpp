// SPDX-License-Identifier: Apache-2.0
#include "secret_games.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <stdexcept>

#include "core/compile/analysis.h"
#include "core/kernel/looks.h"
#include "core/kernel/zone_order.h"

namespace ludo::agents::testing {

using kernel::Move;
using kernel::Observation;
using kernel::Rules;
using kernel::State;
using kernel::TokenId;

kernel::RulesPtr gameOf(const std::string& sections) {
  std::string text =
      "# Secret\n\n```yaml\nsection: \"metadata\"\nid: \"secret\"\nplayers: { min: 2, max: 2 }\n```\n\n";
  std::size_t at = 0;
  while (at < sections.size()) {
    const std::size_t end = std::min(sections.find("---", at), sections.size());
    text += "```yaml\n" + sections.substr(at, end - at) + "```\n\n";
    at = end == sections.size() ? end : sections.find('\n', end) + 1;
  }
  const auto analysis = compile::analyse(std::make_shared<const SourceText>("secret.md", text));
  if (!analysis->rules) throw std::runtime_error("does not compile:\n" + text);
  return analysis->rules;
}

std::string natureOf(const State& state, TokenId id) {
  const kernel::Token& token = state.tokens[id.index];
  std::string text = std::to_string(token.type);
  for (const kernel::Value& value : token.props) text += " " + std::to_string(value.payload);
  return text;
}

namespace {

constexpr int samples = 16;

/// The token's number in what the seat sees.
TokenId seenAs(const Observation& seen, TokenId token) {
  return seen.seen(Move{Move::Kind::Action, seen.seat(), 0, {kernel::Value::ofToken(token)}}).args[0].token();
}

using Counts = std::map<std::string, int>;

std::string mostFrequent(const Counts& counts) {
  return std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; })->first;
}

/// One thing that an agent is given, as text: guesses are made from it.
struct Clue {
  std::string name;
  std::string says;
};

std::vector<Clue> cluesIn(const Rules& rules, const State& real, const Secret& secret,
                          const Counts& imagined) {
  const Observation seen(rules, real, secret.spy);
  const State& shown = seen.state();
  const TokenId token = seenAs(seen, kernel::topToken(rules, real, rules.zoneNamed(secret.zone)));
  std::vector<Clue> clues = {
      {"the token shown there", natureOf(shown, token)},
      {"its number", std::to_string(token.index)},
      {"what is imagined most", mostFrequent(imagined)},
      {"who knows it", std::to_string(shown.tokens[token.index].knownBy)},
      {"its look", std::to_string(kernel::lookOf(rules, shown, token, secret.spy))},
      {"the look of the state", std::to_string(kernel::observedHash(rules, real, secret.spy))},
      {"the state", std::to_string(kernel::stateHash(rules, shown))}};
  Clue order{"the order of the tokens", ""};
  for (const std::vector<TokenId>& content : shown.zones) {
    for (const TokenId each : content) order.says += std::to_string(each.index) + ",";
  }
  Clue pools{"the tokens that are unknown", ""};
  for (const std::vector<TokenId>& pool : seen.unknown()) {
    for (const TokenId each : pool) pools.says += std::to_string(each.index) + natureOf(shown, each) + ",";
    pools.says += ";";
  }
  Clue moves{"the moves", ""};
  Clue looks{"the looks of the moves", ""};
  for (const Move& move : kernel::legalMoves(rules, real)) {
    if (kernel::playerToMove(real) != secret.spy) break;
    moves.says += kernel::moveText(rules, shown, seen.seen(move)) + ",";
    looks.says += std::to_string(kernel::moveLook(rules, real, move, secret.spy)) + ",";
  }
  for (const Clue& clue : {order, pools, moves, looks}) clues.push_back(clue);
  return clues;
}

State playedTo(const Rules& rules, const Secret& secret, std::uint64_t seed) {
  Rng picks(seed);
  State state = kernel::initialState(rules, seed);
  for (const std::string& text : secret.moves) {
    const std::vector<Move> legal = kernel::legalMoves(rules, state);
    auto move = std::ranges::find_if(
        legal, [&](const Move& each) { return kernel::moveText(rules, state, each) == text; });
    if (text == "any") move = legal.begin() + static_cast<std::ptrdiff_t>(picks.below(legal.size()));
    if (move == legal.end()) throw std::runtime_error(secret.name + ": no move " + text);
    kernel::applyMove(rules, state, *move);
  }
  return state;
}

}  // namespace

Cheating cheat(const Rules& rules, const Secret& secret, int games) {
  std::map<std::string, std::map<std::string, Counts>> learned;  // by clue, then what it says
  std::map<std::string, int> right;
  Counts all;
  Cheating result;
  int hits = 0;
  for (int game = 0; game < games; ++game) {
    const State real = playedTo(rules, secret, static_cast<std::uint64_t>(game));
    const TokenId token = kernel::topToken(rules, real, rules.zoneNamed(secret.zone));
    if (!token.valid()) throw std::runtime_error(secret.name + ": nothing in " + secret.zone);
    const std::string truth = natureOf(real, token);
    Counts imagined;
    Rng random(static_cast<std::uint64_t>(game) + 1'000'000);
    const Observation seen(rules, real, secret.spy);
    for (int sample = 0; sample < samples; ++sample) {
      ++imagined[natureOf(seen.determinised(random), seenAs(seen, token))];
    }
    hits += imagined[truth];
    const bool learns = game < games / 2;
    if (learns) ++all[truth];
    for (const Clue& clue : cluesIn(rules, real, secret, imagined)) {
      Counts& known = learned[clue.name][clue.says];
      if (learns) {
        ++known[truth];
      } else if (mostFrequent(known.empty() ? all : known) == truth) {
        ++right[clue.name];
      }
    }
    result.games += learns ? 0 : 1;
  }
  result.imagined = static_cast<double>(hits) / (games * samples);
  for (const auto& [clue, count] : right) {
    if (count <= result.best) continue;
    result.best = count;
    result.clue = clue;
  }
  return result;
}

// Five standard deviations of the binomial distribution: by luck once in three million.
double mostByChance(int games, double share) {
  return games * share + 5 * std::sqrt(games * share * (1 - share));
}

}  // namespace ludo::agents::testing
