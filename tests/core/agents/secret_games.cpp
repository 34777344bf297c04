// SPDX-License-Identifier: Apache-2.0
#include "secret_games.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <stdexcept>

#include "core/kernel/observed_hash.h"
#include "core/kernel/zone_order.h"
#include "core/service/analysis.h"

namespace ludo::agents::testing {

using kernel::Move;
using kernel::Observation;
using kernel::Rules;
using kernel::State;
using kernel::TokenId;

service::AnalysisPtr analysisOf(const std::string& sections) {
  std::string text =
      R"(# Secret

```yaml
section: "metadata"
id: "secret"
players: { min: 2, max: 2 }
```

)";
  std::size_t at = 0;
  while (at < sections.size()) {
    const std::size_t end = std::min(sections.find("---", at), sections.size());
    text += "```yaml\n" + sections.substr(at, end - at) + "```\n\n";
    at = end == sections.size() ? end : sections.find('\n', end) + 1;
  }
  return service::analyse(std::make_shared<const SourceText>("secret.md", text));
}

kernel::RulesPtr gameOf(const std::string& sections) {
  const service::AnalysisPtr analysis = analysisOf(sections);
  if (!analysis->rules) throw std::runtime_error("does not compile:\n" + sections);
  return analysis->rules;
}

namespace {

/// What the token is: its type and its properties.
std::string natureOf(const State& state, TokenId id) {
  const kernel::Token& token = state.tokens[id.index];
  std::string text = std::to_string(token.type);
  for (const kernel::Value& value : token.props) text += " " + std::to_string(value.payload);
  return text;
}

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

/// A token in a real state that a seat does not know.
struct Situation {
  const Rules& rules;
  const State& real;
  kernel::Seat spy;
  TokenId hidden;
};

std::vector<Clue> cluesIn(const Situation& at, const Counts& imagined) {
  const auto& [rules, real, spy, hidden] = at;
  const Observation seen(rules, real, spy);
  const State& shown = seen.state();
  const TokenId token = seenAs(seen, hidden);
  const kernel::ZoneId zone = shown.tokens[token.index].zone;
  std::vector<Clue> clues = {
      {"the token shown there", natureOf(shown, token)},
      {"its number", std::to_string(token.index)},
      {"where it is", std::to_string(zone.index) + " " + std::to_string(token.index)},
      {"what is imagined most", mostFrequent(imagined)},
      {"who knows it", std::to_string(shown.tokens[token.index].knownBy)},
      {"its look", std::to_string(kernel::observedPlacedHash(rules, shown, token, spy))},
      {"the look of the state", std::to_string(kernel::observedHash(rules, real, spy))},
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
    if (kernel::playerToMove(real) != spy) break;
    moves.says += kernel::moveText(rules, shown, seen.seen(move)) + ",";
    looks.says += std::to_string(kernel::observedMoveHash(rules, real, move, spy)) + ",";
  }
  for (const Clue& clue : {order, pools, moves, looks}) clues.push_back(clue);
  return clues;
}

/// What an agent is given, and what that was worth before.
class CheatingBot {
 public:
  /// `allowed` is how often it can be guessed by the rules.
  void look(const Situation& at, double allowed, bool learns, Rng& random) {
    const std::string truth = natureOf(at.real, at.hidden);
    Counts imagined;
    const Observation seen(at.rules, at.real, at.spy);
    for (int sample = 0; sample < samples; ++sample)
      ++imagined[natureOf(seen.determinised(random), seenAs(seen, at.hidden))];
    m_hits += imagined[truth];
    ++m_looks;
    if (learns) ++m_all[truth];
    for (const Clue& clue : cluesIn(at, imagined)) {
      Counts& known = m_learned[clue.name][clue.says];
      if (learns) {
        ++known[truth];
      } else if (mostFrequent(known.empty() ? m_all : known) == truth) {
        ++m_right[clue.name];
      }
    }
    if (learns) return;
    m_expected += allowed;
    m_variance += allowed * (1 - allowed);
  }

  Cheating result() const {
    Cheating result;
    result.imagined = static_cast<double>(m_hits) / (m_looks * samples);
    // By luck once in three million.
    result.most = m_expected + 5 * std::sqrt(m_variance);
    for (const auto& [clue, count] : m_right) {
      if (count <= result.best) continue;
      result.best = count;
      result.clue = clue;
    }
    return result;
  }

 private:
  std::map<std::string, std::map<std::string, Counts>> m_learned;  ///< by clue, then what it says
  Counts m_all;
  std::map<std::string, int> m_right;  ///< by clue
  int m_hits = 0;
  int m_looks = 0;
  double m_expected = 0;
  double m_variance = 0;
};

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

/// The tokens that can be confused with one that the seat does not know, itself included.
std::vector<TokenId> confusedWith(const Situation& at) {
  const kernel::Token& token = at.real.tokens[at.hidden.index];
  std::vector<TokenId> pool;
  for (std::size_t id = 0; id < at.real.tokens.size(); ++id) {
    const kernel::Token& other = at.real.tokens[id];
    if (other.pool == token.pool && !kernel::knows(at.rules, other, at.spy)) pool.emplace_back(id);
  }
  return pool;
}

}  // namespace

Cheating cheat(const Rules& rules, const Secret& secret, int games) {
  CheatingBot bot;
  Rng random(1);
  for (int game = 0; game < games; ++game) {
    const State real = playedTo(rules, secret, static_cast<std::uint64_t>(game));
    const TokenId token = kernel::topToken(rules, real, rules.zoneNamed(secret.zone));
    if (!token.valid()) throw std::runtime_error(secret.name + ": nothing in " + secret.zone);
    bot.look({rules, real, secret.spy, token}, secret.allowed, game < games / 2, random);
  }
  return bot.result();
}

Cheating cheatInPlay(const Rules& rules, int games) {
  constexpr std::uint64_t longest = 12;
  CheatingBot bot;
  Rng random(1);
  for (int game = 0; game < games; ++game) {
    Rng picks(static_cast<std::uint64_t>(game));
    State real = kernel::initialState(rules, static_cast<std::uint64_t>(game));
    const std::uint64_t plies = picks.below(longest);
    for (std::uint64_t ply = 0; ply < plies; ++ply) {
      const std::vector<Move> legal = kernel::legalMoves(rules, real);
      if (legal.empty()) break;
      kernel::applyMove(rules, real, legal[picks.below(legal.size())]);
    }
    const auto spy = static_cast<kernel::Seat>(picks.below(static_cast<std::uint64_t>(rules.seats())));
    std::vector<TokenId> hidden;
    for (const std::vector<TokenId>& content : real.zones) {
      for (const TokenId token : content) {
        if (!kernel::knows(rules, real.tokens[token.index], spy)) hidden.push_back(token);
      }
    }
    if (hidden.empty()) continue;
    const Situation at{rules, real, spy, hidden[picks.below(hidden.size())]};
    Counts natures;
    const std::vector<TokenId> pool = confusedWith(at);
    for (const TokenId token : pool) ++natures[natureOf(real, token)];
    const double allowed =
        static_cast<double>(natures[mostFrequent(natures)]) / static_cast<double>(pool.size());
    bot.look(at, allowed, game < games / 2, random);
  }
  return bot.result();
}

double mostByChance(int games, double share) {
  return games * share + 5 * std::sqrt(games * share * (1 - share));
}

}  // namespace ludo::agents::testing
