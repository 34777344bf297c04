// SPDX-License-Identifier: Apache-2.0
#include "core/sim/recorded_game.h"

#include <cassert>

#include "core/base/budget.h"
#include "core/base/limits.h"
#include "core/sim/play.h"
#include "core/sim/trace.h"
#include "core/sim/trace_moves.h"
#include "core/text/json_data.h"

namespace ludo::sim {
namespace {

using Fate = RecordedGame::Fate;
using text::DataNode;

constexpr int mostTraceLevels = 256;

/// What has to be known of a trace before its moves are played.
class TraceBeginning : private TraceFields {
 public:
  explicit TraceBeginning(diagnostics::List& diagnostics) : TraceFields(diagnostics) {}

  bool read(const DataNode& node) {
    if (!expect(node, text::DataKind::Map, "a trace") || text(node, "format") != words::format) return false;
    number(node, "version", words::version, words::version);
    game = text(node, "game");
    seed = parseSeed(text(node, "seed")).value_or(0);
    players = number(node, "players", 1, INT32_MAX);
    list(node, words::entries);
    hasEnded = text(node, "stop") == words::word(words::stops, Stop::Ended);
    if (hasEnded) readResults(node);
    return !m_failed;
  }

  std::string game;
  std::uint64_t seed = 0;
  std::int64_t players = 0;
  bool hasEnded = false;
  std::vector<kernel::SeatResult> results;

 private:
  void readResults(const DataNode& node) {
    const DataNode* outcome = part(node, "outcome");
    if (outcome == nullptr || !expect(*outcome, text::DataKind::Map, "an outcome")) return;
    const DataNode* seats = list(*outcome, "seats");
    if (seats == nullptr) return;
    for (const DataNode& seat : seats->items)
      results.push_back(static_cast<kernel::SeatResult>(wordOf(seat, words::results)));
  }
};

/// Plays the moves of a trace as they are read, until one cannot be played.
class MovesPlayer : private TraceMoves {
 public:
  MovesPlayer(const kernel::Rules& rules, std::uint64_t seed, diagnostics::List& diagnostics)
      : TraceMoves(rules, diagnostics), m_told(diagnostics), m_state(kernel::initialState(rules, seed)) {
    m_game.seats = rules.seats();
    m_game.seed = seed;
  }

  void play(const DataNode& entry) {
    const std::size_t ply = m_game.plies++;
    if (!m_going) return;
    const DataNode* shown = entry.find("move");
    m_game.ply = ply;
    m_game.move = shown != nullptr ? shown->text : std::string();
    if (m_state.over()) return stop(Fate::OverBefore);
    const kernel::Move move = readMove(entry);
    if (m_failed) {
      if (!m_told.empty()) m_game.detail = m_told.back().message;
      return stop(Fate::NameGone);
    }
    const kernel::LegalMoves legal = kernel::listLegalMoves(m_rules, m_state, &m_steps);
    if (legal.excess || m_state.givenUp()) return stop(Fate::TooMuch);
    const kernel::Move* meant = known(move, legal.moves);
    if (meant == nullptr) {
      if (isOfTokensHere(move)) m_game.refused = move;
      return stop(Fate::NotLegal);
    }
    m_game.moves.push_back(*meant);
    kernel::applyMove(m_rules, m_state, m_game.moves.back(), nullptr, &m_steps);
  }

  RecordedGame finish(const TraceBeginning& recorded) {
    if (!m_going) return m_game;
    m_game.ply = m_game.plies;
    m_game.move.clear();
    if (m_state.over() && !recorded.hasEnded) {
      m_game.fate = Fate::OverBefore;
    } else if (!m_state.over() && recorded.hasEnded) {
      m_game.fate = Fate::GoesOn;
    } else if (m_state.over() && m_state.outcome->seats != recorded.results) {
      m_game.fate = Fate::OtherResult;
    }
    return m_game;
  }

 private:
  void stop(Fate fate) {
    m_going = false;
    m_game.fate = fate;
  }

  /// A file may name tokens that never were.
  bool isOfTokensHere(const kernel::Move& move) const {
    return std::ranges::all_of(move.args, [&](const kernel::Value& argument) {
      if (argument.kind != kernel::Value::Kind::Token) return true;
      const auto token = static_cast<std::uint64_t>(argument.payload);
      return token < m_state.tokens.size() && m_state.tokens[token].alive();
    });
  }

  /// The legal move that the recorded one is. The same parts may show another token where more are made now.
  const kernel::Move* known(const kernel::Move& move, const std::vector<kernel::Move>& legal) const {
    const auto isShownAlike = [&](const kernel::Move& other) {
      return other.player == move.player && kernel::moveText(m_rules, m_state, other) == m_game.move;
    };
    const auto same = std::ranges::find(legal, move);
    if (same != legal.end() && isShownAlike(*same)) return &*same;
    const auto alike = std::ranges::find_if(legal, isShownAlike);
    if (alike != legal.end()) return &*alike;
    return same != legal.end() ? &*same : nullptr;
  }

  diagnostics::List& m_told;
  kernel::State m_state;
  Budget m_steps{limits::stepsPerGame};
  RecordedGame m_game;
  bool m_going = true;
};

bool isForPlayers(const language::GameDef& game, std::int64_t players) {
  const language::PlayerCount& count = game.metadata.players;
  return players >= kernel::numberIn(game, count.min) && players <= kernel::numberIn(game, count.max);
}

}  // namespace

std::optional<RecordedGame> playRecordedGame(const language::GameDefPtr& game, const SourceText& trace,
                                             const std::stop_token& stop) {
  diagnostics::List told;
  TraceBeginning beginning(told);
  if (!beginning.read(readTraceHead(trace, told)) || beginning.game != game->metadata.id) return std::nullopt;
  if (!isForPlayers(*game, beginning.players)) {
    RecordedGame other;
    other.fate = Fate::OtherPlayers;
    return other;
  }
  const kernel::RulesPtr rules = kernel::makeRules(game, static_cast<kernel::Seat>(beginning.players));
  MovesPlayer player(*rules, beginning.seed, told);
  const text::JsonItems plies{words::entries,
                              [&](const DataNode& ply) {
                                if (!stop.stop_requested()) player.play(ply);
                              },
                              false};
  text::readJson(trace, told, mostTraceLevels, &plies);
  if (stop.stop_requested()) return std::nullopt;
  return player.finish(beginning);
}

GameTrace traceOfMoves(const kernel::RulesPtr& rules, std::uint64_t seed,
                       const std::vector<kernel::Move>& moves) {
  kernel::State state = kernel::initialState(*rules, seed);
  GameTrace trace;
  trace.gameId = rules->def().metadata.id;
  trace.gameHash = gameHash(rules->def());
  trace.seed = seed;
  trace.seats = rules->seats();
  trace.initialHash = kernel::stateHash(*rules, state);
  for (const kernel::Move& move : moves) {
    const std::vector<kernel::Move> legal = kernel::legalMoves(*rules, state);
    assert(std::ranges::find(legal, move) != legal.end());
    TraceEntry entry{
        move, kernel::moveText(*rules, state, move), static_cast<std::uint32_t>(legal.size()), 0, 0, {}, {}};
    kernel::EventLog log;
    kernel::applyMove(*rules, state, move, &log);
    entry.stateHash = kernel::stateHash(*rules, state);
    entry.positionHash = kernel::positionHash(*rules, state);
    entry.deltas = std::move(log.deltas);
    entry.notes = std::move(log.notes);
    trace.entries.push_back(std::move(entry));
  }
  trace.outcome = state.outcome;
  trace.stop = state.over() ? Stop::Ended : Stop::Cancelled;
  return trace;
}

}  // namespace ludo::sim
