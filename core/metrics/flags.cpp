// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "core/base/quoted.h"
#include "core/language/language.h"
#include "core/language/walk.h"
#include "core/metrics/flag.h"
#include "core/metrics/number_text.h"
#include "core/metrics/rule_index.h"

namespace ludo::metrics {
namespace {

using sim::Batch;
using sim::GameSummary;
using sim::Stop;

/// The ply that shows the sign, for a game that has it.
using Check = std::function<std::optional<std::uint32_t>(const GameSummary&)>;

/// No more flags of one kind that is raised for many things.
constexpr std::size_t mostOfAKind = 10;

std::string wholePercent(double share) {
  return std::to_string(std::lround(share * 100)) + " %";
}

bool somebodyWon(const GameSummary& game) {
  return std::ranges::find(game.results, kernel::SeatResult::Win) != game.results.end();
}

bool drawn(const GameSummary& game) {
  return !somebodyWon(game) &&
         std::ranges::find(game.results, kernel::SeatResult::Draw) != game.results.end();
}

std::string refusalText(kernel::Note::Kind kind) {
  switch (kind) {
    case kernel::Note::Kind::ZoneFull:
      return "a zone was full";
    case kernel::Note::Kind::Clamped:
      return "a variable was at its bound";
    default:
      return "there was nothing to work on";
  }
}

std::set<std::string> zonesOfSetup(const language::GameDef& def) {
  std::set<std::string> zones;
  const auto take = [&zones](const language::Type& type, const void* value) {
    const bool isZone =
        type.kind == language::TypeKind::Reference && type.nameKind == language::NameKind::Zone;
    if (isZone) zones.insert(language::textOf(type, value));
    return true;
  };
  for (const language::Effect& effect : def.setup.items)
    language::walkConst(language::typeOf<language::Effect>(), &effect, take);
  return zones;
}

class FlagFinder {
 public:
  FlagFinder(const kernel::Rules& rules, const Batch& batch, const FlagLimits& limits)
      : m_rules(rules), m_batch(batch), m_limits(limits), m_index(rules.def()) {}

  std::vector<Flag> find() {
    addSignsOfGames();
    addSeatAdvantage();
    addNearlyAllDrawn();
    addDominantStrategies();
    addRefusedEffects();
    if (!m_batch.games.empty() && m_batch.games.size() >= m_limits.neverGames) addNevers();
    for (Flag& flag : m_flags) flag.place = m_index.at(flag.node).span;
    return std::move(m_flags);
  }

 private:
  // Signs that a single game can show.
  void addSignsOfGames() {
    addGivenUp();
    add(FlagKind::LoopDetected,
        "play went round in circles: a position came back more than " + std::to_string(m_limits.loopRepeats) +
            " times by the players' choices alone, or the turn cap was reached while positions recurred",
        [this](const GameSummary& game) { return loopPly(game); });
    add(FlagKind::NoLegalMoves, "the player to move had no legal move although the game was not over",
        [](const GameSummary& game) {
          return game.stop == Stop::NoLegalMoves ? std::optional(game.plies) : std::nullopt;
        });
    addDominantActions();
    add(FlagKind::TrivialWin,
        "somebody won in fewer than " + std::to_string(m_limits.trivialWinTurns) + " turns",
        [this](const GameSummary& game) {
          const bool trivial = somebodyWon(game) && game.turns < m_limits.trivialWinTurns;
          return trivial ? std::optional(game.plies) : std::nullopt;
        });
    add(FlagKind::Stall,
        "nothing on the table changed for " + std::to_string(m_limits.stallPlies) + " plies in a row or more",
        [this](const GameSummary& game) {
          return game.longestStall >= m_limits.stallPlies ? std::optional(game.stallPly) : std::nullopt;
        });
    add(FlagKind::TriggerDepthExceeded, "a chain of triggers ran into maxTriggerDepth and was cut off",
        [](const GameSummary& game) {
          return game.depthExceeded > 0 ? std::optional(game.depthPly) : std::nullopt;
        });
    add(FlagKind::TurnCapReached, "the turn cap was reached before the game ended",
        [](const GameSummary& game) {
          return game.stop == Stop::TurnCap ? std::optional(game.plies) : std::nullopt;
        });
  }

  std::optional<std::uint32_t> loopPly(const GameSummary& game) const {
    if (game.mostRepeats > m_limits.loopRepeats) return game.mostRepeatsPly;
    if (game.stop == Stop::TurnCap && game.repeatedPositions > 0) return game.firstRepeatPly;
    return std::nullopt;
  }

  /// One flag for each rule and bound.
  void addGivenUp() {
    std::vector<kernel::Excess> met;
    for (const GameSummary& game : m_batch.games) {
      if (game.givenUp && std::ranges::find(met, game.givenUp->excess) == met.end())
        met.push_back(game.givenUp->excess);
    }
    if (met.size() > mostOfAKind) met.resize(mostOfAKind);
    for (const kernel::Excess& excess : met) {
      const std::string rule = m_index.at(excess.node).text();
      add(
          FlagKind::GivenUp,
          "the game was given up" + (rule.empty() ? "" : " at " + rule) + ": " +
              kernel::excessText(excess.bound),
          [&excess](const GameSummary& game) {
            const bool isSame = game.givenUp && game.givenUp->excess == excess;
            return isSame ? std::optional(game.plies) : std::nullopt;
          },
          "", excess.node);
    }
  }

  /// One flag an action, so that the message can name it.
  void addDominantActions() {
    const auto& actions = m_rules.def().actions;
    for (std::size_t action = 0; action < actions.size(); ++action) {
      add(
          FlagKind::DominantAction,
          "action " + quoted(actions[action].id.name) + " was taken in at least " +
              wholePercent(m_limits.dominantShare) + " of the cases in which there was something else to do",
          [this, action](const GameSummary& game) { return dominantPly(game, action); },
          actions[action].id.name, actions[action].node);
    }
  }

  std::optional<std::uint32_t> dominantPly(const GameSummary& game, std::size_t action) const {
    const std::uint32_t chances = game.actionChances[action];
    if (chances < std::max(1U, m_limits.dominantChances)) return std::nullopt;
    const double share = static_cast<double>(game.actionChosen[action]) / chances;
    return share >= m_limits.dominantShare ? std::optional(game.plies) : std::nullopt;
  }

  // Signs that only many games show together.
  void addSeatAdvantage() {
    const auto seats = static_cast<std::size_t>(m_rules.seats());
    // A stronger bot says nothing of its seat.
    if (seats < 2 || !m_batch.options.seatsAreAlike()) return;
    std::vector<std::uint64_t> wins(seats, 0);
    std::uint64_t won = 0;
    for (const GameSummary& game : m_batch.games) {
      won += somebodyWon(game) ? 1 : 0;
      for (std::size_t seat = 0; seat < seats; ++seat) wins[seat] += game.won(seat) ? 1 : 0;
    }
    // Where players win together the parts of the seats are no parts of one whole.
    std::uint64_t allWins = 0;
    for (const std::uint64_t count : wins) allWins += count;
    if (won == 0 || allWins != won) return;
    const auto best = static_cast<std::size_t>(std::ranges::max_element(wins) - wins.begin());
    const sim::Share share = sim::makeShare("", wins[best], won);
    const double fair = 1.0 / static_cast<double>(seats);
    if (share.low95 <= fair || share.value < fair + m_limits.seatAdvantage) return;
    const std::string seat = "player " + std::to_string(best + 1);
    Flag flag = collect(FlagKind::SeatAdvantage, [best](const GameSummary& game) {
      return game.won(best) ? std::optional(game.plies) : std::nullopt;
    });
    flag.subject = seat;
    flag.message = "Of " + countOf(won, "game") + " that somebody won, " + seat + " won " +
                   percentText(share.value) + " (95 % interval " + percentText(share.low95) + " to " +
                   percentText(share.high95) + "); an equal part would be " + percentText(fair);
    m_flags.push_back(std::move(flag));
  }

  void addNearlyAllDrawn() {
    const auto ended =
        static_cast<std::uint64_t>(std::ranges::count(m_batch.games, Stop::Ended, &GameSummary::stop));
    Flag flag = collect(FlagKind::NearlyAllDrawn, [](const GameSummary& game) {
      return drawn(game) ? std::optional(game.plies) : std::nullopt;
    });
    if (flag.count == 0 || ended < m_limits.neverGames ||
        static_cast<double>(flag.count) < m_limits.drawnShare * static_cast<double>(ended))
      return;
    flag.message = countText(flag.count) + " of the " + countOf(ended, "game") + " that ended were draws";
    m_flags.push_back(std::move(flag));
  }

  void addDominantStrategies() {
    struct Tally {
      std::uint64_t played = 0;
      std::uint64_t won = 0;
    };
    if (m_rules.seats() < 2) return;
    std::map<sim::Opening, Tally> tallies;
    for (const GameSummary& game : m_batch.games) {
      // Where players win together nobody's way is better than the others'.
      if (std::ranges::count(game.results, kernel::SeatResult::Win) > 1) return;
      for (std::size_t seat = 0; seat < game.openings.size(); ++seat) {
        // A game that was over before says who won it, not how one may open.
        if (game.openings[seat].back() == 0) continue;
        Tally& tally = tallies[game.openings[seat]];
        ++tally.played;
        tally.won += game.won(seat) ? 1 : 0;
      }
    }
    if (tallies.size() < 2) return;
    for (const auto& [opening, tally] : tallies) {
      const sim::Share share = sim::makeShare("", tally.won, tally.played);
      if (tally.played < m_limits.strategyGames || share.low95 <= m_limits.strategyShare) continue;
      Flag flag = collect(FlagKind::DominantStrategy, [&way = opening](const GameSummary& game) {
        for (std::size_t seat = 0; seat < game.openings.size(); ++seat) {
          if (game.openings[seat] == way && game.won(seat)) return std::optional(game.plies);
        }
        return std::optional<std::uint32_t>();
      });
      flag.subject = openingText(opening);
      flag.message = "Who opened with " + flag.subject + " won " + percentText(share.value) + " of " +
                     countOf(tally.played, "game") + " (95 % interval " + percentText(share.low95) + " to " +
                     percentText(share.high95) + ")";
      m_flags.push_back(std::move(flag));
    }
  }

  std::string openingText(const sim::Opening& opening) const {
    std::string text;
    for (const std::uint8_t action : opening) {
      const bool known = action <= m_rules.def().actions.size() && action < UINT8_MAX;
      text += (text.empty() ? "" : ", ") +
              (known ? quoted(m_rules.def().actions[action - 1U].id.name) : std::string("another action"));
    }
    return text;
  }

  void addRefusedEffects() {
    using Key = std::tuple<std::uint32_t, kernel::Note::Kind>;
    std::map<Key, std::uint64_t> games;
    for (const GameSummary& game : m_batch.games) {
      for (const sim::Refusal& refusal : game.refusals) {
        if (refusal.count >= m_limits.refusedEffects) ++games[{refusal.node, refusal.kind}];
      }
    }
    std::vector<std::pair<Key, std::uint64_t>> most(games.begin(), games.end());
    std::ranges::stable_sort(most, std::ranges::greater(), &std::pair<Key, std::uint64_t>::second);
    if (most.size() > mostOfAKind) most.resize(mostOfAKind);
    for (const auto& [key, count] : most) {
      const auto [node, kind] = key;
      const std::string rule = m_index.at(node).text();
      add(
          FlagKind::EffectRefused,
          (rule.empty() ? "an effect" : rule) + " was refused " + std::to_string(m_limits.refusedEffects) +
              " times or more: " + refusalText(kind),
          [this, node = node, kind = kind](const GameSummary& game) -> std::optional<std::uint32_t> {
            for (const sim::Refusal& refusal : game.refusals) {
              if (refusal.node == node && refusal.kind == kind && refusal.count >= m_limits.refusedEffects)
                return refusal.ply;
            }
            return std::nullopt;
          },
          rule, node);
    }
  }

  // What no game did: any of them shows it.
  void addNevers() {
    const language::GameDef& def = m_rules.def();
    for (std::size_t i = 0; i < def.actions.size(); ++i) {
      if (!any([i](const GameSummary& game) { return game.actionLegal[i] > 0; }))
        never(FlagKind::ActionNeverLegal, "Action", "was never legal", def.actions[i].id.name,
              def.actions[i].node);
    }
    for (std::size_t i = 0; i < def.actions.size(); ++i) addNeverTaken(i);
    for (std::size_t i = 0; i < def.triggers.size(); ++i) {
      if (!any([i](const GameSummary& game) { return game.triggerCounts[i] > 0; }))
        never(FlagKind::TriggerNeverFired, "Trigger", "never fired", def.triggers[i].id.name,
              def.triggers[i].node);
    }
    for (std::size_t i = 0; i < def.end.size(); ++i) {
      if (!any([i](const GameSummary& game) { return game.endCondition == i; }))
        never(FlagKind::EndNeverMet, "End condition", "decided none", def.end[i].id, def.end[i].node);
    }
    addUnusedZones();
  }

  void addNeverTaken(std::size_t action) {
    const language::ActionDef& def = m_rules.def().actions[action];
    if (any([action](const GameSummary& game) { return game.actionCounts[action] > 0; })) return;
    Flag flag = collect(FlagKind::ActionNeverTaken, [action](const GameSummary& game) {
      return game.actionLegal[action] > 0 ? std::optional(game.actionFirstLegal[action]) : std::nullopt;
    });
    if (flag.count == 0) return;
    flag.subject = def.id.name;
    flag.node = def.node;
    flag.message = "Action " + quoted(def.id.name) + " was legal in " + countText(flag.count) + " of " +
                   countOf(m_batch.games.size(), "game") + " and never taken";
    m_flags.push_back(std::move(flag));
  }

  void addUnusedZones() {
    if (m_rules.def().tokenTypes.empty()) return;
    std::vector<std::string> unused;
    const std::set<std::string> ofSetup = zonesOfSetup(m_rules.def());
    for (std::size_t zone = 0; zone < m_rules.zones().size(); ++zone) {
      // All of a deck may be dealt before the game begins.
      if (ofSetup.contains(m_rules.def().zones[m_rules.zones()[zone].def].id.name)) continue;
      if (!any([zone](const GameSummary& game) { return game.usedZone(zone); }))
        unused.push_back(m_rules.zones()[zone].name);
    }
    if (unused.empty()) return;
    std::string names;
    for (std::size_t i = 0; i < std::min(unused.size(), mostOfAKind); ++i)
      names += (i == 0 ? "" : ", ") + unused[i];
    if (unused.size() > mostOfAKind) names += ", ...";
    Flag flag =
        collect(FlagKind::ZonesNeverUsed, [](const GameSummary& game) { return std::optional(game.plies); });
    flag.subject = names;
    flag.message = "In " + countOf(m_batch.games.size(), "game") + " no token came to " +
                   countText(unused.size()) + " of " + countOf(m_rules.zones().size(), "zone") + ": " + names;
    m_flags.push_back(std::move(flag));
  }

  bool any(const std::function<bool(const GameSummary&)>& test) const {
    return std::ranges::any_of(m_batch.games, test);
  }

  void never(FlagKind kind, const std::string& thing, const std::string& what, const std::string& name,
             std::uint32_t node) {
    Flag flag = collect(kind, [](const GameSummary& game) { return std::optional(game.plies); });
    flag.subject = name;
    flag.node = node;
    flag.message = thing + " " + quoted(name) + " " + what +
                   (kind == FlagKind::EndNeverMet ? " of " : " in ") + countOf(m_batch.games.size(), "game");
    m_flags.push_back(std::move(flag));
  }

  Flag collect(FlagKind kind, const Check& check) const {
    Flag flag;
    flag.kind = kind;
    for (const GameSummary& game : m_batch.games) {
      const std::optional<std::uint32_t> ply = check(game);
      if (!ply) continue;
      ++flag.count;
      if (flag.games.size() == sim::keptGames) continue;
      flag.games.push_back(game.index);
      flag.plies.push_back(*ply);
    }
    return flag;
  }

  void add(FlagKind kind, const std::string& what, const Check& check, std::string subject = "",
           std::uint32_t node = 0) {
    Flag flag = collect(kind, check);
    if (flag.count == 0 || (mayBeChance(kind) && isRare(flag.count))) return;
    flag.subject = std::move(subject);
    flag.node = node;
    flag.message = "In " + std::to_string(flag.count) + " of " + std::to_string(m_batch.games.size()) +
                   (m_batch.games.size() == 1 ? " game " : " games ") + what;
    m_flags.push_back(std::move(flag));
  }

  /// What a fair share of games shows now and then, though nothing is wrong.
  static bool mayBeChance(FlagKind kind) {
    return kind == FlagKind::DominantAction || kind == FlagKind::TrivialWin ||
           kind == FlagKind::EffectRefused;
  }
  bool isRare(std::uint64_t count) const {
    return static_cast<double>(count) < m_limits.rareShare * static_cast<double>(m_batch.games.size());
  }

  const kernel::Rules& m_rules;
  const Batch& m_batch;
  const FlagLimits& m_limits;
  RuleIndex m_index;
  std::vector<Flag> m_flags;
};

}  // namespace

std::vector<Flag> findFlags(const kernel::Rules& rules, const Batch& batch, const FlagLimits& limits) {
  return FlagFinder(rules, batch, limits).find();
}

}  // namespace ludo::metrics
