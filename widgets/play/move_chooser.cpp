// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/move_chooser.h"

#include <numeric>
#include <optional>

namespace ludo::widgets {

namespace {

using kernel::Move;
using kernel::Value;
using Click = MoveChooser::Click;

bool isPlace(const Value& value) {
  return value.kind == Value::Kind::Zone || value.kind == Value::Kind::Token;
}

bool agrees(const Value& argument, const Click& click) {
  switch (argument.kind) {
    case Value::Kind::Zone:
      return argument.zone() == click.zone;
    case Value::Kind::Token:
      return click.token.valid() && argument.token() == click.token;
    default:
      return false;
  }
}

/// Matches each click with an argument of its own; nothing when some click matches none.
std::optional<std::vector<bool>> matchedAnyhow(const Move& move, const std::vector<Click>& clicks) {
  std::vector<bool> used(move.args.size(), false);
  for (const Click& click : clicks) {
    std::size_t argument = 0;
    while (argument < move.args.size() && (used[argument] || !agrees(move.args[argument], click))) ++argument;
    if (argument == move.args.size()) return std::nullopt;
    used[argument] = true;
  }
  return used;
}

const Value* nextPlace(const Move& move, const std::vector<bool>& used) {
  for (std::size_t i = 0; i < move.args.size(); ++i) {
    if (!used[i] && isPlace(move.args[i])) return &move.args[i];
  }
  return nullptr;
}

}  // namespace

/// The first click is the first place among the arguments, the second the second, and so on. After the last
/// of them a click may be where the move brings what was clicked first.
MoveChooser::Matching MoveChooser::matchedInTurn(const Move& move, const std::vector<Click>& clicks) const {
  Match match{std::vector<bool>(move.args.size(), false)};
  std::size_t argument = 0;
  for (const Click& click : clicks) {
    while (argument < move.args.size() && !isPlace(move.args[argument])) ++argument;
    if (argument < move.args.size()) {
      if (!agrees(move.args[argument], click)) return std::nullopt;
      match.used[argument++] = true;
      continue;
    }
    const kernel::TokenId token = clicks.front().token;
    if (match.reachesGoal || !m_findGoals || !token.valid()) return std::nullopt;
    match.reachesGoal = m_findGoals(move, token).to.contains(click.zone);
    if (!match.reachesGoal) return std::nullopt;
  }
  return match;
}

MoveChooser::Matching MoveChooser::matched(const Move& move, const std::vector<Click>& clicks) const {
  Matching match = matchedInTurn(move, clicks);
  if (match) return match;
  if (const auto used = matchedAnyhow(move, clicks)) match = Match{*used};
  return match;
}

std::set<kernel::ZoneId> MoveChooser::goals(const Move& move) const {
  if (m_clicks.empty() || !m_findGoals || !m_clicks.front().token.valid()) return {};
  const Matching match = matched(move, m_clicks);
  if (!match || match->reachesGoal || nextPlace(move, match->used) != nullptr) return {};
  // An argument that was clicked already is no goal any more.
  std::set<kernel::ZoneId> zones = m_findGoals(move, m_clicks.front().token).to;
  for (const Click& click : m_clicks) zones.erase(click.zone);
  return zones;
}

void MoveChooser::setMoves(std::vector<Move> moves, FindGoals goals) {
  m_moves = std::move(moves);
  m_findGoals = std::move(goals);
  m_clicks.clear();
  m_candidates.resize(m_moves.size());
  std::iota(m_candidates.begin(), m_candidates.end(), std::size_t{0});
}

bool MoveChooser::clear() {
  if (m_clicks.empty()) return false;
  setMoves(std::move(m_moves), std::move(m_findGoals));
  return true;
}

std::vector<std::size_t> MoveChooser::collect(const std::function<bool(const Move&)>& isMeant) const {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < m_moves.size(); ++i) {
    if (isMeant(m_moves[i])) found.push_back(i);
  }
  return found;
}

bool MoveChooser::placesDecide() const {
  std::set<std::set<kernel::ZoneId>> different;
  for (const std::size_t candidate : m_candidates) {
    const Matching match = matched(m_moves[candidate], m_clicks);
    if (match && nextPlace(m_moves[candidate], match->used) != nullptr) return true;
    different.insert(goals(m_moves[candidate]));
  }
  return different.size() > 1;
}

MoveChooser::Step MoveChooser::settleOn(std::vector<Click> clicks, std::vector<std::size_t> candidates) {
  if (candidates.empty()) return Step::Nothing;
  m_clicks = std::move(clicks);
  m_candidates = std::move(candidates);
  if (m_candidates.size() == 1) return Step::Decided;
  return placesDecide() ? Step::Narrowed : Step::Ask;
}

MoveChooser::Step MoveChooser::tryClicks(const std::vector<Click>& clicks) {
  std::vector<std::size_t> found =
      collect([&](const Move& move) { return matchedInTurn(move, clicks).has_value(); });
  if (found.empty())
    found = collect([&](const Move& move) { return matchedAnyhow(move, clicks).has_value(); });
  return settleOn(clicks, std::move(found));
}

MoveChooser::Step MoveChooser::click(Click click) {
  std::vector<Click> clicks = m_clicks;
  // Clicking the last place again settles on the one move that needs no further place.
  if (!clicks.empty() && clicks.back() == click) {
    std::vector<std::size_t> complete;
    for (const std::size_t candidate : m_candidates) {
      const Matching match = matched(m_moves[candidate], m_clicks);
      if (!match || nextPlace(m_moves[candidate], match->used) == nullptr) complete.push_back(candidate);
    }
    if (complete.size() == 1) {
      m_candidates = complete;
      return Step::Decided;
    }
    if (complete.size() > 1) return Step::Ask;
    clear();
    return Step::Nothing;
  }
  clicks.push_back(click);
  const Step step = tryClicks(clicks);
  if (step != Step::Nothing || m_clicks.empty()) return step;
  // The click does not continue the move begun: it begins another.
  clear();
  return tryClicks({click});
}

bool MoveChooser::lift(Click from) {
  clear();
  return tryClicks({from}) != Step::Nothing;
}

MoveChooser::Step MoveChooser::drop(Click from, Click to) {
  clear();
  const std::vector<Click> clicks{from, to};
  std::vector<std::size_t> found =
      collect([&](const Move& move) { return matchedInTurn(move, clicks).has_value(); });
  // The goal may be named first, but what the move takes elsewhere is not put there.
  const auto endsThere = [&](const Move& move) {
    if (!m_findGoals || !from.token.valid()) return true;
    const TokenGoals& goals = m_findGoals(move, from.token);
    return goals.stays || goals.to.contains(to.zone);
  };
  if (found.empty())
    found =
        collect([&](const Move& move) { return matchedAnyhow(move, clicks).has_value() && endsThere(move); });
  return settleOn(clicks, std::move(found));
}

MoveChooser::Targets MoveChooser::targets() const {
  Targets targets;
  for (const std::size_t candidate : m_candidates) {
    const Move& move = m_moves[candidate];
    const Matching match = matched(move, m_clicks);
    const Value* place = match ? nextPlace(move, match->used) : nullptr;
    if (place == nullptr) {
      targets.zones.merge(goals(move));
    } else if (place->kind == Value::Kind::Zone) {
      targets.zones.insert(place->zone());
    } else {
      targets.tokens.insert(place->token());
    }
  }
  return targets;
}

}  // namespace ludo::widgets
